// Change `moves`: a side's own Nth press brings that side its next period; zero before it is final.

import { Clock, pressesDueOf } from '../clock';
import { Side } from '../sides';
import { SideSet } from './change';
import { bothSides, isCounted, onlySide } from './side-sets';

export function zeroMoves(clock: Clock, side: Side): SideSet {
  const due = pressesDueOf(clock, side);
  if (due === 0) return bothSides(clock, side);
  return clock.sides[side].presses < due ? SideSet.None : onlySide(side);
}

export function pressMoves(clock: Clock, side: Side): SideSet {
  if (!isCounted(clock, side)) return SideSet.None;
  return clock.sides[side].presses < pressesDueOf(clock, side) ? SideSet.None : onlySide(side);
}
