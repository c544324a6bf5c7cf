// RUNNING, PAUSED and FROZEN: the times, and while a key is held the counts or the control.

import { Clock, Phase } from '../../core/clock';
import { Side } from '../../core/sides';
import { Key, Sign } from '../../../hal/hal';
import { putNumber } from '../digits';
import { Face, putChar, sideFace, takeBeside } from '../face';
import { addSigns } from '../signs';
import type { Ui } from '../ui';
import { drawControl } from './control';
import { drawSides } from './sides';

const QUESTION = 63;
/** Lies above the keys of numbers and letters. */
const QUESTION_KEY = 2000;

/** The lever was moved: the side that PAUSE would start is asked for. @cold @without lever */
function drawLever(face: Face, side: Side): void {
  const texts = sideFace(face, side);
  if (takeBeside(texts, QUESTION_KEY)) putChar(texts.beside, 0, QUESTION);
  face.signs |= Sign.TurnLeft << side;
  face.blinks |= Sign.TurnLeft << side;
}

/** @cold @without counts-view */
function drawCounts(clock: Clock, face: Face): void {
  putNumber(face.left.main, 0, clock.sides[0].presses, 1);
  putNumber(face.right.main, 0, clock.sides[1].presses, 1);
}

/** The front key that is held to look, begun and still in RUNNING. */
export function heldKey(ui: Ui, clock: Clock): number {
  return ui.keys.beganIn === Phase.Running && clock.phase === Phase.Running ? ui.keys.chord : 0;
}

export function drawGame(ui: Ui, clock: Clock, face: Face): void {
  const held = heldKey(ui, clock);
  addSigns(face, clock);
  if (held === Key.Plus) drawCounts(clock, face);
  else if (held === Key.Minus) drawControl(clock, face);
  else drawSides(ui, clock, face);
  if (ui.leverTurn >= 0) drawLever(face, ui.leverTurn);
}
