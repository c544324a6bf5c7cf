// The supply goes in the middle of writes of the built bundle: on raw flash pages and on files of
// Storage, and again while the clock comes back. CI tries a sample, `BOARDS=all` every byte.
import { parseControl } from '../../firmware/notation/parse';
import { Phase, createClock } from '../../firmware/core/clock';
import { Event } from '../../firmware/core/event';
import { peek } from '../../firmware/core/replay';
import { step } from '../../firmware/core/step';
import type { BenchOptions } from '../../sim/board/bench';
import { askState, switchOn } from '../../sim/board/board-clock';
import type { Answer } from '../../sim/board/link-lines';
import { clockState } from '../../sim/clock-state';
import type { ClockState } from '../../sim/clock-state';
import { readyClock } from '../support/core-game';
import { BUILD_MS, PLAYS_ALL, firmwareOf, sample } from './on-board';
import { beginPlaying, nowMs, playTo, tapInTurn } from './playing';
import type { Playing } from './playing';

interface Case {
  board: string;
  control: string;
  bonusMs: number;
  taps: number[];
  /** So much time may be lost; null where only presses are kept. */
  lostMsMax: number | null;
  options: BenchOptions;
}

const SHORT = [2000, 5000, 9500];
const LONG = [2000, 5000, 9500, 24000, 31000, 45000, 46200];

const CASES: Case[] = [
  {
    board: 'esp32-ht1621',
    control: '4m+3s',
    bonusMs: 3000,
    taps: SHORT,
    lostMsMax: 6100,
    options: {},
  },
  { board: 'esp32-ht1621', control: '90m', bonusMs: 0, taps: LONG, lostMsMax: 31100, options: {} },
  {
    board: 'joltjs-ht1621',
    control: '4m+3s',
    bonusMs: 3000,
    taps: LONG,
    lostMsMax: 6100,
    options: {},
  },
  {
    board: 'pixljs',
    control: '4m+3s',
    bonusMs: 3000,
    taps: LONG,
    lostMsMax: null,
    options: {},
  },
];

const AFTER_MS = 12000;
const LOOK_MS = 50;
const SAMPLES = 24;

interface Tally {
  cuts: number;
  wrong: string[];
  worstMs: number;
}

function begin(
  { board: _, control, taps, options }: Case,
  firmware: Parameters<typeof beginPlaying>[0],
): Playing {
  const playing = beginPlaying(firmware, control, options);
  tapInTurn(playing, taps);
  return playing;
}

const endMsOf = ({ taps }: Case): number => taps.at(-1)! + AFTER_MS;

/** What the rules say at `atMs`, with the presses before or up to then, and stopped there. */
function trueAt({ control, taps }: Case, atMs: number, isAfter: boolean): ClockState {
  const clock = readyClock(parseControl(control).control, 0);
  const now = createClock(0);
  taps.forEach((tapMs, index) => {
    if (isAfter ? tapMs > atMs : tapMs >= atMs) return;
    step(clock, index % 2 === 0 ? Event.PressRight : Event.PressLeft, tapMs);
  });
  if (clock.phase === Phase.Running) step(clock, Event.Play, atMs);
  peek(now, clock, atMs);
  return clockState(now);
}

/** When the game was as old as this: all that both sides have used. */
function instantOf({ control, bonusMs, taps }: Case, { left, right }: ClockState): number {
  const baseMs = parseControl(control).control.periods[0]!.whiteBaseMs;
  const used = [left, right].map(({ ms, presses }) => baseMs + bonusMs * (presses + 1) - ms);
  return taps[0]! + used[0]! + used[1]!;
}

/** The game had not begun, or had by less than a pass. */
const isYoung = ({ taps }: Case, cutMs: number): boolean => cutMs < taps[0]! + 300;

