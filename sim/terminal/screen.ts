// The terminal itself: alternate screen, cursor, raw keys, and back again whatever happens. Only
// rows that changed are sent.
import type { ReadStream, WriteStream } from 'node:tty';

const ENTER = '\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[0m\x1b[2J';
const LEAVE = '\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l';
const BELL = '\x07';

export interface Screen {
  readonly input: ReadStream;
  readonly output: WriteStream;
  isEntered: boolean;
  /** What stands on the screen; empty when it is not known. */
  shown: string[];
}

export function createScreen(input: ReadStream, output: WriteStream): Screen {
  return { input, output, isEntered: false, shown: [] };
}

/** Takes the terminal. May be called again when somebody else may have changed it meanwhile. */
export function enterScreen(screen: Screen): void {
  screen.isEntered = true;
  screen.shown = [];
  // Node remembers the mode that it set, and would not set it again.
  screen.input.setRawMode(false);
  screen.input.setRawMode(true);
  screen.output.write(ENTER);
}

/** Leaves the terminal as it was. May be called at any time, any number of times. */
export function leaveScreen(screen: Screen): void {
  if (!screen.isEntered) return;
  screen.isEntered = false;
  screen.output.write(LEAVE);
  screen.input.setRawMode(false);
}

/** Forgets what stands on the screen, so that all of it is sent again. */
export function forgetScreen(screen: Screen): void {
  screen.shown = [];
}

/** Puts the lines on the screen; the first line is the top row. */
export function showLines(screen: Screen, lines: readonly string[]): void {
  if (!screen.isEntered) return;
  let text = screen.shown.length === 0 ? '\x1b[2J' : '';
  lines.forEach((line, row) => {
    if (line !== screen.shown[row]) text += `\x1b[${row + 1};1H${line}`;
  });
  screen.shown = [...lines];
  if (text !== '') screen.output.write(text);
}

export function ringBell(screen: Screen): void {
  if (screen.isEntered) screen.output.write(BELL);
}
