// One row a policy, in the order of Change.

import { ChangeRow } from './change';
import { zeroChecked } from './checked';
import { pressMoves, zeroMoves } from './moves';
import { zeroOwn } from './own';
import { pressRound, zeroRound } from './round';
import { bothSides, noSide } from './side-sets';

export const CHANGES: readonly ChangeRow[] = [
  { zero: bothSides, press: noSide }, // Zero: counts are not looked at
  { zero: zeroOwn, press: noSide },
  { zero: zeroChecked, press: noSide },
  { zero: zeroMoves, press: pressMoves },
  /* @without round */
  { zero: zeroRound, press: pressRound },
  // New policies go above this line.
];
