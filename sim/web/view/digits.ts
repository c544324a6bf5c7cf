// Seven-segment digits as SVG. Every stroke, colon and point is there from the start; lighting one
// changes its class and nothing else.

import { CELLS_PER_SIDE } from '../../../hal/hal';
import type { Frame } from '../../../hal/hal';
import { svg } from '../dom';

const WIDE = 60;
const HIGH = 112;
const STROKE = 14;
/** Half the slit between two strokes. */
const SLIT = 0.9;
/** From one digit to the next; colon and point stand in between. */
const STEP = 84;
const MARGIN = 14;
/** The digits lean like those of a real glass. */
const LEAN = Math.tan((6 * Math.PI) / 180);
const DOT = 7.5;

/** Where the strokes of one upright half end: at its top, and at the middle of the digit. */
const MIDDLE = HIGH / 2;
const HALF = STROKE / 2;
/** The outer corners are a little blunt. */
const BLUNT = 6;

type Corner = readonly [x: number, y: number];

function outline(corners: readonly Corner[]): string {
  return `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

const flipX = ([x, y]: Corner): Corner => [WIDE - x, y];
const flipY = ([x, y]: Corner): Corner => [x, HIGH - y];

/** The top stroke, cut along the corners of the digit. */
const ACROSS: readonly Corner[] = [
  [BLUNT + SLIT, 0],
  [WIDE - BLUNT - SLIT, 0],
  [WIDE - BLUNT / 2 - SLIT, BLUNT / 2],
  [WIDE - STROKE - SLIT, STROKE],
  [STROKE + SLIT, STROKE],
  [BLUNT / 2 + SLIT, BLUNT / 2],
];

/** The upper stroke on the left. */
const DOWN: readonly Corner[] = [
  [0, BLUNT + SLIT],
  [BLUNT / 2, BLUNT / 2 + SLIT],
  [STROKE, STROKE + SLIT],
  [STROKE, MIDDLE - HALF - SLIT],
  [HALF, MIDDLE - SLIT],
  [0, MIDDLE - SLIT],
];

const CENTRE: readonly Corner[] = [
  [HALF + SLIT * 1.4, MIDDLE],
  [STROKE + SLIT * 1.4, MIDDLE - HALF],
  [WIDE - STROKE - SLIT * 1.4, MIDDLE - HALF],
  [WIDE - HALF - SLIT * 1.4, MIDDLE],
  [WIDE - STROKE - SLIT * 1.4, MIDDLE + HALF],
  [STROKE + SLIT * 1.4, MIDDLE + HALF],
];

/** The strokes a to g. */
const STROKES = [
  ACROSS,
  DOWN.map(flipX),
  DOWN.map(flipX).map(flipY),
  ACROSS.map(flipY),
  DOWN.map(flipY),
  DOWN,
  CENTRE,
].map(outline);

function dotPath(x: number, y: number): string {
  return `M${x - DOT} ${y}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0 ${-2 * DOT} 0Z`;
}

export interface Digits {
  readonly element: SVGSVGElement;
  /** Shows this side of the frame. */
  draw(frame: Frame): void;
}

export interface DigitsOptions {
  readonly side: 0 | 1;
  readonly cells: number;
  /** Cells with a colon or a point to their right; bits as in a frame. */
  readonly colons: number;
  readonly points: number;
}

interface Part {
  readonly element: SVGPathElement;
  isLit: boolean;
}

function part(path: string, x: number): Part {
  return {
    element: svg('path', { d: path, class: 'seg', transform: `translate(${x})` }),
    isLit: false,
  };
}

function light(target: Part | undefined, isLit: boolean): void {
  if (target === undefined || target.isLit === isLit) return;
  target.isLit = isLit;
  target.element.classList.toggle('on', isLit);
}

interface Cell {
  readonly index: number;
  readonly strokes: Part[];
  readonly colon: Part | undefined;
  readonly point: Part | undefined;
}

function createCell(options: DigitsOptions, place: number): Cell {
  const index = options.side * CELLS_PER_SIDE + place;
  const x = place * STEP;
  const dotX = WIDE + (STEP - WIDE) / 2;
  const colon = dotPath(dotX, HIGH * 0.31) + dotPath(dotX, HIGH * 0.69);
  const has = (bits: number) => (bits & (1 << index)) !== 0 && place < options.cells - 1;
  return {
    index,
    strokes: STROKES.map((path) => part(path, x)),
    colon: has(options.colons) ? part(colon, x) : undefined,
    point: has(options.points) ? part(dotPath(dotX, HIGH - DOT), x) : undefined,
  };
}

function drawCell(cell: Cell, frame: Frame): void {
  const segments = frame.cells[cell.index]!;
  for (let i = 0; i < cell.strokes.length; i++) light(cell.strokes[i], (segments & (1 << i)) !== 0);
  light(cell.colon, (frame.colons & (1 << cell.index)) !== 0);
  light(cell.point, (frame.points & (1 << cell.index)) !== 0);
}

function partsOf(cell: Cell): Part[] {
  const dots = [cell.colon, cell.point].filter((each) => each !== undefined);
  return [...cell.strokes, ...dots];
}

export function createDigits(options: DigitsOptions): Digits {
  const cells = Array.from({ length: options.cells }, (_, place) => createCell(options, place));
  const lean = HIGH * LEAN;
  const wide = (options.cells - 1) * STEP + WIDE + lean + 2 * MARGIN;
  const group = svg(
    'g',
    { transform: `translate(${MARGIN + lean} ${MARGIN}) skewX(-6)` },
    ...cells.flatMap(partsOf).map((each) => each.element),
  );
  const viewBox = `0 0 ${wide.toFixed(1)} ${HIGH + 2 * MARGIN}`;
  const element = svg('svg', { viewBox, class: 'digits', 'aria-hidden': 'true' }, group);
  return { element, draw: (frame) => cells.forEach((cell) => drawCell(cell, frame)) };
}
