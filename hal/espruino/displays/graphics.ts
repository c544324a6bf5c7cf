// The pixel display of Pixl.js: segments and signs are rectangles or short texts in the
// interpreter's picture `g`, of which flip sends the part that changed.

import type { DeviceGraphics } from '../../../board-configs/device-board';
import { CELLS, type Frame } from '../../hal';

const CELL_SEGMENTS = 7;
/** As the interpreter sets up the ST7567: bias, direction, regulator, power, column, on. */
const SETUP = [0xa2, 0xc8, 0x25, 0x2f, 0xa0, 0xaf];
const CONTRAST = 0.56;

let map: DeviceGraphics;
/** The frame that the picture shows. */
let cells: Uint8Array;
let colons = 0;
let points = 0;
let signs = 0;

/** Fills rectangle `index` of a list, `downPx` below its place. @cold */
function fillBox(boxes: Uint8Array, index: number, downPx: number, isLit: number): void {
  const first = index * 4;
  if (boxes[first + 2] === 0) return;
  g.setColor(isLit !== 0 ? 1 : 0);
  g.fillRect(boxes[first], boxes[first + 1] + downPx, boxes[first + 2], boxes[first + 3] + downPx);
}

/** @cold */
function drawCell(cell: number, segments: number): void {
  const changed = segments ^ cells[cell];
  for (let i = 0; i < CELL_SEGMENTS; i++) {
    if (((changed >> i) & 1) !== 0) {
      fillBox(map.segments, cell * CELL_SEGMENTS + i, 0, segments & (1 << i));
    }
  }
  cells[cell] = segments;
}

/** @cold */
function drawMark(cell: number, frame: Frame): void {
  const colon = (frame.colons >> cell) & 1;
  fillBox(map.colons, cell, 0, colon);
  fillBox(map.colons, cell, map.colonStepPx, colon);
  fillBox(map.points, cell, 0, (frame.points >> cell) & 1);
}

/** @cold */
function drawMarks(frame: Frame): void {
  const changed = (frame.colons ^ colons) | (frame.points ^ points);
  for (let cell = 0; changed >> cell !== 0; cell++) {
    if (((changed >> cell) & 1) !== 0) drawMark(cell, frame);
  }
  colons = frame.colons;
  points = frame.points;
}

/** A text is wiped out by drawing it in white. @cold */
function drawSign(index: number, isLit: number): void {
  if (map.signTexts[index] === '') fillBox(map.signRects, index, 0, isLit);
  else {
    g.setColor(isLit);
    g.drawString(map.signTexts[index], map.signRects[index * 4], map.signRects[index * 4 + 1]);
  }
}

/** @cold */
function drawSigns(lit: number): void {
  const changed = lit ^ signs;
  for (let i = 0; changed >> i !== 0; i++) {
    if (((changed >> i) & 1) !== 0) drawSign(i, (lit >> i) & 1);
  }
  signs = lit;
}

export function drawFrame(frame: Frame): void {
  let isChanged = frame.colons !== colons || frame.points !== points || frame.signs !== signs;
  for (let cell = 0; cell < CELLS; cell++) {
    if (frame.cells[cell] !== cells[cell]) {
      drawCell(cell, frame.cells[cell]);
      isChanged = true;
    }
  }
  if (!isChanged) return;
  drawMarks(frame);
  drawSigns(frame.signs);
  g.flip(false);
}

/** Sets up the controller again and sends the whole picture. */
export function renewDisplay(chip: number): void {
  if (chip !== 0) return;
  for (let i = 0; i < SETUP.length; i++) Pixl.lcdw(SETUP[i]);
  Pixl.setContrast(CONTRAST);
  Pixl.setLCDPower(true);
  g.flip(true);
}

/** It is soldered to the board and cannot be asked. */
export function isDisplayLost(): boolean {
  return false;
}

export function darkenDisplay(): void {
  Pixl.setLCDPower(false);
}

export function createDisplay(display: DeviceGraphics): void {
  map = display;
  cells = new Uint8Array(CELLS);
  colons = 0;
  points = 0;
  signs = 0;
  g.clear();
  renewDisplay(0);
}
