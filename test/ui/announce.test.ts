// Time and presses as a beep code: who may ask for it, when, and what is heard.

import { takeUp } from '../support/hand';
import type { Hand } from '../support/hand';
import { enterPage, leaveArbiter } from '../arbiter/arbiter-hand';

const BEEP_HZ = 2000;
const NOUGHT_HZ = 500;

/** White is on the left and has pressed once: 2:57 left; right runs. */
function playing(control: string): Hand {
  return takeUp({ control, keys: 5 }).tap('pause').wait(4800).tap('left').wait(1000);
}

function soundsOf(hand: Hand): string[] {
  return hand.session.record().sounds;
}

/** The digits that are heard: beeps are counted, a long low one is a nought. */
function digitsHeard(hand: Hand): string {
  hand.wait(40000);
  let digits = '';
  let count = 0;
  let endMs = 0;
  for (const { atMs, hz } of hand.session.takeTones()) {
    if (hz > 0 && atMs - endMs > 300 && count > 0) {
      digits += String(count);
      count = 0;
    }
    if (hz === BEEP_HZ) count++;
    if (hz === NOUGHT_HZ) digits += '0';
    if (hz === 0) endMs = atMs;
  }
  return count > 0 ? digits + String(count) : digits;
}

/** The button with MINUS held, as asked for in PAUSED. */
function askPaused(hand: Hand): Hand {
  return hand.down('minus').wait(100).down('left').wait(40).up('left', 'minus');
}

test('MINUS and a button tell minutes, seconds and presses of that side in PAUSED', () => {
  const hand = askPaused(playing('3m+2s; sound on').tap('pause').wait(500));
  expect(soundsOf(hand)).toContain('announce');
  expect(digitsHeard(hand)).toBe('2591');
});

test('a nought is a long low one', () => {
  const hand = takeUp({ control: '10m; sound on', keys: 5 }).tap('pause').wait(800).tap('left');
  expect(digitsHeard(askPaused(hand.wait(300).tap('pause')))).toBe('9591');
  const still = takeUp({ control: '10m; sound on', keys: 5 }).tap('pause').tap('pause');
  expect(
    digitsHeard(still.down('minus').wait(100).down('right').wait(40).up('right', 'minus')),
  ).toBe('1000');
});

test.each(['3m+2s', '3m+2s; uschess'])('nothing is told in %s, which is silent', (control) => {
  const hand = askPaused(playing(control).tap('pause').wait(500));
  expect(soundsOf(hand)).not.toContain('announce');
});

describe('in play', () => {
  const allowed = (): Hand => {
    const hand = takeUp({ control: '3m+2s; sound on', keys: 5 });
    enterPage(hand, 'OPTION').tap('left', 'left', 'plus', 'ok');
    return leaveArbiter(hand).tap('pause').wait(4800).tap('left').wait(1000);
  };

  test('the side that does not run asks by a double press, where the arbiter allows it', () => {
    const hand = allowed().tap('left', 'left');
    expect(soundsOf(hand)).toContain('announce');
    expect(hand.look().state).toMatchObject({ running: 'right', left: { presses: 1, ignored: 2 } });
  });

  test('a single press, and a slow second one, ask for nothing', () => {
    const hand = allowed().tap('left').wait(700).tap('left');
    expect(soundsOf(hand)).not.toContain('announce');
  });

  test('the press of a move and one after it are no double press', () => {
    const hand = allowed().tap('right', 'right').wait(1000).tap('left', 'left');
    expect(soundsOf(hand)).not.toContain('announce');
  });

  test('nothing is told where the arbiter did not allow it', () => {
    const hand = playing('3m+2s; sound on').tap('left', 'left');
    expect(soundsOf(hand)).not.toContain('announce');
  });
});

test('a pause ends what is being told', () => {
  const hand = askPaused(playing('3m+2s; sound on').tap('pause').wait(500)).wait(300);
  expect(hand.session.toneHz + hand.wait(150).session.toneHz).toBeGreaterThan(0);
  hand.tap('pause').wait(200);
  expect(hand.session.toneHz).toBe(0);
});
