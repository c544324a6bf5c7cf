// A face as a frame of 6 or 4 cells a side. Colon and point fold into the cell before them; what
// does not fit beside the main text takes turns with it, a second each.

import { Side } from '../core/sides';
import { CELLS, CELLS_PER_SIDE } from '../../hal/hal';
import type { Frame } from '../../hal/hal';
import { CYCLE_MS, Face, changesIn, sideFace } from './face';
import { segmentsOf } from './glyphs';

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
    else if (next < end) frame.cells[next++] = segmentsOf(code);
  }
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
  const fits = besideCells === 0 || first + besideCells < mainCell;
  const isMainsTurn = face.cycleMs < CYCLE_MS / 2;
  if (fits || isMainsTurn) placeText(frame, texts.main, mainCell, end);
  if (fits || !isMainsTurn) placeText(frame, texts.beside, first, end);
  if (!fits) changesIn(face, CYCLE_MS / 2 - (face.cycleMs % (CYCLE_MS / 2)));
}

/** Makes `frame` the picture of `face` for this many cells a side. */
export function layOut(frame: Frame, face: Face, cells: number): void {
  const intoBlinkMs = face.cycleMs % BLINK_MS;
  for (let i = 0; i < CELLS; i++) frame.cells[i] = 0;
  frame.colons = 0;
  frame.points = 0;
  placeSide(frame, face, Side.Left, cells);
  placeSide(frame, face, Side.Right, cells);
  frame.blinks = face.blinks;
  frame.signs = intoBlinkMs < BLINK_MS / 2 ? face.signs : face.signs & ~face.blinks;
  if (face.blinks !== 0) changesIn(face, BLINK_MS / 2 - (intoBlinkMs % (BLINK_MS / 2)));
}
