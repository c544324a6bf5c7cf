// Lines of a clock's link: which are whole, and what they say. See firmware/link/FORMAT.md.

export interface ClockLine {
  readonly seq: number;
  /** The instant that the line is about, in ms since power-on; signed 32 bits, wraps. */
  readonly atMs: number;
  readonly event: string;
  readonly text: string;
}

const LINE = /^((\d+) (-?\d+) (\w+)( [ -~]*)?) \*([0-9a-f]{4})$/;

function sumOf(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) & 0xffff;
  return sum;
}

/** A line whose checksum is right, or undefined. */
export function readClockLine(line: string): ClockLine | undefined {
  const match = LINE.exec(line.trimEnd());
  if (match === null) return undefined;
  const [, text, seq, atMs, event, , sum] = match as unknown as string[];
  if (sumOf(text!) !== parseInt(sum!, 16)) return undefined;
  return { seq: Number(seq), atMs: Number(atMs), event: event!, text: text! };
}

/** No line of a clock is longer; what is goes on until its newline and is none. */
const LINE_LENGTH_MAX = 1024;

/** Whole lines out of pieces, as they come in. */
export class LineReader {
  private rest = '';

  add(piece: string): string[] {
    const lines = (this.rest + piece).split('\n');
    this.rest = lines.pop()!.slice(0, LINE_LENGTH_MAX);
    return lines.map((line) => line.replace(/\r$/, ''));
  }

  /** What was begun before the plug was pulled is lost. */
  clear(): void {
    this.rest = '';
  }
}
