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

function rect(boxes: Uint8Array, index: number, downPx = 0): Point[] {
  const [left, top, right, bottom] = boxes.subarray(index * 4, index * 4 + 4);
  const points: Point[] = [];
  if (right === 0) return points;
  for (let y = top!; y <= bottom!; y++) {
    for (let x = left!; x <= right!; x++) points.push([x, y + downPx]);
  }
  return points;
}

function text(map: DeviceGraphics, sign: number): Point[] {
  const [left, top] = map.signRects.subarray(sign * 4, sign * 4 + 2);
  const points: Point[] = [];
  eachTextPixel(map.signTexts[sign]!, (x, y) => points.push([left! + x, top! + y]));
  return points;
}

function segmentShape(map: DeviceGraphics, index: number): Shape {
  const cell = Math.floor(index / CELL_SEGMENTS);
  const bit = 1 << (index % CELL_SEGMENTS);
  return {
    pixels: rect(map.segments, index),
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
    const dots = [...rect(map.colons, cell), ...rect(map.colons, cell, map.colonStepPx)];
    shapes.push(markShape('colons', cell, dots));
    shapes.push(markShape('points', cell, rect(map.points, cell)));
  }
  map.signTexts.forEach((word, sign) => {
    const pixels = word === '' ? rect(map.signRects, sign) : text(map, sign);
    shapes.push(markShape('signs', sign, pixels));
  });
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
