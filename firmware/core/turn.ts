// A turn begins, and the plan of what the running turn will meet next.

import { Clock, Phase, isFinal } from './clock';
import { flowOf } from './charge';
import { Method, periodOf } from './control';
import { ROLL_MS } from './limits';
import { Flow } from './methods/method';
import { Side } from './sides';

const LOW_MS = 10000;
const LAST_MS = 5000;

/** The next remaining time below `bankMs` that is worth a beep: 10 s, then 5, 4, 3, 2, 1 s. */
export function nextBeepMs(bankMs: number): number {
  if (bankMs > LOW_MS) return LOW_MS;
  if (bankMs > LAST_MS) return LAST_MS;
  if (bankMs <= 1000) return 0;
  return (((bankMs - 1) / 1000) | 0) * 1000;
}

/** Whether the running side's bank falls, so that a zero lies ahead. */
export function runsDown(clock: Clock): boolean {
  return clock.phase === Phase.Running && flowOf(clock, clock.turn) <= Flow.Across;
}

/** Works out the next deadline anew. Called after every change of the running turn. */
export function planNext(clock: Clock): void {
  let inMs = ROLL_MS;
  if (runsDown(clock)) inMs = clock.delayMs + clock.sides[clock.turn].bankMs - clock.beepMs;
  clock.dueMs = (clock.turnStartMs + inMs) | 0;
}

/** The bank of the running side was set or changed: beeps and deadline follow it. */
export function replanTurn(clock: Clock): void {
  clock.beepMs = nextBeepMs(clock.sides[clock.turn].bankMs);
  planNext(clock);
}

/** The delay of a whole new move of that side. */
function freshDelayMs(clock: Clock, side: Side): number {
  const period = periodOf(clock.control, clock.sides[side].period);
  return period.method === Method.Delay && !isFinal(clock, side) ? period.valueMs : 0;
}

/** `side` is on turn from `atMs` with a fresh move: nothing used, its delay whole. */
export function beginTurn(clock: Clock, side: Side, atMs: number): void {
  clock.turn = side;
  clock.turnStartMs = atMs;
  clock.turnBeganMs = atMs;
  clock.turnByPress = false;
  clock.usedMs = 0;
  clock.delayMs = freshDelayMs(clock, side);
  replanTurn(clock);
}

/** Tells a clock that has just been made, or restored, what the counter reads now. */
export function setNow(clock: Clock, nowMs: number): void {
  clock.lastMs = nowMs;
  clock.turnStartMs = nowMs;
  planNext(clock);
}
