// Strokes to contacts: taps, holds, keys that stay down.
import { Key } from '../../hal/hal';
import {
  createFingers,
  fingerNote,
  moveDue,
  nextMoveMs,
  takeStroke,
} from '../../sim/terminal/fingers';
import type { Fingers } from '../../sim/terminal/fingers';
import type { Stroke } from '../../sim/terminal/keyboard';

const NAMES = ['left', 'right', 'minus', 'pause', 'plus', 'back', 'ok'];
const MINUS: Stroke = { does: 'tap', key: Key.Minus };
const PLUS: Stroke = { does: 'tap', key: Key.Plus };
const KEEP_DOWN: Stroke = { does: 'keep-down' };
const CHORD: Stroke = { does: 'hold', keys: [Key.Minus, Key.Plus], forMs: 2100 };

interface Hand {
  fingers: Fingers;
  moves: string[];
  /** When each of them was made. */
  times: number[];
  strike(stroke: Stroke, nowMs: number): void;
  wait(nowMs: number): void;
}

function createHand(): Hand {
  const fingers = createFingers();
  const moves: string[] = [];
  const times: number[] = [];
  let at = 0;
  const move = (key: Key, closed: boolean): void => {
    times.push(at);
    moves.push(`${NAMES[key]} ${closed ? 'down' : 'up'}`);
  };
  return {
    fingers,
    moves,
    times,
    strike: (stroke, nowMs) => {
      at = nowMs;
      takeStroke(fingers, stroke, nowMs, move);
    },
    wait: (nowMs) => {
      while (nextMoveMs(fingers) <= nowMs) moveDue(fingers, (at = nextMoveMs(fingers)), move);
      at = nowMs;
    },
  };
}

test('a tap closes at once and opens after 80 ms', () => {
  const hand = createHand();
  hand.strike(MINUS, 1000);
  hand.wait(1079);
  expect(hand.moves).toEqual(['minus down']);
  hand.wait(1080);
  expect(hand.moves).toEqual(['minus down', 'minus up']);
});

test('a key that repeats on the keyboard stays down until the repeats stop', () => {
  const hand = createHand();
  hand.strike(MINUS, 0);
  for (let nowMs = 500; nowMs <= 1400; nowMs += 30) {
    hand.wait(nowMs);
    hand.strike(MINUS, nowMs);
  }
  hand.wait(1549);
  expect(hand.moves).toEqual(['minus down', 'minus up', 'minus down']);
  hand.wait(1550);
  expect(hand.moves.slice(3)).toEqual(['minus up']);
});

test.each([0, 10, 30, 79])('taps that come %i ms apart all count, one after another', (gapMs) => {
  const hand = createHand();
  for (let i = 0; i < 5; i += 1) {
    hand.wait(i * gapMs);
    hand.strike(PLUS, i * gapMs);
  }
  hand.wait(5000);
  expect(hand.moves).toEqual(Array.from({ length: 5 }, () => ['plus down', 'plus up']).flat());
  const spells = hand.times.slice(1).map((atMs, i) => atMs - hand.times[i]!);
  expect(spells).toEqual([80, 60, 80, 60, 80, 60, 80, 60, 80]);
});

test('taps of several keys at one instant keep their order and never become a chord', () => {
  const hand = createHand();
  for (const key of [Key.Plus, Key.Plus, Key.Pause, Key.Left, Key.Right]) {
    hand.strike({ does: 'tap', key }, 0);
  }
  hand.wait(5000);
  expect(hand.moves).toEqual(
    ['plus', 'plus', 'pause', 'left', 'right'].flatMap((name) => [`${name} down`, `${name} up`]),
  );
});

test('a hold waits for the taps before it', () => {
  const hand = createHand();
  hand.strike(PLUS, 0);
  hand.strike(CHORD, 0);
  hand.wait(140);
  expect(hand.moves).toEqual(['plus down', 'plus up', 'minus down', 'plus down']);
});

test('the players do not wait for each other', () => {
  const hand = createHand();
  hand.strike({ does: 'tap', key: Key.Left }, 0);
  hand.strike({ does: 'tap', key: Key.Right }, 10);
  expect(hand.moves).toEqual(['left down', 'right down']);
  expect(hand.times).toEqual([0, 10]);
});

test('a hold closes its keys in order at one instant and opens them together', () => {
  const hand = createHand();
  hand.strike(CHORD, 0);
  hand.wait(2099);
  expect(hand.moves).toEqual(['minus down', 'plus down']);
  hand.wait(2100);
  expect(hand.moves.slice(2)).toEqual(['minus up', 'plus up']);
});

test('a hold lets go of what was held before', () => {
  const hand = createHand();
  hand.strike(CHORD, 0);
  hand.strike({ does: 'hold', keys: [Key.Pause], forMs: 2100 }, 500);
  expect(hand.moves.slice(2)).toEqual(['minus up', 'plus up', 'pause down']);
});

test('after h keys stay down as long as one likes, and h lets them go', () => {
  const hand = createHand();
  hand.strike(KEEP_DOWN, 0);
  hand.strike(MINUS, 100);
  hand.strike(PLUS, 200);
  hand.wait(60000);
  expect(hand.moves).toEqual(['minus down', 'plus down']);
  hand.strike(KEEP_DOWN, 60000);
  expect(hand.moves.slice(2)).toEqual(['minus up', 'plus up']);
  hand.strike(MINUS, 61000);
  hand.wait(61080);
  expect(hand.moves.slice(4)).toEqual(['minus down', 'minus up']);
});

test('a player can press while front keys are held', () => {
  const hand = createHand();
  hand.strike(CHORD, 0);
  hand.strike({ does: 'tap', key: Key.Left }, 100);
  hand.wait(180);
  expect(hand.moves).toEqual(['minus down', 'plus down', 'left down', 'left up']);
});

test('the screen says which keys are held and for how long, and nothing of a tap', () => {
  const hand = createHand();
  hand.strike(MINUS, 0);
  expect(fingerNote(hand.fingers, 40)).toBe('');
  hand.wait(80);
  hand.strike(CHORD, 1000);
  expect(fingerNote(hand.fingers, 2250)).toBe('holding MINUS + PLUS 1.3 s');
  hand.wait(9000);
  hand.strike(KEEP_DOWN, 9000);
  expect(fingerNote(hand.fingers, 9000)).toBe('KEEP DOWN: strike keys; h lets go');
  hand.strike(PLUS, 9000);
  expect(fingerNote(hand.fingers, 9500)).toBe('holding PLUS 0.5 s; h lets go');
});
