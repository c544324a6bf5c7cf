// Fischer increment: a fixed bonus for each move, before or after it.

import { SideClock } from '../clock';
import { periodOf } from '../control';
import { Move } from './method';
import { prepaidMs } from './prepaid';

export function creditFischer(side: SideClock, move: Move): void {
  const control = move.control;
  // In one period, the bonus before the next move is that after this one.
  if (control.bonusBefore && move.to !== move.from) side.bankMs += prepaidMs(control, move.to);
  else side.bankMs += periodOf(control, move.from).valueMs;
}
