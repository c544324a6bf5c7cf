// Methods that bring their own time as one block a side: hourglass and gong.

import { SideClock } from '../clock';
import { Period } from '../control';

export function enterBlock(side: SideClock, period: Period): void {
  side.bankMs = period.valueMs;
}
