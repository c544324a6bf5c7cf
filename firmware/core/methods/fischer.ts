// Fischer increment: a fixed bonus for each move, before or after it.

import { Clock, SideClock } from '../clock';
import { Period } from '../control';
import { prepaidMs } from './prepaid';

export function creditFischer(side: SideClock, clock: Clock, period: Period, from: number): void {
  const control = clock.control;
  const to = side.period;
  // In one period, the bonus before the next move is that after this one.
  if (control.bonusBefore && to !== from) side.bankMs += prepaidMs(control, to);
  else side.bankMs += period.valueMs;
}
