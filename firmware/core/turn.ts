// A turn begins, and the plan of what the running turn will meet next.

import { Clock, Phase, isFinal } from './clock';
import { flowIn, flowOf } from './charge';
import { Method, periodOf } from './control';
import { ROLL_MS } from './limits';
import { Flow } from './flow';
import { Side } from './sides';

const LOW_MS = 10000;
const LAST_MS = 5000;

/** The next remaining time below `bankMs` worth a beep: 10 s, then 5, 4, 3, 2, 1 s. @cold */
export function nextBeepMs(bankMs: number): number {
  if (bankMs > LOW_MS) return LOW_MS;
  if (bankMs > LAST_MS) return LAST_MS;
  if (bankMs <= 1000) return 0;
  return (((bankMs - 1) / 1000) | 0) * 1000;
}

/** Whether the running side's bank falls, so that a zero lies ahead. */
export function runsDown(clock: Clock): boolean {
  return clock.flow <= Flow.Across;
}

/** The next deadline: a beep or a zero, or that a difference of two readings gets too long. */
function nextDueMs(clock: Clock, bankMs: number): number {
  const inMs = clock.flow <= Flow.Across ? clock.delayMs + bankMs - clock.beepMs : ROLL_MS;
  return (clock.turnStartMs + inMs) | 0;
}

/** Works out the next deadline anew. Called after every change of the running turn. */
export function planNext(clock: Clock): void {
  clock.flow = clock.phase === Phase.Running ? flowOf(clock, clock.turn) : Flow.Still;
  clock.dueMs = nextDueMs(clock, clock.sides[clock.turn].bankMs);
}

/** The bank of the running side was set or changed: beeps and deadline follow it. */
export function replanTurn(clock: Clock): void {
  clock.beepMs = nextBeepMs(clock.sides[clock.turn].bankMs);
  planNext(clock);
}

/** `side` is on turn from `atMs` with a fresh move: nothing used, its delay whole. */
export function beginTurn(clock: Clock, side: Side, atMs: number): void {
  const own = clock.sides[side];
  const period = periodOf(clock.control, own.period);
  clock.turn = side;
  clock.turnStartMs = atMs;
  clock.turnBeganMs = atMs;
  clock.turnByPress = false;
  clock.usedMs = 0;
  clock.delayMs = period.method === Method.Delay && !isFinal(clock, side) ? period.valueMs : 0;
  clock.flow = clock.phase === Phase.Running ? flowIn(period, own) : Flow.Still;
  clock.beepMs = own.bankMs > LOW_MS ? LOW_MS : nextBeepMs(own.bankMs);
  clock.dueMs = nextDueMs(clock, own.bankMs);
}

/** Tells a clock that has just been made, or restored, what the counter reads now. */
export function setNow(clock: Clock, nowMs: number): void {
  clock.lastMs = nowMs;
  clock.turnStartMs = nowMs;
  planNext(clock);
}