function judge(one: Case, tally: Tally, answer: Answer | null, cutMs: number): string {
  if (answer === null) return 'it does not come up';
  const { state } = answer;
  if (state.phase === 'ready') return isYoung(one, cutMs) ? '' : 'the game is lost';
  const atMs = instantOf(one, state);
  const known = [trueAt(one, atMs, true), trueAt(one, atMs, false)].map((each) =>
    JSON.stringify(each),
  );
  if (!known.includes(JSON.stringify(state))) return `it stands in ${JSON.stringify(state)}`;
  const lostMs = cutMs - atMs;
  tally.worstMs = Math.max(tally.worstMs, lostMs);
  if (lostMs < -1) return `it is ahead of time by ${-lostMs} ms`;
  // Of the presses, at most the one that was just being written.
  const lostTaps = one.taps.filter((tapMs) => tapMs > atMs && tapMs < cutMs - 150).length;
  if (lostTaps > 0) return `${lostTaps} presses are lost`;
  if (!answer.signs.includes('power-cut')) return 'no sign says so';
  return lostMs > (one.lostMsMax ?? Infinity) ? `${lostMs} ms are lost` : '';
}

/** Plays until the supply goes; answers when that was. */
function playUntilCut(one: Case, playing: Playing): number {
  for (let atMs = 0; atMs < endMsOf(one) && playing.bench.machine.isOn; atMs += LOOK_MS) {
    playTo(playing, atMs);
  }
  return nowMs(playing);
}

/** The supply goes at flash step `at` of the game, and again at `again` of coming back. */
async function cutAt(one: Case, tally: Tally, at: number, again: number): Promise<void> {
  const playing = begin(one, await firmwareOf(one.board));
  const { machine } = playing.bench;
  machine.cutAtFlashStep(at, (at * 37 + 11) & 255);
  const cutMs = playUntilCut(one, playing);
  if (machine.isOn) machine.powerOff();
  if (again >= 0) {
    machine.cutAtFlashStep(again, (again * 91) & 255);
    switchOn(playing.clock);
    machine.runFor(40);
    machine.powerOff();
  }
  machine.cutAtFlashStep(Infinity);
  switchOn(playing.clock);
  tally.cuts++;
  const wrong = judge(one, tally, askState(playing.clock), cutMs);
  if (wrong !== '') tally.wrong.push(`step ${at}, again ${again}: ${wrong}`);
}

/** Bytes that are written from READY to the end of the game. */
async function stepsOf(one: Case): Promise<number> {
  const playing = begin(one, await firmwareOf(one.board));
  const { machine } = playing.bench;
  const before = machine.flashSteps;
  playTo(playing, endMsOf(one));
  return machine.flashSteps - before;
}

const every = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function report(name: string, { cuts, wrong, worstMs }: Tally): void {
  process.stdout.write(
    `${name}: ${cuts} cuts, ${wrong.length} wrong, at most ${Math.round(worstMs)} ms lost\n`,
  );
}

test.each(CASES)(
  '$board, $control: cut in a write, what comes back was true and is not old',
  async (one) => {
    const tally: Tally = { cuts: 0, wrong: [], worstMs: 0 };
    for (const at of sample(every(await stepsOf(one)), SAMPLES, 5)) await cutAt(one, tally, at, -1);
    report(`${one.board}, ${one.control}`, tally);
    expect(tally.wrong.slice(0, 3)).toEqual([]);
    expect(tally.cuts).toBeGreaterThan(SAMPLES / 2);
  },
  BUILD_MS,
);

/** Coming back writes two records. */
const BACK_BYTES = 24;

test.each(CASES)(
  '$board, $control: cut again while it comes back',
  async (one) => {
    const tally: Tally = { cuts: 0, wrong: [], worstMs: 0 };
    const steps = await stepsOf(one);
    const pairs = every(steps).flatMap((at) =>
      every(BACK_BYTES).map((again) => [at, again] as const),
    );
    const chosen = PLAYS_ALL
      ? pairs.filter((_, index) => index % 7 === 0)
      : sample(pairs, SAMPLES / 2, 6);
    for (const [at, again] of chosen) await cutAt(one, tally, at, again);
    report(`${one.board}, ${one.control}, twice`, tally);
    expect(tally.wrong.slice(0, 3)).toEqual([]);
  },
  BUILD_MS,
);
