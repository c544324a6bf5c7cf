// Contacts that bounce, stick and close together: which edges are presses, and when.

import type { KeyName } from '../../sim/contacts';
import { takeUp } from '../support/hand';
import type { Hand } from '../support/hand';

/** A game in which White sits left and is on turn; RIGHT started it. */
function started(options = {}): Hand {
  return takeUp({ control: '5m', ...options })
    .down('right')
    .wait(100)
    .up('right')
    .wait(900);
}

/** Presses and ignored presses of both sides. */
function counts(hand: Hand): number[] {
  const { left, right } = hand.look().state;
  return [left.presses, left.ignored, right.presses, right.ignored];
}

/** Opens and closes the contact in turn, after these waits; it ends as it began. */
function chatter(hand: Hand, key: KeyName, waitsMs: number[]): Hand {
  let isDown = hand.session.world.parts.contacts.closed[0]!;
  for (const forMs of waitsMs) {
    hand.wait(forMs);
    if (isDown) hand.up(key);
    else hand.down(key);
    isDown = !isDown;
  }
  return hand;
}

describe('the first closing edge is the press, at its own stamp', () => {
  test('without bounces', () => {
    const hand = started().down('left').wait(80).up('left').wait(920);
    expect(counts(hand)).toEqual([1, 0, 0, 0]);
    expect(hand.look().state.left.ms).toBe(299000);
  });

  test('with bounces of the closing contact', () => {
    const hand = chatter(started().down('left'), 'left', [1, 2, 1, 3, 5, 7]).wait(80).up('left');
    expect(counts(hand.wait(100))).toEqual([1, 0, 0, 0]);
    expect(hand.look().state.left.ms).toBe(299000);
  });

  test('with bounces of the opening contact', () => {
    const hand = started().down('left').wait(200).up('left');
    expect(counts(chatter(hand, 'left', [1, 2, 4, 8]).wait(100))).toEqual([1, 0, 0, 0]);
  });

  test('however late the pass is', () => {
    const hand = started({ jitterSeed: 7 });
    const { session } = hand;
    hand
      .wait(1000 - session.nowMs)
      .down('left')
      .wait(80)
      .up('left')
      .wait(920);
    expect(hand.look().state.left.ms).toBe(299000);
  });
});

describe('bounces are over 30 ms after the last edge', () => {
  test.each([
    [29, 1],
    [30, 2],
    [31, 2],
  ])('a contact that closes again %i ms after it opened', (afterMs, closings) => {
    const hand = started().down('left').wait(100).up('left').wait(afterMs).down('left');
    hand.wait(100).up('left').wait(100);
    const [presses, ignored] = counts(hand);
    expect(presses! + ignored!).toBe(closings);
  });

  test('each edge begins them anew', () => {
    const hand = started().down('left').wait(100).up('left');
    for (let i = 0; i < 4; i++) hand.wait(20).down('left').wait(20).up('left');
    expect(counts(hand.wait(100))).toEqual([1, 0, 0, 0]);
  });

  test('a tap that was shorter is one press, and the next tap another', () => {
    const hand = started().down('left').wait(10).up('left').wait(100);
    hand.down('right').wait(10).up('right').wait(100);
    hand.down('left').wait(10).up('left').wait(100);
    expect(counts(hand)).toEqual([2, 0, 1, 0]);
  });

  test('a finger that stays down after bounces is no second press', () => {
    const hand = started().down('left').wait(200).up('left').wait(10).down('left').wait(1000);
    expect(counts(hand)).toEqual([1, 0, 0, 0]);
    hand.up('left').wait(100).down('right').wait(100).up('right').wait(100);
    hand.down('left').wait(100).up('left').wait(100);
    expect(counts(hand)).toEqual([2, 0, 1, 0]);
  });
});

test('a finger that stays down is one press', () => {
  expect(counts(started().down('left').wait(4000))).toEqual([1, 0, 0, 0]);
});

describe('one key never masks another', () => {
  test('the other side presses while this one is held', () => {
    const hand = started().down('left').wait(500).down('right').wait(80).up('right').wait(100);
    expect(counts(hand)).toEqual([1, 0, 1, 0]);
  });

  test('the other side presses while this one bounces', () => {
    const hand = started().down('left').wait(5).up('left').down('right').wait(1).down('left');
    expect(counts(hand.wait(100))).toEqual([1, 0, 1, 0]);
  });

  test('of both closed in one millisecond only the side on turn counts', () => {
    expect(counts(started().down('right', 'left').wait(100))).toEqual([1, 0, 0, 1]);
    expect(counts(started().down('left', 'right').wait(100))).toEqual([1, 0, 0, 1]);
  });

  test('a player presses while a front key is held', () => {
    const hand = started().down('plus').wait(100).down('left').wait(80).up('left', 'plus');
    expect(counts(hand.wait(100))).toEqual([1, 0, 0, 0]);
  });
});

describe('a contact that is stuck', () => {
  const hasFault = (hand: Hand): boolean => hand.look().own.signs.includes('fault');

  test.each([
    [4999, false],
    [5000, true],
    [5001, true],
  ])('is a fault after 5 s while a game runs: %i ms', (forMs, isFault) => {
    expect(hasFault(started().down('left').wait(forMs))).toBe(isFault);
  });

  test('is in the log, and heard where sound is on', () => {
    const hand = started({ control: '5m; sound on' });
    hand.session.record();
    hand.down('left').wait(6000);
    expect(hand.session.record().sounds).toContain('fault');
  });

  test('is no fault in a pause', () => {
    expect(hasFault(started().tap('pause').down('left').wait(20000))).toBe(false);
  });

  test('does not disturb the other side', () => {
    const hand = started().down('left').wait(6000).tap('right');
    expect(counts(hand)).toEqual([1, 0, 1, 0]);
  });

  test('and is a front key makes no chords any more', () => {
    const hand = started().down('minus').wait(4000).tap('pause');
    expect(hand.phase()).toBe('running');
    hand.wait(1000).tap('pause');
    expect(hand.phase()).toBe('paused');
  });

  test('is a key like any other when it was let go', () => {
    const hand = started().down('minus').wait(6000).up('minus').wait(100).tap('pause');
    hand.hold(['minus', 'plus'], 2100);
    expect([hand.phase(), hasFault(hand)]).toEqual(['arbiter', true]);
  });
});

test('a key that is held at power-on does nothing until it was let go', () => {
  const hand = takeUp({ control: '5m' });
  hand.session.powerOff();
  hand.down('right');
  hand.session.powerOn();
  hand.wait(8000);
  expect(hand.look().own.signs).not.toContain('fault');
});
