// LOCK: the arbiter's code, 0000 being none, and the tournament lock, with which only the chosen
// control can be started. LEFT of the first digit is the tournament lock.

import type { Clock } from '../../../core/clock';
import type { Side } from '../../../core/sides';
import { Sign } from '../../../../hal/hal';
import { Face, putWord } from '../../face';
import { addSigns } from '../../signs';
import type { Ui } from '../../ui';
import { changeDigit, drawCode, pickDigit, takeDigit } from './code';
import { From, Page, applyNothing } from './page';

/** The line of the tournament lock; the others are digits. */
const TOURNAMENT = 4;

function openLock(ui: Ui): void {
  ui.arbiter.row = TOURNAMENT;
  ui.arbiter.isYes = ui.arbiter.isTournament;
  ui.arbiter.pending[0] = ui.arbiter.lockCode;
}

function changeLock(ui: Ui, by: number): void {
  if (ui.arbiter.row === TOURNAMENT) ui.arbiter.isYes = !ui.arbiter.isYes;
  else changeDigit(ui, by);
}

function pickLock(ui: Ui, side: Side): void {
  const row = ui.arbiter.row;
  if (row === TOURNAMENT) ui.arbiter.row = side === 0 ? TOURNAMENT : 0;
  else if (row === 0 && side === 0) ui.arbiter.row = TOURNAMENT;
  else pickDigit(ui, side);
}

function takeLock(ui: Ui): boolean {
  const arbiter = ui.arbiter;
  if (arbiter.row === TOURNAMENT) {
    arbiter.isTournament = arbiter.isYes;
    ui.notices &= ~Sign.Lock;
    if (arbiter.isYes) ui.notices |= Sign.Lock;
    return true;
  }
  if (!takeDigit(ui)) return false;
  arbiter.lockCode = arbiter.pending[0];
  return true;
}

function drawLock(ui: Ui, clock: Clock, face: Face): void {
  addSigns(face, clock);
  if (ui.arbiter.row === TOURNAMENT) {
    putWord(face.left.main, 'TOURN');
    putWord(face.right.main, ui.arbiter.isYes ? 'ON' : 'OFF');
    return;
  }
  putWord(face.left.main, 'CODE');
  drawCode(ui, face);
}

export const LOCK_PAGE: Page = {
  from: From.Any,
  open: openLock,
  change: changeLock,
  pick: pickLock,
  take: takeLock,
  apply: applyNothing,
  stays: false,
  draw: drawLock,
};
