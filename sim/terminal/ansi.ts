// Turns a sheet into text with escape sequences, in the colours and characters that the terminal
// has.
import { isUnlit } from './canvas';
import type { Canvas, Style } from './canvas';

export type Palette = Readonly<Record<Style, string>>;

/** An LCD under daylight: dark strokes on grey-green, the strokes at rest just visible. */
function createPalette(glass: string, ghost: string): Palette {
  const ink = '38;5;233';
  return {
    plain: '',
    dim: '38;5;245',
    bold: '1',
    down: '1;38;5;16;48;5;214',
    title: '38;5;252;48;5;236',
    case: '38;5;244',
    glass: `${ink};48;${glass}`,
    lit: `${ink};48;${glass}`,
    ghost: `38;${ghost};48;${glass}`,
    'lit-on-ghost': `${ink};48;${ghost}`,
    label: `1;${ink};48;${glass}`,
    lamp: '1;38;5;46',
    'lamp-off': '38;5;238',
    alarm: '1;38;5;231;48;5;160',
  };
}

/** 256 colours have no two greens close enough for strokes at rest, but they have greys. */
export const COLOUR_PALETTE = createPalette('5;250', '5;247');
export const TRUE_COLOUR_PALETTE = createPalette('2;190;200;172', '2;172;182;155');

/** Without colours what is not lit is not drawn at all. */
export const PLAIN_PALETTE: Palette = {
  plain: '',
  dim: '',
  bold: '1',
  down: '7',
  title: '7',
  case: '',
  glass: '',
  lit: '1',
  ghost: '',
  'lit-on-ghost': '1',
  label: '1',
  lamp: '1',
  'lamp-off': '',
  alarm: '7',
};

/** For terminals whose character set is not Unicode. */
const ASCII: Readonly<Record<string, string>> = {
  '█': '#',
  '▀': '"',
  '▄': '_',
  '▗': ' ',
  '▖': '.',
  '━': '-',
  '─': '-',
  '┃': '|',
  '│': '|',
  '•': '.',
  '·': '|',
  '−': '-',
  '≠': '/',
  '←': '<',
  '→': '>',
  '↑': '^',
  '↓': 'v',
  '×': 'x',
  '’': "'",
  '…': '~',
  '⌫': '<',
  '⏎': '>',
};

function asciiOf(mark: string): string {
  return mark < '\x7f' ? mark : (ASCII[mark] ?? '+');
}

export interface Look {
  readonly palette: Palette;
  readonly isUnicode: boolean;
  /** Draw strokes at rest, which only colours can tell from lit ones. */
  readonly hasGhosts: boolean;
}

/** Each row as one string that leaves no style behind. */
export function styledLines(canvas: Canvas, look: Look): string[] {
  const lines: string[] = [];
  for (let row = 0; row < canvas.rows; row += 1) {
    let line = '';
    let codes = '';
    for (let cell = row * canvas.columns; cell < (row + 1) * canvas.columns; cell += 1) {
      const style = canvas.styles[cell]!;
      const next = look.palette[style];
      if (next !== codes) line += `\x1b[0${next === '' ? '' : `;${next}`}m`;
      codes = next;
      const mark = isUnlit(style) && !look.hasGhosts ? ' ' : canvas.marks[cell]!;
      line += look.isUnicode ? mark : asciiOf(mark);
    }
    lines.push(codes === '' ? line : `${line}\x1b[0m`);
  }
  return lines;
}

type Environment = Readonly<Record<string, string | undefined>>;

function paletteOf(environment: Environment): Palette {
  if (environment['NO_COLOR']) return PLAIN_PALETTE;
  if (/truecolor|24bit/.test(environment['COLORTERM'] ?? '')) return TRUE_COLOUR_PALETTE;
  const hasColours = /256|direct|kitty|alacritty|ghostty/.test(environment['TERM'] ?? '');
  return hasColours ? COLOUR_PALETTE : PLAIN_PALETTE;
}

/** What the terminal can do, as its variables say. */
export function lookOf(environment: Environment): Look {
  const locale = environment['LC_ALL'] || environment['LC_CTYPE'] || environment['LANG'] || '';
  const palette = paletteOf(environment);
  return {
    palette,
    isUnicode: /utf-?8/i.test(locale),
    hasGhosts: palette !== PLAIN_PALETTE,
  };
}
