// make check-espruino: every board's bundle in a real Espruino interpreter, its traces against
// those of the fake HAL, its memory and its speed against the budgets. By hand, for some boards:
// ESPRUINO=/path/to/espruino node firmware/tools/start.js test/espruino/check.ts BOARD…
import { boardNames } from '../../firmware/tools/boards/load-board';
import { InterpreterError, openInterpreter } from '../../sim/espruino/interpreter';
import type { Interpreter } from '../../sim/espruino/interpreter';
import { budgetRows, tableLines } from './budgets';
import { takeFigures } from './figures';
import { playShortOfMemory } from './short-of-memory';
import { Bundles, playAll, scenarioFiles } from './traces';
import type { Verdict } from './traces';

const SKIPPED =
  'check-espruino: skipped: no interpreter was given; set ESPRUINO=/path/to/espruino ' +
  '(a Linux build of Espruino 2v27 or newer).';

/** The code of what a person gave wrongly, and of a check that failed. */
const BAD_INPUT = 2;
const FAILED = 1;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function reportTraces(board: string, verdicts: readonly Verdict[]): boolean {
  const refused = verdicts.filter((verdict) => verdict.refused !== '');
  const faulty = verdicts.filter(({ faults }) => faults.length > 0);
  faulty.flatMap(({ faults }) => faults).forEach(say);
  refused.forEach((verdict) => say(`not for a board: ${verdict.refused}`));
  const played = verdicts.length - refused.length;
  say(`${board}: ${played - faulty.length} of ${played} scenarios as on the fake HAL`);
  return faulty.length === 0;
}

async function checkBoard(board: string, interpreter: Interpreter): Promise<boolean> {
  const bundles = new Bundles();
  const firmware = await bundles.for(board);
  const figures = await takeFigures({ firmware, interpreter });
  const rows = budgetRows(firmware.board, figures);
  const { leastUs, pass } = figures;
  say(
    `${board}: smallest tick ${leastUs.toFixed(1)} us; a press with all of its pass ` +
      `${pass.toFixed(0)} x that`,
  );
  tableLines(rows).forEach(say);
  const short = await playShortOfMemory({ firmware, interpreter });
  short.forEach(({ left, isRight }) => {
    say(`${board}: with ${left} free variables the game is ${isRight ? 'the same' : 'WRONG'}`);
  });
  const verdicts = await playAll(scenarioFiles(), board, interpreter, bundles);
  const isSound = short.every(({ isRight }) => isRight) && rows.every((row) => !row.isBroken);
  return reportTraces(board, verdicts) && isSound;
}

/** A bundle that is too large for this interpreter, or breaks it, is that board's failure alone. */
async function tryBoard(board: string, interpreter: Interpreter): Promise<boolean> {
  try {
    return await checkBoard(board, interpreter);
  } catch (error) {
    if (!(error instanceof InterpreterError)) throw error;
    say(`${board}: ${error.message}`);
    return false;
  }
}

async function check(path: string, boards: readonly string[]): Promise<number> {
  const interpreter = await openInterpreter(path);
  const { version, variables, blockBytes } = interpreter;
  say(`Espruino ${version}, ${variables} variables of ${blockBytes} bytes, on this desktop`);
  const results: boolean[] = [];
  for (const board of boards) results.push(await tryBoard(board, interpreter));
  return results.every((isFine) => isFine) ? 0 : FAILED;
}

async function main(): Promise<void> {
  const path = process.env['ESPRUINO'] ?? '';
  const named = process.argv.slice(2);
  if (path === '') return say(SKIPPED);
  const unknown = named.find((name) => !boardNames().includes(name));
  if (unknown !== undefined) {
    throw new InterpreterError(`${unknown}: there is no such board in board-configs.`);
  }
  process.exitCode = await check(path, named.length > 0 ? named : boardNames());
}

main().catch((error: Error) => {
  const isOurs = error instanceof InterpreterError;
  process.stderr.write(`check-espruino: ${isOurs ? error.message : error.stack}\n`);
  process.exitCode = isOurs ? BAD_INPUT : FAILED;
});
