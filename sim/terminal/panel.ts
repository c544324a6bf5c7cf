// One side of the clock: its digits and the signs that belong to it.
import { CELLS_PER_SIDE } from '../../hal/hal';
import { drawBlockColon, drawBlockDigit, drawBlockPoint } from './block-strokes';
import { fill, put } from './canvas';
import type { Canvas, Spot, Style } from './canvas';
import { COMMON_LABELS, SIDE_LABELS } from './labels';
import type { Label } from './labels';
import type { BlockLayout, LineLayout } from './layout';
import { drawLineDigit, drawLineGap } from './line-strokes';
import type { View } from './view';

/** What is lit, and how many digits a side and which signs there are. */
type Glass = Pick<View, 'frame' | 'cells' | 'signs'>;

const isThere = ({ signs }: Glass, label: Label): boolean => (signs & label.sign) !== 0;
const isLit = ({ frame }: Glass, label: Label): boolean => (frame.signs & label.sign) !== 0;

/** A sign that the clock has not got leaves its place empty. */
function putLabel(canvas: Canvas, spot: Spot, label: Label, glass: Glass): number {
  const style: Style = isLit(glass, label) ? 'label' : 'ghost';
  if (isThere(glass, label)) put(canvas, spot, label.text, style);
  return spot.column + label.text.length;
}

function putAlarm(canvas: Canvas, right: Spot, label: Label, glass: Glass): void {
  if (!isThere(glass, label)) return;
  const text = ` ${label.text} `;
  const style: Style = isLit(glass, label) ? 'alarm' : 'ghost';
  put(canvas, { column: right.column - text.length + 1, row: right.row }, text, style);
}

/** One side of what is to be drawn, and what its digits are where they are no time. */
export interface SideView {
  readonly glass: Glass;
  readonly side: 0 | 1;
  readonly caption: string;
}

/** The two rows of signs, above and below the digits, between these columns. */
function drawSideSigns(canvas: Canvas, from: Spot, to: Spot, at: SideView): void {
  const labels = SIDE_LABELS[at.side];
  putLabel(canvas, from, labels.white, at.glass);
  putAlarm(canvas, { column: to.column, row: from.row }, labels.flag, at.glass);
  let column = from.column;
  for (const label of labels.others) {
    column = putLabel(canvas, { column, row: to.row }, label, at.glass) + 1;
  }
  if (at.caption === '') return;
  const first = to.column - at.caption.length + 1;
  put(canvas, { column: Math.max(from.column, first), row: to.row }, at.caption, 'label');
}

/** The lamp that says whose turn it is, over the whole width, so that it is seen from afar. */
function drawLamp(canvas: Canvas, spot: Spot, columns: number, at: SideView): void {
  const label = SIDE_LABELS[at.side].turn;
  const before = '▀'.repeat((columns - label.text.length - 2) >> 1);
  const after = '▀'.repeat(columns - before.length - label.text.length - 2);
  const style: Style = isLit(at.glass, label) ? 'lamp' : 'lamp-off';
  put(canvas, spot, `${before} ${label.text} ${after}`, style);
}

const cellOf = (side: number, i: number): number => side * CELLS_PER_SIDE + i;

function drawBlockDigits(
  canvas: Canvas,
  spot: Spot,
  layout: BlockLayout,
  { glass, side }: SideView,
): void {
  const { digit } = layout;
  const { frame } = glass;
  for (let i = 0; i < glass.cells; i += 1) {
    const cell = cellOf(side, i);
    const column = spot.column + i * (digit.width + digit.gap);
    const place = { column, row: spot.row };
    drawBlockDigit(canvas, place, frame.cells[cell]!, digit);
    if ((frame.colons & (1 << cell)) !== 0) drawBlockColon(canvas, place, digit);
    if ((frame.points & (1 << cell)) !== 0) drawBlockPoint(canvas, place, digit);
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
  const digits = at.glass.cells * (digit.width + digit.gap) - digit.gap;
  const column = left + ((inner - digits) >> 1);
  drawBlockDigits(canvas, { column, row: spot.row + 2 + layout.padTop }, layout, at);
  drawLamp(canvas, { column: left, row: spot.row + glassRows + 1 }, inner, at);
}

/** A side in lines, without a case. */
export function drawLinePanel(canvas: Canvas, spot: Spot, layout: LineLayout, at: SideView): void {
  const { digit, panelColumns } = layout;
  const { frame, cells } = at.glass;
  fill(canvas, spot, { column: panelColumns, row: digit.rows + 2 }, 'glass');
  const to = { column: spot.column + panelColumns - 1, row: spot.row + digit.rows + 1 };
  drawSideSigns(canvas, spot, to, at);
  const pad = (panelColumns - cells * (digit.width + 1) + 1) >> 1;
  for (let i = 0; i < cells; i += 1) {
    const cell = cellOf(at.side, i);
    const column = spot.column + pad + i * (digit.width + 1);
    const place = { column, row: spot.row + 1 };
    drawLineDigit(canvas, place, frame.cells[cell]!, digit);
    if ((frame.colons & (1 << cell)) !== 0) drawLineGap(canvas, place, 'colon', digit);
    if ((frame.points & (1 << cell)) !== 0) drawLineGap(canvas, place, 'point', digit);
  }
  drawLamp(canvas, { column: spot.column, row: to.row + 1 }, panelColumns, at);
}

/** So that few signs stay together. */
const SPACE_MAX = 16;

/** The signs of both sides together; where not all have room, those that are lit. */
export function drawStrip(canvas: Canvas, spot: Spot, columns: number, glass: Glass): void {
  fill(canvas, spot, { column: columns, row: 1 }, 'glass');
  const known = COMMON_LABELS.filter((each) => isThere(glass, each));
  const letters = known.reduce((sum, label) => sum + label.text.length, 0);
  const space = Math.floor((columns - 2 - letters) / Math.max(1, known.length - 1));
  const isWide = space >= 1;
  const labels = isWide ? known : known.filter((each) => isLit(glass, each));
  let column = spot.column + 1;
  for (const label of labels) {
    const end = putLabel(canvas, { column, row: spot.row }, label, glass);
    column = end + Math.max(1, Math.min(space, SPACE_MAX));
  }
}
