// The pixel display of Pixl.js: only what changed is drawn, and flip only when something was.
import * as graphics from '../../hal/espruino/displays/graphics';
import { Sign } from '../../hal/hal';
import { createFrame } from './fake-board';
import { plugIn, takeTape } from './fake-espruino';

function createDisplay() {
  const segments = new Uint8Array(7 * 4);
  segments.set([1, 2, 3, 4], 0);
  segments.set([5, 6, 7, 8], 4);
  const cells = new Uint8Array(24);
  cells.set([10, 20], 0);
  const colons = new Uint8Array(24);
  colons.set([20, 21], 2);
  const points = new Uint8Array(24);
  points.set([30, 31], 2);
  const signs = new Uint8Array(50);
  signs.set([1, 0], 0);
  signs.set([9, 42], 8);
  const signSizes = Uint8Array.from([58, 8]);
  const signTexts = ' '.repeat(16) + 'FLAG' + ' '.repeat(80);
  const texts = { signTexts, signTextLength: 4 };
  return { segments, cells, colons, colonStepPx: 10, points, dotPx: 2, signs, signSizes, ...texts };
}

beforeEach(() => {
  plugIn();
  graphics.createDisplay(createDisplay());
});

test('the start clears the picture, sets up the controller and sends all of it', () => {
  expect(takeTape()).toEqual([
    'clear',
    ...['a2', 'c8', '25', '2f', 'a0', 'af'].map((command) => `lcd ${command}`),
    'contrast 0.56',
    'lcd true',
    'flip true',
  ]);
});

test('a changed cell draws its changed segments and sends what changed', () => {
  const frame = createFrame();
  frame.cells[0] = 3;
  takeTape();
  graphics.drawFrame(frame);
  expect(takeTape()).toEqual([
    'colour 1',
    'rect 11 22 13 24',
    'colour 1',
    'rect 15 26 17 28',
    'flip false',
  ]);
  frame.cells[0] = 2;
  graphics.drawFrame(frame);
  expect(takeTape()).toEqual(['colour 0', 'rect 11 22 13 24', 'flip false']);
});

test('nothing changed draws and sends nothing', () => {
  const frame = createFrame();
  frame.cells[0] = 3;
  graphics.drawFrame(frame);
  takeTape();
  graphics.drawFrame(frame);
  expect(takeTape()).toEqual([]);
});

test('a colon is two dots, a point is one', () => {
  const frame = createFrame();
  takeTape();
  frame.colons = 2;
  graphics.drawFrame(frame);
  expect(takeTape().filter((step) => step.startsWith('rect'))).toEqual([
    'rect 20 21 21 22',
    'rect 20 31 21 32',
    'rect 30 31 31 32',
  ]);
});

test('a sign is a rectangle or a text, and goes as it came', () => {
  const frame = createFrame();
  takeTape();
  frame.signs = Sign.TurnLeft | Sign.FlagLeft;
  graphics.drawFrame(frame);
  expect(takeTape()).toEqual([
    'colour 1',
    'rect 1 0 58 7',
    'colour 1',
    'text FLAG 9 42',
    'flip false',
  ]);
  frame.signs = 0;
  graphics.drawFrame(frame);
  expect(takeTape()).toEqual([
    'colour 0',
    'rect 1 0 58 7',
    'colour 0',
    'text FLAG 9 42',
    'flip false',
  ]);
});

test('a renewal sets up the controller again and never switches it off', () => {
  takeTape();
  graphics.renewDisplay(0);
  const tape = takeTape();
  expect(tape).toContain('flip true');
  expect(tape).not.toContain('lcd false');
  graphics.renewDisplay(1);
  expect(takeTape()).toEqual([]);
});

test('dark is the LCD off', () => {
  takeTape();
  graphics.darkenDisplay();
  expect(takeTape()).toEqual(['lcd false']);
});
