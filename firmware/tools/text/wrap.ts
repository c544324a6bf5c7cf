// Text in a window of so many columns: lines broken between words, tables with cells of several
// lines.

/** A word that is wider than this is left whole all the same: names and times are copied. */
const CELL_COLUMNS_MIN = 12;

/** Lines of at most so many columns; a single word may be longer. */
export function wrapWords(text: string, columns: number): string[] {
  if (text.length <= columns) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length > columns && line !== '') lines.push(line);
    line = longer.length > columns && line !== '' ? word : longer;
  }
  return [...lines, line];
}

/** A line whose continuation begins at column `indent`, from 0. */
export function wrapLine(line: string, columns: number, indent: number): string[] {
  if (line.length <= columns) return [line];
  const rest = Math.max(CELL_COLUMNS_MIN, columns - indent);
  const blank = ' '.repeat(indent);
  const [first, ...others] = wrapWords(line.slice(indent), rest);
  return [line.slice(0, indent) + first!, ...others.map((other) => blank + other)];
}

/** Takes columns from the widest cells until the whole fits, or nothing more can be taken. */
function fitWidths(widths: number[], columns: number): number[] {
  const gaps = 2 * (widths.length - 1);
  let excess = widths.reduce((sum, width) => sum + width, gaps) - columns;
  while (excess > 0) {
    const widest = Math.max(...widths);
    if (widest <= CELL_COLUMNS_MIN) break;
    widths[widths.lastIndexOf(widest)] = widest - 1;
    excess--;
  }
  return widths;
}

/** One row of a table, on as many lines as its tallest cell. */
export function rowLines(row: readonly string[], widths: readonly number[]): string[] {
  const cells = row.map((cell, i) => wrapWords(cell, widths[i]!));
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, at) =>
    cells
      .map((lines, i) => (lines[at] ?? '').padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  );
}

type Rows = readonly (readonly string[])[];

/** Each column as wide as its widest cell where the window has room. */
export function tableWidths(rows: Rows, columns: number): number[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, cell.length)));
  }
  return fitWidths(widths, columns);
}

/** Rows as columns. */
export function tableLines(rows: Rows, columns: number): string[] {
  const widths = tableWidths(rows, columns);
  return rows.flatMap((row) => rowLines(row, widths));
}
