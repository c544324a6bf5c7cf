// ABOUT: what this clock is, and a help page.

import type { Clock } from '../../../core/clock';
import { Style, putNumber } from '../../digits';
import { Face, putChar, putWord } from '../../face';
import type { Ui } from '../../ui';
import { putFingerprint } from '../ready';
import { From, Page, applyNothing, openPlain, pickNobody, takeNothing, turned } from './page';

const enum Line {
  Version = 0,
  Board = 1,
  Battery = 2,
  Presets = 3,
  Fingerprint = 4,
  Help = 5,
}

const TITLES = ['VER', '', 'BATT', 'PRESET', 'PRINT'];

/** Help, a line each: left and right of the glass. The card of the arbiter says more. */
const HELP = ['OK', 'PAUSE', 'BACK', 'HOLD P', 'PICK', 'L R', 'STEP', '- PLUS'];

const LINES = 9;
const MINUS = 45;

function changeAbout(ui: Ui, by: number): void {
  ui.arbiter.row = turned(ui.arbiter.row, by, LINES);
}

/** A name over both sides. */
function drawOver(ui: Ui, face: Face, name: string): void {
  const cells = ui.style & Style.Short ? 4 : 6;
  for (let i = 0; i < name.length && i < 2 * cells; i++) {
    if (i < cells) putChar(face.left.main, i, name.charCodeAt(i));
    else putChar(face.right.main, i - cells, name.charCodeAt(i));
  }
}

function putValue(ui: Ui, clock: Clock, text: Uint8Array): void {
  const row = ui.arbiter.row;
  putChar(text, 0, MINUS);
  if (row === Line.Version && ui.arbiter.version !== '') putWord(text, ui.arbiter.version);
  if (row === Line.Battery && ui.batteryPercent >= 0) putNumber(text, 0, ui.batteryPercent, 1);
  if (row === Line.Presets) putNumber(text, 0, ui.catalogue.version, 1);
  if (row === Line.Fingerprint) putFingerprint(text, clock.control);
}

function drawAbout(ui: Ui, clock: Clock, face: Face): void {
  const row = ui.arbiter.row;
  const at = (row - Line.Help) * 2;
  if (row === Line.Board) drawOver(ui, face, ui.arbiter.board);
  else if (row < Line.Help) {
    putWord(face.left.main, TITLES[row]);
    putValue(ui, clock, face.right.main);
  } else {
    putWord(face.left.main, HELP[at]);
    putWord(face.right.main, HELP[at + 1]);
  }
}

export const ABOUT_PAGE: Page = {
  from: From.Any,
  open: openPlain,
  change: changeAbout,
  pick: pickNobody,
  take: takeNothing,
  apply: applyNothing,
  stays: true,
  draw: drawAbout,
};
