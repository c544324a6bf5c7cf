// PERIOD: the number of either side alone or, asked, with its base. One line does it for both after
// two flags fell before the last period: flags off, next base for both.

import { Edit, edit, editMarks } from '../../../core/arbiter/edit';
import { Field } from '../../../core/arbiter/fields';
import { Clock, baseMsOf, isFinal } from '../../../core/clock';
import { hasNextPeriod } from '../../../core/control';
import { prepaidMoreMs } from '../../../core/methods/prepaid';
import type { Side } from '../../../core/sides';
import { NOBODY } from '../../arbiter';
import type { Face } from '../../face';
import type { Ui } from '../../ui';
import { PERIOD_ROWS, applyNumber, changeNumber, isPending } from './numbers';
import { From, Page, targetMs } from './page';
import { ask, changeAnswer, drawQuestion } from './question';
import { clearFlagOf } from './time';
import { addPageSigns, drawField, drawTimes } from './values';

/** The line that does it for both. */
const BOTH = 1;

function mayGoOn(clock: Clock, side: Side): boolean {
  return hasNextPeriod(clock.control, clock.sides[side].period);
}

/** Opens at the line for both when both flags are down and a period is left. */
function openPeriod(ui: Ui): void {
  const clock = ui.clock;
  if (!isFinal(clock, 0) || !isFinal(clock, 1)) return;
  if (mayGoOn(clock, 0) && mayGoOn(clock, 1)) ui.arbiter.row = BOTH;
}

function changePeriod(ui: Ui, by: number): void {
  const control = ui.clock.control;
  if (ui.arbiter.isAsking) changeAnswer(ui);
  else changeNumber(ui, PERIOD_ROWS[0], by, control.repeats ? 99 : control.periodCount);
}

/** The button again: the line for both, and back. */
function pickPeriod(ui: Ui, side: Side): void {
  const arbiter = ui.arbiter;
  const isAgain = arbiter.side === side;
  if (arbiter.isAsking) return;
  arbiter.pending[0] = 0;
  arbiter.pending[1] = 0;
  arbiter.row = isAgain && mayGoOn(ui.clock, 0) && mayGoOn(ui.clock, 1) ? BOTH : 0;
  arbiter.side = arbiter.row === BOTH ? NOBODY : side;
}

function takePeriod(ui: Ui): boolean {
  const arbiter = ui.arbiter;
  if (arbiter.row === BOTH) return true;
  if (!isPending(ui)) return false;
  if (arbiter.isAsking) return true;
  ask(ui, false);
  return false;
}

/** What the side gets, or gives back, when the base comes with the period. */
function baseChangeMs(clock: Clock, side: Side, by: number): number {
  const from = clock.sides[side].period;
  const to = from + by;
  let sumMs = by > 0 ? prepaidMoreMs(clock.control, from, to) : 0;
  for (let number = from + 1; number <= to; number++) sumMs += baseMsOf(clock, side, number);
  for (let number = to + 1; number <= from; number++) sumMs -= baseMsOf(clock, side, number);
  return Math.max(sumMs, 1000 - clock.sides[side].bankMs);
}

function applyBase(ui: Ui, target: Clock, atMs: number): void {
  let byMs = 0;
  for (let side = 0; side < NOBODY; side++) {
    if (ui.arbiter.pending[side] === 0) continue;
    byMs = baseChangeMs(target, side, ui.arbiter.pending[side]);
    edit(target, editMarks(Edit.Time, side), byMs, atMs);
  }
}

function applyBoth(target: Clock, atMs: number): void {
  clearFlagOf(target, 0, atMs);
  edit(target, editMarks(Edit.NextPeriod, 0), 0, atMs);
  edit(target, editMarks(Edit.NextPeriod, 1), 0, atMs);
}

function applyPeriod(ui: Ui, target: Clock, atMs: number): void {
  if (ui.arbiter.row === BOTH) applyBoth(target, targetMs(target, atMs));
  else {
    if (ui.arbiter.isAsking && ui.arbiter.isYes) applyBase(ui, target, targetMs(target, atMs));
    applyNumber(ui, Edit.Period, target, atMs);
  }
}

function drawPeriod(ui: Ui, clock: Clock, face: Face): void {
  if (ui.arbiter.row === BOTH) {
    drawTimes(ui, clock, face);
    return;
  }
  addPageSigns(ui, clock, face, ui.arbiter.side);
  if (ui.arbiter.isAsking) drawQuestion(ui, face, 'BASE');
  else drawField(ui, clock, face, Field.Period);
}

export const PERIOD_PAGE: Page = {
  from: From.Game,
  open: openPeriod,
  change: changePeriod,
  pick: pickPeriod,
  take: takePeriod,
  apply: applyPeriod,
  stays: false,
  draw: drawPeriod,
};
