// The drivers against the models of their chips, which know only the data sheets: bus speed, pulse
// widths, start commands, bit order.
import type { Frame } from '../../hal/hal';
import { driverBench, expectedSpots, litSpots, type, type DriverBench } from './driver-bench';
import { createFrame } from './fake-board';

const BOARDS = [
  'esp32-ht1621',
  'joltjs-ht1621',
  'esp32-tm1637',
  'esp32c3-max7219',
  'esp32s3-ht16k33',
];

/** Frames that look nothing like each other, the same in each run. */
function frames(count: number): Frame[] {
  let seed = 1;
  const next = (range: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % range;
  };
  return Array.from({ length: count }, () => ({
    cells: Uint8Array.from({ length: 12 }, () => next(128)),
    colons: next(4096),
    points: next(4096),
    signs: next(1 << 25),
    blinks: 0,
  }));
}

function draw(bench: DriverBench, frame: Frame): void {
  const { cells, colons, points, signs } = frame;
  const rest = `frame.colons=${colons};frame.points=${points};frame.signs=${signs}`;
  type(bench, `frame.cells.set([${[...cells].join()}]);${rest};draw()`);
}

const faults = (bench: DriverBench) => bench.chips.flatMap((chip) => chip.faults.all());
const bytes = (bench: DriverBench) => bench.chips.reduce((sum, chip) => sum + chip.busBytes, 0);

describe.each(BOARDS)('%s', (name) => {
  let bench: DriverBench;
  beforeEach(() => {
    bench = driverBench(name);
  });
  afterEach(() => {
    expect(faults(bench)).toEqual([]);
    expect(bench.machine.uncaught).toEqual([]);
  });

  test('is blank after the start, whatever the memory held', () => {
    expect(litSpots(bench)).toEqual(bench.chips.map(() => []));
  });

  test('shows every frame as it is', () => {
    for (const frame of frames(12)) {
      draw(bench, frame);
      expect(litSpots(bench)).toEqual(expectedSpots(bench, frame));
    }
  });

  test('sends nothing for a frame that it shows', () => {
    const [frame] = frames(1);
    draw(bench, frame!);
    const sent = bytes(bench);
    draw(bench, frame!);
    expect(bytes(bench)).toBe(sent);
  });

  test('one changed digit takes no more than a tenth of the whole picture', () => {
    const before = bytes(bench);
    type(bench, 'renew(0);renew(1)');
    const whole = bytes(bench) - before;
    const frame = createFrame();
    frame.cells[3] = 0x06;
    draw(bench, frame);
    expect(bytes(bench) - before - whole).toBeLessThanOrEqual(Math.max(6, whole / 10));
  });

  test('a chip that lost its memory shows the picture again after its renewal', () => {
    const [frame] = frames(1);
    draw(bench, frame!);
    for (const chip of bench.chips) {
      chip.powerOff();
      chip.powerOn();
    }
    type(bench, 'renew(0);renew(1)');
    expect(litSpots(bench)).toEqual(expectedSpots(bench, frame!));
  });

  test('dark is dark, and a renewal lights it again', () => {
    const [frame] = frames(1);
    draw(bench, frame!);
    type(bench, 'dark()');
    expect(litSpots(bench)).toEqual(bench.chips.map(() => []));
    type(bench, 'renew(0);renew(1)');
    expect(litSpots(bench)).toEqual(expectedSpots(bench, frame!));
  });
});

/** How long the driver took, the 10 ms of the bench apart. */
function drawMs(bench: DriverBench, frame: Frame): number {
  const startMs = bench.machine.nowMs;
  draw(bench, frame);
  return bench.machine.nowMs - startMs - 10;
}

describe.each([
  ['esp32-tm1637', 20],
  ['esp32s3-ht16k33', 1100],
])('%s with a module torn off', (name, firstMsMax) => {
  let bench: DriverBench;
  beforeEach(() => {
    bench = driverBench(name);
    bench.chips[0]!.isUnplugged = true;
  });
  afterEach(() => expect(bench.machine.uncaught).toEqual([]));

  test('the other one goes on, and the missing one costs its time once', () => {
    const [first, second, third] = frames(3);
    expect(drawMs(bench, first!)).toBeLessThan(firstMsMax);
    const restMs = drawMs(bench, second!);
    expect(restMs).toBeLessThan(60);
    expect(drawMs(bench, third!)).toBeLessThan(60);
    expect(litSpots(bench)[1]).toEqual(expectedSpots(bench, third!)[1]);
  });

  test('it shows the present picture when it is back and was renewed', () => {
    const [first, second] = frames(2);
    draw(bench, first!);
    draw(bench, second!);
    bench.chips[0]!.isUnplugged = false;
    type(bench, 'renew(0)');
    expect(litSpots(bench)).toEqual(expectedSpots(bench, second!));
  });
});
