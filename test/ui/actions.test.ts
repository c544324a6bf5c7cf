// The front keys once a game is on: every row of the key table, and its boundaries.

import type { KeyName } from '../../sim/contacts';
import { takeUp } from '../support/hand';
import type { Hand } from '../support/hand';

const ready = (options = {}): Hand => takeUp({ control: '5m', ...options });
const running = (options = {}): Hand => ready(options).tap('pause');
const paused = (options = {}): Hand => running(options).wait(1000).tap('pause');
const frozen = (): Hand => running({ control: '2s; freeze on' }).wait(3000);

describe('RUNNING', () => {
  test('PAUSE pauses at its closing edge', () => {
    const { state } = running().wait(1000).down('pause').look();
    expect([state.phase, state.left.ms]).toEqual(['paused', 298800]);
  });

  test('PLUS shows the counts while it is held', () => {
    const hand = running().tap('left', 'right', 'left');
    const before = hand.face();
    expect(hand.down('plus').wait(500).face()).toBe('2 | 1');
    expect(hand.up('plus').wait(1).face()).toBe(before);
  });

  test('MINUS shows the control and the periods while it is held', () => {
    const hand = running({ control: '40/90m+30s, 30m+30s' });
    expect(hand.down('minus').wait(500).face()).toBe('90+30[1/2] | 90+30[1/2]');
    expect(hand.up('minus').wait(1).face()).toBe('1:30:30 | 1:30:30');
  });

  test.each([
    ['5m', '5'],
    ['2h, 1h*', '120'],
    ['90s d3s', '1:30d3'],
    ['25m b10s', '25b10'],
    ['5m+90s', '5+1:30'],
    ['byo 5x30s', '5x30'],
    ['canadian 15/5m', '15/5:00'],
    ['hourglass 3m', 'H3:00'],
    ['gong 10s', 'G0:10'],
    ['upcount', 'U'],
  ])('the control %s is told as %s', (control, wanted) => {
    expect(running({ control }).down('minus').look().own.face.left.display).toBe(wanted);
  });

  test('unequal times are told for each side', () => {
    expect(running({ control: '5m|4m' }).down('minus').face()).toBe('5[1/1] | 4[1/1]');
  });

  test('looking changes nothing', () => {
    const looked = running().wait(500).hold(['plus'], 3000).hold(['minus'], 3000).wait(1000);
    const plain = running().wait(7500);
    expect(looked.look().state).toEqual(plain.look().state);
    expect(looked.look().own).toEqual(plain.look().own);
  });

  test.each<[KeyName, KeyName]>([
    ['minus', 'plus'],
    ['plus', 'minus'],
    ['minus', 'pause'],
    ['plus', 'pause'],
  ])('%s and %s held do nothing', (first, second) => {
    expect(running().hold([first, second], 4500).wait(100).phase()).toBe('running');
  });

  test('a key shown into FROZEN shows the game again', () => {
    const hand = running({ control: '2s; freeze on' }).down('plus').wait(1000);
    expect(hand.face()).toBe('0 | 0');
    expect(hand.wait(1500).face()).toBe('0:00 | 0:02.0');
  });
});

describe('PAUSED', () => {
  test('PAUSE resumes the same side at its closing edge', () => {
    const { state } = paused().wait(5000).down('pause').look();
    expect([state.phase, state.running, state.left.ms]).toEqual(['running', 'left', 298800]);
  });

  test('single keys do nothing', () => {
    const hand = paused();
    const before = hand.look();
    hand.tap('minus', 'plus').hold(['minus'], 3000).hold(['plus'], 3000).wait(100);
    expect([hand.look().state, hand.look().own]).toEqual([before.state, before.own]);
  });

  test('players add to what was ignored, and nothing else', () => {
    const { left, right } = paused().tap('left', 'left', 'right').look().state;
    expect([left.ignored, right.ignored, left.presses, left.ms]).toEqual([2, 1, 0, 298800]);
  });
});

describe('FROZEN', () => {
  test('PAUSE and the players change no time', () => {
    const hand = frozen();
    hand.tap('pause', 'left', 'right', 'minus', 'plus');
    const { state } = hand.look();
    expect([state.phase, state.left.ms, state.right.ms, state.left.silent]).toEqual([
      'frozen',
      0,
      2000,
      1,
    ]);
  });
});

describe.each([
  ['PAUSED', paused],
  ['FROZEN', frozen],
])('a game that stands still: %s', (_name, standing) => {
  test.each([
    [2999, false],
    [3000, true],
    [3001, true],
  ])('MINUS and PAUSE held for 3 s ask whether it ends: %i ms', (forMs, isAsked) => {
    const face = standing().hold(['minus', 'pause'], forMs).wait(20).face();
    expect(face === 'END? | +').toBe(isAsked);
  });

  test.each([
    [2999, 'ready'],
    [3000, 'ready'],
    [3001, ''],
  ])('then PLUS within 3 s ends it: %i ms', (afterMs, phase) => {
    const hand = standing();
    const before = hand.phase();
    hand.hold(['minus', 'pause'], 3000).wait(afterMs).tap('plus');
    expect(hand.phase()).toBe(phase === '' ? before : phase);
  });

  test('the new game has the whole times', () => {
    const hand = standing().hold(['minus', 'pause'], 3000).wait(500).tap('plus');
    const { left, right } = hand.look().state;
    expect([left.presses, left.ms, left.flag]).toEqual([0, right.ms, false]);
  });

  test('PLUS alone does not end it, nor MINUS after the question', () => {
    const hand = standing();
    const before = hand.phase();
    expect(hand.tap('plus').phase()).toBe(before);
    expect(hand.hold(['minus', 'pause'], 3000).wait(200).tap('minus').phase()).toBe(before);
    expect(hand.tap('plus').phase()).toBe(before);
  });

  test('the question is gone after 3 s', () => {
    const hand = standing();
    const before = hand.face();
    hand.hold(['minus', 'pause'], 3000);
    expect(hand.wait(3000).face()).toBe('END? | +');
    expect(hand.wait(1).face()).toBe(before);
  });

  test('PLUS and PAUSE held for 3 s, then MINUS, switch off', () => {
    const hand = standing().hold(['plus', 'pause'], 3000).wait(100);
    expect(hand.face()).toBe('OFF? | -');
    hand.tap('minus');
    expect(hand.session.app).toBeNull();
  });

  test('PLUS does not switch off', () => {
    const hand = standing();
    const before = hand.phase();
    expect(hand.hold(['plus', 'pause'], 3000).wait(100).tap('plus').phase()).toBe(before);
  });

  test.each<[KeyName, KeyName]>([
    ['pause', 'plus'],
    ['plus', 'minus'],
  ])('%s and %s in this order do nothing', (first, second) => {
    const hand = standing();
    const before = hand.phase();
    hand.hold([first, second], 5000).wait(100);
    expect(hand.phase()).toBe(first === 'pause' && before === 'paused' ? 'running' : before);
  });

  test('it never switches off by itself', () => {
    const hand = standing().wait(3600000);
    expect(hand.session.app).not.toBeNull();
  });
});

test('a hold that began before the pause does not count in it', () => {
  const hand = running().down('minus').wait(100).down('pause').wait(50);
  expect(hand.phase()).toBe('running');
  hand.up('pause').wait(100).up('minus').wait(100).tap('pause');
  expect(hand.phase()).toBe('paused');
});

test('PAUSE that paused does not ask when MINUS follows it', () => {
  const hand = running().down('pause').wait(50).down('minus').wait(5000);
  expect([hand.phase(), hand.face()]).toEqual(['paused', '5:00 | 5:00']);
});
