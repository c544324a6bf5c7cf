// Sets of sides that the policies of period change share.

import { Clock, isFinal, pressesDueOf } from '../clock';
import { hasNextPeriod } from '../control';
import { Side } from '../sides';
import { SideSet } from './change';

export function onlySide(side: Side): SideSet {
  return 1 << side;
}

/** Each side that is in the same period as `side` and has no final flag (timing.md 5.2). */
export function bothSides(clock: Clock, side: Side): SideSet {
  const other = 1 - side;
  if (isFinal(clock, other)) return onlySide(side);
  if (clock.sides[other].period !== clock.sides[side].period) return onlySide(side);
  return SideSet.Both;
}

/** Whether the side can still enter a period by a count. */
export function isCounted(clock: Clock, side: Side): boolean {
  if (isFinal(clock, side) || pressesDueOf(clock, side) === 0) return false;
  return hasNextPeriod(clock.control, clock.sides[side].period);
}

export function noSide(_clock: Clock, _side: Side): SideSet {
  return SideSet.None;
}
