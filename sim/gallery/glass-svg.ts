// Draws a frame as a picture: six seven-segment cells a side with colons and points, the unlit
// strokes faintly visible, and the signs that are lit as words below.

import { CELLS_PER_SIDE } from '../../hal/hal';
import type { Frame } from '../../hal/hal';
import type { GlassTraits } from '../board/reference';
import { signNames } from '../glass';

const FULL: GlassTraits = {
  cellsPerSide: CELLS_PER_SIDE,
  signs: -1,
  colonCells: -1,
  pointCells: -1,
};

const CELL = { wide: 30, high: 56, step: 44 };
const STROKE = 6;
const SIDE_WIDE = CELLS_PER_SIDE * CELL.step + 16;
const GAP = 36;
const MARGIN = 20;
const TOP = 24;
export const GLASS_WIDE = 2 * (MARGIN + SIDE_WIDE) + GAP;
export const GLASS_HIGH = 140;
const LIT = '#1c2321';
const UNLIT = '#b3bba8';
const GLASS = '#c3cbb7';

/** Both ends of the strokes a to g, as parts of the cell's width and of half its height. */
const ENDS = [
  [0, 0, 1, 0],
  [1, 0, 1, 1],
  [1, 1, 1, 2],
  [0, 2, 1, 2],
  [0, 1, 0, 2],
  [0, 0, 0, 1],
  [0, 1, 1, 1],
] as const;

/** A stroke from end to end, short enough to leave a gap at the corners. */
function stroke(x: number, y: number, segment: number, isLit: boolean): string {
  const [x1, y1, x2, y2] = ENDS[segment]!;
  const inset = STROKE * 0.75;
  const dx = x1 === x2 ? 0 : inset;
  const dy = y1 === y2 ? 0 : inset;
  const half = CELL.high / 2;
  const from = `${x + x1 * CELL.wide + dx} ${y + y1 * half + dy}`;
  const to = `${x + x2 * CELL.wide - dx} ${y + y2 * half - dy}`;
  return `<path d="M${from}L${to}" stroke="${isLit ? LIT : UNLIT}"/>`;
}

function dot(x: number, y: number, isLit: boolean): string {
  return `<circle cx="${x}" cy="${y}" r="3.4" fill="${isLit ? LIT : UNLIT}"/>`;
}

/** The marks right of a cell that this glass has. */
function marks(frame: Frame, index: number, dotX: number, glass: GlassTraits): string {
  const isLit = (bits: number) => ((bits >> index) & 1) !== 0;
  const colons = [0.3, 0.7].map((part) => {
    return dot(dotX, TOP + CELL.high * part, isLit(frame.colons));
  });
  const point = dot(dotX, TOP + CELL.high, isLit(frame.points));
  return [
    ...(isLit(glass.colonCells) ? colons : []),
    ...(isLit(glass.pointCells) ? [point] : []),
  ].join('');
}

function cell(frame: Frame, index: number, glass: GlassTraits): string {
  const side = index < CELLS_PER_SIDE ? 0 : 1;
  const place = index % CELLS_PER_SIDE;
  const x = MARGIN + 8 + side * (SIDE_WIDE + GAP) + place * CELL.step;
  const strokes = ENDS.map((_, i) => stroke(x, TOP, i, ((frame.cells[index]! >> i) & 1) !== 0));
  if (place >= glass.cellsPerSide) return '';
  if (place === glass.cellsPerSide - 1) return strokes.join('');
  const dotX = x + (CELL.wide + CELL.step) / 2;
  return strokes.join('') + marks(frame, index, dotX, glass);
}

/** Signs of one side stand below that side, the others in the middle. */
function signs(frame: Frame): string {
  const names = signNames(frame.signs | frame.blinks);
  const left = names.filter((name) => name.endsWith('-left')).map((n) => n.slice(0, -5));
  const right = names.filter((name) => name.endsWith('-right')).map((n) => n.slice(0, -6));
  const both = names.filter((name) => !/-(left|right)$/.test(name));
  const row = (x: number, y: number, anchor: string, words: string[]) =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}">${words.join('  ')}</text>`;
  return [
    row(MARGIN + 8, TOP + CELL.high + 28, 'start', left),
    row(GLASS_WIDE - MARGIN - 20, TOP + CELL.high + 28, 'end', right),
    row(GLASS_WIDE / 2, TOP + CELL.high + 48, 'middle', both),
  ].join('');
}

/** The picture as a group, to be placed in an SVG document. */
export function glassGroup(frame: Frame, glass: GlassTraits = FULL): string {
  const cells = Array.from(frame.cells, (_, i) => cell(frame, i, glass)).join('');
  return [
    `<rect width="${GLASS_WIDE}" height="${GLASS_HIGH}" rx="10" fill="${GLASS}"/>`,
    `<g stroke-width="${STROKE}" stroke-linecap="round">${cells}</g>`,
    `<g font-family="Helvetica,Arial,sans-serif" font-size="14" fill="${LIT}">`,
    `${signs(frame)}</g>`,
  ].join('');
}

/** A whole document. The background stays clear. */
export function glassSvg(frame: Frame, title: string, glass: GlassTraits): string {
  const size = `width="${GLASS_WIDE}" height="${GLASS_HIGH}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} `,
    `viewBox="0 0 ${GLASS_WIDE} ${GLASS_HIGH}" role="img">`,
    `<title>${title}</title>${glassGroup(frame, glass)}</svg>\n`,
  ].join('');
}
