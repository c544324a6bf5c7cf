// Bronstein delay: what the move used comes back, up to the delay.

import { SideClock } from '../clock';
import { periodOf } from '../control';
import { Move } from './method';
import { prepaidMoreMs } from './prepaid';

export function creditBronstein(side: SideClock, move: Move): void {
  const delayMs = periodOf(move.control, move.from).valueMs;
  side.bankMs += move.usedMs < delayMs ? move.usedMs : delayMs;
  side.bankMs += prepaidMoreMs(move.control, move.from, move.to);
}
