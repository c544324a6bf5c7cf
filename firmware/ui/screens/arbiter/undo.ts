// UNDO: takes back the last press. The time since counts as paused; PLUS charges it to the side
// that pressed. OK again takes back the one before, as deep as the log.

import { agePress, previewTakeBack, takeBack } from '../../../core/arbiter/take-back';
import type { Clock } from '../../../core/clock';
import { Sign } from '../../../../hal/hal';
import type { Face } from '../../face';
import { addSigns } from '../../signs';
import type { Ui } from '../../ui';
import { From, Page, drawNone, openPlain, pickNobody } from './page';
import { drawTimes } from './values';

function changePayer(ui: Ui, by: number): void {
  ui.arbiter.pending[0] = by > 0 ? 1 : 0;
}

function takeUndo(ui: Ui): boolean {
  return agePress(ui.clock, 0) >= 0;
}

function applyUndo(ui: Ui, target: Clock, atMs: number): void {
  const age = agePress(ui.clock, 0);
  if (age < 0) return;
  previewTakeBack(ui.scratch, ui.clock, age, ui.arbiter.pending[0] === 1);
  if (target.log) takeBack(target, ui.scratch, age, atMs);
}

function drawUndo(ui: Ui, clock: Clock, face: Face): void {
  if (agePress(ui.clock, 0) < 0) {
    addSigns(face, clock);
    drawNone(face);
    return;
  }
  drawTimes(ui, clock, face);
  // The time since is no pause any more: the side that pressed pays.
  if (ui.arbiter.pending[0] === 1) face.signs &= ~Sign.Pause;
}

export const UNDO_PAGE: Page = {
  from: From.Game,
  open: openPlain,
  change: changePayer,
  pick: pickNobody,
  take: takeUndo,
  apply: applyUndo,
  stays: true,
  draw: drawUndo,
};
