// Which signs are lit, and which of them blink. Their meaning is that of the trace.

import { timedPhase } from '../core/charge';
import { Clock, Mark, Phase } from '../core/clock';
import { isUnequal } from '../core/game';
import { prepaidMs } from '../core/methods/prepaid';
import { SIDES, Side } from '../core/sides';
import { Sign } from '../../hal/hal';
import type { Face } from './face';

/** Signs of the left side by the bits of SideClock.marks; those of the right are one bit higher. */
function addMarks(face: Face, clock: Clock, side: Side): void {
  const marks = clock.sides[side].marks;
  if (marks & Mark.Final) {
    face.signs |= Sign.FlagLeft << side;
    face.blinks |= Sign.FlagLeft << side;
  }
  if (marks & Mark.First) face.signs |= Sign.FirstLeft << side;
  if (marks & Mark.PeriodFlag) face.signs |= Sign.PeriodFlagLeft << side;
  if (marks & Mark.MovesShort) face.signs |= Sign.MovesLeft << side;
}

function addReady(face: Face, clock: Clock): void {
  if (prepaidMs(clock.control, 1) > 0) face.signs |= Sign.Bonus;
  if (isUnequal(clock)) face.signs |= Sign.Unequal;
  if (clock.game.edited) face.signs |= Sign.Edit;
}

function addGame(face: Face, clock: Clock): void {
  const phase = timedPhase(clock);
  if (phase === Phase.Running || phase === Phase.Paused) face.signs |= Sign.TurnLeft << clock.turn;
  if (phase === Phase.Paused) face.signs |= Sign.Pause;
  if (clock.game.edited) face.signs |= Sign.Edit;
  if (phase !== Phase.Frozen) return;
  face.signs |= Sign.Freeze;
  face.blinks |= Sign.Freeze;
}

/** The signs of a clock whose control was chosen. The delay sign comes with the delay's digits. */
export function addSigns(face: Face, clock: Clock): void {
  face.signs |= Sign.WhiteLeft << clock.white;
  if (clock.control.freeze) face.signs |= Sign.Freeze;
  if (clock.control.sound) face.signs |= Sign.Sound;
  for (let side = 0; side < SIDES; side++) {
    if (clock.sides[side].marks !== 0) addMarks(face, clock, side);
    /* @without byo-yomi */
    if (clock.sides[side].periodsLeft > 0) face.signs |= Sign.ByoYomi;
  }
  if (timedPhase(clock) === Phase.Ready) addReady(face, clock);
  else addGame(face, clock);
}
