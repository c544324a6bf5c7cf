// Which signs are lit and which blink, by the meaning that the trace gives them.

import { takeUp } from '../support/hand';
import type { Hand } from '../support/hand';

const ready = (control: string): Hand => takeUp({ control });
const running = (control: string): Hand => ready(control).down('pause').up('pause');

/** All signs that are shown, with a star on those that blink. */
function signsOf(hand: Hand): string {
  const { signs, blinks } = hand.look().own;
  return signs.map((sign) => (blinks.includes(sign) ? `${sign}*` : sign)).join(' ');
}

describe('READY', () => {
  test.each([
    ['5m', 'white-left'],
    ['5m+3s', 'white-left bonus freeze'],
    ['5m b3s', 'white-left bonus freeze'],
    ['5m+3s; bonus after', 'white-left freeze'],
    ['5m d3s', 'white-left freeze'],
    ['5m|4m', 'white-left unequal'],
    ['60m, 30m|15m', 'white-left unequal'],
    ['5m; freeze on', 'white-left freeze'],
    ['5m; sound on', 'white-left sound'],
    ['byo 3x30s', 'white-left byoyomi freeze'],
  ])('%s: %s', (control, wanted) => {
    expect(signsOf(ready(control))).toBe(wanted);
  });
});

describe('a game', () => {
  test.each([
    ['5m', 1000, 'turn-left white-left'],
    ['5m+3s', 1000, 'turn-left white-left freeze'],
    ['5m d3s; uschess', 2999, 'turn-left white-left delay'],
    ['5m d3s; uschess', 3000, 'turn-left white-left'],
    ['5s, byo 3x30s; freeze off', 4999, 'turn-left white-left'],
    ['5s, byo 3x30s; freeze off', 5000, 'turn-left white-left byoyomi'],
    ['5s, 5s', 5000, 'turn-left white-left periodflag-left'],
    ['5s', 4999, 'turn-left white-left'],
    ['5s', 5000, 'turn-left white-left flag-left* first-left'],
    ['5s; freeze on', 5000, 'white-left flag-left* first-left freeze*'],
    ['5s, overtime', 5000, 'turn-left white-left flag-left* first-left'],
    ['40/5s, 5s; change moves', 5000, 'turn-left white-left flag-left* first-left moves-left'],
  ])('%s after %i ms: %s', (control, ms, wanted) => {
    expect(signsOf(running(control).wait(ms))).toBe(wanted);
  });

  test('the turn sign follows a press at once', () => {
    expect(signsOf(running('5m').wait(500).down('left'))).toBe('turn-right white-left');
  });

  test('only the first of two flags is marked first', () => {
    const hand = running('5s').wait(6000).tap('left').wait(6000);
    expect(signsOf(hand)).toBe('turn-right white-left flag-left* flag-right* first-left');
  });

  test('a pause has its sign, and keeps the turn', () => {
    expect(signsOf(running('5m').wait(100).tap('pause'))).toBe('turn-left white-left pause');
  });

  test('the delay sign is out in a pause', () => {
    expect(signsOf(running('5m d5s; uschess').wait(100).tap('pause'))).toBe(
      'turn-left white-left pause',
    );
  });

  test('White sits right when LEFT started', () => {
    expect(signsOf(ready('5m').tap('left'))).toBe('turn-right white-right');
  });

  test('the option of FROZEN can be off by then, the sign blinks all the same', () => {
    expect(signsOf(running('5s+3s').wait(9000))).toContain('freeze*');
  });
});

describe('the battery', () => {
  const after = (percent: number): string => {
    const hand = ready('5m');
    hand.session.world.parts.batteryPercent = percent;
    return signsOf(hand.wait(31000));
  };

  test.each([
    [100, 'white-left'],
    [15, 'white-left'],
    [14, 'white-left battery-low'],
    [0, 'white-left battery-low'],
    [-1, 'white-left'],
  ])('at %i %%: %s', (percent, wanted) => {
    expect(after(percent)).toBe(wanted);
  });

  test('is told in SETUP, where the board can measure it', () => {
    const hand = takeUp({});
    expect(hand.face()).toBe('1+0 | 100[b]');
    hand.session.world.parts.batteryPercent = 42;
    expect(hand.wait(31000).face()).toBe('1+0 | 42[b]');
    hand.session.world.parts.batteryPercent = -1;
    expect(hand.wait(31000).face()).toBe('1+0 | ');
  });
});
