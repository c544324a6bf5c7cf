// The same for a display of pixels: segments and signs are rectangles and short texts.
import type { DeviceGraphics } from '../../board-configs/device-board';
import { CELLS } from '../../hal/hal';
import type { Frame } from '../../hal/hal';
import { createBlankFrame } from '../sim-hal';
import { eachTextPixel } from '../machine/small-font';
import type { Bench } from './bench';

const CELL_SEGMENTS = 7;

type Pixels = Set<number>;
type Point = readonly [x: number, y: number];

interface Shape {
  pixels: readonly Point[];
  isLit(frame: Frame): boolean;
  light(frame: Frame): void;
}

function box(left: number, top: number, width: number, height: number): Point[] {
  const points: Point[] = [];
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) points.push([x, y]);
  }
  return points;
}

function placeOf(places: Uint8Array, index: number): Point {
  return [places[index * 2]!, places[index * 2 + 1]!];
}

/** A dot of a colon or a point; none at 0, 0. */
function dot({ dotPx }: DeviceGraphics, places: Uint8Array, cell: number, downPx = 0): Point[] {
  const [x, y] = placeOf(places, cell);
  return x === 0 ? [] : box(x, y + downPx, dotPx, dotPx);
}

function signPixels(map: DeviceGraphics, sign: number): Point[] {
  const [left, top] = placeOf(map.signs, sign);
  const [width = 0, height = 0] = map.signSizes.subarray(sign * 2, sign * 2 + 2);
  if (width > 0) return box(left, top, width, height);
  const points: Point[] = [];
  const length = map.signTextLength;
  const word = map.signTexts.slice(sign * length, (sign + 1) * length).trimEnd();
  eachTextPixel(word, (x, y) => points.push([left + x, top + y]));
  return points;
}

function segmentPixels(map: DeviceGraphics, cell: number, segment: number): Point[] {
  const [x, y] = placeOf(map.cells, cell);
  const [x1, y1, x2, y2] = map.segments.subarray(segment * 4, segment * 4 + 4);
  return x === 0 ? [] : box(x + x1!, y + y1!, x2! - x1! + 1, y2! - y1! + 1);
}

function segmentShape(map: DeviceGraphics, index: number): Shape {
  const cell = Math.floor(index / CELL_SEGMENTS);
  const bit = 1 << (index % CELL_SEGMENTS);
  return {
    pixels: segmentPixels(map, cell, index % CELL_SEGMENTS),
    isLit: (frame) => (frame.cells[cell]! & bit) !== 0,
    light: (frame) => void (frame.cells[cell]! |= bit),
  };
}

/** A bit of colons, points or signs. */
function markShape(field: 'colons' | 'points' | 'signs', index: number, pixels: Point[]): Shape {
  return {
    pixels,
    isLit: (frame) => ((frame[field] >> index) & 1) === 1,
    light: (frame) => void (frame[field] |= 1 << index),
  };
}

function shapesOf(bench: Bench): Shape[] {
  const map = bench.device.display as DeviceGraphics;
  const shapes: Shape[] = [];
  for (let i = 0; i < CELLS * CELL_SEGMENTS; i++) shapes.push(segmentShape(map, i));
  for (let cell = 0; cell < CELLS; cell++) {
    const dots = [...dot(map, map.colons, cell), ...dot(map, map.colons, cell, map.colonStepPx)];
    shapes.push(markShape('colons', cell, dots));
    shapes.push(markShape('points', cell, dot(map, map.points, cell)));
  }
  for (let sign = 0; sign < map.signs.length / 2; sign++) {
    shapes.push(markShape('signs', sign, signPixels(map, sign)));
  }
  return shapes.filter(({ pixels }) => pixels.length > 0);
}

const known = new WeakMap<Bench, Shape[]>();

function shapes(bench: Bench): Shape[] {
  const found = known.get(bench) ?? shapesOf(bench);
  known.set(bench, found);
  return found;
}

function widthOf(bench: Bench): number {
  return (bench.board.display as { widthPx: number }).widthPx;
}

function litPixels(bench: Bench): Pixels {
  const { widthPx, heightPx } = bench.board.display as { widthPx: number; heightPx: number };
  const lit: Pixels = new Set();
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) if (bench.machine.lcd.pixel(x, y)) lit.add(y * widthPx + x);
  }
  return lit;
}

function textOf(pixels: Pixels): string {
  return [...pixels].sort((a, b) => a - b).join(' ');
}

export function pixelsNow(bench: Bench): string {
  return textOf(litPixels(bench));
}

export function drawPixels(bench: Bench, frame: Frame): string {
  const width = widthOf(bench);
  const lit: Pixels = new Set();
  for (const shape of shapes(bench)) {
    if (shape.isLit(frame)) for (const [x, y] of shape.pixels) lit.add(y * width + x);
  }
  return textOf(lit);
}

/** A shape is lit when all of its pixels are. */
export function readPixels(bench: Bench): Frame {
  const width = widthOf(bench);
  const lit = litPixels(bench);
  const frame = createBlankFrame();
  for (const shape of shapes(bench)) {
    if (shape.pixels.every(([x, y]) => lit.has(y * width + x))) shape.light(frame);
  }
  return frame;
}
