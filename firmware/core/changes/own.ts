// Change `own`: a side's own zero brings that side its next period.

import { Clock } from '../clock';
import { Side } from '../sides';
import { SideSet } from './change';
import { onlySide } from './side-sets';

export function zeroOwn(_clock: Clock, side: Side): SideSet {
  return onlySide(side);
}
