// What one game is played by: periods, methods and options. Data and small questions; no running
// time.

import { PERIODS_MAX } from './limits';

export const enum Method {
  None = 0,
  Fischer = 1,
  Bronstein = 2,
  Delay = 3,
  ByoYomi = 4,
  Canadian = 5,
  Hourglass = 6,
  Gong = 7,
  Upcount = 8,
  Overtime = 9,
}

/** When a side gets the base of its next period (timing.md 5). */
export const enum Change {
  Zero = 0,
  Own = 1,
  Checked = 2,
  Moves = 3,
  Round = 4,
}

export const enum Profile {
  Fide = 0,
  UsChess = 1,
  Casual = 2,
}

/** One stage of a control. Bases belong to a colour, not to a place. */
export interface Period {
  /** 0 to BASE_MS_MAX. 0 for methods that bring their own time (byo-yomi, hourglass, …). */
  whiteBaseMs: number;
  blackBaseMs: number;
  /** Presses of that side in this period; 0 = not counted. */
  moves: number;
  method: Method;
  /**
   * Increment, delay, byo-yomi period, Canadian block, hourglass or gong time; 0 for the others.
   */
  valueMs: number;
  /** Byo-yomi periods or presses in a Canadian block; 0 for the others. */
  count: number;
}

export interface Control {
  /** PERIODS_MAX objects, of which the first `periodCount` count. */
  periods: Period[];
  periodCount: number;
  /** The last period follows itself for ever. */
  repeats: boolean;
  profile: Profile;
  bonusBefore: boolean;
  change: Change;
  freeze: boolean;
  sound: boolean;
}

function createPeriod(): Period {
  return { whiteBaseMs: 0, blackBaseMs: 0, moves: 0, method: 0, valueMs: 0, count: 0 };
}

/** A control of its own has room for every period, all zero; one that will share them has none. */
function createControlOf(periodsMax: number): Control {
  const periods = [];
  for (let i = 0; i < periodsMax; i++) periods[i] = createPeriod();
  return {
    periods: periods,
    periodCount: 1,
    repeats: false,
    profile: 0,
    bonusBefore: true,
    change: 0,
    freeze: true,
    sound: false,
  };
}

/** A control with room for every period; all zero. */
export function createControl(): Control {
  return createControlOf(PERIODS_MAX);
}

/** Options alone; shareControl() gives it the periods of another. */
export function createSharedControl(): Control {
  return createControlOf(0);
}

function copyPeriod(to: Period, from: Period): void {
  to.whiteBaseMs = from.whiteBaseMs;
  to.blackBaseMs = from.blackBaseMs;
  to.moves = from.moves;
  to.method = from.method;
  to.valueMs = from.valueMs;
  to.count = from.count;
}

function copyOptions(to: Control, from: Control): void {
  to.periodCount = from.periodCount;
  to.repeats = from.repeats;
  to.profile = from.profile;
  to.bonusBefore = from.bonusBefore;
  to.change = from.change;
  to.freeze = from.freeze;
  to.sound = from.sound;
}

/** Makes `to` play by the very periods of `from`; its options are its own. */
export function shareControl(to: Control, from: Control): void {
  to.periods = from.periods;
  copyOptions(to, from);
}

/** A copy that shares nothing. */
export function copyControl(to: Control, from: Control): void {
  for (let i = 0; i < PERIODS_MAX; i++) copyPeriod(to.periods[i], from.periods[i]);
  copyOptions(to, from);
}

/** The row that period `number` (from 1) is played by; repetitions share the last row. */
export function periodOf(control: Control, number: number): Period {
  return control.periods[(number < control.periodCount ? number : control.periodCount) - 1];
}

/** Whether a period comes after period `number`. */
export function hasNextPeriod(control: Control, number: number): boolean {
  return control.repeats || number < control.periodCount;
}

/** Presses since the start of the game that end period `number` (timing.md 5.1); 0 = no count. */
export function pressesDue(control: Control, number: number): number {
  if (periodOf(control, number).moves === 0) return 0;
  let due = 0;
  for (let i = 1; i <= number; i++) due += periodOf(control, i).moves;
  return due;
}
