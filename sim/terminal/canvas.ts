// A sheet of character cells that is drawn on from top to bottom and then turned into text. It
// knows nothing of escape sequences; a style is only a name.

export const STYLES = [
  'plain',
  'dim',
  'bold',
  'down',
  'title',
  'case',
  'glass',
  'lit',
  'ghost',
  'lit-on-ghost',
  'label',
  'lamp',
  'lamp-off',
  'alarm',
] as const;

/** What a cell is; a palette says how it looks. */
export type Style = (typeof STYLES)[number];

export interface Canvas {
  readonly columns: number;
  readonly rows: number;
  /** One character a cell, row by row. */
  readonly marks: string[];
  readonly styles: Style[];
}

export interface Spot {
  readonly column: number;
  readonly row: number;
}

export function createCanvas(columns: number, rows: number): Canvas {
  const cells = columns * rows;
  return {
    columns,
    rows,
    marks: new Array<string>(cells).fill(' '),
    styles: new Array<Style>(cells).fill('plain'),
  };
}

/** Writes text from the spot to the right; what falls outside the sheet is cut off. */
export function put(canvas: Canvas, spot: Spot, text: string, style: Style): void {
  if (spot.row < 0 || spot.row >= canvas.rows) return;
  let column = spot.column;
  for (const mark of text) {
    const isInside = column >= 0 && column < canvas.columns;
    const cell = spot.row * canvas.columns + column;
    column += 1;
    if (!isInside) continue;
    canvas.marks[cell] = mark;
    canvas.styles[cell] = style;
  }
}

/** Strokes, signs and lamps that are there but not lit; seen only where there are colours. */
export function isUnlit(style: Style): boolean {
  return style === 'ghost' || style === 'lamp-off';
}

/** Fills a rectangle with blanks of a style. */
export function fill(canvas: Canvas, from: Spot, size: Spot, style: Style): void {
  const blank = ' '.repeat(size.column);
  for (let row = 0; row < size.row; row += 1) {
    put(canvas, { column: from.column, row: from.row + row }, blank, style);
  }
}

/** What a terminal without colours shows, without trailing blanks. For tests and for paper. */
export function plainLines(canvas: Canvas): string[] {
  const lines: string[] = [];
  for (let row = 0; row < canvas.rows; row += 1) {
    let line = '';
    for (let column = 0; column < canvas.columns; column += 1) {
      const cell = row * canvas.columns + column;
      line += isUnlit(canvas.styles[cell]!) ? ' ' : canvas.marks[cell];
    }
    lines.push(line.trimEnd());
  }
  return lines;
}
