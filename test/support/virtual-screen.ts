// What a terminal would show after the bytes that the program sent. Knows the few escape sequences
// that the program uses, and complains about any other.

export interface VirtualScreen {
  readonly rows: string[][];
  /** The style of each cell, as the parameters of its escape sequence. */
  readonly styles: string[][];
  style: string;
  row: number;
  column: number;
  isAlternate: boolean;
  isCursorHidden: boolean;
  bells: number;
  /** How often the ordinary screen came back. */
  returns: number;
  /** What was written to the ordinary screen, which is there again afterwards. */
  ordinary: string;
  rest: string;
}

export function createVirtualScreen(): VirtualScreen {
  return {
    rows: [],
    styles: [],
    style: '',
    row: 0,
    column: 0,
    isAlternate: false,
    isCursorHidden: false,
    bells: 0,
    returns: 0,
    ordinary: '',
    rest: '',
  };
}

function clear(screen: VirtualScreen): void {
  screen.rows.length = 0;
  screen.styles.length = 0;
}

const MODES: Readonly<Record<string, (screen: VirtualScreen, isOn: boolean) => void>> = {
  '?1049': (screen, isOn) => {
    screen.isAlternate = isOn;
    if (!isOn) screen.returns += 1;
    clear(screen);
  },
  '?25': (screen, isOn) => {
    screen.isCursorHidden = !isOn;
  },
  '?7': () => undefined,
  '?2004': () => undefined,
};

function takeControl(screen: VirtualScreen, parameters: string, final: string): void {
  const mode = MODES[parameters];
  if (final === 'm') screen.style = parameters;
  else if (final === 'J' && parameters === '2') clear(screen);
  else if ((final === 'h' || final === 'l') && mode !== undefined) mode(screen, final === 'h');
  else if (final === 'H') {
    const [row, column] = parameters.split(';').map(Number);
    screen.row = row! - 1;
    screen.column = column! - 1;
  } else throw new Error(`the program sent CSI ${parameters}${final}`);
}

function takeMark(screen: VirtualScreen, mark: string): void {
  if (mark === '\x07') screen.bells += 1;
  else if (!screen.isAlternate) screen.ordinary += mark;
  else {
    screen.rows[screen.row] ??= [];
    screen.rows[screen.row]![screen.column] = mark;
    screen.styles[screen.row] ??= [];
    screen.styles[screen.row]![screen.column] = screen.style;
    screen.column += 1;
  }
}

/** Takes what arrived; the beginning of a sequence waits for its rest. */
export function takeBytes(screen: VirtualScreen, sent: string): void {
  const text = screen.rest + sent;
  screen.rest = /\x1b(\[[0-?]*)?$/.exec(text)?.[0] ?? '';
  const whole = text.slice(0, text.length - screen.rest.length);
  for (const part of whole.match(/\x1b\[[0-?]*[@-~]|[^]/gu) ?? []) {
    if (part.length > 2) takeControl(screen, part.slice(2, -1), part.slice(-1));
    else takeMark(screen, part);
  }
}

/** What is drawn in a style whose parameters end like this. */
export function textInStyle(screen: VirtualScreen, ending: string): string {
  const marks = screen.rows.flatMap((row, y) =>
    row.filter((_, x) => screen.styles[y]![x]!.endsWith(ending)),
  );
  return marks.join('');
}

/** The lines on the alternate screen. */
export function screenText(screen: VirtualScreen): string {
  const lines = Array.from(screen.rows, (row) =>
    Array.from(row ?? [], (mark) => mark ?? ' ')
      .join('')
      .trimEnd(),
  );
  return lines.join('\n');
}
