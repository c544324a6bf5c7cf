// Why a control cannot be played, or would not do what it seems to say (timing.md 3). Ranges are
// not looked at.

import { Change, Method, Profile } from './control';
import type { Control, Period } from './control';
import { lateBonusIndex } from './default-options';

/** In the order in which they are looked for. */
export const enum Fault {
  /** An hourglass, a gong or upcount among other periods. */
  NotAlone = 0,
  /** Byo-yomi, Canadian or overtime before another period. */
  NotLast = 1,
  /** Overtime with nothing before it. */
  OvertimeAlone = 2,
  /** A number of moves after a period without one. */
  CountAfterNone = 3,
  /** A number of moves in the last period, which does not repeat. */
  CountOnLast = 4,
  /** A number of moves before byo-yomi, Canadian or overtime, which begin at zero. */
  CountBeforeSpecial = 5,
  ZeroRepeats = 6,
  /** The game would start at 0:00. */
  ZeroFirst = 7,
  /** An increment or delay that begins later, with no number of moves before it. */
  LateUncounted = 8,
  /** The same, under a change that does not look at moves. */
  LateChange = 9,
  /** A later period with base 0 that is not entered by count, so that it is over at once. */
  ZeroLater = 10,
  SoundForbidden = 11,
}

export const NO_FAULT = -1;

/** Byo-yomi, Canadian and overtime: they begin at the zero of the period before. */
function beginsAtZero(period: Period): boolean {
  const method = period.method;
  return method === Method.ByoYomi || method === Method.Canadian || method === Method.Overtime;
}

function hasZeroBase(period: Period): boolean {
  return period.method <= Method.Delay && Math.min(period.whiteBaseMs, period.blackBaseMs) === 0;
}

function isByCount(change: Change): boolean {
  return change === Change.Moves || change === Change.Round;
}

function isLast(control: Control, index: number): boolean {
  return index === control.periodCount - 1;
}

function notAlone(control: Control, index: number): boolean {
  const method = control.periods[index].method;
  return control.periodCount > 1 && method >= Method.Hourglass && method <= Method.Upcount;
}

function notLast(control: Control, index: number): boolean {
  return beginsAtZero(control.periods[index]) && !isLast(control, index);
}

function overtimeAlone(control: Control, index: number): boolean {
  return control.periodCount === 1 && control.periods[index].method === Method.Overtime;
}

function countAfterNone(control: Control, index: number): boolean {
  if (index === 0 || control.periods[index].moves === 0) return false;
  return control.periods[index - 1].moves === 0;
}

function countOnLast(control: Control, index: number): boolean {
  return isLast(control, index) && control.periods[index].moves > 0 && !control.repeats;
}

function countBeforeSpecial(control: Control, index: number): boolean {
  if (isLast(control, index) || control.periods[index].moves === 0) return false;
  return beginsAtZero(control.periods[index + 1]);
}

function zeroRepeats(control: Control, index: number): boolean {
  return control.repeats && isLast(control, index) && hasZeroBase(control.periods[index]);
}

/** An increment paid before the first move is a start, and so is a delay. */
function zeroFirst(control: Control, index: number): boolean {
  const method = control.periods[index].method;
  if (index > 0 || !hasZeroBase(control.periods[0]) || method === Method.Delay) return false;
  return method === Method.None || !control.bonusBefore;
}

function lateUncounted(control: Control, index: number): boolean {
  if (index === 0 || index !== lateBonusIndex(control)) return false;
  return control.periods[index - 1].moves === 0;
}

function lateChange(control: Control, index: number): boolean {
  return index > 0 && index === lateBonusIndex(control) && !isByCount(control.change);
}

function zeroLater(control: Control, index: number): boolean {
  if (index === 0 || !hasZeroBase(control.periods[index])) return false;
  return !isByCount(control.change) || control.periods[index - 1].moves === 0;
}

function soundForbidden(control: Control, index: number): boolean {
  return index === 0 && control.sound && control.profile === Profile.UsChess;
}

/** In the order of Fault. */
const RULES = [
  notAlone,
  notLast,
  overtimeAlone,
  countAfterNone,
  countOnLast,
  countBeforeSpecial,
  zeroRepeats,
  zeroFirst,
  lateUncounted,
  lateChange,
  zeroLater,
  soundForbidden,
  // New rules go above this line.
];

/** Room for the period in what findFault() answers. */
const PERIODS = 8;

/** The first period that breaks a rule, from 0; periodCount when none does. */
function breaker(control: Control, fault: Fault): number {
  let index = 0;
  while (index < control.periodCount && !RULES[fault](control, index)) index++;
  return index;
}

/** The first fault of a control and the period that has it; NO_FAULT when it can be played. */
export function findFault(control: Control): number {
  let index = 0;
  for (let fault = 0; fault < RULES.length; fault++) {
    index = breaker(control, fault);
    if (index < control.periodCount) return fault * PERIODS + index;
  }
  return NO_FAULT;
}

export function faultOf(found: number): Fault {
  return (found / PERIODS) | 0;
}

/** The period that is to blame, from 0. */
export function periodAtFault(found: number): number {
  return found % PERIODS;
}
