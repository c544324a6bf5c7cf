// The whole screen as text, at every kind of window size.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Key, Sign } from '../../hal/hal';
import { plainLines } from '../../sim/terminal/canvas';
import { drawView } from '../../sim/terminal/draw';
import { hintLines } from '../../sim/terminal/hints';
import { layoutFor } from '../../sim/terminal/layout';
import type { ShownPhase, View } from '../../sim/terminal/view';
import { exampleFrame, exampleView } from '../support/example-view';

const ALL_SIGNS = 0x1ffffff;

function screen(view: View, columns: number, rows: number): string {
  return `${plainLines(drawView(view, columns, rows)).join('\n')}\n`;
}

/** A golden file holds what was looked at and found good. */
function golden(name: string): string {
  return readFileSync(join(__dirname, 'golden', `${name}.txt`), 'utf8');
}

const allSigns = exampleView({ frame: { ...exampleFrame(), signs: ALL_SIGNS } });
const holding = exampleView({
  phase: 'paused',
  keysDown: new Set([Key.Minus, Key.Plus]),
  note: 'holding MINUS + PLUS 1.2 s',
});

test.each([
  ['80x24', exampleView(), 80, 24],
  ['80x24-all-signs', allSigns, 80, 24],
  ['80x24-help', exampleView({ isHelpShown: true }), 80, 24],
  ['80x24-five-keys', exampleView({ hasFiveKeys: true, phase: 'setup' }), 80, 24],
  ['78x20', exampleView({ phase: 'ready' }), 78, 20],
  ['40x12', exampleView(), 40, 12],
  ['40x12-all-signs', allSigns, 40, 12],
  ['40x12-holding', holding, 40, 12],
  ['40x12-help', exampleView({ isHelpShown: true }), 40, 12],
  ['60x18', exampleView(), 60, 18],
  ['120x36', exampleView(), 120, 36],
  ['200x60', exampleView(), 200, 60],
  ['30x8', exampleView(), 30, 8],
  ['12x1', exampleView(), 12, 1],
] as const)('the screen of %s is the one that was approved', (name, view, columns, rows) => {
  expect(screen(view, columns, rows)).toBe(golden(name));
});

const SIZES = [1, 5, 11, 12, 19, 20, 24, 39, 40, 77, 78, 131, 250];

test('every window size gets a whole sheet, and the way out where there is room', () => {
  for (const columns of SIZES) {
    for (const rows of SIZES) {
      const canvas = drawView(allSigns, columns, rows);
      expect(canvas.marks).toHaveLength(columns * rows);
      expect(canvas.marks.every((mark) => [...mark].length === 1)).toBe(true);
      if (columns >= 12 && rows >= 5) expect(plainLines(canvas).join('\n')).toContain('q quit');
    }
  }
});

const PHASES: ShownPhase[] = ['setup', 'ready', 'running', 'paused', 'frozen', 'arbiter', 'off'];

test.each(PHASES)('the hints of %s fit, begin with the first and end with the way out', (phase) => {
  const doing = exampleView({ phase });
  const [first] = hintLines(doing, 1000, 1)[0]!.split(' · ');
  for (const columns of [38, 76, 198]) {
    for (const rows of [1, 2, 3]) {
      const lines = hintLines(doing, columns, rows);
      expect(lines.every((line) => line.length <= columns)).toBe(true);
      expect(lines.length).toBeLessThanOrEqual(rows);
      if (rows > 1) expect(lines[0]!.startsWith(first!)).toBe(true);
      expect(lines.join(' ').endsWith('? all keys · q quit')).toBe(true);
    }
  }
});

test.each([
  [39, 12, '40×12 shows the clock'],
  [40, 11, '40×12 shows the clock'],
])(
  'a window of %i×%i is too small for strokes and says which size is not',
  (columns, rows, text) => {
    expect(screen(exampleView(), columns, rows)).toContain(text);
  },
);

test('every screen that has room for strokes says that it is a simulation', () => {
  for (const [columns, rows] of [
    [40, 12],
    [80, 24],
    [200, 60],
  ] as const) {
    expect(screen(exampleView(), columns, rows)).toMatch(/simulation/);
  }
});

const LONG = '40/100m+30s, 20/50m+30s, 15m+30s; change moves';

test.each([
  [60, 20],
  [80, 24],
  [120, 40],
])('in %i×%i a long control is shown whole, in rows of its own if it must', (columns, rows) => {
  const text = screen(exampleView({ control: LONG }), columns, rows);
  expect(text.replace(/\s+/g, ' ')).toContain(LONG);
  expect(text).toMatch(/· RUNNING$|RUNNING$/m);
  expect(text).toContain('q quit');
});

test('a control for which there is no row either is cut, and says so', () => {
  const [title] = screen(exampleView({ control: LONG }), 40, 12).split('\n');
  expect(title).toHaveLength(39);
  expect(title).toMatch(/40\/.*… · RUNNING$/);
});

/** Rows and columns of one eight, from the strokes that are lit. */
function digitSize(columns: number, rows: number): [width: number, height: number] {
  const layout = layoutFor(columns, rows, 6);
  if (layout.kind === 'text') return [0, 0];
  return [layout.digit.width, layout.kind === 'blocks' ? layout.digit.height : layout.digit.rows];
}

test('digits grow with the window, in both directions', () => {
  const [width, height] = digitSize(80, 24);
  expect(digitSize(120, 24)[0]).toBeGreaterThan(width);
  expect(digitSize(120, 40)[1]).toBeGreaterThan(digitSize(120, 24)[1]);
  expect(digitSize(120, 40)[0]).toBeGreaterThanOrEqual(7);
  expect(digitSize(120, 40)[1]).toBeGreaterThanOrEqual(2 * height - 2);
});

test('a percentage of the battery says what it is', () => {
  const view = exampleView({ phase: 'setup', rightCaption: 'BATTERY, PER CENT' });
  for (const [columns, rows] of [
    [80, 24],
    [40, 12],
  ] as const) {
    expect(screen(view, columns, rows)).toContain('BATTERY, PER CENT');
  }
});

test('a key that is down is drawn apart from the others', () => {
  const canvas = drawView(exampleView({ keysDown: new Set([Key.Right]) }), 80, 24);
  const text = canvas.styles.map((style, i) => (style === 'down' ? canvas.marks[i] : '')).join('');
  expect(text).toContain('RIGHT');
  expect(text).not.toContain('LEFT');
});

test('a sign that blinks is gone while it is not lit, and its place stays free', () => {
  const lit = screen(exampleView(), 80, 24);
  const dark = screen(exampleView({ frame: { ...exampleFrame(), signs: 0 } }), 80, 24);
  expect(lit).toContain('TURN');
  expect(dark).not.toContain('TURN');
  expect(dark.split('\n')).toHaveLength(lit.split('\n').length);
});

test('a clock with four digits a side has larger ones, and only its own signs', () => {
  const layouts = [4, 6].map((cells) => layoutFor(80, 24, cells));
  const [four, six] = layouts.map((layout) => (layout.kind === 'blocks' ? layout.digit.width : 0));
  expect(four).toBeGreaterThan(six!);
  const view = exampleView({ cells: 4, signs: Sign.TurnLeft | Sign.TurnRight | Sign.Pause });
  const text = screen(view, 80, 24);
  expect(text).toMatch(/▀ TURN ▀/);
  expect(text).toContain('PAUSE');
  expect(text).not.toMatch(/BONUS|FLAG|WHITE/);
});
