// ABOUT: what this clock is, and a help page.

import type { Clock } from '../../../core/clock';
import { Style, putNumber } from '../../digits';
import { Face, putChar, putWord } from '../../face';
import type { Ui } from '../../ui';
import { putFingerprint } from '../ready';
import { putSlice } from '../setup';
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

/**
 * Help, a row of ten characters a line: what is done, and its keys as L R - P +. A number is the
 * seconds of a hold, a key after it the answer. One text, because each text of a list costs memory.
 */
export const HELP =
  'OK    P   ' +
  'BACK  P0.6' +
  'SIDE  L R ' +
  'SET   - + ' +
  'EDIT  P 2 ' + // in SETUP
  'OFF   -P3 ' +
  'WHITE - + ' + // in READY
  'SOUND - 2 ' +
  'FREEZE+ 2 ' +
  'SETUP -P2 ' +
  'GO    P   ' + // in READY and in a game
  'COUNTS+   ' +
  'CONTRL-   ' +
  'END   -P3+' + // of a game that stands
  'OFF   +P3-' +
  'ARBITR-+2 ';

const ROW = 10;
const WHAT = 6;
const LINES = Line.Help + HELP.length / ROW;
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
  const at = (row - Line.Help) * ROW;
  if (row === Line.Board) drawOver(ui, face, ui.arbiter.board);
  else if (row < Line.Help) {
    putWord(face.left.main, TITLES[row]);
    putValue(ui, clock, face.right.main);
  } else {
    putSlice(face.left.main, HELP, at, WHAT);
    putSlice(face.right.main, HELP, at + WHAT, ROW - WHAT);
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
