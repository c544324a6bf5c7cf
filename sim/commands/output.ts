// Writing to standard output and standard error, and leaving quietly when the reader has gone.

/** Writes lines to standard output. */
export function writeLines(lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
}

/** One sentence to standard error. */
export function writeError(sentence: string): void {
  process.stderr.write(`zeitnot: ${sentence}\n`);
}

/** `zeitnot … | head`: the reader has seen enough, which is no fault of anybody. */
export function leaveWhenReaderHasGone(): void {
  process.stderr.on('error', () => process.exit(2));
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(Number(process.exitCode ?? 0));
    writeError(`the output cannot be written (${error.code}); is the disk full?`);
    process.exit(2);
  });
}

/** Rows as columns, each as wide as its widest cell; the last column is left ragged. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, cell.length)));
  }
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  );
}
