// The lines on which a user's own control is edited: which there are, in which order, and what
// PLUS and MINUS do on each. The control under the hand is that of the clock, which is in SETUP.

import { optionBits, setOptions } from '../../../core/arbiter/edit';
import type { Clock } from '../../../core/clock';
import { VALUE_MS_MAX } from '../../../core/control-code';
import { Change, Method, Profile } from '../../../core/control';
import type { Control, Period } from '../../../core/control';
import { setDefaultOptions } from '../../../core/default-options';
import { BASE_MS_MAX, BONUS_MS_MIN, COUNT_MAX, MOVES_MAX } from '../../../core/limits';
import { OWN_PERIODS, USER_SLOTS } from '../../own-controls';
import type { Ui } from '../../ui';
import { turned } from './page';

export const enum Line {
  Slot = 0,
  Method = 1,
  WhiteMinutes = 2,
  WhiteSeconds = 3,
  BlackMinutes = 4,
  BlackSeconds = 5,
  Moves = 6,
  ValueMinutes = 7,
  ValueSeconds = 8,
  Count = 9,
  /** What comes after the period. */
  Then = 10,
  Profile = 11,
  Bonus = 12,
  Change = 13,
  Freeze = 14,
  Sound = 15,
  Save = 16,
}

export const enum Then {
  End = 0,
  Next = 1,
  Again = 2,
}

const METHODS = 10;
const PROFILES = 3;
const CHANGES = 5;
const MINUTE_MS = 60000;
const SECOND_MS = 1000;

/** By method, what it begins with: seconds of its own, and how many periods or moves. */
const VALUE_S = [0, 2, 5, 5, 30, 300, 60, 10, 0, 0];
const COUNTS = [0, 0, 0, 0, 3, 20, 0, 0, 0, 0];

/** The period under the hand. */
export function periodInHand(ui: Ui): Period {
  return ui.clock.control.periods[ui.arbiter.pending[1]];
}

export function hasBase(period: Period): boolean {
  return period.method <= Method.Delay;
}

/** A line of seconds that has no line of minutes before it. */
export function isWholeTime(period: Period, line: Line): boolean {
  return line === Line.ValueSeconds && hasBase(period);
}

/** Whether a period has that line; what is no line of a period is always there. */
function hasLine(period: Period, line: Line): boolean {
  if (line >= Line.WhiteMinutes && line <= Line.Moves) return hasBase(period);
  if (line === Line.ValueMinutes && hasBase(period)) return false;
  if (line <= Line.ValueSeconds && line >= Line.ValueMinutes) return period.valueMs > 0;
  return line !== Line.Count || period.count > 0;
}

/** A method that brings its own time has no base and no number of moves. */
function tidy(control: Control, period: Period): void {
  if (hasBase(period)) return;
  period.whiteBaseMs = 0;
  period.blackBaseMs = 0;
  period.moves = 0;
  control.repeats = false;
}

/** One line on or back, from period to period; false in front of the first line. */
function stepLine(ui: Ui, by: number): boolean {
  const arbiter = ui.arbiter;
  const last = ui.clock.control.periodCount - 1;
  if (by > 0 && arbiter.row === Line.Then && arbiter.pending[1] < last) {
    arbiter.pending[1]++;
    arbiter.row = Line.Method;
  } else if (by < 0 && arbiter.row === Line.Method && arbiter.pending[1] > 0) {
    arbiter.pending[1]--;
    arbiter.row = Line.Then;
  } else arbiter.row = Math.min(Line.Save, arbiter.row + by);
  return arbiter.row >= 0;
}

