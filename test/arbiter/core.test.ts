// The corrections on the bare core: codes, fingerprints, a new control, and the log that repeats
// it.

import * as fc from 'fast-check';
import {
  COPY_MAX,
  copyLength,
  packState,
  unpackState,
} from '../../firmware/core/arbiter/copy-code';
import { countPairs, rebuildAtFlag, sumErrorMs } from '../../firmware/core/arbiter/evidence';
import { Edit, edit, editMarks } from '../../firmware/core/arbiter/edit';
import { createFields, readFields } from '../../firmware/core/arbiter/fields';
import { fingerprint } from '../../firmware/core/arbiter/fingerprint';
import { installControl, setBonus, standWith } from '../../firmware/core/arbiter/new-control';
import { Clock, Phase, createClock } from '../../firmware/core/clock';
import { copyControl } from '../../firmware/core/control';
import type { Control } from '../../firmware/core/control';
import { settle } from '../../firmware/core/deadline';
import { Event } from '../../firmware/core/event';
import { peek, rebuildNow } from '../../firmware/core/replay';
import { Side } from '../../firmware/core/sides';
import { step } from '../../firmware/core/step';
import { checkClock, createWitness } from '../../firmware/core/invariants';
import { parseControl } from '../../firmware/notation/parse';
import { PRESETS } from '../../firmware/notation/preset-list';
import { SHORT_BOUNDS, arbitraryControl } from '../support/arbitrary-control';
import { concretise, endMs, moves, playPlain, readyClock, stateOf } from '../support/core-game';

const controls = fc.oneof(arbitraryControl(), arbitraryControl(SHORT_BOUNDS));

/** 20 bits of tenths. */
const COPY_MS_MAX = (2 ** 20 - 1) * 100;

const controlOf = (text: string): Control => parseControl(text).control;

function sameByReplay(clock: Clock, atMs: number): void {
  const live = createClock(0);
  const again = createClock(0);
  peek(live, clock, atMs);
  rebuildNow(again, clock, atMs);
  expect(stateOf(again, 0)).toEqual(stateOf(live, 0));
}

/** The game of a script, stopped and in the hands of an arbiter; null when it cannot be. */
function stopped(control: Control, script: Parameters<typeof concretise>[1]): Clock | null {
  const events = concretise(control, script);
  const clock = playPlain(control, events, 0);
  const atMs = endMs(events) + 700;
  if (clock.phase === Phase.Running) step(clock, Event.Play, atMs);
  if (clock.phase !== Phase.Paused && clock.phase !== Phase.Frozen) return null;
  step(clock, Event.EnterArbiter, atMs + 1);
  return clock;
}

function goOn(clock: Clock, script: Parameters<typeof concretise>[1]): void {
  step(clock, Event.LeaveArbiter, clock.lastMs + 1);
  step(clock, Event.Play, clock.lastMs + 1);
  for (const { gapMs } of script) step(clock, clock.turn as number, clock.lastMs + Math.abs(gapMs));
}

const numbersOf = (clock: Clock): Int32Array => {
  const fields = createFields();
  readFields(fields, clock);
  return fields;
};

test('a code carries any state into a clock with the same control, in tenths of a second', () => {
  fc.assert(
    fc.property(controls, moves, (control, script) => {
      const clock = stopped(control, script);
      // A code has room for 63 periods and 29 hours.
      if (clock === null || Math.max(clock.sides[0]!.period, clock.sides[1]!.period) > 63) return;
      if (Math.max(clock.sides[0]!.bankMs, clock.sides[1]!.bankMs) > COPY_MS_MAX) return;
      const digits = new Uint8Array(COPY_MAX);
      const sent = numbersOf(clock);
      const length = packState(digits, sent, control);
      expect(length).toBe(copyLength(control));
      expect(length).toBeLessThanOrEqual(COPY_MAX);
      const other = readyClock(control, 0);
      step(other, Event.EnterArbiter, 5);
      const fields = createFields();
      expect(unpackState(fields, digits, other.control)).toBe(true);
      standWith(other, fields, 10);
      expect(other.cameFrom).toBe(Phase.Paused);
      [0, 10].forEach((at) => {
        const before = Math.ceil(sent[at]! / 100) * 100;
        expect(numbersOf(other)[at]).toBe(before);
        // Period, presses, marks, byo-yomi periods, block moves.
        expect([...numbersOf(other).slice(at + 1, at + 6)]).toEqual([
          ...sent.slice(at + 1, at + 6),
        ]);
      });
      expect([other.turn, other.white]).toEqual([clock.turn, clock.white]);
      step(other, Event.LeaveArbiter, 15);
      sameByReplay(other, 20);
    }),
    { numRuns: 300 },
  );
});

test('a wrong digit, two exchanged digits and another control are refused', () => {
  const control = controlOf('5m+3s');
  const clock = stopped(control, [{ what: 'turn', gapMs: 100, fromZero: false }])!;
  const digits = new Uint8Array(COPY_MAX);
  const fields = createFields();
  const length = packState(digits, numbersOf(clock), control);
  for (let i = 0; i < length; i++) {
    const wrong = digits.slice();
    wrong[i] = (wrong[i]! + 1) % 4;
    expect(unpackState(fields, wrong, control)).toBe(false);
    const swapped = digits.slice();
    [swapped[i], swapped[i + 1]] = [digits[i + 1]!, digits[i]!];
    const isSame = digits[i] === digits[i + 1] || i + 1 === length;
    expect(unpackState(fields, swapped, control)).toBe(isSame);
  }
  expect(unpackState(fields, digits, controlOf('5m+4s'))).toBe(false);
});

