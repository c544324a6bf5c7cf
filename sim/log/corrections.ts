// What an arbiter did between two moments of play, as jobs for the pages of arbiter mode.

import { Edit } from '../../firmware/core/arbiter/edit';
import { COPY_MAX, packState, unpackState } from '../../firmware/core/arbiter/copy-code';
import {
  FIELDS,
  Field,
  SIDE_FIELDS,
  createFields,
  readFields,
} from '../../firmware/core/arbiter/fields';
import { Phase, createClock } from '../../firmware/core/clock';
import { copyControl } from '../../firmware/core/control';
import type { Control } from '../../firmware/core/control';
import { prepareGame, startGame } from '../../firmware/core/game';
import { printControl } from '../../firmware/notation/print';
import { NOBODY, PageId } from '../../firmware/ui/arbiter';
import { SIDE_NAMES } from '../clock-state';
import type { Row } from './game-log';
import {
  bringNextPeriods,
  changeBeside,
  changeNumber,
  changeTime,
  clearFlag,
  enterCode,
  installControl,
  putToMove,
  setOptions,
  swapColours,
  takeBack,
} from './page-keys';
import { appOf, catchUp } from './replay-hand';
import type { ReplayHand } from './replay-hand';

/** One page's work: what it is for, how it is done, and how many rows of the log come of it. */
export interface Job {
  rows: readonly Row[];
  name: string;
  /** Presses without effect before it. */
  idle(hand: ReplayHand): Row['idle'];
  run(hand: ReplayHand): boolean;
}

const NO_IDLE = { left: 0, right: 0 };

function isEdit(row: Row | undefined, edit: Edit): boolean {
  return row?.edit?.edit === edit;
}

/** The rows from `at` on that the same key made. */
function rowsAtOnce(rows: readonly Row[], at: number): Row[] {
  const { atMs } = rows[at]!;
  const end = rows.findIndex((row, i) => i > at && (row.atMs !== atMs || row.edit === null));
  return rows.slice(at, end < 0 ? rows.length : end);
}

/** How many of the rows follow `at` and set numbers of a state: the clock was given a new one. */
function fieldsAfter(rows: readonly Row[], at: number): number {
  let end = at;
  while (isEdit(rows[end], Edit.Field) || isEdit(rows[end], Edit.Freeze)) end++;
  return end - at;
}

/** The state with which the game was begun anew: a fresh start, and what was set of it. */
function fieldsOf(control: Control, rows: readonly Row[]): Int32Array {
  const clock = createClock(8);
  const fields = createFields();
  copyControl(clock.control, control);
  prepareGame(clock, 0);
  startGame(clock, SIDE_NAMES.indexOf(rows[0]!.side), 0);
  readFields(fields, clock);
  for (const { edit } of rows) if (edit?.edit === Edit.Field) fields[edit.side] = edit.value;
  return fields;
}

/** A state as codes carry it: in tenths of a second, without what only the log would know. */
function isCode(fields: Int32Array, control: Control): boolean {
  const digits = new Uint8Array(COPY_MAX);
  const read = createFields();
  packState(digits, fields, control);
  unpackState(read, digits, control);
  for (let i = 0; i < FIELDS; i++) if (read[i] !== fields[i]) return false;
  return true;
}

function beginAnew(hand: ReplayHand, rows: readonly Row[]): boolean {
  const { control } = appOf(hand).clock;
  const wanted = rows[0]!.detail || printControl(control);
  const fields = fieldsOf(control, rows);
  const isFrozen = rows.some((row) => isEdit(row, Edit.Freeze));
  const isSame = wanted === printControl(control) && !isFrozen && isCode(fields, control);
  return isSame ? enterCode(hand, fields) : installControl(hand, wanted);
}

/** The log was begun anew, but the numbers of the state tell what had been pressed in vain. */
function idleBefore(hand: ReplayHand, rows: readonly Row[]): Row['idle'] {
  const { clock } = appOf(hand);
  const isFrozen = clock.phase === Phase.Frozen;
  const fields = fieldsOf(clock.control, rows);
  const field = isFrozen ? Field.Silent : Field.Ignored;
  const counts = clock.sides.map((side, i) => {
    const had = isFrozen ? side.silent : side.ignored;
    return Math.max(0, fields[i * SIDE_FIELDS + field]! - had);
  });
  return { left: counts[0]!, right: counts[1]! };
}

function newGameJob(rows: readonly Row[], at: number): Job {
  const own = rows.slice(at, at + 2 + fieldsAfter(rows, at + 2));
  const name = 'a state or a control that was put on the clock';
  const idle = (hand: ReplayHand) => idleBefore(hand, own);
  return { rows: own, name, idle, run: (hand) => beginAnew(hand, own) };
}

