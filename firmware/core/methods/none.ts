// Plain time: it falls, and nothing comes back. The other methods share its empty answers.

import { Clock, SideClock } from '../clock';
import { Period } from '../control';
import { Zero } from './method';
import { prepaidMs } from './prepaid';

export function enterPlain(_side: SideClock, _period: Period): void {}

export function zeroEnds(_side: SideClock, _period: Period): Zero {
  return Zero.Ends;
}

export function creditNothing(_side: SideClock, _clock: Clock): void {}

/** Only what the next move is paid beforehand, when a count led to such a period. */
export function creditPrepaid(side: SideClock, clock: Clock): void {
  side.bankMs += prepaidMs(clock.control, side.period);
}
