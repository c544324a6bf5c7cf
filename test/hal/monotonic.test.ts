// The scale of milliseconds: whole, never back, through the wrap and through a set clock.
import { nowMs, planFrom, sinceReading, stampMs, startTime } from '../../hal/espruino/monotonic';
import { fake, plugIn } from './fake-espruino';

const WRAP_MS = 4294967296;

function at(seconds: number): number {
  fake.seconds = seconds;
  return nowMs();
}

/** A clock that has run for so long, read once a second as the loop does at least. */
function runTo(fromSeconds: number, ms: number): void {
  fake.seconds = fromSeconds + ms / 1000;
}

beforeEach(() => {
  plugIn();
});

describe('milliseconds', () => {
  test.each([0, 1, 999, 1001, 1234567])('%i ms after a start at the epoch are exact', (ms) => {
    fake.seconds = 1760000000.123;
    startTime(0);
    for (let passed = 0; passed < ms; passed += 5000) at(1760000000.123 + passed / 1000);
    expect(at(1760000000.123 + ms / 1000)).toBe(ms);
  });

  test('a crystal that runs 50 ppm slow is corrected', () => {
    startTime(50);
    for (let s = 1; s < 10000; s++) at(s);
    expect(at(10000)).toBe(10000500);
  });

  test.each([
    ['one before', -1, 2147483647],
    ['at', 0, -2147483648],
    ['one after', 1, -2147483647],
  ])('%s the 32-bit wrap differences stay right', (_name, offsetMs, expected) => {
    startTime(0);
    const half = WRAP_MS / 2 + offsetMs;
    for (let ms = 0; ms < half; ms += 9000) at(ms / 1000);
    expect(at(half / 1000)).toBe(expected);
  });
});

describe('a set clock', () => {
  beforeEach(() => {
    startTime(0);
    at(10);
    planFrom(500, 1, 1000);
  });

  test('a step back is taken for the planned wait', () => {
    expect(at(-3600)).toBe(10500);
    expect(at(-3599.75)).toBe(10750);
  });

  test('a step far ahead is taken for the planned wait', () => {
    expect(at(1760000000)).toBe(10500);
    expect(at(1760000000.25)).toBe(10750);
  });

  test.each([
    [9999, 19999],
    [10000, 20000],
    [10001, 10500],
  ])('a gap of %i ms reads %i: longer than any stall is a step', (gapMs, expected) => {
    expect(at(10 + gapMs / 1000)).toBe(expected);
  });

  test('a second step is measured from the first', () => {
    at(-3600);
    planFrom(200, 1, 1000);
    expect(at(5000)).toBe(10700);
  });
});

describe('stamps of edges', () => {
  beforeEach(() => {
    startTime(0);
    at(10);
  });

  test('an edge keeps its own instant however late its callback', () => {
    runTo(0, 10200);
    expect(stampMs(10.003)).toBe(10003);
  });

  test('an edge from before the last reading keeps its instant', () => {
    expect(stampMs(9.98)).toBe(9980);
  });

  test('a stamp from before a step becomes now', () => {
    fake.seconds = 5000;
    expect(stampMs(10.2)).toBe(10000);
  });

  test('a stamp of the new scale after a step is right', () => {
    planFrom(500, 1, 1000);
    at(5000);
    fake.seconds = 5000.1;
    expect(stampMs(5000.04)).toBe(10540);
  });

  test('a stamp 71 minutes off, as 32 bits of microseconds give, becomes now', () => {
    expect(stampMs(10 - 4294.967296)).toBe(10000);
  });

  test('a stamp in the future becomes now', () => {
    expect(stampMs(10.5)).toBe(10000);
  });
});

describe('the plan of the next pass', () => {
  beforeEach(() => {
    startTime(0);
    at(10);
  });

  test('the time that the pass took is taken off', () => {
    fake.seconds = 10.04;
    expect(planFrom(100 - sinceReading(), 5, 1000)).toBe(60);
  });

  test.each([
    [4, 5],
    [5, 5],
    [6, 6],
    [999, 999],
    [1000, 1000],
    [1001, 1000],
  ])('a wait of %i ms becomes %i within the limits', (waitMs, expected) => {
    expect(planFrom(waitMs, 5, 1000)).toBe(expected);
  });
});
