// What the clock shows of every method, in every phase, on six and on four cells.

import { takeUp } from '../support/hand';
import type { Hand } from '../support/hand';

const SIX = { cells: 6 } as const;
const FOUR = { cells: 4 } as const;

function ready(control: string, options = {}): Hand {
  return takeUp({ control, ...options });
}

/** LEFT runs since 0 ms. */
function running(control: string, options = {}): Hand {
  return ready(control, options).down('pause').up('pause');
}

describe('READY', () => {
  test.each([
    ['90m', '1:30:00 | 1:30:00', '1:30 | 1:30'],
    ['3m+2s', '3:02[+2] | 3:02[+2]', '3:02[+2] | 3:02[+2]'],
    ['90m+30s', '1:30:30[+30] | 1:30:30[+30]', '1:31[+30] | 1:31[+30]'],
    ['5m+1m', '6:00[+1:00] | 6:00[+1:00]', '6:00[+1:00] | 6:00[+1:00]'],
    ['5m+2s; bonus after', '5:00 | 5:00', '5:00 | 5:00'],
    ['5m b3s', '5:03[+3] | 5:03[+3]', '5:03[+3] | 5:03[+3]'],
    ['5m d3s', '5:00 | 5:00', '5:00 | 5:00'],
    ['5m|4m', '5:00 | 4:00', '5:00 | 4:00'],
    ['60m, byo 5x30s', '1:00:00 | 1:00:00', '1:00 | 1:00'],
    ['byo 5x30s', '0:30[5] | 0:30[5]', '0:30[5] | 0:30[5]'],
    ['canadian 15/5m', '5:00[15] | 5:00[15]', '5:00[15] | 5:00[15]'],
    ['hourglass 3m', '3:00 | 3:00', '3:00 | 3:00'],
    ['gong 10s', '0:10.0 | 0:10.0', '10.0 | 10.0'],
    ['upcount', '0:00 | 0:00', '0:00 | 0:00'],
    ['25m, overtime', '25:00 | 25:00', '25:00 | 25:00'],
  ])('%s', (control, six, four) => {
    expect(ready(control, SIX).face()).toBe(six);
    expect(ready(control, FOUR).face()).toBe(four);
  });
});

describe('RUNNING: the main time', () => {
  test.each([
    ['90m', 0, '1:30:00 | 1:30:00', '1:30 | 1:30'],
    ['90m', 999, '1:30:00 | 1:30:00', '1:30 | 1:30'],
    ['90m', 1000, '1:29:59 | 1:30:00', '1:30 | 1:30'],
    ['90m', 60000, '1:29:00 | 1:30:00', '1:29 | 1:30'],
    ['90m', 1800001, '60:00 | 1:30:00', '60:00 | 1:30'],
    ['5m', 279999, '0:21 | 5:00', '0:21 | 5:00'],
    ['5m', 280000, '0:20 | 5:00', '0:20 | 5:00'],
    ['5m', 280001, '0:20.0 | 5:00', '20.0 | 5:00'],
    ['5m', 299999, '0:00.1 | 5:00', '00.1 | 5:00'],
    ['5m', 300000, '0:00 | 5:00', '0:00 | 5:00'],
    ['hourglass 3m', 60000, '2:00 | 4:00', '2:00 | 4:00'],
    ['hourglass 3m', 60001, '2:00 | 4:01', '2:00 | 4:01'],
    ['gong 10s', 2500, '0:07.5 | 0:10.0', '07.5 | 10.0'],
    ['gong 10s', 12000, '0:00 | 0:08.0', '0:00 | 08.0'],
    ['upcount', 1, '0:00.0 | 0:00', '00.0 | 0:00'],
    ['upcount', 65999, '1:05 | 0:00', '1:05 | 0:00'],
    ['5s, overtime', 5000, '0:00 | 0:05.0', '0:00 | 05.0'],
    ['5s, overtime', 70999, '1:05 | 0:05.0', '1:05 | 05.0'],
    ['5s; freeze off', 60000, '0:00 | 0:05.0', '0:00 | 05.0'],
  ])('%s after %i ms', (control, ms, six, four) => {
    expect(running(control, SIX).wait(ms).face()).toBe(six);
    expect(running(control, FOUR).wait(ms).face()).toBe(four);
  });
});

