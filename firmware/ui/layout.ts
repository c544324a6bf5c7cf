// A face as a frame of 6 or 4 cells a side. Colon and point fold into the cell before them; what
// does not fit beside the main text takes turns with it, a second each.

import { Side } from '../core/sides';
import { CELLS_PER_SIDE } from '../../hal/hal';
import type { Frame } from '../../hal/hal';
import { CYCLE_MS, Face, changesIn, sideFace } from './face';
import { GLYPHS, Mark } from './glyphs';

/** Blinking is calm: 1 Hz, half on. */
const BLINK_MS = 1000;

/** Cells that a text needs, as far as there are any. */
function cellsOf(text: Uint8Array, most: number): number {
  const glyphs = GLYPHS;
  let cells = 0;
  for (let i = 0; text[i] !== 0; i++) if (glyphs[text[i]] < Mark.Colon) cells++;
  return cells < most ? cells : most;
}

/** Writes a text from `cell` on, as far as `end`. */
function placeText(frame: Frame, text: Uint8Array, cell: number, end: number): void {
  const glyphs = GLYPHS;
  const cells = frame.cells;
  let next = cell;
  let glyph = 0;
  for (let i = 0; text[i] !== 0; i++) {
    glyph = glyphs[text[i]];
    if (glyph === Mark.Colon) frame.colons |= 1 << (next - 1);
    else if (glyph === Mark.Point) frame.points |= 1 << (next - 1);
    else if (next < end) cells[next++] = glyph;
  }
}

/** Takes what stands before `end` off a side of the frame, and all its marks. */
function clearCells(frame: Frame, first: number, end: number): void {
  const others = ~(((1 << CELLS_PER_SIDE) - 1) << first);
  for (let i = first; i < end; i++) frame.cells[i] = 0;
  frame.colons &= others;
  frame.points &= others;
}

/**
 * The main text stands right, the other left of it with a gap between. Where they do not fit, the
 * other text has the second half of the cycle.
 */
function placeSide(frame: Frame, face: Face, side: Side, cells: number): void {
  const texts = sideFace(face, side);
  const first = side * CELLS_PER_SIDE;
  const end = first + cells;
  const besideCells = cellsOf(texts.beside, cells);
  let mainCell = end - cellsOf(texts.main, cells);
  texts.isNew = false;
  texts.isTight = besideCells > 0 && first + besideCells >= mainCell;
  if (texts.isTight && face.cycleMs >= CYCLE_MS / 2) mainCell = end;
  clearCells(frame, first, mainCell);
  if (mainCell < end) placeText(frame, texts.main, mainCell, end);
  if (!texts.isTight || mainCell === end) placeText(frame, texts.beside, first, end);
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
