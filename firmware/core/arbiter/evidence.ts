// What an arbiter wants to know before deciding: the state when the flag fell, and hints that a
// count may have been repaired or forgotten. Reads the log; changes nothing.

import { Clock, Mark, baseMsOf, gameMs } from '../clock';
import { Method, periodOf } from '../control';
import { Entry, entryDeltaMs, entryKind } from '../log';
import { rebuildAfter } from '../replay';
import { Side } from '../sides';

/** Two presses inside this time look like somebody who repairs a count. */
const PAIR_MS = 1000;

/**
 * Makes `scratch` the state at the instant of the first final flag; false when there is none, or
 * the log does not reach back so far. @cold
 */
export function rebuildAtFlag(scratch: Clock, clock: Clock): boolean {
  const log = clock.log!;
  if (clock.game.flagMs < 0) return false;
  for (let age = 0; age < log.count; age++) {
    if (entryKind(log, age) !== Entry.Flag) continue;
    rebuildAfter(scratch, clock, age);
    if (gameMs(scratch) === clock.game.flagMs) return true;
  }
  return false;
}

/** How often, as far as the log goes, a press was answered within a second. @cold */
export function countPairs(clock: Clock): number {
  const log = clock.log!;
  let pairs = 0;
  for (let age = 0; age + 1 < log.count; age++) {
    if (entryKind(log, age) !== Entry.Press || entryKind(log, age + 1) !== Entry.Press) continue;
    if (entryDeltaMs(log, age) < PAIR_MS) pairs++;
  }
  return pairs;
}

/** Bases that the side got up to now; -1 when the periods differ in method or increment. */
function basesMs(clock: Clock, side: Side): number {
  const first = periodOf(clock.control, 1);
  let sumMs = 0;
  for (let number = 1; number <= clock.sides[side].period; number++) {
    sumMs += baseMsOf(clock, side, number);
    if (periodOf(clock.control, number).method !== first.method) return -1;
    if (periodOf(clock.control, number).valueMs !== first.valueMs) return -1;
  }
  return sumMs;
}

/** What the side has, less what it should have by bases, increments, presses and time used. */
function sideErrorMs(clock: Clock, side: Side): number {
  const own = clock.sides[side];
  const moves = own.presses + (clock.control.bonusBefore ? 1 : 0);
  const dueMs = basesMs(clock, side) + moves * periodOf(clock.control, 1).valueMs - own.spentMs;
  return own.bankMs - dueMs;
}

/**
 * By how much both times together differ from 2 × base + increment × presses − time used: a count
 * that was forgotten or repaired shows here. 0 where nothing can be said: without one increment in
 * all periods, or with a final flag. @cold
 */
export function sumErrorMs(clock: Clock): number {
  const marks = clock.sides[0].marks | clock.sides[1].marks;
  if (periodOf(clock.control, 1).method !== Method.Fischer || marks & Mark.Final) return 0;
  if (basesMs(clock, Side.Left) < 0 || basesMs(clock, Side.Right) < 0) return 0;
  return sideErrorMs(clock, Side.Left) + sideErrorMs(clock, Side.Right);
}
