// Seven-segment strokes as heavy lines, for windows too small for blocks: a digit is two or more
// columns wide and three or five rows high, and a colon fits into one column.
import { put } from './canvas';
import type { Canvas, Spot } from './canvas';

export interface LineSize {
  readonly width: number;
  readonly rows: 3 | 5;
}

/** Where lines meet, by the arms that are lit: 1 up, 2 right, 4 down, 8 left. */
const JOINTS = ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋';
const UP = 1;
const RIGHT = 2;
const DOWN = 4;
const LEFT = 8;

/** Six joints, row by row, left then right: which segments reach them, and by which arm. */
const ARMS: readonly (readonly (readonly [segment: number, arm: number])[])[] = [
  [
    [0x01, RIGHT],
    [0x20, DOWN],
  ],
  [
    [0x01, LEFT],
    [0x02, DOWN],
  ],
  [
    [0x20, UP],
    [0x40, RIGHT],
    [0x10, DOWN],
  ],
  [
    [0x02, UP],
    [0x40, LEFT],
    [0x04, DOWN],
  ],
  [
    [0x10, UP],
    [0x08, RIGHT],
  ],
  [
    [0x04, UP],
    [0x08, LEFT],
  ],
];

const ACROSS = [0x01, 0x40, 0x08];
const DOWN_LEFT = [0x20, 0x10];
const DOWN_RIGHT = [0x02, 0x04];

function jointAt(segments: number, joint: number): string {
  let arms = 0;
  for (const [segment, arm] of ARMS[joint]!) {
    if ((segments & segment) !== 0) arms |= arm;
  }
  return JOINTS[arms]!;
}

/** One of the three rows that hold joints. */
function jointRow(segments: number, third: number, width: number): string {
  const line = (segments & ACROSS[third]!) !== 0 ? '━' : ' ';
  const ends = [jointAt(segments, third * 2), jointAt(segments, third * 2 + 1)];
  return ends.join(line.repeat(width - 2));
}

/** A row between them. */
function wallRow(segments: number, half: number, width: number): string {
  const wall = (segment: number): string => ((segments & segment) !== 0 ? '┃' : ' ');
  return wall(DOWN_LEFT[half]!) + ' '.repeat(width - 2) + wall(DOWN_RIGHT[half]!);
}

/** The rows of one digit. */
export function lineDigit(segments: number, size: LineSize): string[] {
  const [top, middle, bottom] = [0, 1, 2].map((third) => jointRow(segments, third, size.width));
  if (size.rows === 3) return [top!, middle!, bottom!];
  const upper = wallRow(segments, 0, size.width);
  return [top!, upper, middle!, wallRow(segments, 1, size.width), bottom!];
}

export function drawLineDigit(canvas: Canvas, spot: Spot, segments: number, size: LineSize): void {
  lineDigit(segments, size).forEach((text, i) => {
    put(canvas, { column: spot.column, row: spot.row + i }, text, 'lit');
  });
}

/** The column right of a digit: a colon stands in the middle, a point on the ground. */
export function drawLineGap(
  canvas: Canvas,
  spot: Spot,
  mark: 'colon' | 'point',
  size: LineSize,
): void {
  const column = spot.column + size.width;
  if (mark === 'point') put(canvas, { column, row: spot.row + size.rows - 1 }, '.', 'lit');
  else if (size.rows === 3) put(canvas, { column, row: spot.row + 1 }, ':', 'lit');
  else for (const row of [1, 3]) put(canvas, { column, row: spot.row + row }, '•', 'lit');
}
