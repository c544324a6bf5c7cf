// Plays scenarios on the built firmware of a board, in the Espruino machine. What the board does
// otherwise than the fake HAL counts as a failure.
import { failureOf } from '../board/differences';
import { buildFirmware } from '../board/firmware-files';
import type { Firmware } from '../board/firmware';
import { lacksFor, skippedLine } from '../board/needs';
import { playOnBoard } from '../board/play-on-board';
import { variantFor } from '../board/variant';
import type { Outcome, RunOptions, Scenario } from '../scenario';
import { writeError } from './output';
import { readBoard } from './read-board';

/** What plays a scenario: the fake HAL, or a board. */
export type Player = (scenario: Scenario) => Promise<Outcome>;

/** Throws BadInput when there is no such board. */
export function boardPlayer(nameOrPath: string, options: RunOptions): Player {
  const board = readBoard(nameOrPath);
  const built = new Map<string, Promise<Firmware>>();
  const firmwareOf = (path: string): Promise<Firmware> => {
    const firmware = built.get(path) ?? buildFirmware(path);
    built.set(path, firmware);
    return firmware;
  };
  return async (scenario) => {
    const variant = variantFor(nameOrPath, scenario);
    if (variant.added !== '') {
      writeError(`${scenario.file}: played on a copy of ${board.name} with ${variant.added}.`);
    }
    const lacking = lacksFor(board, scenario);
    if (lacking.length > 0) {
      writeError(`${skippedLine(board, scenario, lacking)}.`);
      return { records: [], failures: [], glass: '', isSkipped: true };
    }
    const firmware = await firmwareOf(variant.nameOrPath);
    const { differences, ...outcome } = playOnBoard(scenario, firmware, options);
    const more = differences.map((difference) => failureOf(scenario.file, difference));
    return { ...outcome, failures: [...outcome.failures, ...more] };
  };
}
