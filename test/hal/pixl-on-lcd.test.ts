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

function addBox(pixels: Set<string>, boxes: Uint8Array, index: number, downPx = 0): void {
  const [x1, y1, x2, y2] = boxes.subarray(index * 4, index * 4 + 4) as unknown as number[];
  if (x2 === 0) return;
  for (let y = y1! + downPx; y <= y2! + downPx; y++) {
    for (let x = x1!; x <= x2!; x++) pixels.add(`${x},${y}`);
  }
}

test('the LCD is blank after the start', () => {
  expect(darkPixels().size).toBe(0);
});

test.each([
  [0x3f, 0],
  [0x06, 0xfff],
  [0x7f, 0x002],
  [0x00, 0x000],
])('segments %i and marks %i are the rectangles of the board file', (segments, marks) => {
  type(bench, 'frame.cells.fill(127);frame.colons=frame.points=4095;draw()');
  type(bench, `frame.cells.fill(${segments});frame.colons=frame.points=${marks};draw()`);
  const expected = new Set<string>();
  for (let cell = 0; cell < 12; cell++) {
    for (let segment = 0; segment < 7; segment++) {
      if ((segments >> segment) & 1) addBox(expected, map().segments, cell * 7 + segment);
    }
    if (((marks >> cell) & 1) === 0) continue;
    addBox(expected, map().colons, cell);
    addBox(expected, map().colons, cell, map().colonStepPx);
    addBox(expected, map().points, cell);
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
