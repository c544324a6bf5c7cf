// Corrections by an arbiter while the clock stands. Each is one small change that the log can
// repeat; none brings anything but what it says. Pages of the glass combine them.

import { chargeUpTo } from '../charge';
import { Clock, Mark, Phase } from '../clock';
import { Control, Method, periodOf } from '../control';
import { Entry, pushMarked, pushValue } from '../log';
import { enterNextUnfinished } from '../period-change';
import { Side } from '../sides';
import { replanTurn } from '../turn';
import { createFields, readFields, writeFields } from './fields';

/** What is edited. The value is a difference, unless it says otherwise. */
export const enum Edit {
  /** Milliseconds. The caller keeps the bank at 1 s or more. */
  Time = 0,
  /** Presses. Nothing is added by it. */
  Count = 1,
  /** The number of the period alone. */
  Period = 2,
  /** Flags off, and into the next period with what it brings. The value is not used. */
  NextPeriod = 3,
  PeriodsLeft = 4,
  BlockMoves = 5,
  /** White and Black change places; times stay where they are. */
  Colours = 6,
  /** optionBits() of the options from now on. */
  Options = 7,
  /** The final flag of the side, its first mark and `moves?`. */
  ClearFlag = 8,
  ClearPeriodFlag = 9,
  /** The frozen clock is paused from now on. */
  Release = 10,
  /** Says that presses were taken back: how many. */
  TookBack = 11,
  /** Sets one number of the state; the field stands in the place of the side. See fields.ts. */
  Field = 12,
  /** The clock stands frozen from now on. */
  Freeze = 13,
  /** Says that a forgotten lock code was cleared at power-on. */
  Unlock = 14,
}

/** Options of a control as one number: bonus, freeze, sound, and change from bit 3. */
export function optionBits(control: Control): number {
  return (
    (control.bonusBefore ? 1 : 0) |
    (control.freeze ? 2 : 0) |
    (control.sound ? 4 : 0) |
    (control.change << 3)
  );
}

function editTime(clock: Clock, side: Side, value: number): void {
  clock.sides[side].bankMs += value;
}

function editCount(clock: Clock, side: Side, value: number): void {
  clock.sides[side].presses += value;
}

/** Byo-yomi periods and block moves are those of the period; its base and time do not come. */
function editPeriod(clock: Clock, side: Side, value: number): void {
  const own = clock.sides[side];
  const period = periodOf(clock.control, own.period + value);
  own.period += value;
  own.periodsLeft = period.method === Method.ByoYomi ? period.count : 0;
  own.blockMoves = period.method === Method.Canadian ? period.count : 0;
}

function clearFlag(clock: Clock, side: Side): void {
  if (clock.sides[side].marks & Mark.First) clock.game.flagMs = -1;
  clock.sides[side].marks &= ~(Mark.Final | Mark.First | Mark.MovesShort);
  clock.game.firstByMs = -1;
}

function editNextPeriod(clock: Clock, side: Side): void {
  clearFlag(clock, side);
  enterNextUnfinished(clock, side);
}

function editPeriodsLeft(clock: Clock, side: Side, value: number): void {
  clock.sides[side].periodsLeft += value;
}

function editBlockMoves(clock: Clock, side: Side, value: number): void {
  clock.sides[side].blockMoves += value;
}

function swapColours(clock: Clock): void {
  clock.white = 1 - clock.white;
}

export function setOptions(clock: Clock, _side: Side, bits: number): void {
  const control = clock.control;
  control.bonusBefore = (bits & 1) !== 0;
  control.freeze = (bits & 2) !== 0;
  control.sound = (bits & 4) !== 0;
  control.change = bits >> 3;
}

function clearPeriodFlag(clock: Clock, side: Side): void {
  clock.sides[side].marks &= ~(Mark.PeriodFlag | Mark.PeriodFirst);
}

function release(clock: Clock): void {
  if (clock.phase === Phase.Arbiter) clock.cameFrom = Phase.Paused;
  else clock.phase = Phase.Paused;
}

function changeNothing(): void {}

/** Written anew at each use. */
const SET = createFields();

function setField(clock: Clock, field: number, value: number): void {
  readFields(SET, clock);
  SET[field] = value;
  writeFields(clock, SET);
}

function freezeNow(clock: Clock): void {
  if (clock.phase === Phase.Arbiter) clock.cameFrom = Phase.Frozen;
  else clock.phase = Phase.Frozen;
}

const EDITS = [
  editTime,
  editCount,
  editPeriod,
  editNextPeriod,
  editPeriodsLeft,
  editBlockMoves,
  swapColours,
  setOptions,
  clearFlag,
  clearPeriodFlag,
  release,
  changeNothing,
  setField,
  freezeNow,
  changeNothing,
  // New edits go above this line.
];

/** `edit` and `side` as the log carries them. */
export function editMarks(edit: Edit, side: Side): number {
  return edit | (side << 6);
}

/** Does what the marks say. Used by the arbiter and by replay alike. @without arbiter */
export function applyEdit(clock: Clock, marks: number, value: number): void {
  EDITS[marks & 63](clock, marks >> 6, value);
  clock.game.edited = true;
  replanTurn(clock);
}

/** One correction at `atMs`, charged, applied and logged. The clock must not be running. */
export function edit(clock: Clock, marks: number, value: number, atMs: number): void {
  chargeUpTo(clock, atMs);
  clock.lastMs = atMs;
  applyEdit(clock, marks, value);
  if (!clock.log) return;
  pushMarked(clock.log, Entry.Edit, marks, atMs);
  pushValue(clock.log, value);
}
