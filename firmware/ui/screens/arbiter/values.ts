// Numbers of the game on a page: a second what would be, with the edit sign, and a second what is.

import { flowOf } from '../../../core/charge';
import { Clock, Mark } from '../../../core/clock';
import { Field, SIDE_FIELDS } from '../../../core/arbiter/fields';
import { Flow } from '../../../core/flow';
import type { Side } from '../../../core/sides';
import { Sign } from '../../../../hal/hal';
import { NOBODY } from '../../arbiter';
import { Style, putNumber, writeTime } from '../../digits';
import { CYCLE_MS, Face, changesIn, putChar, sideFace } from '../../face';
import { addSigns } from '../../signs';
import type { Ui } from '../../ui';

/** What the fields decide, instead of the clock as it is. */
const OWN_SIGNS =
  Sign.TurnLeft |
  Sign.TurnRight |
  Sign.WhiteLeft |
  Sign.WhiteRight |
  Sign.FlagLeft |
  Sign.FlagRight |
  Sign.FirstLeft |
  Sign.FirstRight;

/** By Field, what stands beside the number. Times stand alone. */
const LETTERS = ' Pc bL';
const BLANK = 32;

/** Whether this half of the cycle shows what would be. */
function isAfter(ui: Ui, face: Face): boolean {
  return ui.arbiter.isChanged && face.cycleMs < CYCLE_MS / 2;
}

/** The numbers of this half of the cycle. */
export function shownFields(ui: Ui, face: Face): Int32Array {
  if (ui.arbiter.isChanged) changesIn(face, CYCLE_MS / 2 - (face.cycleMs % (CYCLE_MS / 2)));
  return isAfter(ui, face) ? ui.arbiter.after : ui.arbiter.before;
}

function drawSide(ui: Ui, clock: Clock, face: Face, value: number): void {
  const side = value & 1;
  const field = value >> 1;
  const fields = shownFields(ui, face);
  const texts = sideFace(face, side);
  const style = flowOf(clock, side) === Flow.Up ? ui.style | Style.Up : ui.style;
  if (field === Field.Bank) {
    writeTime(texts.main, fields[side * SIDE_FIELDS], style);
    return;
  }
  putNumber(texts.main, 0, fields[side * SIDE_FIELDS + field], 1);
  if (LETTERS.charCodeAt(field) !== BLANK) putChar(texts.beside, 0, LETTERS.charCodeAt(field));
}

function addFlag(face: Face, fields: Int32Array, side: Side): void {
  const marks = fields[side * SIDE_FIELDS + Field.Marks];
  if (marks & Mark.Final) face.signs |= Sign.FlagLeft << side;
  if (marks & Mark.First) face.signs |= Sign.FirstLeft << side;
}

/** Signs of the game as the page would leave it; a side that was only picked blinks. */
export function addPageSigns(ui: Ui, clock: Clock, face: Face, picked: number): void {
  const fields = shownFields(ui, face);
  addSigns(face, clock);
  face.signs &= ~OWN_SIGNS;
  if (ui.arbiter.isChanged) face.signs &= ~Sign.Edit;
  if (isAfter(ui, face)) face.signs |= Sign.Edit;
  face.blinks &= ~OWN_SIGNS;
  face.signs |= Sign.WhiteLeft << fields[Field.White];
  addFlag(face, fields, 0);
  addFlag(face, fields, 1);
  face.signs |= Sign.TurnLeft << (picked === NOBODY ? fields[Field.Turn] : picked);
  if (picked !== NOBODY) face.blinks |= Sign.TurnLeft << picked;
}

/** One number of both sides. */
export function drawField(ui: Ui, clock: Clock, face: Face, field: Field): void {
  drawSide(ui, clock, face, field * 2);
  drawSide(ui, clock, face, field * 2 + 1);
}

/** The times of both sides and whose turn it is. */
export function drawTimes(ui: Ui, clock: Clock, face: Face): void {
  drawField(ui, clock, face, Field.Bank);
  addPageSigns(ui, clock, face, NOBODY);
}
