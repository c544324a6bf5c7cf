// The checks of the simulator are themselves checked: each broken clock is noticed, a sound one
// not.

import { Mark, Phase } from '../../firmware/core/clock';
import type { Clock } from '../../firmware/core/clock';
import { checkClock, createWitness, forgetClock } from '../../firmware/core/invariants';
import { settle } from '../../firmware/core/deadline';
import { Event } from '../../firmware/core/event';
import { step } from '../../firmware/core/step';
import { parseControl } from '../../firmware/notation/parse';
import { readyClock } from '../support/core-game';

function playing(notation: string): Clock {
  const clock = readyClock(parseControl(notation).control, 0);
  step(clock, Event.Play, 1000);
  step(clock, Event.PressLeft, 2000);
  step(clock, Event.PressRight, 3000);
  return clock;
}

/** What the check says after a sound look and then the damage. */
function complaint(clock: Clock, damage: (clock: Clock) => void): string {
  const witness = createWitness();
  expect(checkClock(witness, clock)).toBe('');
  damage(clock);
  return checkClock(witness, clock);
}

test('a game that follows the rules raises nothing, up to its flag and after it', () => {
  for (const notation of ['3m+2s', '10s; freeze on', 'hourglass 5s', '5s, byo 2x5s', 'gong 5s']) {
    const clock = playing(notation);
    const witness = createWitness();
    for (let ms = 3000; ms < 40000; ms += 7) {
      settle(clock, ms);
      expect(checkClock(witness, clock)).toBe('');
    }
  }
});

const DAMAGES: [name: string, damage: (clock: Clock) => void, says: string][] = [
  ['a negative bank', (c) => void (c.sides[0].bankMs = -1), 'a time is negative or not whole'],
  ['half a millisecond', (c) => void (c.sides[1].bankMs += 0.5), 'a time is negative or not whole'],
  ['a negative count', (c) => void (c.sides[1].ignored = -1), 'a count is negative or not whole'],
  ['period 0', (c) => void (c.sides[1].period = 0), 'a count is negative or not whole'],
  [
    'a first mark alone',
    (c) => void (c.sides[0].marks = Mark.First),
    'a first mark without a flag',
  ],
  [
    'an endless overtime',
    (c) => void (c.sides[0].overtimeMs = 36e6),
    'an overtime is above 9:59:59',
  ],
  ['a block in Fischer', (c) => void (c.sides[0].blockMoves = 1), 'a block elsewhere'],
  ['a third side', (c) => void (c.turn = 2 as never), 'nobody is on turn'],
  ['a negative delay', (c) => void (c.delayMs = -1), 'a delay or a move is negative'],
  ['time from nowhere', (c) => void (c.sides[0].spentMs += 1), 'time was lost or made'],
  ['time that runs backwards', (c) => void (c.sides[0].spentMs = 0), 'time was lost or made'],
  ['time that vanished', (c) => void (c.turnStartMs += 1), 'time was lost or made'],
  ['a press undone', (c) => void c.sides[0].presses--, 'a press was forgotten'],
];

test.each(DAMAGES)('%s is noticed', (_name, damage, says) => {
  expect(complaint(playing('3m+2s; freeze off'), damage)).toBe(says);
});

test('two first marks are noticed', () => {
  const clock = playing('3m+2s');
  const both = (c: Clock) => {
    c.sides[0].marks = c.sides[1].marks = Mark.Final | Mark.First;
  };
  expect(complaint(clock, both)).toBe('both sides have the first mark');
});

test('a mark that goes by itself is noticed', () => {
  const clock = playing('3m+2s');
  clock.sides[0].marks = Mark.PeriodFlag;
  expect(complaint(clock, (c) => void (c.sides[0].marks = 0))).toBe('a mark went by itself');
});

test('an hourglass that loses a millisecond is noticed, after a flag not', () => {
  expect(complaint(playing('hourglass 30s'), (c) => void c.sides[0].bankMs--)).toBe(
    'the hourglass has lost sand',
  );
});

test('a clock that freezes against its option is noticed', () => {
  const clock = playing('3m+2s; freeze off');
  expect(complaint(clock, (c) => void (c.phase = Phase.Frozen))).toBe('frozen without freeze');
});

test('after forgetting, a clock is compared with nothing', () => {
  const clock = playing('3m+2s');
  const witness = createWitness();
  checkClock(witness, clock);
  forgetClock(witness);
  clock.sides[0].presses--;
  expect(checkClock(witness, clock)).toBe('');
});

test('the next game, begun inside one late pass, is compared with nothing', () => {
  const clock = playing('3m+2s');
  const witness = createWitness();
  checkClock(witness, clock);
  clock.log!.games++;
  clock.sides[0].spentMs = 0;
  expect(checkClock(witness, clock)).toBe('');
});
