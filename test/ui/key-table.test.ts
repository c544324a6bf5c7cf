// The front keys in SETUP and READY: every row of the key table, and its boundaries.

import type { KeyName } from '../../sim/contacts';
import { takeUp } from '../support/hand';
import type { Hand } from '../support/hand';

const ready = (options = {}): Hand => takeUp({ control: '5m', ...options });
const signsOf = (hand: Hand): string[] => hand.look().own.signs;

describe('SETUP', () => {
  test('PLUS and MINUS go down and up the list, round its ends', () => {
    const hand = takeUp({});
    expect(hand.face()).toBe('1+0 | 100[b]');
    expect(hand.tap('plus').face()).toBe('1+1 | 100[b]');
    expect(hand.tap('minus', 'minus').face()).toBe('USER 5 | 100[b]');
    expect(hand.tap('plus').face()).toBe('1+0 | 100[b]');
  });

  test('PLUS held for 0.6 s runs on', () => {
    const hand = takeUp({}).down('plus');
    expect(hand.wait(599).face()).toBe('1+0 | 100[b]');
    expect(hand.wait(1).face()).toBe('1+1 | 100[b]');
    expect(hand.wait(1).face()).toBe('1+1 | 100[b]');
    expect(hand.wait(149).face()).toBe('2+1 | 100[b]');
    expect(hand.wait(150).face()).toBe('3+0 | 100[b]');
    expect(hand.up('plus').wait(1000).face()).toBe('3+0 | 100[b]');
  });

  test('a long name stands over both sides', () => {
    const hand = takeUp({});
    for (let i = 0; i < 100 && !hand.face().startsWith('WCh 20'); i++) hand.tap('plus');
    expect(hand.face()).toBe('WCh 20 | 24');
  });

  test('a long name takes turns with its end on four cells', () => {
    const hand = takeUp({ cells: 4 });
    const faces = new Set<string>();
    for (let i = 0; i < 100 && !hand.face().startsWith('40/7'); i++) hand.tap('plus');
    for (let i = 0; i < 20; i++) faces.add(hand.wait(100).face());
    expect([...faces].sort()).toEqual(['40/7 | 5,15', '5,15 | +30']);
  });

  test('a name that fits stands still on four cells', () => {
    const hand = takeUp({ cells: 4 });
    for (let i = 0; i < 100 && !hand.face().startsWith('WCh'); i++) hand.tap('plus');
    for (let i = 0; i < 20; i++) expect(hand.wait(100).face()).toBe('WCh | 2024');
  });

  test('PAUSE takes it', () => {
    const hand = takeUp({}).tap('plus', 'pause');
    expect([hand.phase(), hand.face()]).toEqual(['ready', '1:01[+1] | 1:01[+1]']);
  });

  test('OK takes it where there is one', () => {
    expect(takeUp({ keys: 5 }).tap('ok').phase()).toBe('ready');
  });

  test('an empty slot is not taken', () => {
    const hand = takeUp({}).tap('minus', 'pause');
    expect([hand.phase(), hand.face()]).toEqual(['setup', 'USER 5 | 100[b]']);
  });

  test('the last five used come first, the newest at the top', () => {
    const hand = takeUp({});
    for (const down of [2, 4, 6, 8, 10, 12]) {
      for (let i = 0; i < down; i++) hand.tap('plus');
      hand.tap('pause').hold(['minus', 'pause'], 2000).wait(200);
    }
    const names = [hand.face()];
    for (let i = 0; i < 5; i++) names.push(hand.tap('plus').face());
    expect(names[5]).toBe('1+0 | 100[b]');
    expect(new Set(names).size).toBe(6);
  });

  test('used again, a control moves to the top and stands there once', () => {
    const back = (hand: Hand): Hand => hand.hold(['minus', 'pause'], 2000).wait(200);
    const hand = back(takeUp({}).tap('plus', 'plus', 'pause'));
    expect(hand.face()).toBe('2+1 | 100[b]');
    back(hand.tap('plus', 'plus', 'pause'));
    expect(hand.face()).toBe('1+1 | 100[b]');
    expect(hand.tap('plus').face()).toBe('2+1 | 100[b]');
    back(hand.tap('pause'));
    expect([hand.face(), hand.tap('plus').face(), hand.tap('plus').face()]).toEqual([
      '2+1 | 100[b]',
      '1+1 | 100[b]',
      '1+0 | 100[b]',
    ]);
  });

  test.each([
    [2999, false],
    [3000, true],
    [3001, true],
  ])('MINUS and PAUSE held for 3 s switch off: %i ms', (forMs, isOff) => {
    const hand = takeUp({}).hold(['minus', 'pause'], forMs).wait(100);
    expect(hand.session.app === null).toBe(isOff);
  });

  test('players do nothing', () => {
    expect(takeUp({}).tap('left', 'right').face()).toBe('1+0 | 100[b]');
  });

  test('after 14:30 without a key comes a warning, after 15:00 off', () => {
    const hand = takeUp({});
    expect(hand.wait(869000).face()).toBe('1+0 | 100[b]');
    expect(hand.wait(2000).face()).toBe('1+0 | OFF');
    expect(hand.tap('plus').face()).toBe('1+1 | 100[b]');
    hand.wait(899000);
    expect(hand.session.app).not.toBeNull();
    hand.wait(2000);
    expect(hand.session.app).toBeNull();
  });
});

