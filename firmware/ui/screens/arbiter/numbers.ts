// Pages that set one number a side by steps: a row of the table says which, how far and how fast.
// The button of a side picks it, and pressed again goes to the next row.

import { Edit, edit, editMarks } from '../../../core/arbiter/edit';
import { Field, SIDE_FIELDS } from '../../../core/arbiter/fields';
import { flowOf } from '../../../core/charge';
import type { Clock } from '../../../core/clock';
import { COUNT_MAX, MOVES_MAX, TIME_MS_MAX } from '../../../core/limits';
import { Flow } from '../../../core/flow';
import type { Side } from '../../../core/sides';
import { NOBODY } from '../../arbiter';
import type { Ui } from '../../ui';
import { targetMs } from './page';

/** What a row sets, and by how much at a time. */
export interface NumberRow {
  edit: Edit;
  field: Field;
  min: number;
  max: number;
  step: number;
  heldStep: number;
}

const MINUTE_MS = 60000;

function createTimeRow(step: number, heldStep: number): NumberRow {
  return {
    edit: Edit.Time,
    field: Field.Bank,
    min: 1000,
    max: TIME_MS_MAX,
    step: step,
    heldStep: heldStep,
  };
}

function createCountRow(number: Edit, field: Field, min: number, max: number): NumberRow {
  return { edit: number, field: field, min: min, max: max, step: 1, heldStep: 10 };
}

/** Quick steps, then what byo-yomi and Canadian add, then digit by digit. */
export const TIME_ROWS = [
  createTimeRow(MINUTE_MS, 10 * MINUTE_MS),
  createCountRow(Edit.PeriodsLeft, Field.PeriodsLeft, 1, COUNT_MAX),
  createCountRow(Edit.BlockMoves, Field.BlockMoves, 1, COUNT_MAX),
  createTimeRow(60 * MINUTE_MS, 60 * MINUTE_MS),
  createTimeRow(10 * MINUTE_MS, 10 * MINUTE_MS),
  createTimeRow(MINUTE_MS, MINUTE_MS),
  createTimeRow(10000, 10000),
  createTimeRow(1000, 1000),
];

export const COUNT_ROWS = [createCountRow(Edit.Count, Field.Presses, 0, MOVES_MAX)];

export const PERIOD_ROWS = [createCountRow(Edit.Period, Field.Period, 1, COUNT_MAX)];

function clearPending(ui: Ui): void {
  ui.arbiter.pending[0] = 0;
  ui.arbiter.pending[1] = 0;
}

/** Byo-yomi and Canadian rows are there for a side that is in such a period. */
function isThere(ui: Ui, row: NumberRow, side: Side): boolean {
  if (row.field < Field.PeriodsLeft) return true;
  return ui.arbiter.before[side * SIDE_FIELDS + row.field] > 0;
}

function goToNextRow(ui: Ui, rows: readonly NumberRow[], side: Side): void {
  const arbiter = ui.arbiter;
  const number = rows[arbiter.row].edit;
  arbiter.row = (arbiter.row + 1) % rows.length;
  while (!isThere(ui, rows[arbiter.row], side)) arbiter.row = (arbiter.row + 1) % rows.length;
  if (rows[arbiter.row].edit !== number) clearPending(ui);
}

/** What was set for the other side stays, as long as it is the same kind of number. */
export function pickRow(ui: Ui, rows: readonly NumberRow[], side: Side): void {
  const arbiter = ui.arbiter;
  if (arbiter.side === side) goToNextRow(ui, rows, side);
  else {
    if (rows[arbiter.row].edit !== rows[0].edit) clearPending(ui);
    arbiter.row = 0;
  }
  arbiter.side = side;
}

function bounded(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}

/** `max` is the largest value; a time that counts up may be 0. */
export function changeNumber(ui: Ui, row: NumberRow, by: number, max: number): void {
  const arbiter = ui.arbiter;
  const side = arbiter.side;
  let now = 0;
  let min = row.min;
  let step = row.step;
  if (side === NOBODY) return;
  now = arbiter.before[side * SIDE_FIELDS + row.field];
  if (row.field === Field.Bank && flowOf(ui.clock, side) === Flow.Up) min = 0;
  if (by < -1 || by > 1) step = row.heldStep;
  if (by < 0) step = -step;
  arbiter.pending[side] = bounded(now + arbiter.pending[side] + step, min, max) - now;
}

/** Does what is pending for either side. */
export function applyNumber(ui: Ui, number: Edit, target: Clock, atMs: number): void {
  const pending = ui.arbiter.pending;
  for (let side = 0; side < NOBODY; side++) {
    if (pending[side] === 0) continue;
    edit(target, editMarks(number, side), pending[side], targetMs(target, atMs));
  }
}

export function isPending(ui: Ui): boolean {
  return ui.arbiter.pending[0] !== 0 || ui.arbiter.pending[1] !== 0;
}
