// ILLEGAL: the offender's last press is taken back, with the opponent's answer to it; the opponent
// gets the penalty and the offender is to move.

import { chooseTurn } from '../../../core/arbiter/choose-turn';
import { Edit, edit, editMarks } from '../../../core/arbiter/edit';
import { agePressOf, previewTakeBack, takeBack } from '../../../core/arbiter/take-back';
import type { Clock } from '../../../core/clock';
import { Profile, periodOf } from '../../../core/control';
import type { Control } from '../../../core/control';
import { peek } from '../../../core/replay';
import { BONUS_MS_MAX } from '../../../core/limits';
import { Method } from '../../../core/control';
import { NOBODY } from '../../arbiter';
import { putSeconds } from '../../digits';
import { Face, putChar, putWord } from '../../face';
import { addSigns } from '../../signs';
import type { Ui } from '../../ui';
import { From, Page, pickSide, signOf, takePicked, targetMs } from './page';
import { drawTimes } from './values';

const MINUTE_MS = 60000;
const PLUS = 43;

/** Two minutes; one in rapid and blitz under FIDE rules. */
function penaltyMs(control: Control): number {
  const first = periodOf(control, 1);
  const bonusMs = first.method <= Method.Delay ? first.valueMs : 0;
  const isShort = first.whiteBaseMs + 60 * bonusMs < 60 * MINUTE_MS;
  return control.profile === Profile.Fide && isShort ? MINUTE_MS : 2 * MINUTE_MS;
}

function openIllegal(ui: Ui): void {
  ui.arbiter.pending[0] = penaltyMs(ui.clock.control);
}

function changePenalty(ui: Ui, by: number): void {
  const ms = ui.arbiter.pending[0] + signOf(by) * MINUTE_MS;
  if (ms >= 0 && ms <= BONUS_MS_MAX) ui.arbiter.pending[0] = ms;
}

/** The offender's press goes; where the log has none, the offender is only put to move. */
function giveMoveBack(ui: Ui, target: Clock, atMs: number): void {
  const offender = ui.arbiter.side;
  const age = agePressOf(ui.scratch, ui.clock, offender);
  if (age >= 0) {
    previewTakeBack(ui.scratch, ui.clock, age, false);
    if (target.log) takeBack(target, ui.scratch, age, atMs);
    return;
  }
  peek(ui.scratch, ui.clock, atMs);
  if (target.turn !== offender) chooseTurn(target, offender, atMs);
}

function applyIllegal(ui: Ui, target: Clock, atMs: number): void {
  const arbiter = ui.arbiter;
  if (arbiter.side === NOBODY) return;
  giveMoveBack(ui, target, atMs);
  if (arbiter.pending[0] === 0) return;
  edit(target, editMarks(Edit.Time, 1 - arbiter.side), arbiter.pending[0], targetMs(target, atMs));
}

function drawIllegal(ui: Ui, clock: Clock, face: Face): void {
  if (ui.arbiter.side !== NOBODY) {
    drawTimes(ui, clock, face);
    return;
  }
  addSigns(face, clock);
  putWord(face.left.main, 'SIDE');
  putSeconds(
    face.right.main,
    putChar(face.right.main, 0, PLUS),
    (ui.arbiter.pending[0] / 1000) | 0,
    false,
  );
}

export const ILLEGAL_PAGE: Page = {
  from: From.Game,
  open: openIllegal,
  change: changePenalty,
  pick: pickSide,
  take: takePicked,
  apply: applyIllegal,
  stays: false,
  draw: drawIllegal,
};
