// COLOURS: White and Black change places. Nothing else changes.

import { Edit, edit, editMarks } from '../../../core/arbiter/edit';
import type { Clock } from '../../../core/clock';
import type { Ui } from '../../ui';
import { From, Page, changeNothing, openPlain, pickNobody, targetMs } from './page';
import { drawTimes } from './values';

function takeColours(): boolean {
  return true;
}

function applyColours(_ui: Ui, target: Clock, atMs: number): void {
  edit(target, editMarks(Edit.Colours, 0), 0, targetMs(target, atMs));
}

export const COLOURS_PAGE: Page = {
  from: From.GameOrReady,
  open: openPlain,
  change: changeNothing,
  pick: pickNobody,
  take: takeColours,
  apply: applyColours,
  stays: false,
  draw: drawTimes,
};
