// LOG: the last moves, newest first: who pressed, time used and what was left; edits, pauses, power
// cuts and faults. MINUS goes back, PLUS forward.

import { Field, SIDE_FIELDS, readFields } from '../../../core/arbiter/fields';
import type { Clock } from '../../../core/clock';
import { Entry, entryKind } from '../../../core/log';
import { rebuildAfter, rebuildBefore } from '../../../core/replay';
import { gameMs } from '../../../core/clock';
import { Sign } from '../../../../hal/hal';
import { HOUR_MS, putSeconds, writeTime } from '../../digits';
import { Face, putChar, putWord, sideFace } from '../../face';
import { addSigns } from '../../signs';
import type { Ui } from '../../ui';
import { From, Page, applyNothing, drawNone, pickNobody, signOf, takeNothing } from './page';

/** By Entry. Presses show times; idle entries and values of edits are passed over. */
const WORDS = ['', 'START', '', 'PAUSE', 'PLAY', 'TURN', 'TURN', 'FLAG', 'PERIOD', '', 'EDIT'];
const LATE_WORDS = ['POWER', 'FAULT', ''];
const SMALL_U = 117;

/** What pending holds: whether a press is shown, and its time used or the time of the game. */
const enum Shown {
  IsPress = 0,
  Time = 1,
}

function wordOf(kind: Entry): string {
  return kind < Entry.Power ? WORDS[kind] : LATE_WORDS[kind - Entry.Power];
}

function isReadable(kind: Entry): boolean {
  return kind === Entry.Press || wordOf(kind) !== '';
}

/** The nearest entry from `age` on that can be read; -1 = none in that direction. */
function findEntry(ui: Ui, from: number, by: number): number {
  const log = ui.clock.log!;
  let age = from;
  while (age >= 0 && age < log.count) {
    if (isReadable(entryKind(log, age))) return age;
    age += by;
  }
  return -1;
}

/** Works the state at the entry out; it is shown until another is asked for. */
function showEntry(ui: Ui): void {
  const arbiter = ui.arbiter;
  const isPress = entryKind(ui.clock.log!, arbiter.row) === Entry.Press;
  rebuildBefore(ui.scratch, ui.clock, arbiter.row);
  arbiter.side = ui.scratch.turn;
  arbiter.pending[Shown.IsPress] = isPress ? 1 : 0;
  arbiter.pending[Shown.Time] = isPress ? ui.scratch.usedMs : gameMs(ui.scratch);
  rebuildAfter(ui.scratch, ui.clock, arbiter.row);
  readFields(arbiter.after, ui.scratch);
}

/** Whoever opens the log has seen the fault. */
function openLog(ui: Ui): void {
  ui.notices &= ~Sign.Fault | ui.hardware;
  ui.arbiter.row = findEntry(ui, 0, 1);
  if (ui.arbiter.row >= 0) showEntry(ui);
}

function changeEntry(ui: Ui, by: number): void {
  const age = findEntry(ui, ui.arbiter.row - signOf(by), -signOf(by));
  if (age < 0 || ui.arbiter.row < 0) return;
  ui.arbiter.row = age;
  showEntry(ui);
}

/** The presser's side shows what was left, the other one what was used. */
function drawPress(ui: Ui, face: Face): void {
  const side = ui.arbiter.side;
  const usedMs = ui.arbiter.pending[Shown.Time];
  const other = sideFace(face, 1 - side);
  writeTime(sideFace(face, side).main, ui.arbiter.after[side * SIDE_FIELDS + Field.Bank], ui.style);
  putSeconds(other.main, 0, (usedMs / 1000) | 0, usedMs >= HOUR_MS);
  putChar(other.beside, 0, SMALL_U);
}

function drawEvent(ui: Ui, face: Face): void {
  const ms = ui.arbiter.pending[Shown.Time];
  putWord(face.left.main, wordOf(entryKind(ui.clock.log!, ui.arbiter.row)));
  putSeconds(face.right.main, 0, (ms / 1000) | 0, ms >= HOUR_MS);
}

function drawLog(ui: Ui, clock: Clock, face: Face): void {
  addSigns(face, clock);
  face.signs &= ~(Sign.TurnLeft | Sign.TurnRight);
  if (ui.arbiter.row < 0) {
    drawNone(face);
    return;
  }
  face.signs |= Sign.TurnLeft << ui.arbiter.side;
  if (ui.arbiter.pending[Shown.IsPress]) drawPress(ui, face);
  else drawEvent(ui, face);
}

export const LOG_PAGE: Page = {
  from: From.GameOrReady,
  open: openLog,
  change: changeEntry,
  pick: pickNobody,
  take: takeNothing,
  apply: applyNothing,
  stays: true,
  draw: drawLog,
};
