// Canadian overtime: n moves in a block of t, then a new block; what is left of the old is lost.

import { Clock, SideClock } from '../clock';
import { Period, periodOf } from '../control';

export function enterCanadian(side: SideClock, period: Period): void {
  side.bankMs = period.valueMs;
  side.blockMoves = period.count;
}

export function countCanadian(side: SideClock, clock: Clock): void {
  side.blockMoves--;
  if (side.blockMoves <= 0) enterCanadian(side, periodOf(clock.control, side.period));
}
