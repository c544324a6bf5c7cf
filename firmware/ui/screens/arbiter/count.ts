// COUNT: the presses of either side, one at a time. Nothing is added by it.

import { Edit } from '../../../core/arbiter/edit';
import type { Clock } from '../../../core/clock';
import { Field } from '../../../core/arbiter/fields';
import type { Face } from '../../face';
import type { Ui } from '../../ui';
import { COUNT_ROWS, applyNumber, changeNumber, isPending } from './numbers';
import { From, Page, openPlain, pickSide } from './page';
import { addPageSigns, drawField } from './values';

function changeCount(ui: Ui, by: number): void {
  changeNumber(ui, COUNT_ROWS[0], by, COUNT_ROWS[0].max);
}

function applyCount(ui: Ui, target: Clock, atMs: number): void {
  applyNumber(ui, Edit.Count, target, atMs);
}

function drawCount(ui: Ui, clock: Clock, face: Face): void {
  addPageSigns(ui, clock, face, ui.arbiter.side);
  drawField(ui, clock, face, Field.Presses);
}

export const COUNT_PAGE: Page = {
  from: From.Game,
  open: openPlain,
  change: changeCount,
  pick: pickSide,
  take: isPending,
  apply: applyCount,
  stays: false,
  draw: drawCount,
};
