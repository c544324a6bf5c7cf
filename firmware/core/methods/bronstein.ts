// Bronstein delay: what the move used comes back, up to the delay.

import { Clock, SideClock } from '../clock';
import { Period } from '../control';
import { prepaidMoreMs } from './prepaid';

export function creditBronstein(side: SideClock, clock: Clock, period: Period, from: number): void {
  const delayMs = period.valueMs;
  side.bankMs += clock.usedMs < delayMs ? clock.usedMs : delayMs;
  side.bankMs += prepaidMoreMs(clock.control, from, side.period);
}
