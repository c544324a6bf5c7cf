// ARBITER: the code that was set, the list of pages, or the page that is open.

import type { Clock } from '../../core/clock';
import { putNumber } from '../digits';
import { Face, putWord } from '../face';
import { addSigns } from '../signs';
import type { Ui } from '../ui';
import { drawCode } from './arbiter/code';
import { isOpenable } from './arbiter/keys';
import { PAGES, PAGE_NAMES } from './arbiter/page-table';

/** The name of a page and its number; a page that has nothing to do with this clock says so. */
function drawList(ui: Ui, clock: Clock, face: Face): void {
  const page = ui.arbiter.page;
  addSigns(face, clock);
  putWord(face.left.main, PAGE_NAMES[page]);
  if (isOpenable(clock, page)) putNumber(face.right.main, 0, page + 1, 1);
  else putWord(face.right.main, 'NO');
}

/** @overlay */
function drawPages(ui: Ui, clock: Clock, face: Face): void {
  if (ui.arbiter.isLocked) {
    putWord(face.left.main, 'CODE');
    drawCode(ui, face);
  } else if (ui.arbiter.isOpen) PAGES[ui.arbiter.page].draw(ui, clock, face);
  else drawList(ui, clock, face);
}

export function drawArbiter(ui: Ui, clock: Clock, face: Face): void {
  drawPages(ui, clock, face);
}
