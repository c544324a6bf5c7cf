// COPY: the state of this clock as a code for a replacement clock (6.10.1). Its digits say which
// key writes them: 1 LEFT, 2 MINUS, 3 PLUS, 4 RIGHT. Both clocks must play by the same control.

import { copyLength, packState, unpackState } from '../../../core/arbiter/copy-code';
import { createFields } from '../../../core/arbiter/fields';
import { standWith } from '../../../core/arbiter/new-control';
import type { Clock } from '../../../core/clock';
import type { Side } from '../../../core/sides';
import { Style } from '../../digits';
import { Face, putChar, putWord } from '../../face';
import { addSigns } from '../../signs';
import type { Ui } from '../../ui';
import { From, Page, applyNothing, isGameOn, turned } from './page';

/** Lines of the page: the choice between the two, the code that is shown, one that is written. */
const enum Line {
  Choice = 0,
  Show = 1,
  Write = 2,
}

/** Written anew at each use. */
const STATE = createFields();
const ONE = 49;
const UNDERSCORE = 95;

/** How many digits the glass holds. */
function digitsShown(ui: Ui): number {
  return ui.style & Style.Short ? 8 : 12;
}

/** A code can be shown in a game, and written on any clock with a control. */
function openCopy(ui: Ui): void {
  ui.arbiter.isYes = isGameOn(ui.clock);
}

function putDigit(ui: Ui, digit: number): void {
  const arbiter = ui.arbiter;
  if (arbiter.length >= copyLength(ui.clock.control)) return;
  arbiter.digits[arbiter.length] = digit;
  arbiter.length++;
}

function changeCopy(ui: Ui, by: number): void {
  const arbiter = ui.arbiter;
  const screens = ((arbiter.length + digitsShown(ui) - 1) / digitsShown(ui)) | 0;
  if (arbiter.row === Line.Choice) arbiter.isYes = !arbiter.isYes && isGameOn(ui.clock);
  else if (arbiter.row === Line.Show) arbiter.pending[0] = turned(arbiter.pending[0], by, screens);
  else if (by === 1 || by === -1) putDigit(ui, by < 0 ? 1 : 2);
}

function pickCopy(ui: Ui, side: Side): void {
  if (ui.arbiter.row === Line.Write) putDigit(ui, side * 3);
}

function beginCopy(ui: Ui): void {
  const arbiter = ui.arbiter;
  arbiter.row = arbiter.isYes ? Line.Show : Line.Write;
  arbiter.pending[0] = 0;
  arbiter.length = 0;
  if (arbiter.isYes) arbiter.length = packState(arbiter.digits, arbiter.before, ui.clock.control);
}

/** A whole code with the right checksum; else it is written again. */
function takeCopy(ui: Ui, atMs: number): boolean {
  const arbiter = ui.arbiter;
  const control = ui.clock.control;
  if (arbiter.row === Line.Choice) beginCopy(ui);
  if (arbiter.row !== Line.Write || arbiter.length < copyLength(control)) return false;
  arbiter.pending[1] = unpackState(STATE, arbiter.digits, control) ? 0 : 1;
  arbiter.length = 0;
  if (arbiter.pending[1] !== 0) return false;
  standWith(ui.clock, STATE, atMs);
  return true;
}

function drawDigits(ui: Ui, face: Face, from: number): void {
  const arbiter = ui.arbiter;
  const half = digitsShown(ui) / 2;
  for (let i = 0; i < 2 * half && from + i < arbiter.length; i++) {
    if (i < half) putChar(face.left.main, i, ONE + arbiter.digits[from + i]);
    else putChar(face.right.main, i - half, ONE + arbiter.digits[from + i]);
  }
}

/** Digits stand where they stand on the other clock's glass; the next one has a line. */
function drawWriting(ui: Ui, face: Face): void {
  const arbiter = ui.arbiter;
  const shown = digitsShown(ui);
  const at = arbiter.length % shown;
  const half = shown / 2;
  drawDigits(ui, face, arbiter.length - at);
  if (arbiter.length >= copyLength(ui.clock.control)) putWord(face.right.beside, 'OK');
  else if (at < half) putChar(face.left.main, at, UNDERSCORE);
  else putChar(face.right.main, at - half, UNDERSCORE);
  if (arbiter.length === 0 && arbiter.pending[1] !== 0) putWord(face.right.main, 'ERROR');
}

function drawCopy(ui: Ui, clock: Clock, face: Face): void {
  addSigns(face, clock);
  if (ui.arbiter.row === Line.Show) drawDigits(ui, face, ui.arbiter.pending[0] * digitsShown(ui));
  else if (ui.arbiter.row === Line.Write) drawWriting(ui, face);
  else putWord(face.left.main, ui.arbiter.isYes ? 'SHOW' : 'ENTER');
}

export const COPY_PAGE: Page = {
  from: From.GameOrReady,
  open: openCopy,
  change: changeCopy,
  pick: pickCopy,
  take: takeCopy,
  apply: applyNothing,
  stays: false,
  draw: drawCopy,
};
