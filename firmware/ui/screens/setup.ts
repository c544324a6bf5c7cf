// SETUP: the name of the control that would be taken, over both sides; right of a short name the
// charge of the battery.

import type { Clock } from '../../core/clock';
import { Side } from '../../core/sides';
import { SLOT, controlAt, isEmptyRow } from '../choices';
import { Style, putNumber } from '../digits';
import { CYCLE_MS, Face, SideFace, changesIn, putChar, putWord } from '../face';
import { Off } from '../ui';
import type { Ui } from '../ui';
import { drawControl, drawPeriod } from './control';

const BLANK = 32;
const SMALL_B = 98;

/** Writes `length` characters of the names from `from` on, without blanks at the end. */
export function putSlice(text: Uint8Array, names: string, from: number, length: number): void {
  let end = length;
  while (end > 0 && names.charCodeAt(from + end - 1) === BLANK) end--;
  for (let i = 0; i < end; i++) putChar(text, i, names.charCodeAt(from + i));
}

/** Four cells a side show the end of a name that is too long in turn with its beginning. */
function drawName(ui: Ui, face: Face, number: number): void {
  const cells = ui.style & Style.Short ? 4 : 6;
  const names = ui.catalogue.names;
  let from = number * ui.catalogue.nameLength;
  if (cells === 4 && names.charCodeAt(from + 8) !== BLANK) {
    if (face.cycleMs >= CYCLE_MS / 2) from += 4;
    changesIn(face, CYCLE_MS / 2 - (face.cycleMs % (CYCLE_MS / 2)));
  }
  putSlice(face.left.main, names, from, cells);
  putSlice(face.right.main, names, from + cells, cells);
}

function drawBattery(texts: SideFace, percent: number): void {
  putNumber(texts.main, 0, percent, 1);
  putChar(texts.beside, 0, SMALL_B);
}

/** A slot of the user, from 0: USER 1, on four cells USR1. */
export function putOwnName(ui: Ui, text: Uint8Array, slot: number): void {
  putNumber(text, putWord(text, ui.style & Style.Short ? 'USR' : 'USER '), slot + 1, 1);
}

/** A row of the list that has a name. */
export function drawChoice(ui: Ui, face: Face, number: number): void {
  const own = number - ui.catalogue.count;
  if (number === SLOT) putWord(face.left.main, 'SLOT');
  else if (own < 0) drawName(ui, face, number);
  else putOwnName(ui, face.left.main, own);
}

export function drawSetup(ui: Ui, clock: Clock, face: Face): void {
  const number = controlAt(ui, ui.choice.at);
  /* @without control-view: drawChoice(ui, face, number); */
  if (number === SLOT) drawControl(clock, face);
  else drawChoice(ui, face, number);
  /* @without own-controls */
  if (number >= ui.catalogue.count && !isEmptyRow(ui, ui.choice.at)) {
    drawPeriod(clock, face, Side.Right);
  }
  if (/* @without idle-off: false */ ui.off === Off.Soon) putWord(face.right.main, 'OFF');
  else if (face.right.main[0] === 0 && ui.batteryPercent >= 0) {
    drawBattery(face.right, ui.batteryPercent);
  }
}