/** Goes to the next line that there is, or to the one before; false in front of the first. */
export function moveLine(ui: Ui, by: number): boolean {
  tidy(ui.clock.control, periodInHand(ui));
  while (stepLine(ui, by)) if (hasLine(periodInHand(ui), ui.arbiter.row)) return true;
  return false;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Bases that were the same stay so: two sides seldom get different times. */
function changeWhite(period: Period, byMs: number): void {
  const isSame = period.blackBaseMs === period.whiteBaseMs;
  period.whiteBaseMs = within(period.whiteBaseMs + byMs, 0, BASE_MS_MAX);
  if (isSame) period.blackBaseMs = period.whiteBaseMs;
}

function changeMethod(period: Period, by: number): void {
  period.method = turned(period.method, by, METHODS);
  period.valueMs = VALUE_S[period.method] * SECOND_MS;
  period.count = COUNTS[period.method];
}

function changeValue(period: Period, byMs: number): void {
  const mostMs = VALUE_MS_MAX[period.method];
  period.valueMs = within(period.valueMs + byMs, BONUS_MS_MIN, mostMs);
}

/** A line whose steps are minutes. */
export function isInMinutes(line: Line): boolean {
  return line === Line.WhiteMinutes || line === Line.BlackMinutes || line === Line.ValueMinutes;
}

function changePeriod(period: Period, line: Line, by: number): void {
  const byMs = by * (isInMinutes(line) ? MINUTE_MS : SECOND_MS);
  if (line === Line.Method) changeMethod(period, by);
  else if (line <= Line.WhiteSeconds) changeWhite(period, byMs);
  else if (line <= Line.BlackSeconds) {
    period.blackBaseMs = within(period.blackBaseMs + byMs, 0, BASE_MS_MAX);
  } else if (line === Line.Moves) period.moves = within(period.moves + by, 0, MOVES_MAX);
  else if (line === Line.Count) period.count = within(period.count + by, 1, COUNT_MAX);
  else changeValue(period, byMs);
}

/** What comes after the period now. */
export function thenOf(ui: Ui): Then {
  const control = ui.clock.control;
  if (ui.arbiter.pending[1] < control.periodCount - 1) return Then.Next;
  return control.repeats ? Then.Again : Then.End;
}

/** Only a period with a base can be repeated, and there are no more than OWN_PERIODS. */
function isPossible(ui: Ui, then: Then): boolean {
  if (then === Then.Next) return ui.arbiter.pending[1] < OWN_PERIODS - 1;
  return then === Then.End || hasBase(periodInHand(ui));
}

function changeThen(ui: Ui, by: number): void {
  const control = ui.clock.control;
  let then = turned(thenOf(ui), by, 3);
  while (!isPossible(ui, then)) then = turned(then, by, 3);
  control.periodCount = ui.arbiter.pending[1] + (then === Then.Next ? 2 : 1);
  control.repeats = then === Then.Again;
}

/** Under US Chess rules there is no sound to switch on. */
function changeOption(control: Control, line: Line, by: number): void {
  if (line === Line.Profile) control.profile = turned(control.profile, by, PROFILES);
  else if (line === Line.Bonus) control.bonusBefore = !control.bonusBefore;
  else if (line === Line.Change) control.change = turned(control.change, by, CHANGES) as Change;
  else if (line === Line.Freeze) control.freeze = !control.freeze;
  else control.sound = !control.sound && control.profile !== Profile.UsChess;
}

/** Whether the options are those that the control has by itself. */
function hasDefaults(clock: Clock): boolean {
  const bits = optionBits(clock.control);
  let isSame = false;
  setDefaultOptions(clock.control);
  isSame = optionBits(clock.control) === bits;
  setOptions(clock, 0, bits);
  return isSame;
}

/** PLUS or MINUS. Options that nobody changed follow the periods; a profile brings its own. */
export function changeLine(ui: Ui, by: number): void {
  const line = ui.arbiter.row;
  const control = ui.clock.control;
  const follows = line === Line.Profile || (line < Line.Profile && hasDefaults(ui.clock));
  if (line === Line.Slot) ui.arbiter.pending[0] = turned(ui.arbiter.pending[0], by, USER_SLOTS);
  else if (line <= Line.Count) changePeriod(periodInHand(ui), line, by);
  else if (line === Line.Then) changeThen(ui, by);
  else if (line === Line.Save) ui.arbiter.isYes = !ui.arbiter.isYes;
  else changeOption(control, line, by);
  if (follows) setDefaultOptions(control);
}
