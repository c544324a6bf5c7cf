// Any control that can be played: every method, value, count, option and shape, none refused.

import * as fc from 'fast-check';
import { Change, Method, Profile, createControl } from '../../firmware/core/control';
import type { Control, Period } from '../../firmware/core/control';
import { findRefusal } from '../../firmware/notation/refuse';

/** Bounds in seconds; short games make good simulations, the full range makes good round trips. */
export interface ControlBounds {
  baseSeconds: number;
  bonusSeconds: number;
  byoYomiSeconds: number;
  blockSeconds: number;
  moves: number;
  count: number;
}

export const FULL_BOUNDS: ControlBounds = {
  baseSeconds: 35999,
  bonusSeconds: 599,
  byoYomiSeconds: 3599,
  blockSeconds: 35999,
  moves: 999,
  count: 99,
};

/** Games that end within minutes and change period within a few moves. */
export const SHORT_BOUNDS: ControlBounds = {
  baseSeconds: 30,
  bonusSeconds: 6,
  byoYomiSeconds: 10,
  blockSeconds: 20,
  moves: 6,
  count: 4,
};

const TIMED_METHODS = [Method.None, Method.Fischer, Method.Bronstein, Method.Delay];

function seconds(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min, max }).map((value) => value * 1000);
}

function count(max: number): fc.Arbitrary<number> {
  return fc.integer({ min: 1, max });
}

interface PlainDraft {
  method: Method;
  whiteBaseMs: number;
  blackBaseMs: number;
  valueMs: number;
  moves: number;
}

function plainPeriod(bounds: ControlBounds): fc.Arbitrary<PlainDraft> {
  const base = fc.oneof(
    { weight: 6, arbitrary: seconds(1, bounds.baseSeconds) },
    { weight: 1, arbitrary: fc.constant(0) },
  );
  return fc
    .record({
      method: fc.constantFrom(...TIMED_METHODS),
      white: base,
      black: fc.option(base),
      value: seconds(1, bounds.bonusSeconds),
      moves: count(bounds.moves),
    })
    .map((draft) => ({
      method: draft.method,
      whiteBaseMs: draft.white,
      blackBaseMs: draft.black ?? draft.white,
      valueMs: draft.method === Method.None ? 0 : draft.value,
      moves: draft.moves,
    }));
}

function special(method: Method, valueMs: fc.Arbitrary<number>, max: number) {
  const counts = max > 0 ? count(max) : fc.constant(0);
  return fc.record<Period>({
    whiteBaseMs: fc.constant(0),
    blackBaseMs: fc.constant(0),
    moves: fc.constant(0),
    method: fc.constant(method),
    valueMs,
    count: counts,
  });
}

function lastSpecial(bounds: ControlBounds): fc.Arbitrary<Period> {
  return fc.oneof(
    special(Method.ByoYomi, seconds(1, bounds.byoYomiSeconds), bounds.count),
    special(Method.Canadian, seconds(1, bounds.blockSeconds), bounds.count),
    special(Method.Overtime, fc.constant(0), 0),
  );
}

function lonely(bounds: ControlBounds): fc.Arbitrary<Period[]> {
  const period = fc.oneof(
    special(Method.Hourglass, seconds(1, bounds.blockSeconds), 0),
    special(Method.Gong, seconds(1, bounds.byoYomiSeconds), 0),
    special(Method.Upcount, fc.constant(0), 0),
    special(Method.ByoYomi, seconds(1, bounds.byoYomiSeconds), bounds.count),
    special(Method.Canadian, seconds(1, bounds.blockSeconds), bounds.count),
  );
  return period.map((only) => [only]);
}

interface Shape {
  plain: PlainDraft[];
  end: Period | null;
  /** How many of the first periods have a count. */
  counted: number;
}

function buildPeriods(shape: Shape, repeats: boolean): Period[] {
  const { plain, end } = shape;
  // The last period of all, and the one before a special, may not count; a repeated one may.
  const countable = end === null && repeats ? plain.length : plain.length - 1;
  const counted = Math.min(shape.counted, countable);
  const periods: Period[] = plain.map((draft, index) => ({
    ...draft,
    moves: index < counted ? draft.moves : 0,
    count: 0,
  }));
  return end === null ? periods : [...periods, end];
}

function mainPeriods(bounds: ControlBounds) {
  return fc
    .record({
      plain: fc.array(plainPeriod(bounds), { minLength: 1, maxLength: 5 }),
      end: fc.option(lastSpecial(bounds), { freq: 2 }),
      counted: fc.nat(6),
      repeats: fc.boolean(),
    })
    .map((shape) => {
      const repeats = shape.repeats && shape.end === null;
      return { periods: buildPeriods(shape, repeats), repeats };
    });
}

function shapes(bounds: ControlBounds) {
  const six = fc.array(plainPeriod(bounds), { minLength: 6, maxLength: 6 }).map((plain) => ({
    periods: buildPeriods({ plain, end: null, counted: 6 }, false),
    repeats: false,
  }));
  return fc.oneof(
    { weight: 6, arbitrary: mainPeriods(bounds) },
    { weight: 2, arbitrary: lonely(bounds).map((periods) => ({ periods, repeats: false })) },
    { weight: 1, arbitrary: six },
  );
}

const OPTIONS = fc.record({
  profile: fc.constantFrom(Profile.Fide, Profile.UsChess, Profile.Casual),
  bonusBefore: fc.boolean(),
  change: fc.constantFrom(Change.Zero, Change.Own, Change.Checked, Change.Moves, Change.Round),
  freeze: fc.boolean(),
  sound: fc.boolean(),
});

/** Any valid control within the bounds. Shrinks towards few periods and small times. */
export function arbitraryControl(bounds: ControlBounds = FULL_BOUNDS): fc.Arbitrary<Control> {
  return fc
    .record({ shape: shapes(bounds), options: OPTIONS })
    .map(({ shape, options }) => {
      const control: Control = { ...createControl(), ...options };
      shape.periods.forEach((period, index) => (control.periods[index] = period));
      control.periodCount = shape.periods.length;
      control.repeats = shape.repeats;
      control.sound = options.sound && options.profile !== Profile.UsChess;
      return control;
    })
    .filter((control) => findRefusal(control) === null);
}
