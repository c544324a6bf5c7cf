// Plays scenarios on the built firmware of a board in a real Espruino interpreter. What it does
// otherwise than the fake HAL counts as a failure.
import { failureOf } from '../board/differences';
import { buildFirmware } from '../board/firmware-files';
import { variantFor } from '../board/variant';
import { InterpreterError, openInterpreter } from '../espruino/interpreter';
import { playInEspruino } from '../espruino/play-in-espruino';
import type { Outcome, Scenario } from '../scenario';
import { BadInput } from './bad-input';
import type { Player } from './board-player';
import { readBoard } from './read-board';

/** What is wrong with the interpreter is bad input. */
async function refusing<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof InterpreterError) throw new BadInput(error.message);
    throw error;
  }
}

async function playOne(scenario: Scenario, board: string, path: string): Promise<Outcome> {
  const interpreter = await openInterpreter(path);
  const firmware = await buildFirmware(variantFor(board, scenario).nameOrPath);
  const { differences, ...outcome } = await playInEspruino(scenario, firmware, interpreter);
  const more = differences.map((difference) => failureOf(scenario.file, difference));
  return { ...outcome, failures: [...outcome.failures, ...more] };
}

/** Throws BadInput when no board is named, or one that there is not. */
export function espruinoPlayer(board: string | undefined, path: string): Player {
  if (board === undefined) {
    throw new BadInput('--espruino needs a board: add --board esp32-ht1621, or another one.');
  }
  readBoard(board);
  return (scenario) => refusing(() => playOne(scenario, board, path));
}
