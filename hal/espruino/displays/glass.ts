// What the segment displays have in common: from a frame to bits in the memory of up to two chips,
// and which bytes of it changed. Only changed segments are looked at.

import { SpotCode, type DeviceGlass } from '../../../board-configs/device-board';
import { CELLS, type Frame } from '../../hal';

const CELL_SEGMENTS = 7;
/** Bytes of a chip, and of both. */
const CHIP_BYTES = 16;
const GLASS_BYTES = 32;

export interface Glass {
  map: DeviceGlass;
  /** What the chips should hold: 16 bytes each. A spot's code is its bit number in here. */
  memory: Uint8Array;
  /** Bit i: byte i is not yet sent. */
  unsent: number;
  /** The frame that `memory` shows. */
  cells: Uint8Array;
  colons: number;
  points: number;
  signs: number;
}

export function createGlass(map: DeviceGlass): Glass {
  return {
    map: map,
    memory: new Uint8Array(GLASS_BYTES),
    unsent: 0,
    cells: new Uint8Array(CELLS),
    colons: 0,
    points: 0,
    signs: 0,
  };
}

/** @cold */
function setSpot(glass: Glass, code: number, isLit: number): void {
  const index = code >> 3;
  const bit = 1 << (code & 7);
  if (code === SpotCode.None) return;
  if (isLit !== 0) glass.memory[index] |= bit;
  else glass.memory[index] &= ~bit;
  glass.unsent |= 1 << index;
}

/** @cold */
function paintCell(glass: Glass, cell: number, segments: number): void {
  const changed = segments ^ glass.cells[cell];
  const spots = cell * CELL_SEGMENTS;
  for (let i = 0; i < CELL_SEGMENTS; i++) {
    if (((changed >> i) & 1) !== 0)
      setSpot(glass, glass.map.segments[spots + i], segments & (1 << i));
  }
  glass.cells[cell] = segments;
}

/** A colon and the point at its place may share one bit, which is lit for either. @cold */
function paintMark(glass: Glass, cell: number, colon: number, point: number): void {
  const colonSpot = glass.map.colons[cell];
  const pointSpot = glass.map.points[cell];
  if (colonSpot === pointSpot) setSpot(glass, colonSpot, colon | point);
  else {
    setSpot(glass, colonSpot, colon);
    setSpot(glass, pointSpot, point);
  }
}

/** @cold */
function paintMarks(glass: Glass, colons: number, points: number): void {
  const changed = (colons ^ glass.colons) | (points ^ glass.points);
  for (let cell = 0; changed >> cell !== 0; cell++) {
    if (((changed >> cell) & 1) !== 0) {
      paintMark(glass, cell, (colons >> cell) & 1, (points >> cell) & 1);
    }
  }
  glass.colons = colons;
  glass.points = points;
}

/** @cold */
function paintSigns(glass: Glass, signs: number): void {
  const changed = signs ^ glass.signs;
  for (let i = 0; changed >> i !== 0; i++) {
    if (((changed >> i) & 1) !== 0) setSpot(glass, glass.map.signSpots[i], (signs >> i) & 1);
  }
  glass.signs = signs;
}

/** Brings the memory up to the frame. */
export function paintGlass(glass: Glass, frame: Frame): void {
  for (let cell = 0; cell < CELLS; cell++) {
    if (frame.cells[cell] !== glass.cells[cell]) paintCell(glass, cell, frame.cells[cell]);
  }
  if (frame.colons !== glass.colons || frame.points !== glass.points) {
    paintMarks(glass, frame.colons, frame.points);
  }
  if (frame.signs !== glass.signs) paintSigns(glass, frame.signs);
}

/** Marks bytes of a chip as not sent; bit i for byte i. */
export function forgetSent(glass: Glass, chip: number, bytes: number): void {
  glass.unsent |= bytes << (chip * CHIP_BYTES);
}

/** Sends what is not sent, each byte by `sendByte`. @cold */
export function sendGlass(glass: Glass, sendByte: (chip: number, address: number) => void): void {
  for (let i = 0; glass.unsent !== 0; i++) {
    if (((glass.unsent >> i) & 1) !== 0) {
      glass.unsent &= ~(1 << i);
      sendByte(i >> 4, i & (CHIP_BYTES - 1));
    }
  }
}
