// Byo-yomi: n periods of t; a move made in time gets the whole period again.

import { Clock, SideClock } from '../clock';
import { Period, periodOf } from '../control';
import { Zero } from './method';

export function enterByoYomi(side: SideClock, period: Period): void {
  side.bankMs = period.valueMs;
  side.periodsLeft = period.count;
}

/** None may be left already: an arbiter took the flag away, but gave no time. */
export function loseByoYomi(side: SideClock, period: Period): Zero {
  side.periodsLeft = Math.max(0, side.periodsLeft - 1);
  if (side.periodsLeft === 0) return Zero.Ends;
  side.bankMs = period.valueMs;
  return Zero.Reloads;
}

export function refillByoYomi(side: SideClock, clock: Clock): void {
  side.bankMs = periodOf(clock.control, side.period).valueMs;
}
