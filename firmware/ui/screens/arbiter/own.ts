// A user's own control, line by line: OK and RIGHT go on, BACK and LEFT go back, PLUS and MINUS
// change the line. It is saved on the last line, if it can be played; else that line says why not.

import type { Clock } from '../../../core/clock';
import { unpackControl } from '../../../core/control-code';
import { controlHead } from '../../../core/control-head';
import { NO_FAULT, Fault, faultOf, findFault, periodAtFault } from '../../../core/control-fault';
import { Method } from '../../../core/control';
import type { Period } from '../../../core/control';
import type { Side } from '../../../core/sides';
import { chooseOwn, controlAt, readChoice } from '../../choices';
import { Style, putNumber, putSeconds } from '../../digits';
import { Face, putWord } from '../../face';
import { OWN_FIRST, OWN_NUMBERS, OWN_PERIODS, USER_SLOTS, hasOwn } from '../../own-controls';
import type { Ui } from '../../ui';
import { putOwnName } from '../setup';
import { OPTION_NAMES, ruleOf, wordOf } from './options';
import {
  Line,
  changeLine,
  hasBase,
  isInMinutes,
  isWholeTime,
  moveLine,
  periodInHand,
  thenOf,
} from './own-lines';
import { From, Page, applyNothing } from './page';
import { drawQuestion } from './question';

/** By Line; '' where the name depends on something. */
export const TITLES = [
  '',
  '',
  'WH MIN',
  'WH SEC',
  'BL MIN',
  'BL SEC',
  'MOVES',
  'E MIN',
  'E SEC',
  '',
  'THEN',
  'RULES',
];

export const METHODS = [
  'NONE',
  'FISCHR',
  'BRONST',
  'DELAY',
  'BYO',
  'CANADA',
  'HOURGL',
  'GONG',
  'UPCOUN',
  'OVERTM',
];

export const THENS = ['END', 'NEXT', 'AGAIN'];
export const PROFILES = ['FIDE', 'US', 'CASUAL'];

/** By Fault: what is wrong, and the line on which it can be put right. */
export const FAULT_WORDS = [
  'ALONE',
  'LAST',
  'BEFORE',
  'MOVES',
  'MOVES',
  'MOVES',
  'TIME 0',
  'TIME 0',
  'MOVES',
  'CHANGE',
  'TIME 0',
  'SOUND',
];
const FAULT_LINES = [
  Line.Method,
  Line.Method,
  Line.Method,
  Line.Moves,
  Line.Moves,
  Line.Moves,
  Line.WhiteMinutes,
  Line.WhiteMinutes,
  Line.Moves,
  Line.Change,
  Line.WhiteMinutes,
  Line.Sound,
];

/** The first empty slot; the first of all when there is none. */
function freeSlot(ui: Ui): number {
  let slot = 0;
  while (slot < USER_SLOTS && hasOwn(ui, slot)) slot++;
  return slot % USER_SLOTS;
}

/** It begins as what is chosen; an empty slot begins as the first control of the list. */
function openOwnPage(ui: Ui): void {
  const control = ui.clock.control;
  const slot = controlAt(ui, ui.choice.at) - ui.catalogue.count;
  if (!readChoice(ui)) unpackControl(control, ui.catalogue.codes, 0);
  control.periodCount = Math.min(OWN_PERIODS, control.periodCount);
  ui.arbiter.pending[0] = slot < 0 ? freeSlot(ui) : slot;
  ui.arbiter.isYes = true;
}

/** LEFT and RIGHT. In front of the first line nothing is left by them. */
function pickLine(ui: Ui, side: Side): void {
  if (!moveLine(ui, side === 0 ? -1 : 1)) ui.arbiter.row = Line.Slot;
}

function basesOf(period: Period): number {
  return (period.whiteBaseMs / 1000) | ((period.blackBaseMs / 1000) << 16);
}

function restOf(period: Period): number {
  const number = hasBase(period) ? period.moves : period.count;
  return (period.valueMs / 1000) | (number << 16) | (period.method << 26);
}

/** Writes the control down as own-controls.ts reads it. */
function save(ui: Ui): void {
  const slot = ui.arbiter.pending[0];
  const control = ui.clock.control;
  const at = OWN_FIRST + slot * OWN_NUMBERS;
  ui.choice.settings[at] = controlHead(control);
  for (let i = 0; i < OWN_PERIODS; i++) {
    ui.choice.settings[at + 1 + 2 * i] = basesOf(control.periods[i]);
    ui.choice.settings[at + 2 + 2 * i] = restOf(control.periods[i]);
  }
  chooseOwn(ui, slot);
}

