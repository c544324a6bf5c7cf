// CONTROL: another control in mid-game: a forgotten increment (6.10.2), five seconds for both by
// Guideline III.4, or any control of the list. Times, counts, turn and freeze stay.

import { Edit, edit, editMarks } from '../../../core/arbiter/edit';
import { installControl, setBonus } from '../../../core/arbiter/new-control';
import type { Clock } from '../../../core/clock';
import { Method, periodOf } from '../../../core/control';
import type { Control } from '../../../core/control';
import { prepaidMs } from '../../../core/methods/prepaid';
import type { Side } from '../../../core/sides';
import { choicesOf, controlAt, isEmptyRow, takeChoice } from '../../choices';
import { putNumber, putSeconds } from '../../digits';
import { Face, putChar, putWord } from '../../face';
import { addSigns } from '../../signs';
import type { Ui } from '../../ui';
import { drawChoice } from '../setup';
import { From, Page, applyNothing, drawNone, isGameOn, turned } from './page';
import { ask, changeAnswer, drawQuestion } from './question';

const enum Line {
  Bonus = 0,
  FiveSeconds = 1,
  List = 2,
}

const LINES = 3;
const PLUS = 43;
const FIVE_MS = 5000;
const GUIDELINE_MS = 120000;

/** The increments that are in use, in seconds, by their character codes less 40. */
const SECONDS = '()*+-27<AFUd';
const ZERO_CODE = 40;

/** The increment in row `index` of the list, in seconds; NaN behind the last one. */
export function secondsAt(index: number): number {
  return SECONDS.charCodeAt(index) - ZERO_CODE;
}

/** Where the present increment stands in the list. */
function bonusIndex(control: Control): number {
  const period = periodOf(control, 1);
  const seconds = period.method <= Method.Delay ? (period.valueMs / 1000) | 0 : 0;
  let index = 0;
  while (index + 1 < SECONDS.length && secondsAt(index) < seconds) index++;
  return index;
}

function showLine(ui: Ui): void {
  const arbiter = ui.arbiter;
  arbiter.pending[0] = arbiter.row === Line.Bonus ? bonusIndex(ui.clock.control) : 0;
}

function changeControl(ui: Ui, by: number): void {
  const arbiter = ui.arbiter;
  const count = arbiter.row === Line.Bonus ? SECONDS.length : choicesOf(ui);
  if (arbiter.isAsking) changeAnswer(ui);
  else if (arbiter.row !== Line.FiveSeconds) {
    arbiter.pending[0] = turned(arbiter.pending[0], by, count);
  }
}

/** LEFT and RIGHT go from line to line. */
function pickLine(ui: Ui, side: Side): void {
  if (ui.arbiter.isAsking) return;
  ui.arbiter.row = turned(ui.arbiter.row, side === 0 ? -1 : 1, LINES);
  showLine(ui);
}

/** The guideline is for games without increment. */
function isPlain(control: Control): boolean {
  return periodOf(control, control.periodCount).method === Method.None;
}

function mayTake(ui: Ui): boolean {
  const arbiter = ui.arbiter;
  if (arbiter.row === Line.Bonus) return arbiter.pending[0] !== bonusIndex(ui.clock.control);
  if (arbiter.row === Line.FiveSeconds) return isGameOn(ui.clock) && isPlain(ui.clock.control);
  return !isEmptyRow(ui, arbiter.pending[0]);
}

function changeTo(ui: Ui, control: Control): void {
  const arbiter = ui.arbiter;
  if (arbiter.row === Line.Bonus) setBonus(control, secondsAt(arbiter.pending[0]) * 1000);
  else if (arbiter.row === Line.FiveSeconds) setBonus(control, FIVE_MS);
  else {
    ui.choice.at = arbiter.pending[0];
    takeChoice(ui);
  }
}

function prepaidOf(clock: Clock, side: Side): number {
  return prepaidMs(clock.control, clock.sides[side].period);
}

function addFirstBonus(clock: Clock, side: Side, beforeMs: number, atMs: number): void {
  const moreMs = prepaidOf(clock, side) - beforeMs;
  if (moreMs > 0) edit(clock, editMarks(Edit.Time, side), moreMs, atMs);
}

/** In READY the start values of the new control hold the first increment by themselves. */
function install(ui: Ui, atMs: number): void {
  const clock = ui.clock;
  const isOn = isGameOn(clock);
  const leftMs = prepaidOf(clock, 0);
  const rightMs = prepaidOf(clock, 1);
  const freeze = clock.control.freeze;
  changeTo(ui, clock.control);
  if (isOn) clock.control.freeze = freeze;
  installControl(clock, atMs);
  if (!isOn || !ui.arbiter.isYes) return;
  addFirstBonus(clock, 0, leftMs, atMs);
  addFirstBonus(clock, 1, rightMs, atMs);
}

/** In READY nothing is asked but that it shall be so. */
function takeControl(ui: Ui, atMs: number): boolean {
  const clock = ui.clock;
  if (!mayTake(ui)) return false;
  if (!ui.arbiter.isAsking && isGameOn(clock)) {
    ask(ui, clock.control.bonusBefore);
    return false;
  }
  install(ui, atMs);
  if (ui.arbiter.row === Line.FiveSeconds) {
    edit(clock, editMarks(Edit.Time, 1 - clock.turn), GUIDELINE_MS, atMs);
  }
  return true;
}

function drawBonus(ui: Ui, face: Face): void {
  putWord(face.left.main, 'BONUS');
  putChar(face.right.main, 0, PLUS);
  putNumber(face.right.main, 1, secondsAt(ui.arbiter.pending[0]), 1);
}

function drawFiveSeconds(ui: Ui, face: Face): void {
  putWord(face.left.main, 'III.4');
  if (isPlain(ui.clock.control)) putSeconds(face.right.main, 0, FIVE_MS / 1000, false);
  else drawNone(face);
}

function drawControlPage(ui: Ui, clock: Clock, face: Face): void {
  const row = ui.arbiter.row;
  addSigns(face, clock);
  if (ui.arbiter.isAsking) drawQuestion(ui, face, 'ADD');
  else if (row === Line.Bonus) drawBonus(ui, face);
  else if (row === Line.FiveSeconds) drawFiveSeconds(ui, face);
  else drawChoice(ui, face, controlAt(ui, ui.arbiter.pending[0]));
}

export const CONTROL_PAGE: Page = {
  from: From.GameOrReady,
  open: showLine,
  change: changeControl,
  pick: pickLine,
  take: takeControl,
  apply: applyNothing,
  stays: false,
  draw: drawControlPage,
};
