// Change `round`: both sides get their next period when both have made N presses, so that nobody is
// told earlier that the other has reached N.

import { Clock, pressesDueOf } from '../clock';
import { SIDES, Side } from '../sides';
import { SideSet } from './change';
import { bothSides, isCounted, onlySide } from './side-sets';

function haveBoth(clock: Clock, due: number): boolean {
  return clock.sides[0].presses >= due && clock.sides[1].presses >= due;
}

export function zeroRound(clock: Clock, side: Side): SideSet {
  return haveBoth(clock, pressesDueOf(clock, side)) ? bothSides(clock, side) : SideSet.None;
}

/** A side with a final flag gets nothing, but its presses count for the other. */
export function pressRound(clock: Clock, _side: Side): SideSet {
  let set = SideSet.None;
  for (let side = 0; side < SIDES; side++) {
    if (!isCounted(clock, side)) continue;
    if (haveBoth(clock, pressesDueOf(clock, side))) set |= onlySide(side);
  }
  return set;
}
