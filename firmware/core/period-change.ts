// Entering a period: the base is added to what is left, never put in its place (timing.md 5.3).

import { Clock, baseMsOf } from './clock';
import { Method, periodOf } from './control';
import { Cue, addCue } from './cues';
import { SideSet } from './changes/change';
import { Entry, pushEntry } from './log';
import { METHODS } from './methods/method-table';
import { prepaidMoreMs } from './methods/prepaid';
import { Side } from './sides';

/** The side is in period `number` from now on and owns what that brings, besides credits. */
export function enterPeriod(clock: Clock, side: Side, number: number): void {
  const own = clock.sides[side];
  const period = periodOf(clock.control, number);
  own.period = number;
  own.bankMs += baseMsOf(clock, side, number);
  /* @without byo-yomi, canadian, hourglass, gong */
  METHODS[period.method].enter(own, period);
}

/**
 * Enters the next period without having finished a move: at a zero, or as the other side of
 * `round`. The move that this side is in, or will make next, is paid as that period pays.
 */
export function enterNextUnfinished(clock: Clock, side: Side): void {
  const from = clock.sides[side].period;
  const method = periodOf(clock.control, from + 1).method;
  enterPeriod(clock, side, from + 1);
  // On the move, Bronstein will give back what was used at the press.
  if (side === clock.turn && method === Method.Bronstein) return;
  clock.sides[side].bankMs += prepaidMoreMs(clock.control, from, from + 1);
}

function announcePeriod(clock: Clock): void {
  addCue(clock.cues, Cue.Period, clock.turnStartMs);
  if (clock.log) pushEntry(clock.log, Entry.Period, clock.turnStartMs);
}

/** Every side of the set enters its next period. */
export function enterAll(clock: Clock, set: SideSet): void {
  if (set & SideSet.Left) enterNextUnfinished(clock, Side.Left);
  if (set & SideSet.Right) enterNextUnfinished(clock, Side.Right);
  announcePeriod(clock);
}

/** `side` has finished its move in its old period; others of the set have not. */
export function enterAtPress(clock: Clock, side: Side, set: SideSet): void {
  if (set & (1 << side)) enterPeriod(clock, side, clock.sides[side].period + 1);
  if (set & (1 << (1 - side))) enterNextUnfinished(clock, 1 - side);
  announcePeriod(clock);
}
