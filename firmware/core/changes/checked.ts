// Change `checked`: at a zero, if that side has made its moves; both sides then (FIDE 6.4).

import { Clock, pressesDueOf } from '../clock';
import { Side } from '../sides';
import { SideSet } from './change';
import { bothSides } from './side-sets';

export function zeroChecked(clock: Clock, side: Side): SideSet {
  if (clock.sides[side].presses < pressesDueOf(clock, side)) return SideSet.None;
  return bothSides(clock, side);
}
