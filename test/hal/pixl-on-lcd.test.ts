// The Pixl.js driver in the machine: pixels of its LCD against the rectangles of the board file.
import type { DeviceGraphics } from '../../board-configs/device-board';
import { driverBench, type, type DriverBench } from './driver-bench';

let bench: DriverBench;
beforeEach(() => {
  bench = driverBench('pixljs');
});
afterEach(() => expect(bench.machine.uncaught).toEqual([]));

const map = () => bench.glass as unknown as DeviceGraphics;

/** Every pixel that is dark, as "x,y". */
function darkPixels(): Set<string> {
  const pixels = new Set<string>();
  for (let y = 0; y < 64; y++) {
    for (let x = 0; x < 128; x++) if (bench.machine.lcd.pixel(x, y)) pixels.add(`${x},${y}`);
  }
  return pixels;
}

type Box = readonly [x: number, y: number, width: number, height: number];

function addBox(pixels: Set<string>, [left, top, width, height]: Box): void {
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) pixels.add(`${x},${y}`);
  }
}

function addSegment(pixels: Set<string>, cell: number, segment: number): void {
  const [x, y] = map().cells.subarray(cell * 2, cell * 2 + 2);
  const [x1, y1, x2, y2] = map().segments.subarray(segment * 4, segment * 4 + 4);
  addBox(pixels, [x! + x1!, y! + y1!, x2! - x1! + 1, y2! - y1! + 1]);
}

function addDot(pixels: Set<string>, places: Uint8Array, cell: number, downPx = 0): void {
  const [x, y] = places.subarray(cell * 2, cell * 2 + 2);
  if (x !== 0) addBox(pixels, [x!, y! + downPx, map().dotPx, map().dotPx]);
}

/** Four cells a side are shown; nothing lights the others. */
const CELLS = [0, 1, 2, 3, 6, 7, 8, 9];

test('the LCD is blank after the start', () => {
  expect(darkPixels().size).toBe(0);
});

test.each([
  [0x3f, 0],
  [0x06, 0xfff],
  [0x7f, 0x002],
  [0x00, 0x000],
])('segments %i and marks %i are the rectangles of the board file', (segments, marks) => {
  type(bench, 'frame.cells.fill(127,0,4).fill(127,6,10);frame.colons=frame.points=4095;draw()');
  type(bench, `frame.cells.fill(${segments},0,4).fill(${segments},6,10)`);
  type(bench, `frame.colons=frame.points=${marks};draw()`);
  const expected = new Set<string>();
  for (const cell of CELLS) {
    for (let segment = 0; segment < 7; segment++) {
      if ((segments >> segment) & 1) addSegment(expected, cell, segment);
    }
    if (((marks >> cell) & 1) === 0) continue;
    addDot(expected, map().colons, cell);
    addDot(expected, map().colons, cell, map().colonStepPx);
    addDot(expected, map().points, cell);
  }
  expect([...darkPixels()].sort()).toEqual([...expected].sort());
});

test('each sign shows something of its own, and goes without a trace', () => {
  const pictures = new Set<string>();
  for (let sign = 0; sign < 25; sign++) {
    type(bench, `frame.signs=${1 << sign};draw()`);
    const dark = darkPixels();
    expect(dark.size).toBeGreaterThan(0);
    pictures.add([...dark].sort().join());
    type(bench, 'frame.signs=0;draw()');
    expect(darkPixels().size).toBe(0);
  }
  expect(pictures.size).toBe(25);
});

test('an LCD that was switched off by a discharge shows the picture again', () => {
  type(bench, 'frame.cells.fill(127);draw()');
  const before = darkPixels();
  bench.machine.lcd.command(0xae, 0);
  bench.machine.lcd.command(0x28, 0);
  expect(darkPixels().size).toBe(0);
  type(bench, 'renew(0)');
  expect(darkPixels()).toEqual(before);
});
