// A face as a frame of 6 or 4 cells a side. Colon and point fold into the cell before them, or are
// an empty cell where the glass lacks them; what does not fit beside the main text takes turns with
// it, a second each.

import { Side } from '../core/sides';
import { CELLS_PER_SIDE } from '../../hal/hal';
import type { Frame, Traits } from '../../hal/hal';
import { CYCLE_MS, Face, changesIn, sideFace } from './face';
import { GLYPHS, Mark } from './glyphs';

/** Blinking is calm: 1 Hz, half on. */
const BLINK_MS = 1000;

/** Cells that a text needs, its marks apart. */
function cellsOf(text: Uint8Array): number {
  const glyphs = GLYPHS;
  let cells = 0;
  for (let i = 0; text[i] !== 0; i++) if (glyphs[text[i]] < Mark.Colon) cells++;
  return cells;
}

/** Lights a mark right of a cell; false where this glass has none. */
function lightMark(frame: Frame, mark: Mark, cell: number, traits: Traits): boolean {
  const bit = 1 << cell;
  if (((mark === Mark.Colon ? traits.colonCells : traits.pointCells) & bit) === 0) return false;
  if (mark === Mark.Colon) frame.colons |= bit;
  else frame.points |= bit;
  return true;
}

/**
 * Writes a text so that it ends before `end`, of one that is too long the beginning; answers where
 * it begins. A mark that the glass lacks is an empty cell, as far as there is one to spare.
 */
function placeText(frame: Frame, text: Uint8Array, end: number, traits: Traits): number {
  let spare = traits.cellsPerSide - cellsOf(text);
  let next = (end - Math.min(spare, 0)) | 0;
  let glyph = 0;
  let i = 0;
  while (text[i] !== 0) i++;
  while (--i >= 0) {
    glyph = GLYPHS[text[i]];
    if (glyph < Mark.Colon && --next < end) frame.cells[next] = glyph;
    if (glyph < Mark.Colon || lightMark(frame, glyph, next - 1, traits)) continue;
    if (--spare >= 0) frame.cells[--next] = 0;
  }
  return next;
}

/** Takes all marks off a side of the frame, and what stands before `end`. */
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
function placeSide(frame: Frame, face: Face, side: Side, traits: Traits): void {
  const texts = sideFace(face, side);
  const first = side * CELLS_PER_SIDE;
  const end = first + traits.cellsPerSide;
  let besideEnd = first + cellsOf(texts.beside);
  if (besideEnd > end) besideEnd = end;
  texts.isNew = false;
  clearCells(frame, first, end);
  texts.isTight = placeText(frame, texts.main, end, traits) <= besideEnd && besideEnd > first;
  if (texts.isTight && face.cycleMs < CYCLE_MS / 2) return;
  if (texts.isTight) clearCells(frame, first, end);
  placeText(frame, texts.beside, besideEnd, traits);
}

function placeNew(frame: Frame, face: Face, side: Side, traits: Traits): void {
  const texts = sideFace(face, side);
  if (texts.isNew || texts.isTight) placeSide(frame, face, side, traits);
  if (texts.isTight) changesIn(face, CYCLE_MS / 2 - (face.cycleMs % (CYCLE_MS / 2)));
}

/** Makes `frame` the picture of `face` on this glass. Texts that stand are left. */
export function layOut(frame: Frame, face: Face, traits: Traits): void {
  const intoBlinkMs = face.cycleMs % BLINK_MS;
  placeNew(frame, face, Side.Left, traits);
  placeNew(frame, face, Side.Right, traits);
  frame.blinks = face.blinks;
  frame.signs = intoBlinkMs < BLINK_MS / 2 ? face.signs : face.signs & ~face.blinks;
  if (face.blinks !== 0) changesIn(face, BLINK_MS / 2 - (intoBlinkMs % (BLINK_MS / 2)));
}
