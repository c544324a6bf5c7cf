// A face as a frame of 6 or 4 cells a side. Colon and point fold into the cell before them; what
// does not fit beside the main text takes turns with it, a second each.

import { Side } from '../core/sides';
import { CELLS_PER_SIDE } from '../../hal/hal';
import type { Frame } from '../../hal/hal';
import { CYCLE_MS, Face, changesIn, sideFace } from './face';
import { GLYPHS } from './glyphs';

const COLON = 58;
const POINT = 46;
const COMMA = 44;
/** Blinking is calm: 1 Hz, half on. */
const BLINK_MS = 1000;

/** Cells that a text needs. */
function cellsOf(text: Uint8Array): number {
  let cells = 0;
  let code = 0;
  for (let i = 0; text[i] !== 0; i++) {
    code = text[i];
    if (code !== COLON && code !== POINT && code !== COMMA) cells++;
  }
  return cells;
}

/** Writes a text from `cell` on, as far as `end`. */
function placeText(frame: Frame, text: Uint8Array, cell: number, end: number): void {
  let next = cell;
  let code = 0;
  for (let i = 0; text[i] !== 0; i++) {
    code = text[i];
    if (code === COLON) frame.colons |= 1 << (next - 1);
    else if (code === POINT || code === COMMA) frame.points |= 1 << (next - 1);
    else if (next < end) frame.cells[next++] = GLYPHS[code];
  }
}

/** Takes a side off the frame. */
function clearCells(frame: Frame, first: number): void {
  const marks = ((1 << CELLS_PER_SIDE) - 1) << first;
  for (let i = 0; i < CELLS_PER_SIDE; i++) frame.cells[first + i] = 0;
  frame.colons &= ~marks;
  frame.points &= ~marks;
}

/**
 * The main text stands right, the other left of it with a gap between. Where they do not fit, the
 * other text has the second half of the cycle.
 */
function placeSide(frame: Frame, face: Face, side: Side, cells: number): void {
  const texts = sideFace(face, side);
  const first = side * CELLS_PER_SIDE;
  const end = first + cells;
  const besideCells = cellsOf(texts.beside);
  const mainCell = Math.max(first, end - cellsOf(texts.main));
  const isMainsTurn = face.cycleMs < CYCLE_MS / 2;
  texts.isNew = false;
  texts.isTight = besideCells > 0 && first + besideCells >= mainCell;
  clearCells(frame, first);
  if (!texts.isTight || isMainsTurn) placeText(frame, texts.main, mainCell, end);
  if (!texts.isTight || !isMainsTurn) placeText(frame, texts.beside, first, end);
}

function placeNew(frame: Frame, face: Face, side: Side, cells: number): void {
  const texts = sideFace(face, side);
  if (texts.isNew || texts.isTight) placeSide(frame, face, side, cells);
  if (texts.isTight) changesIn(face, CYCLE_MS / 2 - (face.cycleMs % (CYCLE_MS / 2)));
}

/** Makes `frame` the picture of `face` for this many cells a side. Texts that stand are left. */
export function layOut(frame: Frame, face: Face, cells: number): void {
  const intoBlinkMs = face.cycleMs % BLINK_MS;
  placeNew(frame, face, Side.Left, cells);
  placeNew(frame, face, Side.Right, cells);
  frame.blinks = face.blinks;
  frame.signs = intoBlinkMs < BLINK_MS / 2 ? face.signs : face.signs & ~face.blinks;
  if (face.blinks !== 0) changesIn(face, BLINK_MS / 2 - (intoBlinkMs % (BLINK_MS / 2)));
}
