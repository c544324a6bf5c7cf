// TURN: the button of a side puts it to move: a fresh move, no count, no credit.

import { chooseTurn } from '../../../core/arbiter/choose-turn';
import type { Clock } from '../../../core/clock';
import { NOBODY } from '../../arbiter';
import { CYCLE_MS } from '../../face';
import type { Face } from '../../face';
import type { Ui } from '../../ui';
import { From, Page, changeNothing, openPlain, pickSide, takePicked, targetMs } from './page';
import { addPageSigns, drawTimes } from './values';

function applyTurn(ui: Ui, target: Clock, atMs: number): void {
  if (ui.arbiter.side !== NOBODY) chooseTurn(target, ui.arbiter.side, targetMs(target, atMs));
}

/** The side that is picked blinks, also when it is to move already. */
function drawTurn(ui: Ui, clock: Clock, face: Face): void {
  drawTimes(ui, clock, face);
  if (face.cycleMs < CYCLE_MS / 2) addPageSigns(ui, clock, face, ui.arbiter.side);
}

export const TURN_PAGE: Page = {
  from: From.Game,
  open: openPlain,
  change: changeNothing,
  pick: pickSide,
  take: takePicked,
  apply: applyTurn,
  stays: false,
  draw: drawTurn,
};
