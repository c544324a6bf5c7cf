// Columns of text under a heading, as wide as their longest entry.
import { rowLines, tableWidths } from '../text/wrap';

/** Where the whole is wider than the window, cells get several lines. */
export function textTable(
  heading: readonly string[],
  rows: readonly (readonly string[])[],
  columns = Infinity,
): string {
  const widths = tableWidths([heading, ...rows], columns);
  const rule = widths.map((width) => '-'.repeat(width));
  return [heading, rule, ...rows].flatMap((row) => rowLines(row, widths)).join('\n');
}
