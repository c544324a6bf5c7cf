// The front keys: every row of the table in the specification, and its boundaries.

import type { KeyName } from '../../sim/contacts';
import { takeUp } from '../support/hand';
import type { Hand } from '../support/hand';

const ready = (options = {}): Hand => takeUp({ control: '5m', ...options });
const running = (options = {}): Hand => ready(options).tap('pause');
const paused = (options = {}): Hand => running(options).wait(1000).tap('pause');
const frozen = (): Hand => running({ control: '2s; freeze on' }).wait(3000);
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

describe('arbiter mode', () => {
  const setup = (): Hand => takeUp({});

  test.each([
    ['setup', setup],
    ['ready', ready],
    ['paused', paused],
    ['frozen', frozen],
  ])('is entered from %s by MINUS and PLUS held for 2 s, and left without a trace', (phase, at) => {
    const hand = at();
    const { state, own } = hand.look();
    expect(hand.hold(['minus', 'plus'], 1999).wait(100).phase()).toBe(phase);
    expect(hand.hold(['minus', 'plus'], 2000).wait(100).phase()).toBe('arbiter');
    expect(hand.hold(['pause'], 599).wait(100).phase()).toBe('arbiter');
    hand.hold(['pause'], 600).wait(200);
    expect([hand.look().state, hand.look().own]).toEqual([state, own]);
  });

  test('is left by BACK where there is one', () => {
    const hand = paused({ keys: 5 }).hold(['minus', 'plus'], 2000).wait(100);
    expect([hand.phase(), hand.tap('back').phase()]).toEqual(['arbiter', 'paused']);
  });

  test('is not entered from a game that runs', () => {
    expect(running().hold(['minus', 'plus'], 4000).wait(100).phase()).toBe('running');
  });

  test('a bar fills while the keys are held, and is gone when they are not', () => {
    const hand = paused();
    const before = hand.face();
    const faces = [0, 166, 1, 833, 999].map((forMs) => {
      if (forMs === 0) hand.down('minus', 'plus');
      return hand.wait(forMs).face();
    });
    expect(faces).toEqual([before, before, '- | ', '------ | ', '------ | -----']);
    expect(hand.up('minus', 'plus').wait(30).face()).toBe(before);
  });

  test('the bar has four cells a side on four cells', () => {
    const hand = paused({ cells: 4 }).down('minus', 'plus');
    expect(hand.wait(1000).face()).toBe('---- | ');
  });
});

describe('chords', () => {
  test('a third key ends them', () => {
    const hand = paused().down('minus', 'plus').wait(1000).down('pause').wait(3000);
    expect(hand.phase()).toBe('paused');
  });

  test('a key let go and pressed again begins anew', () => {
    const hand = paused().down('minus', 'plus').wait(1500).up('plus').wait(100).down('plus');
    expect(hand.wait(1999).phase()).toBe('paused');
    expect(hand.wait(1).phase()).toBe('arbiter');
  });

  test('do not tap', () => {
    const hand = ready().tap('plus').hold(['minus', 'plus'], 500).wait(100);
    expect(hand.look().state.white).toBe('right');
  });

  test('with a player key in between are the same', () => {
    const hand = paused().down('minus').wait(50).tap('left').down('plus').wait(2000);
    expect(hand.phase()).toBe('arbiter');
  });
});

describe('a lever', () => {
  const lever = { contact: 'lever' } as const;
  /** RIGHT lies down, LEFT runs. */
  const played = (): Hand => ready(lever).down('right').wait(1000).tap('pause');
  const moveTo = (hand: Hand, side: 'left' | 'right'): Hand =>
    hand
      .up(side === 'left' ? 'right' : 'left')
      .down(side)
      .wait(100);

  test('starts and presses by its edges', () => {
    const hand = ready(lever).down('right').wait(1000);
    expect(hand.look().state.running).toBe('left');
    expect(moveTo(hand, 'left').look().state.running).toBe('right');
    expect(hand.look().state.left.presses).toBe(1);
  });

  test('lies on a side for hours without being stuck', () => {
    const hand = ready({ ...lever, control: '2h' })
      .down('right')
      .wait(3600000);
    expect(signsOf(hand)).not.toContain('fault');
  });

  test('moved in a pause, it asks with a blinking sign and a mark', () => {
    const hand = moveTo(played(), 'left');
    expect(hand.face()).toBe('4:59 | 5:00[?]');
    expect(hand.look().own.blinks).toEqual(['turn-right']);
  });

  test('PAUSE then takes the new side: a fresh move, no count, no credit', () => {
    const { state, own } = moveTo(played(), 'left').tap('pause').look();
    expect([state.phase, state.running]).toEqual(['running', 'right']);
    expect([state.left.presses, state.left.ms, state.right.ms]).toEqual([0, 299000, 299800]);
    expect(own.signs).toContain('edit');
  });

  test('moved back, it keeps the old side', () => {
    const hand = moveTo(moveTo(played(), 'left'), 'right');
    expect(hand.face()).toBe('4:59 | 5:00');
    const { state, own } = hand.tap('pause').look();
    expect([state.running, own.signs.includes('edit')]).toEqual(['left', false]);
  });

  test('moved to and fro within the bounces, it counts as it lies', () => {
    const hand = played();
    hand.up('right').down('left').wait(5).up('left').wait(5).down('left').wait(100);
    expect(hand.face()).toBe('4:59 | 5:00[?]');
  });

  test('arbiter mode does not forget the question', () => {
    const hand = moveTo(played(), 'left').hold(['minus', 'plus'], 2000).wait(100);
    hand.hold(['pause'], 700).wait(100);
    expect(hand.face()).toBe('4:59 | 5:00[?]');
  });
});
