// A press by the running side, in the order of timing.md 4.1.

import { CHANGES } from './changes/change-table';
import { SideSet } from './changes/change';
import { noSide } from './changes/side-sets';
import { chargeUpTo } from './charge';
import { Clock, Mark, methodOf } from './clock';
import { Method, periodOf } from './control';
import { Cue, addCue } from './cues';
import { Entry, noteIdle, pushEntry } from './log';
import { METHODS } from './methods/method-table';
import { Flow } from './flow';
import { enterAtPress } from './period-change';
import { Side } from './sides';
import { beginTurn } from './turn';

/** A press that does nothing to the game, but is not forgotten. @cold */
export function ignorePress(clock: Clock, side: Side, atMs: number): void {
  clock.sides[side].ignored++;
  if (clock.log) noteIdle(clock.log, side, atMs);
}

/** A press on a frozen clock. */
export function hearSilentPress(clock: Clock, side: Side, atMs: number): void {
  clock.sides[side].silent++;
  if (clock.log) noteIdle(clock.log, side, atMs);
}

/** @cold */
function enterByCount(clock: Clock, side: Side): void {
  const set = CHANGES[clock.control.change].press(clock, side);
  if (set !== SideSet.None) enterAtPress(clock, side, set);
}

/** The period may change by the count, and the move is paid, unless the side has its final flag. */
function finishMove(clock: Clock, side: Side): void {
  const own = clock.sides[side];
  const from = own.period;
  const period = periodOf(clock.control, from);
  if (CHANGES[clock.control.change].press !== noSide) enterByCount(clock, side);
  if ((own.marks & Mark.Final) !== 0) return;
  METHODS[period.method].credit(own, clock, period, from);
}

function handOver(clock: Clock, side: Side, atMs: number): void {
  chargeUpTo(clock, atMs);
  clock.sides[side].presses++;
  addCue(clock.cues, Cue.Press, atMs);
  finishMove(clock, side);
  if (clock.log) pushEntry(clock.log, Entry.Press, atMs);
  beginTurn(clock, 1 - side, atMs);
  clock.turnByPress = true;
}

/** Two buttons closed together: the turn began by a press at this very millisecond. */
function isSameInstant(clock: Clock, atMs: number): boolean {
  return clock.turnByPress && clock.turnBeganMs === atMs;
}

/**
 * A gong passes the turn by itself, also where an arbiter gave a side its flag.
 * @without gong: false
 */
function isPassing(clock: Clock): boolean {
  if (clock.flow === Flow.Down) return false;
  return methodOf(clock, clock.turn) === Method.Gong;
}

/** Deadlines up to `atMs` have been met and the clock is running. */
export function pressWhileRunning(clock: Clock, side: Side, atMs: number): void {
  if (side !== clock.turn || isSameInstant(clock, atMs) || isPassing(clock)) {
    ignorePress(clock, side, atMs);
    return;
  }
  handOver(clock, side, atMs);
}
