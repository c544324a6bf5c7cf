// TIME: quick steps or digit by digit, and what byo-yomi and Canadian add. Time for a side with a
// final flag asks whether the flag goes too.

import { Edit, edit, editMarks } from '../../../core/arbiter/edit';
import { Clock, Phase, isFinal } from '../../../core/clock';
import { Field } from '../../../core/arbiter/fields';
import type { Side } from '../../../core/sides';
import { NOBODY } from '../../arbiter';
import { putSeconds } from '../../digits';
import { Face, putChar, sideFace } from '../../face';
import type { Ui } from '../../ui';
import { TIME_ROWS, applyNumber, changeNumber, isPending, pickRow } from './numbers';
import { From, Page, openPlain, targetMs } from './page';
import { ask, changeAnswer, drawQuestion } from './question';
import { addPageSigns, drawField } from './values';

const PLUS = 43;

/** Whether the side gets time although its final flag has fallen. */
function isRevived(ui: Ui, side: Side): boolean {
  return ui.arbiter.pending[side] > 0 && isFinal(ui.clock, side);
}

function changeTime(ui: Ui, by: number): void {
  const row = TIME_ROWS[ui.arbiter.row];
  if (ui.arbiter.isAsking) changeAnswer(ui);
  else changeNumber(ui, row, by, row.max);
}

function pickTime(ui: Ui, side: Side): void {
  if (!ui.arbiter.isAsking) pickRow(ui, TIME_ROWS, side);
}

function takeTime(ui: Ui): boolean {
  if (!isPending(ui)) return false;
  if (ui.arbiter.isAsking || TIME_ROWS[ui.arbiter.row].edit !== Edit.Time) return true;
  if (!isRevived(ui, 0) && !isRevived(ui, 1)) return true;
  ask(ui, true);
  return false;
}

/** The flag goes, and with it the freeze that it brought. */
export function clearFlagOf(target: Clock, side: Side, atMs: number): void {
  edit(target, editMarks(Edit.ClearFlag, side), 0, atMs);
  if (target.phase === Phase.Frozen || target.cameFrom === Phase.Frozen) {
    edit(target, editMarks(Edit.Release, 0), 0, atMs);
  }
}

function applyTime(ui: Ui, target: Clock, atMs: number): void {
  const arbiter = ui.arbiter;
  const isCleared = arbiter.isAsking && arbiter.isYes;
  for (let side = 0; side < NOBODY; side++) {
    if (isCleared && isRevived(ui, side)) clearFlagOf(target, side, targetMs(target, atMs));
  }
  applyNumber(ui, TIME_ROWS[arbiter.row].edit, target, atMs);
}

/** Digit by digit, the other side shows which one. */
function drawStep(ui: Ui, face: Face): void {
  const texts = sideFace(face, 1 - ui.arbiter.side);
  const row = TIME_ROWS[ui.arbiter.row];
  if (ui.arbiter.row === 0 || row.edit !== Edit.Time) return;
  putSeconds(texts.main, 0, (row.step / 1000) | 0, row.step >= 3600000);
  putChar(texts.beside, 0, PLUS);
}

function drawTime(ui: Ui, clock: Clock, face: Face): void {
  addPageSigns(ui, clock, face, ui.arbiter.side);
  if (ui.arbiter.isAsking) {
    drawQuestion(ui, face, 'FLOFF');
    return;
  }
  drawField(ui, clock, face, TIME_ROWS[ui.arbiter.row].field as Field);
  if (ui.arbiter.side !== NOBODY) drawStep(ui, face);
}

export const TIME_PAGE: Page = {
  from: From.GameOrReady,
  open: openPlain,
  change: changeTime,
  pick: pickTime,
  take: takeTime,
  apply: applyTime,
  stays: false,
  draw: drawTime,
};