/** Goes to where the fault is; a missing number of moves is one of the period before. */
function goToFault(ui: Ui, found: number): void {
  const fault = faultOf(found);
  const isBefore = fault === Fault.LateUncounted;
  ui.arbiter.pending[1] = periodAtFault(found) - (isBefore ? 1 : 0);
  ui.arbiter.row = FAULT_LINES[fault];
}

/** OK. True when nothing is left to be done. */
function takeOwn(ui: Ui): boolean {
  let found = NO_FAULT;
  if (ui.arbiter.row !== Line.Save) {
    moveLine(ui, 1);
    return false;
  }
  if (!ui.arbiter.isYes) return true;
  found = findFault(ui.clock.control);
  if (found === NO_FAULT) save(ui);
  else goToFault(ui, found);
  return found === NO_FAULT;
}

/** Four cells have no room for hours and seconds: minutes and seconds stand apart. */
function putTime(ui: Ui, text: Uint8Array, ms: number): void {
  const seconds = (ms / 1000) | 0;
  const line = ui.arbiter.row;
  if (!(ui.style & Style.Short)) putSeconds(text, 0, seconds, seconds >= 3600);
  else if (isInMinutes(line)) putNumber(text, 0, (seconds / 60) | 0, 1);
  else putNumber(text, 0, isWholeTime(periodInHand(ui), line) ? seconds : seconds % 60, 2);
}

function putOfPeriod(ui: Ui, text: Uint8Array, line: Line): void {
  const period = periodInHand(ui);
  if (line === Line.Method) putWord(text, METHODS[period.method]);
  else if (line <= Line.WhiteSeconds) putTime(ui, text, period.whiteBaseMs);
  else if (line <= Line.BlackSeconds) putTime(ui, text, period.blackBaseMs);
  else if (line === Line.Moves) putNumber(text, 0, period.moves, 1);
  else if (line <= Line.ValueSeconds) putTime(ui, text, period.valueMs);
  else if (line === Line.Count) putNumber(text, 0, period.count, 1);
  else putWord(text, THENS[thenOf(ui)]);
}

/** PER1: with it begins a period, and so ends what is wrong with one. */
function putPeriodName(text: Uint8Array, index: number): void {
  putNumber(text, putWord(text, 'PER'), index + 1, 1);
}

function putTitle(ui: Ui, text: Uint8Array, line: Line): void {
  const isBlock = periodInHand(ui).method === Method.Canadian;
  if (line === Line.Method) putPeriodName(text, ui.arbiter.pending[1]);
  else if (line === Line.Count) putWord(text, isBlock ? 'BLOCK' : 'TIMES');
  else if (line < Line.Bonus) putWord(text, TITLES[line]);
  else putWord(text, OPTION_NAMES[line - Line.Bonus]);
}

function drawLine(ui: Ui, face: Face, line: Line): void {
  const option = line - Line.Bonus;
  putTitle(ui, face.left.main, line);
  if (option >= 0) putWord(face.right.main, wordOf(option, ruleOf(ui.clock.control, option)));
  else if (line === Line.Profile) putWord(face.right.main, PROFILES[ui.clock.control.profile]);
  else {
    putOfPeriod(ui, face.right.main, line);
    if (line !== Line.Method) putNumber(face.left.beside, 0, ui.arbiter.pending[1] + 1, 1);
  }
}

/** Why it cannot be played, and in which period; or the question. */
function drawSave(ui: Ui, face: Face): void {
  const found = findFault(ui.clock.control);
  drawQuestion(ui, face, 'SAVE');
  if (!ui.arbiter.isYes || found === NO_FAULT) return;
  putWord(face.left.main, FAULT_WORDS[faultOf(found)]);
  putPeriodName(face.right.main, periodAtFault(found));
}

function drawOwn(ui: Ui, _clock: Clock, face: Face): void {
  const arbiter = ui.arbiter;
  if (arbiter.row === Line.Slot) {
    putOwnName(ui, face.left.main, arbiter.pending[0]);
    putWord(face.right.main, hasOwn(ui, arbiter.pending[0]) ? 'SET' : 'FREE');
  } else if (arbiter.row === Line.Save) drawSave(ui, face);
  else drawLine(ui, face, arbiter.row);
}

export const OWN_PAGE: Page = {
  from: From.Any,
  open: openOwnPage,
  change: changeLine,
  pick: pickLine,
  take: takeOwn,
  apply: applyNothing,
  stays: false,
  draw: drawOwn,
};
