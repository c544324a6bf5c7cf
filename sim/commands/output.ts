// Writing to standard output and standard error, and leaving quietly when the reader has gone.
import { tableLines } from '../../firmware/tools/text/wrap';

const COLUMNS_UNKNOWN = 80;

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

/** How wide the terminal is; what is read elsewhere gets the usual width. */
export function outputColumns(): number {
  return process.stdout.columns || COLUMNS_UNKNOWN;
}

/** Rows as columns, as wide as they need to be: for what is kept in a file. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  return tableLines(rows, Infinity);
}
