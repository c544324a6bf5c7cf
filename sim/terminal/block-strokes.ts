// Seven-segment strokes of any size, made of half blocks: a character cell is two pixels, one above
// the other, and a pixel is about square. Strokes that are not lit stay faintly visible, as on an
// LCD.
import { put } from './canvas';
import type { Canvas, Spot, Style } from './canvas';

/** In pixels; height less stroke is even, so that the middle stroke lies in the middle. */
export interface BlockSize {
  readonly width: number;
  readonly height: number;
  readonly stroke: number;
  readonly gap: number;
}

/** Between two ends of a stroke lies this much of a pixel, half on each side. */
const JOINT = 0.3;

const NONE = -1;

/** Segments a to g: from (x, y) in halves of the digit, across or down. */
const SEGMENTS = [
  { x: 0, y: 0, isAcross: true },
  { x: 1, y: 0, isAcross: false },
  { x: 1, y: 1, isAcross: false },
  { x: 0, y: 2, isAcross: true },
  { x: 0, y: 1, isAcross: false },
  { x: 0, y: 0, isAcross: false },
  { x: 0, y: 1, isAcross: true },
] as const;

/** Distance along and beside the axis of a segment, or null when the pixel is off its ends. */
function isOn(index: number, x: number, y: number, size: BlockSize): boolean {
  const segment = SEGMENTS[index]!;
  const spanX = size.width - size.stroke;
  const spanY = (size.height - size.stroke) / 2;
  const fromX = x + 0.5 - size.stroke / 2 - segment.x * spanX;
  const fromY = y + 0.5 - size.stroke / 2 - segment.y * spanY;
  const along = segment.isAcross ? fromX : fromY;
  const beside = Math.abs(segment.isAcross ? fromY : fromX);
  const length = segment.isAcross ? spanX : spanY;
  const free = Math.min(along, length - along);
  return beside < size.stroke / 2 && free >= beside + JOINT;
}

/** Which segment holds the pixel, or NONE. */
function segmentAt(x: number, y: number, size: BlockSize): number {
  for (let index = 0; index < SEGMENTS.length; index += 1) {
    if (isOn(index, x, y, size)) return index;
  }
  return NONE;
}

const enum Pixel {
  Blank = 0,
  Ghost = 1,
  Lit = 2,
}

/** Rows are the upper pixel, columns the lower one. */
const MARKS = [' ▄▄', '▀█▄', '▀▀█'];
const MARK_STYLES: readonly (readonly Style[])[] = [
  ['glass', 'ghost', 'lit'],
  ['ghost', 'ghost', 'lit-on-ghost'],
  ['lit', 'lit-on-ghost', 'lit'],
];

function putPixels(canvas: Canvas, spot: Spot, upper: Pixel, lower: Pixel): void {
  put(canvas, spot, MARKS[upper]![lower]!, MARK_STYLES[upper]![lower]!);
}

function pixelOf(segments: number, x: number, y: number, size: BlockSize): Pixel {
  if (y >= size.height) return Pixel.Blank;
  const index = segmentAt(x, y, size);
  if (index === NONE) return Pixel.Blank;
  return (segments & (1 << index)) !== 0 ? Pixel.Lit : Pixel.Ghost;
}

export function rowsOf(size: BlockSize): number {
  return Math.ceil(size.height / 2);
}

export function drawBlockDigit(
  canvas: Canvas,
  spot: Spot,
  segments: number,
  size: BlockSize,
): void {
  for (let row = 0; row < rowsOf(size); row += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const at = { column: spot.column + x, row: spot.row + row };
      const upper = pixelOf(segments, x, row * 2, size);
      putPixels(canvas, at, upper, pixelOf(segments, x, row * 2 + 1, size));
    }
  }
}

/** A dot in the gap right of a digit, `centre` pixels below its top. */
function drawDot(canvas: Canvas, spot: Spot, centre: number, size: BlockSize): void {
  const side = size.stroke;
  const top = Math.round(centre - side / 2);
  const first = Math.floor((size.gap - side) / 2);
  for (let row = top >> 1; row <= (top + side - 1) >> 1; row += 1) {
    const has = (y: number): Pixel => (y >= top && y < top + side ? Pixel.Lit : Pixel.Blank);
    for (let x = 0; x < side; x += 1) {
      const at = { column: spot.column + size.width + first + x, row: spot.row + row };
      putPixels(canvas, at, has(row * 2), has(row * 2 + 1));
    }
  }
}

/** By the pixels of a row that are lit: the upper one is 1, the lower one 2. */
const NARROW_MARKS = ['', '▝▘', '▗▖', '▐▌'];

/** In a gap of two columns a dot is made of the inner halves of both. */
function drawNarrowDot(canvas: Canvas, spot: Spot, top: number, size: BlockSize): void {
  const column = spot.column + size.width;
  const isIn = (y: number): boolean => y >= top && y < top + size.stroke;
  for (let row = top >> 1; row <= (top + size.stroke - 1) >> 1; row += 1) {
    const lit = (isIn(row * 2) ? 1 : 0) + (isIn(row * 2 + 1) ? 2 : 0);
    put(canvas, { column, row: spot.row + row }, NARROW_MARKS[lit]!, 'lit');
  }
}

export function drawBlockColon(canvas: Canvas, spot: Spot, size: BlockSize): void {
  const depth = Math.round(size.height * 0.27);
  if (size.gap < 3) {
    drawNarrowDot(canvas, spot, depth, size);
    drawNarrowDot(canvas, spot, size.height - size.stroke - depth, size);
    return;
  }
  drawDot(canvas, spot, depth + 0.5, size);
  drawDot(canvas, spot, size.height - depth - 0.5, size);
}

export function drawBlockPoint(canvas: Canvas, spot: Spot, size: BlockSize): void {
  if (size.gap < 3) drawNarrowDot(canvas, spot, size.height - size.stroke, size);
  else drawDot(canvas, spot, size.height - size.stroke / 2, size);
}
