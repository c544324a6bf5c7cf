// Times and numbers as characters: rounding, units, and how long a picture keeps.

import {
  Style,
  keepsDownMs,
  keepsUpMs,
  putNumber,
  putSeconds,
  showTime,
  writeTime,
} from '../../firmware/ui/digits';
import { TEXT_MAX, createFace } from '../../firmware/ui/face';
import { readText } from '../../sim/glass';

function timeText(ms: number, style: number): string {
  const text = new Uint8Array(TEXT_MAX);
  writeTime(text, ms, style);
  return readText(text);
}

const SIX = Style.Tenths;
const FOUR = Style.Tenths | Style.Short;
const UP = Style.Tenths | Style.Up;

describe('a time that runs down is rounded up', () => {
  test.each([
    [0, '0:00'],
    [1, '0:00.1'],
    [99, '0:00.1'],
    [100, '0:00.1'],
    [101, '0:00.2'],
    [9799, '0:09.8'],
    [9800, '0:09.8'],
    [9801, '0:09.9'],
    [19900, '0:19.9'],
    [19999, '0:20.0'],
    [20000, '0:20'],
    [20001, '0:21'],
    [44999, '0:45'],
    [45000, '0:45'],
    [45001, '0:46'],
    [299999, '5:00'],
    [300000, '5:00'],
    [300001, '5:01'],
    [3599000, '59:59'],
    [3599999, '60:00'],
    [3600000, '1:00:00'],
    [3600001, '1:00:01'],
    [5429999, '1:30:30'],
    [5430000, '1:30:30'],
    [5430001, '1:30:31'],
    [35998999, '9:59:59'],
    [35999000, '9:59:59'],
    [35999001, '9:59:59'],
    [40000000, '9:59:59'],
  ])('%i ms on six cells is %s', (ms, text) => {
    expect(timeText(ms, SIX)).toBe(text);
  });

  test.each([
    [0, '0:00'],
    [9800, '09.8'],
    [9801, '09.9'],
    [19999, '20.0'],
    [20000, '0:20'],
    [44001, '0:45'],
    [3598001, '59:59'],
    [3599999, '60:00'],
    [3600000, '1:00'],
    [3600001, '1:01'],
    [5340000, '1:29'],
    [5340001, '1:30'],
    [5400000, '1:30'],
    [35940000, '9:59'],
    [35999000, '9:59'],
  ])('%i ms on four cells is %s', (ms, text) => {
    expect(timeText(ms, FOUR)).toBe(text);
  });

  test('without tenths, seconds go on to the end', () => {
    expect([19999, 9001, 1].map((ms) => timeText(ms, 0))).toEqual(['0:20', '0:10', '0:01']);
  });
});

describe('a time that counts up is rounded down', () => {
  test.each([
    [0, '0:00'],
    [99, '0:00.0'],
    [100, '0:00.1'],
    [101, '0:00.1'],
    [19999, '0:19.9'],
    [20000, '0:20'],
    [20999, '0:20'],
    [21000, '0:21'],
    [3599999, '59:59'],
    [3600000, '1:00:00'],
    [35999000, '9:59:59'],
  ])('%i ms is %s', (ms, text) => {
    expect(timeText(ms, UP)).toBe(text);
  });
});

describe('a picture keeps until it is wrong', () => {
  /** How far off, in this direction, another picture is; Infinity beyond a second. */
  function changeAfter(ms: number, style: number, step: number): number {
    const before = timeText(ms, style);
    for (let off = 1; off <= 1001; off++) {
      if (timeText(ms + off * step, style) !== before) return off;
    }
    return Infinity;
  }

  const unitMs = (ms: number, style: number): number => showTime(createFace().left, ms, style);
  const styles = [SIX, FOUR, 0];
  const moments = [
    101, 150, 199, 200, 5000, 19950, 19999, 20000, 20001, 20500, 21000, 44999, 45000, 60000,
    3599500, 3599999, 3600000, 3600001, 3600500, 3601000, 3660000, 3660001, 5400123,
  ];

  test.each(styles)('running down, style %i', (style) => {
    for (const ms of moments) {
      const inMs = keepsDownMs(ms, unitMs(ms, style));
      expect([ms, inMs >= 1, inMs <= changeAfter(ms, style, -1)]).toEqual([ms, true, true]);
    }
  });

  test.each(styles)(
    'running down on six cells it keeps as long as it is right, style %i',
    (style) => {
      for (const ms of [150, 5000, 45000, 45999, 60000, 1000000]) {
        if (style === 0 && ms < 20000) continue;
        expect([ms, keepsDownMs(ms, unitMs(ms, style))]).toEqual([ms, changeAfter(ms, style, -1)]);
      }
    },
  );

  test.each([UP, UP | Style.Short, SIX, FOUR])('going up, style %i', (style) => {
    for (const ms of [0, ...moments]) {
      // A change of format is met 1 ms late where the time is rounded up.
      const inMs = keepsUpMs(ms, unitMs(ms, style), style);
      expect([ms, inMs <= changeAfter(ms, style, 1) + 1]).toEqual([ms, true]);
    }
  });
});

describe('numbers', () => {
  test.each([
    [0, 1, '0'],
    [9, 1, '9'],
    [10, 1, '10'],
    [99, 1, '99'],
    [100, 1, '100'],
    [999, 1, '999'],
    [7, 2, '07'],
    [7, 3, '007'],
  ])('%i in at least %i digits is %s', (value, width, wanted) => {
    const text = new Uint8Array(TEXT_MAX);
    const end = putNumber(text, 0, value, width);
    expect([readText(text), end]).toEqual([wanted, wanted.length]);
  });

  test.each([
    [5, false, '0:05'],
    [600, false, '10:00'],
    [5400, false, '90:00'],
    [5400, true, '1:30:00'],
  ])('%i seconds, long %p, is %s', (seconds, isLong, wanted) => {
    const text = new Uint8Array(TEXT_MAX);
    putSeconds(text, 0, seconds, isLong);
    expect(readText(text)).toBe(wanted);
  });
});

describe('a time is written again exactly when it looks different', () => {
  const moments = [
    0, 1, 100, 101, 15000, 19999, 20000, 150000, 3599001, 3600000, 3600001, 36000000,
  ];

  function expectShown(from: number, to: number, style: number): void {
    const texts = createFace().left;
    showTime(texts, from, style);
    texts.isNew = false;
    showTime(texts, to, style);
    expect([from, to, readText(texts.main)]).toEqual([from, to, timeText(to, style)]);
    if (texts.isNew) return;
    expect([from, timeText(from, style)]).toEqual([from, timeText(to, style)]);
  }

  test.each([SIX, FOUR, 0, UP])('style %i', (style) => {
    for (const from of moments) moments.forEach((to) => expectShown(from, to, style));
  });

  test('not for a millisecond inside the same second', () => {
    const texts = createFace().left;
    showTime(texts, 65999, SIX);
    texts.isNew = false;
    showTime(texts, 65001, SIX);
    expect(texts.isNew).toBe(false);
  });
});