describe('RUNNING: what stands beside it', () => {
  test.each([
    ['5m d3s', 0, '5:00[3] | 5:00'],
    ['5m d3s', 999, '5:00[3] | 5:00'],
    ['5m d3s', 1000, '5:00[2] | 5:00'],
    ['5m d3s', 2999, '5:00[1] | 5:00'],
    ['5m d3s', 3000, '5:00 | 5:00'],
    ['5m d3s', 4000, '4:59 | 5:00'],
    ['2h d90s', 0, '2:00:00[90] | 2:00:00'],
    ['5s, byo 5x30s', 5000, '0:30[5] | 0:05.0'],
    ['5s, byo 5x30s', 34999, '0:00.1[5] | 0:05.0'],
    ['5s, byo 5x30s', 35000, '0:30[4] | 0:05.0'],
    ['canadian 15/5m', 1000, '4:59[15] | 5:00[15]'],
    ['5s, canadian 15/5m', 5001, '5:00[15] | 0:05.0'],
  ])('%s after %i ms', (control, ms, wanted) => {
    expect(running(control).wait(ms).face()).toBe(wanted);
  });

  test('moves of a Canadian block count down at each press', () => {
    const hand = running('canadian 15/5m').wait(1000).tap('left', 'right', 'left');
    expect(hand.face()).toBe('4:59[13] | 5:00[14]');
  });

  test('on base 0 the time is 0:00 while the delay runs, and then flagged', () => {
    const hand = running('0m d5s');
    expect(hand.wait(4999).face()).toBe('0:00[1] | 0:00');
    expect(hand.look().own.signs).not.toContain('flag-left');
    expect(hand.wait(1).look().own.signs).toContain('flag-left');
  });

  test('a side with a final flag has no delay', () => {
    const hand = running('2s d1s; freeze off').wait(3500).tap('left').wait(100).tap('right');
    expect(hand.face()).toBe('0:00 | 0:02.0');
  });
});

describe('PAUSED', () => {
  test('keeps times and what is left of the delay', () => {
    const hand = running('5m d3s').wait(1200).tap('pause').wait(60000);
    expect(hand.face()).toBe('5:00[2] | 5:00');
  });

  test('keeps tenths', () => {
    expect(running('15s').wait(1234).tap('pause').wait(9000).face()).toBe('0:13.8 | 0:15.0');
  });
});

describe('until a zero is decided, the face before it stands', () => {
  /** What the glass itself shows, not what is true. */
  function glassAfter(control: string, ms: number): string {
    const { session } = running(control).wait(ms);
    const { face } = session.app!;
    return String.fromCharCode(...face.left.main.subarray(0, face.left.main.indexOf(0)));
  }

  test.each([
    ['5s; freeze on', 4999, '0:00.1'],
    ['5s; freeze on', 5000, '0:00.1'],
    ['5s; freeze on', 5019, '0:00.1'],
    ['5s; freeze on', 5020, '0:00'],
    ['5s, byo 2x30s', 5019, '0:00.1'],
    ['5s, byo 2x30s', 5020, '0:30'],
    ['0m d2s', 2019, '0:00'],
  ])('%s after %i ms', (control, ms, wanted) => {
    expect(glassAfter(control, ms)).toBe(wanted);
  });
});

test('tenths can be switched off', () => {
  const hand = running('15s');
  hand.session.setTenths(false);
  expect(hand.wait(5001).face()).toBe('0:10 | 0:15');
});

describe('on four cells from one hour', () => {
  test('the turn sign blinks, as there are no seconds', () => {
    const hand = running('90m', FOUR);
    expect(hand.look().own.blinks).toEqual(['turn-left']);
    expect(hand.wait(1800001).look().own.blinks).toEqual([]);
  });

  test('it is steady in a pause', () => {
    expect(running('90m', FOUR).wait(100).tap('pause').look().own.blinks).toEqual([]);
  });

  test('it is steady on six cells', () => {
    expect(running('90m', SIX).look().own.blinks).toEqual([]);
  });
});
