// Where everything goes in a window of a given size. Three kinds: `text` when there is no room for
// strokes, `lines` for small windows, `blocks` from 78×20 on, growing with the window.
import type { BlockSize } from './block-strokes';
import { rowsOf } from './block-strokes';
import type { LineSize } from './line-strokes';

export interface TextLayout {
  readonly kind: 'text';
}

export interface LineLayout {
  readonly kind: 'lines';
  readonly digit: LineSize;
  readonly panelColumns: number;
  readonly hintRows: number;
}

export interface BlockLayout {
  readonly kind: 'blocks';
  readonly digit: BlockSize;
  readonly panelColumns: number;
  readonly panelRows: number;
  /** Blank rows of glass above the digits. */
  readonly padTop: number;
  readonly hintRows: number;
}

export type Layout = TextLayout | LineLayout | BlockLayout;

const LINES_COLUMNS_MIN = 40;
const LINES_ROWS_MIN = 12;
const BLOCKS_COLUMNS_MIN = 78;
const BLOCKS_ROWS_MIN = 20;
/** Title, strip of signs, three rows of buttons, and the blank rows between. */
const ROWS_AROUND_BLOCKS = 8;
/** Two borders, a row of signs above the digits, one below, the lamp. */
const PANEL_TRIM_ROWS = 5;

function lineLayout(columns: number, rows: number, cells: number): LineLayout {
  const panelColumns = Math.floor((columns - 1) / 2);
  const width = Math.min(6, Math.floor(panelColumns / cells) - 1);
  const isTall = rows >= LINES_ROWS_MIN + 2 && width >= 3;
  const digitRows = isTall ? 5 : 3;
  return {
    kind: 'lines',
    digit: { width, rows: digitRows },
    panelColumns,
    hintRows: Math.min(4, rows - digitRows - 6),
  };
}

/**
 * The largest height up to this one that puts the middle stroke in the middle, and an even one in
 * whole rows.
 */
function evenHeight(height: number, stroke: number): number {
  return Math.max(7, height - ((height - stroke) % (stroke % 2 === 0 ? 4 : 2)));
}

/** Height by width of a digit, and height by its distance from the next. */
const SLIMMEST = 3.1;
const FLATTEST = 1.2;

/** Strokes of two, four … pixels have clean corners; three have not. */
function strokeOf(pitch: number): number {
  return pitch < 9 ? 1 : 2 * Math.max(1, Math.round(pitch / 14));
}

/** A dot needs a free column on both sides; in a gap of two columns it is made of half ones. */
function gapOf(pitch: number, stroke: number): number {
  return pitch >= stroke + 8 ? stroke + 2 : 2;
}

/**
 * The largest digit that fits into so many columns a side and so many rows: as wide as the window
 * allows, then as high, though never so slim or so flat that it reads badly.
 */
function blockSize(panelColumns: number, digitRows: number, cells: number): BlockSize {
  const pixelRows = digitRows * 2;
  const pitchByWidth = Math.floor((panelColumns - 2) / cells);
  const pitchByHeight = Math.floor(pixelRows / FLATTEST);
  const pitch = Math.max(6, Math.min(pitchByWidth, pitchByHeight));
  const stroke = strokeOf(pitch);
  const gap = gapOf(pitch, stroke);
  const width = pitch - gap;
  const height = evenHeight(Math.min(pixelRows, Math.round(width * SLIMMEST)), stroke);
  return { width, height, stroke, gap };
}

function blockLayout(columns: number, rows: number, cells: number): BlockLayout {
  const hintRows = rows >= 24 ? 3 : 2;
  const panelColumns = Math.min(180, Math.floor((columns - 2) / 2));
  const free = rows - ROWS_AROUND_BLOCKS - hintRows - PANEL_TRIM_ROWS;
  const digit = blockSize(panelColumns, free, cells);
  const slack = free - rowsOf(digit);
  const padTop = Math.min(slack >> 1, Math.max(1, rowsOf(digit) >> 2));
  return {
    kind: 'blocks',
    digit,
    panelColumns,
    panelRows: PANEL_TRIM_ROWS + rowsOf(digit) + padTop * 2,
    padTop,
    hintRows,
  };
}

/** For a clock with so many digits a side. */
export function layoutFor(columns: number, rows: number, cells: number): Layout {
  if (columns < LINES_COLUMNS_MIN || rows < LINES_ROWS_MIN) return { kind: 'text' };
  if (columns < BLOCKS_COLUMNS_MIN || rows < BLOCKS_ROWS_MIN)
    return lineLayout(columns, rows, cells);
  return blockLayout(columns, rows, cells);
}
