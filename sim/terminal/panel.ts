// One side of the clock: its digits and the signs that belong to it.
import { CELLS_PER_SIDE } from '../../hal/hal';
import type { Frame } from '../../hal/hal';
import { drawBlockColon, drawBlockDigit, drawBlockPoint } from './block-strokes';
import { fill, put } from './canvas';
import type { Canvas, Spot, Style } from './canvas';
import { COMMON_LABELS, SIDE_LABELS } from './labels';
import type { Label } from './labels';
import type { BlockLayout, LineLayout } from './layout';
import { drawLineDigit, drawLineGap } from './line-strokes';

const isLit = (frame: Frame, label: Label): boolean => (frame.signs & label.sign) !== 0;

function putLabel(canvas: Canvas, spot: Spot, label: Label, frame: Frame): number {
  put(canvas, spot, label.text, isLit(frame, label) ? 'label' : 'ghost');
  return spot.column + label.text.length;
}

function putAlarm(canvas: Canvas, right: Spot, label: Label, frame: Frame): void {
  const text = ` ${label.text} `;
  const style: Style = isLit(frame, label) ? 'alarm' : 'ghost';
  put(canvas, { column: right.column - text.length + 1, row: right.row }, text, style);
}

/** One side of what is to be drawn, and what its digits are where they are no time. */
export interface SideView {
  readonly frame: Frame;
  readonly side: 0 | 1;
  readonly caption: string;
}

/** The two rows of signs, above and below the digits, between these columns. */
function drawSideSigns(canvas: Canvas, from: Spot, to: Spot, at: SideView): void {
  const labels = SIDE_LABELS[at.side];
  putLabel(canvas, from, labels.white, at.frame);
  putAlarm(canvas, { column: to.column, row: from.row }, labels.flag, at.frame);
  let column = from.column;
  for (const label of labels.others) {
    column = putLabel(canvas, { column, row: to.row }, label, at.frame) + 1;
  }
  if (at.caption === '') return;
  const first = to.column - at.caption.length + 1;
  put(canvas, { column: Math.max(from.column, first), row: to.row }, at.caption, 'label');
}

/** The lamp that says whose turn it is, over the whole width, so that it is seen from afar. */
function drawLamp(
  canvas: Canvas,
  spot: Spot,
  columns: number,
  at: { frame: Frame; side: 0 | 1 },
): void {
  const label = SIDE_LABELS[at.side].turn;
  const before = '▀'.repeat((columns - label.text.length - 2) >> 1);
  const after = '▀'.repeat(columns - before.length - label.text.length - 2);
  const style: Style = isLit(at.frame, label) ? 'lamp' : 'lamp-off';
  put(canvas, spot, `${before} ${label.text} ${after}`, style);
}

const cellOf = (side: number, i: number): number => side * CELLS_PER_SIDE + i;

function drawBlockDigits(
  canvas: Canvas,
  spot: Spot,
  layout: BlockLayout,
  at: { frame: Frame; side: 0 | 1 },
): void {
  const { digit } = layout;
  for (let i = 0; i < CELLS_PER_SIDE; i += 1) {
    const cell = cellOf(at.side, i);
    const column = spot.column + i * (digit.width + digit.gap);
    const place = { column, row: spot.row };
    drawBlockDigit(canvas, place, at.frame.cells[cell]!, digit);
    if ((at.frame.colons & (1 << cell)) !== 0) drawBlockColon(canvas, place, digit);
    if ((at.frame.points & (1 << cell)) !== 0) drawBlockPoint(canvas, place, digit);
  }
}

function drawCase(canvas: Canvas, spot: Spot, layout: BlockLayout, name: string): void {
  const inner = layout.panelColumns - 2;
  const at = (row: number): Spot => ({ column: spot.column, row: spot.row + row });
  put(canvas, at(0), `╭─ ${name} ${'─'.repeat(inner - name.length - 3)}╮`, 'case');
  for (let row = 1; row < layout.panelRows - 1; row += 1) {
    put(canvas, at(row), `│${' '.repeat(inner)}│`, 'case');
  }
  put(canvas, at(layout.panelRows - 1), `╰${'─'.repeat(inner)}╯`, 'case');
}

/** A side with a case, glass and block strokes. */
export function drawBlockPanel(
  canvas: Canvas,
  spot: Spot,
  layout: BlockLayout,
  at: SideView,
): void {
  const inner = layout.panelColumns - 2;
  const left = spot.column + 1;
  drawCase(canvas, spot, layout, SIDE_LABELS[at.side].name);
  const glassRows = layout.panelRows - 3;
  const glass = { column: left, row: spot.row + 1 };
  fill(canvas, glass, { column: inner, row: glassRows }, 'glass');
  const to = { column: left + inner - 2, row: spot.row + glassRows };
  drawSideSigns(canvas, { column: left + 1, row: spot.row + 1 }, to, at);
  const { digit } = layout;
  const digits = CELLS_PER_SIDE * (digit.width + digit.gap) - digit.gap;
  const column = left + ((inner - digits) >> 1);
  drawBlockDigits(canvas, { column, row: spot.row + 2 + layout.padTop }, layout, at);
  drawLamp(canvas, { column: left, row: spot.row + glassRows + 1 }, inner, at);
}

/** A side in lines, without a case. */
export function drawLinePanel(canvas: Canvas, spot: Spot, layout: LineLayout, at: SideView): void {
  const { digit, panelColumns } = layout;
  fill(canvas, spot, { column: panelColumns, row: digit.rows + 2 }, 'glass');
  const to = { column: spot.column + panelColumns - 1, row: spot.row + digit.rows + 1 };
  drawSideSigns(canvas, spot, to, at);
  const pad = (panelColumns - CELLS_PER_SIDE * (digit.width + 1) + 1) >> 1;
  for (let i = 0; i < CELLS_PER_SIDE; i += 1) {
    const cell = cellOf(at.side, i);
    const column = spot.column + pad + i * (digit.width + 1);
    const place = { column, row: spot.row + 1 };
    drawLineDigit(canvas, place, at.frame.cells[cell]!, digit);
    if ((at.frame.colons & (1 << cell)) !== 0) drawLineGap(canvas, place, 'colon', digit);
    if ((at.frame.points & (1 << cell)) !== 0) drawLineGap(canvas, place, 'point', digit);
  }
  drawLamp(canvas, { column: spot.column, row: to.row + 1 }, panelColumns, at);
}

const STRIP_LETTERS = COMMON_LABELS.reduce((sum, label) => sum + label.text.length, 0);

/** The signs of both sides together; where not all have room, those that are lit. */
export function drawStrip(canvas: Canvas, spot: Spot, columns: number, frame: Frame): void {
  fill(canvas, spot, { column: columns, row: 1 }, 'glass');
  const space = Math.floor((columns - 2 - STRIP_LETTERS) / (COMMON_LABELS.length - 1));
  const isWide = space >= 1;
  const labels = isWide ? COMMON_LABELS : COMMON_LABELS.filter((each) => isLit(frame, each));
  let column = spot.column + 1;
  for (const label of labels) {
    const end = putLabel(canvas, { column, row: spot.row }, label, frame);
    column = end + Math.max(1, space);
  }
}