/** The newest press before the row `at` that was not taken back by then. */
function newestPress(rows: readonly Row[], at: number): Row | undefined {
  const presses: Row[] = [];
  for (const row of rows.slice(0, at)) {
    if (row.kind === 'press') presses.push(row);
    if (isEdit(row, Edit.TookBack)) presses.splice(-row.edit!.value);
  }
  return presses.at(-1);
}

/** The pause before it is as old as the press, unless the time since then was charged. */
function takeBackJob(rows: readonly Row[], at: number): Job {
  const own = rows.slice(at, isEdit(rows[at], Edit.TookBack) ? at + 1 : at + 2);
  const { edit, detail } = own.at(-1)!;
  const isFree = own.length === 2 && newestPress(rows, at)?.atMs === own[0]!.atMs;
  const isCharged = edit!.value === 1 && !isFree;
  const run = (hand: ReplayHand) => takeBack(hand, edit!.value, isCharged);
  // What was pressed in vain since then went with it.
  return { rows: own, name: detail, idle: () => NO_IDLE, run };
}

function flagJob(rows: readonly Row[], at: number): Job {
  const { edit, detail } = rows[at]!;
  const idle = () => rows[at]!.idle;
  const both = rowsAtOnce(rows, at);
  const next = both.findIndex((row) => isEdit(row, Edit.NextPeriod));
  if (next > 0 && next < 3 && isEdit(both[next + 1], Edit.NextPeriod)) {
    return { rows: both.slice(0, next + 2), name: detail, idle, run: bringNextPeriods };
  }
  const own = both.slice(0, isEdit(both[1], Edit.Release) ? 2 : 1);
  return { rows: own, name: detail, idle, run: (hand) => clearFlag(hand, edit!.side) };
}

type Doer = (hand: ReplayHand, side: number, value: number) => boolean;

/** Edits that a page makes one by one. */
const DOERS: Partial<Record<Edit, Doer>> = {
  [Edit.Time]: changeTime,
  [Edit.Count]: (hand, side, value) => changeNumber(hand, PageId.Count, side, value),
  [Edit.Period]: (hand, side, value) => changeNumber(hand, PageId.Period, side, value),
  [Edit.PeriodsLeft]: (hand, side, value) => changeBeside(hand, Edit.PeriodsLeft, side, value),
  [Edit.BlockMoves]: (hand, side, value) => changeBeside(hand, Edit.BlockMoves, side, value),
  [Edit.Colours]: swapColours,
  [Edit.Options]: (hand, _, value) => setOptions(hand, value),
  [Edit.ClearPeriodFlag]: clearFlag,
  [Edit.Release]: (hand) => clearFlag(hand, NOBODY),
};

const cannot = (): boolean => false;

function plainJob(row: Row): Job {
  const name = row.edit === null ? `${row.side} put to move` : row.detail;
  const idle = () => row.idle;
  if (row.edit === null) {
    const turn = SIDE_NAMES.indexOf(row.side);
    return { rows: [row], name, idle, run: (hand) => putToMove(hand, turn) };
  }
  const { edit, side, value } = row.edit;
  const doer = DOERS[edit] ?? cannot;
  return { rows: [row], name, idle, run: (hand) => doer(hand, side, value) };
}

/** A clock that is given a state starts and is paused at the same instant. */
function isNewGame(rows: readonly Row[], at: number): boolean {
  const row = rows[at]!;
  const next = rows[at + 1];
  return row.kind === 'start' && next?.kind === 'pause' && next.atMs === row.atMs;
}

/** The pause is the one that presses taken back leave behind, and not that of a key. */
function isTakenBackTo(hand: ReplayHand, rows: readonly Row[], at: number): boolean {
  if (rows[at]!.kind !== 'pause') return isEdit(rows[at], Edit.TookBack);
  if (!isEdit(rows[at + 1], Edit.TookBack)) return false;
  catchUp(hand);
  return appOf(hand).clock.phase !== Phase.Running;
}

/** The job that begins with the row `at`; undefined where players and time did what it says. */
export function jobAt(hand: ReplayHand, rows: readonly Row[], at: number): Job | undefined {
  const row = rows[at];
  if (row === undefined) return undefined;
  if (isNewGame(rows, at)) return newGameJob(rows, at);
  if (isTakenBackTo(hand, rows, at)) return takeBackJob(rows, at);
  if (isEdit(row, Edit.ClearFlag)) return flagJob(rows, at);
  return row.edit !== null || row.kind === 'turn' ? plainJob(row) : undefined;
}

/** Whether an arbiter changed options before the start. */
export function hasEarlyOptions(rows: readonly Row[]): boolean {
  const start = rows.findIndex((row) => row.kind === 'start');
  return rows.slice(0, start).some((row) => isEdit(row, Edit.Options));
}
