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

/** Fills segment `index` of a cell. @cold */
function fillSegment(cell: number, index: number, isLit: number): void {
  const x = map.cells[cell * 2];
  const y = map.cells[cell * 2 + 1];
  const first = index * 4;
  g.setColor(isLit);
  g.fillRect(
    x + map.segments[first],
    y + map.segments[first + 1],
    x + map.segments[first + 2],
    y + map.segments[first + 3],
  );
}

/** Fills the dot at place `index` of a list, `downPx` below it. @cold */
function fillDot(places: Uint8Array, index: number, downPx: number, isLit: number): void {
  const x = places[index * 2];
  const y = places[index * 2 + 1] + downPx;
  if (x === 0) return;
  g.setColor(isLit);
  g.fillRect(x, y, x + map.dotPx - 1, y + map.dotPx - 1);
}

/** @cold */
function drawCell(cell: number, segments: number): void {
  const changed = segments ^ cells[cell];
  for (let i = 0; i < CELL_SEGMENTS; i++) {
    if (((changed >> i) & 1) !== 0) fillSegment(cell, i, (segments >> i) & 1);
  }
  cells[cell] = segments;
}

/** @cold */
function drawMark(cell: number, frame: Frame): void {
  const colon = (frame.colons >> cell) & 1;
  fillDot(map.colons, cell, 0, colon);
  fillDot(map.colons, cell, map.colonStepPx, colon);
  fillDot(map.points, cell, 0, (frame.points >> cell) & 1);
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

/** A text is wiped out by drawing it in white; its own string lives no longer than that. @cold */
function drawSign(index: number, isLit: number): void {
  const x = map.signs[index * 2];
  const y = map.signs[index * 2 + 1];
  const widthPx = map.signSizes[index * 2];
  const length = map.signTextLength;
  g.setColor(isLit);
  if (widthPx > 0) g.fillRect(x, y, x + widthPx - 1, y + map.signSizes[index * 2 + 1] - 1);
  else g.drawString(map.signTexts.substr(index * length, length), x, y);
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
