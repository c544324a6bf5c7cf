// One row a method, in the order of Method.

import { enterBlock } from './block-time';
import { creditBronstein } from './bronstein';
import { enterByoYomi, loseByoYomi, refillByoYomi } from './byo-yomi';
import { countCanadian, enterCanadian } from './canadian';
import { creditFischer } from './fischer';
import { passGong } from './gong';
import { Flow } from '../flow';
import { MethodRow } from './method';
import { creditNothing, creditPrepaid, enterPlain, zeroEnds } from './none';

export const METHODS: readonly MethodRow[] = [
  { flow: Flow.Down, enter: enterPlain, zero: zeroEnds, credit: creditPrepaid }, // None
  { flow: Flow.Down, enter: enterPlain, zero: zeroEnds, credit: creditFischer },
  { flow: Flow.Down, enter: enterPlain, zero: zeroEnds, credit: creditBronstein },
  { flow: Flow.Down, enter: enterPlain, zero: zeroEnds, credit: creditPrepaid }, // Delay
  /* @without byo-yomi, canadian, hourglass, gong, upcount, overtime */
  { flow: Flow.Down, enter: enterByoYomi, zero: loseByoYomi, credit: refillByoYomi },
  /* @without byo-yomi, canadian, hourglass, gong, upcount, overtime */
  { flow: Flow.Down, enter: enterCanadian, zero: zeroEnds, credit: countCanadian },
  /* @without byo-yomi, canadian, hourglass, gong, upcount, overtime */
  { flow: Flow.Across, enter: enterBlock, zero: zeroEnds, credit: creditNothing }, // Hourglass
  /* @without byo-yomi, canadian, hourglass, gong, upcount, overtime */
  { flow: Flow.Passing, enter: enterBlock, zero: passGong, credit: creditNothing },
  /* @without byo-yomi, canadian, hourglass, gong, upcount, overtime */
  { flow: Flow.Up, enter: enterPlain, zero: zeroEnds, credit: creditNothing }, // Upcount
  /* @without byo-yomi, canadian, hourglass, gong, upcount, overtime */
  { flow: Flow.Over, enter: enterPlain, zero: zeroEnds, credit: creditNothing }, // Overtime
  // New methods go above this line.
];
