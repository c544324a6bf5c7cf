// `zeitnot run`: the clock in the terminal. Without one, the demo game and its final faces.
import { join } from 'node:path';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import { parseControl } from '../../firmware/notation/parse';
import { parseScenario, runScenario } from '../scenario';
import type { Outcome, Scenario, TraceRecord } from '../scenario';
import { createBoardBench } from '../table/board-bench';
import type { Bench } from '../table/bench';
import { SPEEDS } from '../table/pace';
import { PLAIN, createSimBench } from '../table/sim-bench';
import { playInTerminal } from '../terminal/terminal';
import { BadInput, quoted } from './bad-input';
import { buildBoardKit } from './board-kit';
import { boardPlayer } from './board-player';
import { textOption } from './command';
import type { Call, Command, ExitCode } from './command';
import { writeLines } from './output';
import { readBoard } from './read-board';
import { readControl } from './read-control';
import { readText } from './read-text';
import { failureLines, recordLine } from './report';

const INSTEAD = 'the demo game, in virtual time. This is a simulation, not a real clock.';

/** What was asked for. */
interface Wish {
  readonly control: string | undefined;
  readonly board: string | undefined;
  readonly speed: number;
}

function readSpeed(text: string | undefined): number {
  const speed = text === undefined ? 1 : Number(text);
  if (SPEEDS.some((each) => each === speed)) return speed;
  throw new BadInput(`--speed ${quoted(text!)}: time goes ${SPEEDS.join(', ')} times as fast.`);
}

/** The demo game, with the control that was asked for in place of its own. */
function demoText(control: string | undefined): string {
  const text = readText(join(repositoryRoot(), 'sim', 'demo.scn'));
  if (control === undefined) return text;
  return text.replace(/^control .*$/m, () => `control ${control}`);
}

const hasFlag = ({ left, right }: TraceRecord): boolean => left.flag || right.flag;

/** The demo up to the first look that sees a final flag: the game is over there. */
function untilFlag(demo: Scenario): Scenario {
  const flagAt = runScenario(demo).records.findIndex(hasFlag);
  const shows = demo.steps.flatMap(({ action }, i) => (action.verb === 'show' ? [i] : []));
  return flagAt < 0 ? demo : { ...demo, steps: demo.steps.slice(0, shows[flagAt]! + 1) };
}

async function outcomeOf(demo: Scenario, board: string | undefined): Promise<Outcome> {
  if (board === undefined) return runScenario(demo);
  await buildBoardKit(board);
  return boardPlayer(board, {})(demo);
}

async function playDemo({ control, board }: Wish, heading: readonly string[]): Promise<ExitCode> {
  const demo = parseScenario(demoText(control), 'sim/demo.scn');
  const { records, glass, failures } = await outcomeOf(untilFlag(demo), board);
  writeLines([...heading, '', ...records.map(recordLine), '', glass]);
  writeLines(failures.flatMap(failureLines));
  return failures.length === 0 ? 0 : 1;
}

/** Why the clock cannot be played here; '' where both ends are a terminal that can draw. */
function whyNoTerminal(): string {
  if (!process.stdin.isTTY) return 'Standard input is not a terminal';
  if (!process.stdout.isTTY) return 'Standard output is not a terminal';
  const isDumb = process.env['TERM'] === 'dumb';
  return isDumb ? 'This terminal cannot draw the clock (TERM is "dumb")' : '';
}

async function benchFor({ control, board }: Wish): Promise<Bench> {
  if (board === undefined) return createSimBench(PLAIN, control ?? null);
  const kit = await buildBoardKit(board);
  return createBoardBench(kit, control === undefined ? null : parseControl(control).control);
}

async function start(call: Call): Promise<ExitCode> {
  const [control, board] = [textOption(call, 'control'), textOption(call, 'board')];
  const wish: Wish = { control, board, speed: readSpeed(textOption(call, 'speed')) };
  const played = board === undefined ? undefined : readBoard(board);
  const remarks = control === undefined ? [] : readControl(control, played).remarks;
  const reason = whyNoTerminal();
  if (reason !== '') return playDemo(wish, [`${reason}: ${INSTEAD}`, ...remarks]);
  await playInTerminal(await benchFor(wish), { remark: remarks.join('; '), speed: wish.speed });
  return 0;
}

export const run: Command = {
  name: 'run',
  argument: '',
  argumentHelp: '',
  summary: 'Play on the clock in this terminal. It is a simulation; keys are shown on the screen.',
  options: [
    { flags: '--control <control>', help: 'start with this time control instead of the list' },
    { flags: '--board <board>', help: 'the built firmware of this board, in a simulated one' },
    { flags: '--speed <times>', help: `time goes so much faster: ${SPEEDS.join(', ')}` },
  ],
  examples: [
    'zeitnot run',
    'zeitnot run --control 3+2',
    "zeitnot run --control '25m d5s; uschess'",
    'zeitnot run --board esp32-tm1637 --control 3+2',
  ],
  run: start,
};