test('another control in mid-game keeps times, counts, turn and periods that it has', () => {
  fc.assert(
    fc.property(controls, controls, moves, moves, (control, other, script, more) => {
      const clock = stopped(control, script);
      if (clock === null) return;
      const before = numbersOf(clock);
      copyControl(clock.control, other);
      installControl(clock, clock.lastMs + 5);
      const after = numbersOf(clock);
      for (const at of [0, 2, 3, 10, 12, 13, 20, 21]) expect(after[at]).toBe(before[at]);
      expect(after[1]).toBe(Math.min(before[1]!, other.repeats ? before[1]! : other.periodCount));
      expect(clock.game.edited).toBe(true);
      expect(checkClock(createWitness(), clock)).toBe('');
      goOn(clock, more);
      sameByReplay(clock, clock.lastMs + 10);
    }),
    { numRuns: 500 },
  );
});

test('an increment can be given to plain periods, changed and taken away', () => {
  const control = controlOf('40/90m, 30m, byo 3x30s');
  setBonus(control, 30000);
  expect(control.periods.slice(0, 3)).toEqual(
    controlOf('40/90m+30s, 30m+30s, byo 3x30s').periods.slice(0, 3),
  );
  setBonus(control, 0);
  expect(control.periods.slice(0, 3)).toEqual(
    controlOf('40/90m, 30m, byo 3x30s').periods.slice(0, 3),
  );
});

test('fingerprints are four digits, alike for the same control and different for presets', () => {
  const prints = PRESETS.map(({ notation }) => fingerprint(controlOf(notation)));
  const notations = new Set(PRESETS.map(({ notation }) => notation));
  expect(prints.every((print) => print >= 0 && print <= 9999)).toBe(true);
  expect(new Set(prints).size).toBe(notations.size);
  expect(fingerprint(controlOf('90m+30s'))).toBe(fingerprint(controlOf('90+30')));
});

test.each([
  ['bonus', '5m+3s; bonus after'],
  ['freeze', '5m+3s; freeze off'],
  ['change', '5m+3s; change own'],
  ['sound', '5m+3s; sound on'],
  ['profile', '5m+3s; casual; freeze on; sound off; bonus before; change zero'],
  ['time', '5m|4m+3s'],
])('another %s has another fingerprint', (_what, text) => {
  expect(fingerprint(controlOf(text))).not.toBe(fingerprint(controlOf('5m+3s')));
});

const L = Event.PressLeft;
const R = Event.PressRight;
const P = Event.Play;

function play(control: string, ...events: [Event, number][]): Clock {
  const clock = readyClock(controlOf(control), 0);
  for (const [event, atMs] of events) step(clock, event, atMs);
  return clock;
}

test('the counts at the flag are those of its instant, not those of now', () => {
  const clock = play(
    '10s; freeze off',
    [R, 0],
    [L, 4000],
    [R, 5000],
    [L, 12000],
    [R, 13000],
    [P, 14000],
  );
  const scratch = createClock(0);
  expect(rebuildAtFlag(scratch, clock)).toBe(true);
  expect([scratch.sides[0].presses, scratch.sides[1].presses]).toEqual([1, 1]);
  expect([clock.sides[0].presses, clock.sides[1].presses]).toEqual([2, 2]);
  expect(scratch.turnStartMs).toBe(11000);
});

test('without a flag there is no state at the flag', () => {
  expect(rebuildAtFlag(createClock(0), play('10s', [R, 0], [L, 4000], [P, 5000]))).toBe(false);
});

test.each([
  [999, 1],
  [1000, 0],
  [1001, 0],
])('a press answered after %i ms makes %i pairs', (gapMs, pairs) => {
  expect(countPairs(play('3m+2s', [R, 0], [L, 5000], [R, 5000 + gapMs], [P, 9000]))).toBe(pairs);
});

test('a count that was put right by hand shows in the sum of times', () => {
  const clock = play(
    '3m+2s',
    [R, 0],
    [L, 5000],
    [R, 9000],
    [P, 12000],
    [Event.EnterArbiter, 12001],
  );
  expect(sumErrorMs(clock)).toBe(0);
  edit(clock, editMarks(Edit.Count, 0), 1, 12500);
  expect(sumErrorMs(clock)).toBe(-2000);
  edit(clock, editMarks(Edit.Time, 0), 2000, 12600);
  expect(sumErrorMs(clock)).toBe(0);
});

test.each(['5m', '5m d5s', '40/5m+3s, 5m+5s; change moves', 'hourglass 1m'])(
  'nothing is said about the sum of times in %s',
  (control) => {
    const clock = play(control, [R, 0], [L, 5000], [P, 12000], [Event.EnterArbiter, 12001]);
    edit(clock, editMarks(Edit.Time, 0), 60000, 12500);
    if (control.startsWith('40')) edit(clock, editMarks(Edit.Period, 0), 1, 12600);
    expect(sumErrorMs(clock)).toBe(0);
  },
);

test('a byo-yomi flag that is cleared without time given falls again; no period is owed', () => {
  const clock = readyClock(controlOf('byo 2x2s; freeze on'), 0);
  const witness = createWitness();
  step(clock, Event.Play, 0);
  settle(clock, 5000);
  expect([clock.phase, clock.turn]).toEqual([Phase.Frozen, Side.Left]);
  step(clock, Event.EnterArbiter, 5000);
  edit(clock, editMarks(Edit.ClearFlag, Side.Left), 0, 6000);
  edit(clock, editMarks(Edit.Release, Side.Left), 0, 6000);
  step(clock, Event.LeaveArbiter, 7000);
  step(clock, Event.Play, 8000);
  settle(clock, 9000);
  expect(checkClock(witness, clock)).toBe('');
  expect(clock.sides[Side.Left]).toMatchObject({ periodsLeft: 0, bankMs: 0, marks: 3 });
});
