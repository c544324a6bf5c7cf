// Draws the whole screen: a view and a window size in, a sheet of characters out. Pure.
import { drawLargeButtons, drawSmallButtons } from './buttons';
import { createCanvas, fill, put } from './canvas';
import type { Canvas } from './canvas';
import { helpLines, hintLines } from './hints';
import { layoutFor } from './layout';
import type { BlockLayout, LineLayout } from './layout';
import { drawBlockPanel, drawLinePanel, drawStrip } from './panel';
import type { View } from './view';

const LONG_NAME = ' ZEITNOT  a simulation, not a real clock';
const SHORT_NAME = 'ZEITNOT simulation';
/** From this width on the long name leaves room for a control. */
const LONG_NAME_COLUMNS = 60;

function drawTitle(canvas: Canvas, view: View): void {
  const name = canvas.columns >= LONG_NAME_COLUMNS ? LONG_NAME : SHORT_NAME;
  fill(canvas, { column: 0, row: 0 }, { column: canvas.columns, row: 1 }, 'title');
  put(canvas, { column: 0, row: 0 }, name, 'title');
  const phase = view.phase.toUpperCase();
  // The phase is always readable; a long control gives way.
  const room = canvas.columns - name.length - phase.length - 6;
  const { control } = view;
  const shown = control.length <= room ? control : `${control.slice(0, room - 1)}…`;
  const text = shown === '' ? phase : `${shown} · ${phase}`;
  put(canvas, { column: canvas.columns - text.length - 1, row: 0 }, text, 'title');
}

/** The last rows: what a hold is doing, or else what the keys do now. */
function drawHints(canvas: Canvas, row: number, rows: number, view: View): void {
  const columns = canvas.columns - 2;
  const lines = hintLines(view.phase, columns, view.note === '' ? rows : rows - 1);
  if (view.note !== '') put(canvas, { column: 1, row }, view.note, 'bold');
  lines.forEach((line, i) => {
    put(canvas, { column: 1, row: row + i + (view.note === '' ? 0 : 1) }, line, 'dim');
  });
}

function drawHelp(canvas: Canvas, view: View): void {
  const lines = helpLines(view.hasFiveKeys);
  const column = Math.max(0, (canvas.columns - 40) >> 1);
  const first = Math.max(1, (canvas.rows - lines.length) >> 1);
  lines.forEach((line, i) => put(canvas, { column, row: first + i }, line, 'plain'));
}

function drawLines(canvas: Canvas, layout: LineLayout, view: View): void {
  const panelRows = layout.digit.rows + 3;
  const needed = 1 + panelRows + 2 + layout.hintRows;
  const top = 1 + ((canvas.rows - needed) >> 1);
  const right = canvas.columns - layout.panelColumns;
  const { frame } = view;
  drawLinePanel(canvas, { column: 0, row: top }, layout, { frame, side: 0 });
  drawLinePanel(canvas, { column: right, row: top }, layout, { frame, side: 1 });
  drawStrip(canvas, { column: 0, row: top + panelRows }, canvas.columns, frame);
  drawSmallButtons(canvas, top + panelRows + 1, view);
  drawHints(canvas, top + panelRows + 2, layout.hintRows, view);
}

function drawBlocks(canvas: Canvas, layout: BlockLayout, view: View): void {
  const needed = 1 + layout.panelRows + 2 + 3 + 1 + layout.hintRows;
  const spare = Math.max(0, canvas.rows - needed);
  const top = 1 + (spare >> 1);
  const both = layout.panelColumns * 2;
  const left = (canvas.columns - both) >> 1;
  const { frame } = view;
  drawBlockPanel(canvas, { column: left, row: top }, layout, { frame, side: 0 });
  const second = { column: left + layout.panelColumns, row: top };
  drawBlockPanel(canvas, second, layout, { frame, side: 1 });
  const below = top + layout.panelRows;
  drawStrip(canvas, { column: left, row: below }, both, frame);
  drawLargeButtons(canvas, { column: left, row: below + 2 }, both, view);
  drawHints(canvas, below + 6, layout.hintRows, view);
}

function drawText(canvas: Canvas, view: View): void {
  const lines = [
    `L ${view.leftText}`,
    `R ${view.rightText}`,
    'zeitnot simulation',
    '40×12 shows the clock',
    'q quit',
  ];
  lines.forEach((line, row) => put(canvas, { column: 0, row }, line, row < 2 ? 'bold' : 'dim'));
}

/** The screen for a window of this size. Rows and columns are at least 1. */
export function drawView(view: View, columns: number, rows: number): Canvas {
  const canvas = createCanvas(columns, rows);
  const layout = layoutFor(columns, rows);
  if (layout.kind === 'text') {
    drawText(canvas, view);
    return canvas;
  }
  drawTitle(canvas, view);
  if (view.isHelpShown) drawHelp(canvas, view);
  else if (layout.kind === 'lines') drawLines(canvas, layout, view);
  else drawBlocks(canvas, layout, view);
  return canvas;
}
