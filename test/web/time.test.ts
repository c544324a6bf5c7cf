// Real time on the page: from stamps, through a sleeping machine, at every speed.
import {
  clockMsAt,
  createPace,
  realMsUntil,
  restart,
  setHeld,
  setSpeed,
} from '../../sim/table/pace';
import {
  SLEEP_MS_MIN,
  createStopwatch,
  noticeSleep,
  timeOfStamp,
} from '../../sim/web/model/stopwatch';

const HOUR_MS = 3600000;

describe('the stopwatch', () => {
  const watchAfter = (stampMs: number, dateMs: number): number => {
    const watch = createStopwatch(1000, 500000);
    noticeSleep(watch, stampMs, dateMs);
    return timeOfStamp(watch, stampMs);
  };

  test('a tab that got no timer for an hour has counted the hour', () => {
    expect(watchAfter(1000 + HOUR_MS, 500000 + HOUR_MS)).toBe(1000 + HOUR_MS);
  });

  test('a machine that slept for an hour, its counter standing, has counted the hour', () => {
    expect(watchAfter(1010, 500010 + HOUR_MS)).toBe(1010 + HOUR_MS);
  });

  test.each([
    ['1 ms below the bound is a correction of the date', SLEEP_MS_MIN - 1, 0],
    ['at the bound too', SLEEP_MS_MIN, 0],
    ['1 ms above it the machine slept', SLEEP_MS_MIN + 1, SLEEP_MS_MIN + 1],
  ])('a date that ran ahead: %s', (_, aheadMs, countedMs) => {
    expect(watchAfter(1100, 500100 + aheadMs)).toBe(1100 + countedMs);
  });

  test('a date that was set back takes nothing away', () => {
    expect(watchAfter(1100, 500100 - HOUR_MS)).toBe(1100);
  });

  test('a stamp from before now is a time from before now, also after a sleep', () => {
    const watch = createStopwatch(0, 0);
    noticeSleep(watch, 50, 50 + HOUR_MS);
    expect(timeOfStamp(watch, 42)).toBe(42 + HOUR_MS);
  });
});

describe('the pace', () => {
  test('a change of speed changes what follows, not what was', () => {
    const pace = createPace(1000);
    setSpeed(pace, 2000, 60);
    expect(clockMsAt(pace, 2000)).toBe(1000);
    expect(clockMsAt(pace, 2500)).toBe(1000 + 30000);
    setSpeed(pace, 2500, 1);
    expect(clockMsAt(pace, 3500)).toBe(32000);
  });

  test('while a key is down time is real, so that a tap stays a tap', () => {
    const pace = createPace(0);
    setSpeed(pace, 0, 60);
    setHeld(pace, 100, true);
    expect(clockMsAt(pace, 200)).toBe(6000 + 100);
    setHeld(pace, 200, false);
    expect(clockMsAt(pace, 300)).toBe(6100 + 6000);
  });

  test('a speed that is chosen while a key is down waits for its release', () => {
    const pace = createPace(0);
    setSpeed(pace, 0, 10);
    setHeld(pace, 0, true);
    setSpeed(pace, 100, 60);
    expect(clockMsAt(pace, 200)).toBe(200);
    setHeld(pace, 200, false);
    expect(clockMsAt(pace, 300)).toBe(200 + 6000);
  });

  test('it says how long it is until an instant of the clock', () => {
    const pace = createPace(0);
    setSpeed(pace, 0, 10);
    expect(realMsUntil(pace, 100, 5000)).toBe(400);
    restart(pace, 100, 0);
    expect(realMsUntil(pace, 100, 5000)).toBe(500);
    expect(realMsUntil(pace, 100, Infinity)).toBe(Infinity);
  });
});
