// Sheets to escape sequences, by what the terminal can do.
import {
  COLOUR_PALETTE,
  PLAIN_PALETTE,
  TRUE_COLOUR_PALETTE,
  lookOf,
  styledLines,
} from '../../sim/terminal/ansi';
import { createCanvas, put } from '../../sim/terminal/canvas';
import { drawView } from '../../sim/terminal/draw';
import { exampleView } from '../support/example-view';

const UTF8 = { LANG: 'en_GB.UTF-8', TERM: 'xterm-256color' };

test.each([
  ['256 colours', UTF8, COLOUR_PALETTE],
  ['true colour', { ...UTF8, COLORTERM: 'truecolor' }, TRUE_COLOUR_PALETTE],
  ['eight colours', { ...UTF8, TERM: 'xterm' }, PLAIN_PALETTE],
  ['colours that are not wanted', { ...UTF8, NO_COLOR: '1' }, PLAIN_PALETTE],
])('a terminal of %s', (_name, environment, palette) => {
  expect(lookOf(environment).palette).toBe(palette);
});

test('the locale decides about characters, its most special variable first', () => {
  expect(lookOf({ LANG: 'de_DE.UTF-8' }).isUnicode).toBe(true);
  expect(lookOf({ LANG: 'C' }).isUnicode).toBe(false);
  expect(lookOf({ LC_ALL: 'C', LANG: 'de_DE.UTF-8' }).isUnicode).toBe(false);
  expect(lookOf({}).isUnicode).toBe(false);
});

test('a style is set once for all that follow, and never left behind', () => {
  const canvas = createCanvas(6, 1);
  put(canvas, { column: 1, row: 0 }, 'abc', 'bold');
  const [line] = styledLines(canvas, lookOf({ ...UTF8, NO_COLOR: '1' }));
  expect(line).toBe(' \x1b[0;1mabc\x1b[0m  ');
});

test('a line whose last cell has a style ends with a reset', () => {
  const canvas = createCanvas(2, 1);
  put(canvas, { column: 0, row: 0 }, 'ab', 'bold');
  expect(styledLines(canvas, lookOf(UTF8))).toEqual(['\x1b[0;1mab\x1b[0m']);
});

test('strokes that are not lit are seen in colours only', () => {
  const canvas = createCanvas(1, 1);
  put(canvas, { column: 0, row: 0 }, '█', 'ghost');
  expect(styledLines(canvas, lookOf(UTF8))[0]).toContain('█');
  expect(styledLines(canvas, lookOf({ ...UTF8, NO_COLOR: '1' }))[0]).toBe(' ');
});

test('a terminal without Unicode gets the whole clock in ASCII', () => {
  for (const [columns, rows] of [
    [40, 12],
    [80, 24],
    [120, 40],
  ] as const) {
    const canvas = drawView(exampleView(), columns, rows);
    const text = styledLines(canvas, lookOf({ TERM: 'vt100', LANG: 'C' })).join('');
    expect(text).toMatch(/^[\x1b\x20-\x7e]+$/);
    expect(text).toContain('TURN');
  }
});
