// An exception in any function that a tick or a press reaches: the clock goes on with its times, or
// it restarts and stands in a state that was true. CI tries a sample, `BOARDS=all` all of them.
import { parseControl } from '../../firmware/notation/parse';
import type { ClockState } from '../../sim/clock-state';
import type { Answer } from '../../sim/board/link-lines';
import { Phase, createClock } from '../../firmware/core/clock';
import { Event } from '../../firmware/core/event';
import { peek } from '../../firmware/core/replay';
import { step } from '../../firmware/core/step';
import { clockState } from '../../sim/clock-state';
import { readyClock } from '../support/core-game';
import { injectInto } from './injection';
import type { Injected } from './injection';
import { BUILD_MS, PLAYS_ALL, firmwareOf, sample } from './on-board';
import { askAt, beginPlaying, playTo, tapInTurn } from './playing';
import type { Playing } from './playing';

const BOARD = 'esp32-ht1621';
const CONTROL = '5m+3s';
const BONUS_MS = 3000;
const BASE_MS = 300000;
const TAPS = [2000, 5000, 9500, 14000, 18250];
const FROM_MS = 7000;
const END_MS = 21000;
/** Ticks are written that often, and an exception costs another pass. */
const LOST_MS_MAX = 5200;
/** A contact that closed and whose edge was lost is noticed when it opens. */
const TAP_MS = 80;

let injected: Injected;
/** How often each function is called between FROM_MS and END_MS. */
let calls: number[] = [];
let plain: Ended;

interface Ended {
  playing: Playing;
  answer: Answer;
}

/** A game in which function `index` throws at its call number `call`. */
function playWith(index: number, call: number): Ended {
  injected.restart();
  const playing = beginPlaying(injected.firmware, CONTROL, { globals: injected.globals });
  tapInTurn(playing, TAPS);
  playTo(playing, FROM_MS);
  injected.restart();
  if (index >= 0) injected.arm(index, call);
  // The request itself may have met the exception; it is asked again.
  const answer = askAt(playing, END_MS) ?? askAt(playing, END_MS);
  if (answer === null) throw new Error('it does not answer any more');
  return { playing, answer };
}

beforeAll(async () => {
  injected = injectInto(await firmwareOf(BOARD));
  plain = playWith(-1, 0);
  calls = [...injected.calls];
}, BUILD_MS);

/** What the rules say of this game at `atMs`, with the presses before or up to then. */
function trueAt(atMs: number, isAfter: boolean): ClockState {
  const clock = readyClock(parseControl(CONTROL).control, 0);
  const now = createClock(0);
  TAPS.forEach((tapMs, index) => {
    if (isAfter ? tapMs > atMs : tapMs >= atMs) return;
    step(clock, index % 2 === 0 ? Event.PressRight : Event.PressLeft, tapMs);
  });
  if (clock.phase === Phase.Running) step(clock, Event.Play, atMs);
  peek(now, clock, atMs);
  return clockState(now);
}

/** When the game was as old as this: all that both sides have used. */
function instantOf({ left, right }: ClockState): number {
  const used = [left, right].map(({ ms, presses }) => BASE_MS + BONUS_MS * (presses + 1) - ms);
  return TAPS[0]! + used[0]! + used[1]!;
}

/** Presses while it restarted and stood had no effect, and are counted as such. */
function timesOf({ phase, left, right }: ClockState): string {
  const quiet = { ignored: 0, silent: 0 };
  return JSON.stringify([phase, { ...left, ...quiet }, { ...right, ...quiet }]);
}

/** After a restart: PAUSED, true at some instant, not old, and the fault is told. */
function judgeRestart({ answer }: Ended): string {
  const { state, signs, log } = answer;
  const atMs = instantOf(state);
  const known = [trueAt(atMs, true), trueAt(atMs, false)].map(timesOf);
  if (!known.includes(timesOf(state))) return `it stands in ${timesOf(state)}`;
  if (atMs < FROM_MS - LOST_MS_MAX || atMs > END_MS) return `it is as at ${atMs} ms`;
  return signs.includes('fault') && log.includes('fault') ? '' : 'nothing tells the fault';
}

const offMs = (a: ClockState, b: ClockState): number =>
  Math.max(Math.abs(a.left.ms - b.left.ms), Math.abs(a.right.ms - b.right.ms));

/** '' when it is survived as promised. */
function judge(ended: Ended): string {
  const { playing, answer } = ended;
  const { machine } = playing.bench;
  if (machine.boots > plain.playing.bench.machine.boots) return judgeRestart(ended);
  const errorMs = offMs(answer.state, plain.answer.state);
  const isUncaught = machine.uncaught.length > 0;
  if (answer.state.running !== plain.answer.state.running) return 'another side runs';
  // The callback of a contact is outside the loop: its edge is lost, as in a full queue.
  if (errorMs > (isUncaught ? TAP_MS : 0)) return `the times are wrong by ${errorMs} ms`;
  const isTold = answer.signs.includes('fault') && answer.log.includes('fault');
  return isTold || isUncaught || isLast ? '' : 'nothing tells the fault';
}

/** The exception came in the very pass that answered; the next one would tell. */
let isLast = false;

/** First, middle and last of the calls of every function that is reached, or some of them. */
function places(): readonly (readonly [index: number, call: number])[] {
  const all = calls.flatMap((count, index) => {
    const chosen = new Set(count === 0 ? [] : [1, Math.ceil(count / 2), count]);
    return [...chosen].map((call) => [index, call] as const);
  });
  return PLAYS_ALL ? all : sample(all, 60, 11);
}

test(
  'an exception in any function: the times are right, or the clock stands as after a power cut',
  () => {
    const wrong: string[] = [];
    let restarts = 0;
    for (const [index, call] of places()) {
      const ended = playWith(index, call);
      isLast = call === calls[index];
      const { boots } = ended.playing.bench.machine;
      const complaint = judge(ended);
      restarts += boots - plain.playing.bench.machine.boots;
      if (complaint !== '') wrong.push(`${injected.names[index]}, call ${call}: ${complaint}`);
    }
    process.stdout.write(`exceptions: ${places().length} places, ${restarts} restarts\n`);
    expect(wrong).toEqual([]);
    expect(restarts).toBeGreaterThan(5);
  },
  BUILD_MS,
);
