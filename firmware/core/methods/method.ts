// What every timing method answers. One file a method fills one row; method-table.ts lists the
// rows.

import { Clock, SideClock } from '../clock';
import { Period } from '../control';
import { Flow } from '../flow';

/** What a zero leads to. */
export const enum Zero {
  /** The next period, or else the final flag. */
  Ends = 0,
  /** The method goes on by itself: time was loaded. */
  Reloads = 1,
  /** The other side starts by itself. */
  Passes = 2,
}

export interface MethodRow {
  flow: Flow;
  /** Loads what the method brings, besides the base, when a side enters the period. */
  enter(side: SideClock, period: Period): void;
  /** The side has used all its time in this period. */
  zero(side: SideClock, period: Period): Zero;
  /**
   * A counted press of a side without final flag, made in `period`, whose number is `from`; the
   * side is now in the period that the move led to. `clock.usedMs` is all the time of the move,
   * delay included.
   */
  credit(side: SideClock, clock: Clock, period: Period, from: number): void;
}
