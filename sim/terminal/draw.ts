// Draws the whole screen: a view and a window size in, a sheet of characters out. Pure.
import { wrapWords } from '../../firmware/tools/text/wrap';
import { drawLargeButtons, drawSmallButtons } from './buttons';
import { createCanvas, fill, put } from './canvas';
import type { Canvas } from './canvas';
import { helpLines, hintLines } from './hints';
import { layoutFor } from './layout';
import type { BlockLayout, LineLayout } from './layout';
import { drawBlockPanel, drawLinePanel, drawStrip } from './panel';
import type { SideView } from './panel';
import type { View } from './view';

const LONG_NAME = ' ZEITNOT  a simulation, not a real clock';
const SHORT_NAME = 'ZEITNOT simulation';
/** From this width on there is room for the long name. */
const LONG_NAME_COLUMNS = 60;

/** The phase, and how fast time goes where it is not real time. */
function stateText({ phase, speed }: View): string {
  return speed === 1 ? phase.toUpperCase() : `${phase.toUpperCase()} ${speed}×`;
}

/** What is left for the control beside a name and the phase. */
function titleRoom(name: string, view: View, columns: number): number {
  return columns - name.length - stateText(view).length - 6;
}

function nameFor(view: View, columns: number): string {
  const fits = view.control.length <= titleRoom(LONG_NAME, view, columns);
  return columns >= LONG_NAME_COLUMNS && fits ? LONG_NAME : SHORT_NAME;
}

/** The rows below the title for a control that does not fit into it. */
function controlLines(view: View, columns: number): string[] {
  const fits = view.control.length <= titleRoom(SHORT_NAME, view, columns);
  return fits ? [] : wrapWords(view.control, columns - 2);
}

/** Draws the title, in more than one row where `spare` allows it, and answers how many it takes. */
function drawTitle(canvas: Canvas, view: View, spare: number): number {
  const { columns } = canvas;
  const name = nameFor(view, columns);
  const phase = stateText(view);
  const below = controlLines(view, columns);
  const isBelow = below.length > 0 && below.length <= spare;
  const rows = isBelow ? 1 + below.length : 1;
  fill(canvas, { column: 0, row: 0 }, { column: columns, row: rows }, 'title');
  put(canvas, { column: 0, row: 0 }, name, 'title');
  if (isBelow) below.forEach((line, i) => put(canvas, { column: 1, row: 1 + i }, line, 'title'));
  // The phase is always readable; a control for which there is no room at all is cut.
  const room = titleRoom(name, view, columns);
  const cut = below.length > 0 ? `${view.control.slice(0, room - 1)}…` : view.control;
  const text = isBelow || cut === '' ? phase : `${cut} · ${phase}`;
  put(canvas, { column: columns - text.length - 1, row: 0 }, text, 'title');
  return rows;
}

/** The rows that a layout needs below the title. */
function rowsBelow(layout: LineLayout | BlockLayout): number {
  if (layout.kind === 'lines') return layout.digit.rows + 3 + 2 + layout.hintRows;
  return layout.panelRows + 2 + 3 + 1 + layout.hintRows;
}

/** The last rows: what a hold is doing, or else what the keys do now. */
function drawHints(canvas: Canvas, row: number, rows: number, view: View): void {
  const columns = canvas.columns - 2;
  const lines = hintLines(view, columns, view.note === '' ? rows : rows - 1);
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

function drawLines(canvas: Canvas, top: number, layout: LineLayout, view: View): void {
  const panelRows = layout.digit.rows + 3;
  const right = canvas.columns - layout.panelColumns;
  const first: SideView = { glass: view, side: 0, caption: '' };
  drawLinePanel(canvas, { column: 0, row: top }, layout, first);
  drawLinePanel(canvas, { column: right, row: top }, layout, {
    glass: view,
    side: 1,
    caption: view.rightCaption,
  });
  drawStrip(canvas, { column: 0, row: top + panelRows }, canvas.columns, view);
  drawSmallButtons(canvas, top + panelRows + 1, view);
  drawHints(canvas, top + panelRows + 2, layout.hintRows, view);
}

function drawBlocks(canvas: Canvas, top: number, layout: BlockLayout, view: View): void {
  const both = layout.panelColumns * 2;
  const left = (canvas.columns - both) >> 1;
  const sides: SideView[] = [
    { glass: view, side: 0, caption: '' },
    { glass: view, side: 1, caption: view.rightCaption },
  ];
  sides.forEach((at, i) => {
    drawBlockPanel(canvas, { column: left + i * layout.panelColumns, row: top }, layout, at);
  });
  const below = top + layout.panelRows;
  drawStrip(canvas, { column: left, row: below }, both, view);
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
  const layout = layoutFor(columns, rows, view.cells);
  if (layout.kind === 'text') {
    drawText(canvas, view);
    return canvas;
  }
  const spare = Math.max(0, rows - 1 - rowsBelow(layout));
  const titleRows = drawTitle(canvas, view, spare);
  const top = titleRows + ((spare - titleRows + 1) >> 1);
  if (view.isHelpShown) drawHelp(canvas, view);
  else if (layout.kind === 'lines') drawLines(canvas, top, layout, view);
  else drawBlocks(canvas, top, layout, view);
  return canvas;
}