describe('READY', () => {
  test.each<[KeyName, string]>([
    ['left', 'right'],
    ['right', 'left'],
  ])('%s starts the other side, which is White', (key, other) => {
    const { state } = ready().down(key).look();
    expect([state.phase, state.running, state.white]).toEqual(['running', other, other]);
  });

  test('PAUSE starts the side of White at its closing edge', () => {
    const { state } = ready().down('pause').look();
    expect([state.phase, state.running]).toEqual(['running', 'left']);
    const swapped = ready().tap('plus').down('pause').look().state;
    expect([swapped.running, swapped.white]).toEqual(['right', 'right']);
  });

  test('MINUS and PLUS put White left and right', () => {
    const hand = ready();
    expect(hand.tap('plus').look().state.white).toBe('right');
    expect(hand.tap('minus').look().state.white).toBe('left');
  });

  test('they act on release', () => {
    const hand = ready().down('plus').wait(100);
    expect(hand.look().state.white).toBe('left');
    expect(hand.up('plus').look().state.white).toBe('right');
  });

  test.each<[KeyName, string, number, boolean]>([
    ['minus', 'sound', 1999, false],
    ['minus', 'sound', 2000, true],
    ['minus', 'sound', 2001, true],
    ['plus', 'freeze', 1999, false],
    ['plus', 'freeze', 2000, true],
    ['plus', 'freeze', 2001, true],
  ])('%s held for 2 s switches %s: %i ms', (key, sign, forMs, isLit) => {
    expect(signsOf(ready().hold([key], forMs).wait(100)).includes(sign)).toBe(isLit);
  });

  test('a hold does not put White anywhere', () => {
    expect(ready().hold(['plus'], 2500).wait(100).look().state.white).toBe('left');
  });

  test('under US Chess rules there is no sound', () => {
    const hand = ready({ control: '5m; uschess' }).hold(['minus'], 2500).wait(100);
    expect(signsOf(hand)).not.toContain('sound');
  });

  test('MINUS and PAUSE held for 2 s go back to SETUP', () => {
    expect(ready().hold(['minus', 'pause'], 1999).wait(100).phase()).toBe('ready');
    expect(ready().hold(['minus', 'pause'], 2000).wait(100).phase()).toBe('setup');
  });

  test('and going on to hold them does not switch off', () => {
    expect(ready().hold(['minus', 'pause'], 8000).wait(100).phase()).toBe('setup');
  });

  test('BACK goes back to SETUP where there is one', () => {
    expect(ready({ keys: 5 }).tap('back').phase()).toBe('setup');
  });

  test('a control that came from elsewhere is the first of the list', () => {
    const hand = ready({ control: '7m+4s' }).hold(['minus', 'pause'], 2000).wait(100);
    expect(hand.face()).toMatch(/^7\+4/);
    expect(hand.tap('plus', 'minus').face()).toMatch(/^7\+4/);
    expect(hand.tap('pause').face()).toBe('7:04[+4] | 7:04[+4]');
  });
});
