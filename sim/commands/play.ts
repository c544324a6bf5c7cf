// `zeitnot play`: runs scenario files in virtual time and checks what they expect. All files are
// read before the first is played: bad input plays nothing.
import { ScenarioError, outcomeBefore, parseScenario, runScenario } from '../scenario';
import type { Outcome, RunOptions, Scenario } from '../scenario';
import { BadInput, oneLine, quoted } from './bad-input';
import { boardPlayer } from './board-player';
import type { Player } from './board-player';
import { textOption } from './command';
import type { Call, Command, ExitCode } from './command';
import { espruinoPlayer } from './espruino-player';
import { writeError, writeLines } from './output';
import { STANDARD_INPUT, readText } from './read-text';
import { failureLine, failureLines, recordLine, summaryLine } from './report';
import type { Tally } from './report';

const SEED_MAX = 0xffffffff;

interface Way {
  readonly isJson: boolean;
  readonly hasManyFiles: boolean;
}

function readJitter(text: string | undefined): RunOptions {
  if (text === undefined) return {};
  const jitterSeed = Number(text);
  if (/^\d+$/.test(text) && jitterSeed <= SEED_MAX) return { jitterSeed };
  throw new BadInput(`--jitter ${quoted(text)}: a seed is a whole number from 0 to ${SEED_MAX}.`);
}

function readScenario(path: string): Scenario {
  const text = readText(path);
  return parseScenario(text, path === STANDARD_INPUT ? 'stdin' : oneLine(path));
}

/** What is wrong with the scenario is bad input. */
function refuse(error: unknown): never {
  if (error instanceof ScenarioError) throw new BadInput(error.message);
  throw error;
}

function refusing<T>(step: () => T): T {
  try {
    return step();
  } catch (error) {
    return refuse(error);
  }
}

/** Reads every file; each bad one gets its sentence, the last one ends the command. */
function readAll(paths: readonly string[]): Scenario[] {
  const faults: BadInput[] = [];
  const scenarios: Scenario[] = [];
  for (const path of paths) {
    try {
      scenarios.push(refusing(() => readScenario(path)));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      faults.push(error);
    }
  }
  const last = faults.pop();
  faults.forEach((fault) => writeError(fault.message));
  if (last !== undefined) throw last;
  return scenarios;
}

function writeOutcome(scenario: Scenario, outcome: Outcome, way: Way): void {
  if (way.isJson) {
    const file = way.hasManyFiles ? { file: scenario.file } : {};
    writeLines(outcome.records.map((record) => JSON.stringify({ ...record, ...file })));
    for (const failure of outcome.failures) process.stderr.write(`${failureLine(failure)}\n`);
    return;
  }
  const failures = outcome.failures.flatMap(failureLines);
  const isTitled = way.hasManyFiles && outcome.records.length > 0;
  const title = isTitled ? [`${scenario.file}:`] : [];
  writeLines([...title, ...outcome.records.map(recordLine), ...failures]);
}

/** The game cannot go on; what was seen of it until then is worth as much as before. */
function leave(scenario: Scenario, error: unknown, way: Way): never {
  const before = outcomeBefore(error);
  if (before !== null) writeOutcome(scenario, before, way);
  return refuse(error);
}

function playerOf(call: Call): Player {
  const options = readJitter(textOption(call, 'jitter'));
  const board = textOption(call, 'board');
  const espruino = textOption(call, 'espruino');
  if (espruino !== undefined) return espruinoPlayer(board, espruino);
  if (board !== undefined) return boardPlayer(board, options);
  return async (scenario) => runScenario(scenario, options);
}

function countExpectations({ steps }: Scenario): number {
  return steps.filter(({ action }) => action.verb === 'expect').length;
}

async function run(call: Call): Promise<ExitCode> {
  const player = playerOf(call);
  if (call.words.filter((path) => path === STANDARD_INPUT).length > 1) {
    throw new BadInput('standard input (-) is named twice; it can be read once.');
  }
  const scenarios = readAll(call.words);
  const isJson = call.options['json'] === true;
  const way = { isJson, hasManyFiles: scenarios.length > 1 };
  const tally: Tally = { files: scenarios.length, expectations: 0, failed: 0 };
  for (const scenario of scenarios) {
    const outcome = await player(scenario).catch((error) => leave(scenario, error, way));
    writeOutcome(scenario, outcome, way);
    if (outcome.isSkipped) tally.files--;
    else tally.expectations += countExpectations(scenario);
    tally.failed += outcome.failures.length;
    if (tally.failed > 0) process.exitCode = 1;
  }
  if (!isJson) writeLines([summaryLine(tally)]);
  return tally.failed > 0 ? 1 : 0;
}

export const play: Command = {
  name: 'play',
  argument: '<files...>',
  argumentHelp: 'scenario files; - is standard input',
  summary: 'Replay scenarios in virtual time and check what they expect.',
  options: [
    { flags: '--json', help: 'print the trace: one object a line, one a `show`' },
    { flags: '--board <board>', help: 'the built firmware of this board, in a simulated one' },
    { flags: '--espruino <path>', help: 'with --board: in a real interpreter, a Linux build' },
    { flags: '--jitter <seed>', help: 'let the loop be late at random; results must not change' },
  ],
  examples: [
    'zeitnot play sim/demo.scn',
    'zeitnot play --json game.scn',
    'zeitnot play - <game.scn',
    'zeitnot play --board esp32-ht1621 sim/demo.scn',
  ],
  run,
};
