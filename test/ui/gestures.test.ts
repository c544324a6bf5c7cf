// Chords, arbiter mode and levers.

import { takeUp } from '../support/hand';
import type { Hand } from '../support/hand';

const ready = (options = {}): Hand => takeUp({ control: '5m', ...options });
const running = (options = {}): Hand => ready(options).tap('pause');
const paused = (options = {}): Hand => running(options).wait(1000).tap('pause');
const frozen = (): Hand => running({ control: '2s; freeze on' }).wait(3000);
const signsOf = (hand: Hand): string[] => hand.look().own.signs;

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
    // A short one is OK; it opens a page where there is one to open.
    expect(hand.hold(['pause'], 599).wait(100).phase()).toBe('arbiter');
    hand.hold(['pause'], 600).wait(200);
    if (phase === 'paused' || phase === 'frozen') hand.hold(['pause'], 600).wait(200);
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
