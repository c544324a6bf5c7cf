// What the keys do, in words: short hints for the present phase, and the whole list for `?`.
import type { Ability } from '../table/bench';
import type { ShownPhase } from './view';

const WAY_OUT = '? all keys · q quit';

/** A hint, and what the clock must be able to do for it. */
type Hint = string | readonly [text: string, needs: Ability];

const BY_PHASE: Readonly<Record<ShownPhase, readonly Hint[]>> = {
  setup: [
    '− + choose',
    ['Space take it', 'take'],
    ['3 edit', 'edit'],
    '5 arbiter',
    '4 off',
    'h − or h + run faster',
  ],
  ready: [
    'Space starts White',
    'A or L starts the other side',
    '− + White sits left, right',
    ['1 sound', 'sound'],
    ['2 freeze', 'freeze'],
    '4 back to the list',
    '5 arbiter',
  ],
  running: ['A, L press', 'Space pause', 'h + counts', 'h − control'],
  paused: ['Space resume', '5 arbiter', '4 then + ends the game', '6 then − off'],
  frozen: ['a flag fell', '5 arbiter', '4 then + ends the game', '6 then − off'],
  arbiter: ['− + page or value', 'Space OK', '3 back', 'A, L choose a side'],
  off: ['the clock is off', 'Space wakes it'],
};

const joined = (line: string, hint: string): string => (line === '' ? hint : `${line} · ${hint}`);

interface Doing {
  readonly phase: ShownPhase;
  readonly abilities: ReadonlySet<Ability>;
}

/** The hints that do something now. */
function hintsOf({ phase, abilities }: Doing): string[] {
  return BY_PHASE[phase].flatMap((hint) => {
    if (typeof hint === 'string') return [hint];
    return abilities.has(hint[1]) ? [hint[0]] : [];
  });
}

/** What the keys do now in at most so many lines; the way out is always the last. */
export function hintLines(doing: Doing, columns: number, rows: number): string[] {
  const lines: string[] = [''];
  const isLast = (row: number): boolean => row === rows - 1;
  const fits = (line: string, row: number): boolean =>
    (isLast(row) ? joined(line, WAY_OUT) : line).length <= columns;
  for (const hint of hintsOf(doing)) {
    const row = lines.length - 1;
    const longer = joined(lines[row]!, hint);
    if (fits(longer, row)) lines[row] = longer;
    else if (!isLast(row) && fits(hint, row + 1)) lines.push(hint);
  }
  const ended = joined(lines[lines.length - 1]!, WAY_OUT);
  if (ended.length > columns) return [...lines, WAY_OUT];
  return [...lines.slice(0, -1), ended];
}

const FIVE_KEY_HELP = ['Backspace     BACK', 'Enter         OK'];

/** All keys of the keyboard. A line has at most 40 characters. */
export function helpLines(hasFiveKeys: boolean): string[] {
  return [
    'A, ←      left player’s button',
    'L, →      right player’s button',
    '− +       MINUS, PLUS; also ↓ ↑',
    'Space, P  PAUSE, which is OK in menus',
    '1 2 3     hold MINUS, PLUS, PAUSE 2 s',
    '4 5 6     hold −&PAUSE 3 s, −&+ 2 s,',
    '          +&PAUSE 3 s',
    'h         keep keys down; h lets them go',
    's         speed: 1×, 10×, 60×',
    ...(hasFiveKeys ? FIVE_KEY_HELP : []),
    '? back    q, Ctrl-C quit    Ctrl-Z stop',
  ];
}
