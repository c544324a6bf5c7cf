// FLAG: the evidence. PLUS and MINUS go through it; the button of a side and OK clear its flag, OK
// alone releases the freeze. Nothing here is told to players, and nothing says who won.

import { countPairs, rebuildAtFlag, sumErrorMs } from '../../../core/arbiter/evidence';
import { Edit, edit, editMarks } from '../../../core/arbiter/edit';
import { Field, SIDE_FIELDS, readFields } from '../../../core/arbiter/fields';
import { Clock, Mark, Phase, gameMs } from '../../../core/clock';
import type { Side } from '../../../core/sides';
import { NOBODY } from '../../arbiter';
import { putNumber, putSeconds } from '../../digits';
import { Face, putChar, putWord, sideFace } from '../../face';
import type { Ui } from '../../ui';
import { From, Page, applyNothing, drawNone, pickSide, turned } from './page';
import { clearFlagOf } from './time';
import { addPageSigns } from './values';
import { ask, changeAnswer, drawQuestion } from './question';

const enum Line {
  First = 0,
  FirstPeriod = 1,
  When = 2,
  Since = 3,
  Presses = 4,
  PressesSince = 5,
  Pairs = 6,
  Sum = 7,
}

const LINES = 8;
const MINUS = 45;
const POINT = 46;
const SMALL_C = 99;
const HOUR_S = 3600;

/** The state when the flag fell is kept in `after`; pending[0] says whether it is known. */
function openFlag(ui: Ui): void {
  const arbiter = ui.arbiter;
  arbiter.pending[0] = rebuildAtFlag(ui.scratch, ui.clock) ? 1 : 0;
  readFields(arbiter.after, ui.scratch);
}

function changeLine(ui: Ui, by: number): void {
  if (ui.arbiter.isAsking) changeAnswer(ui);
  else ui.arbiter.row = turned(ui.arbiter.row, by, LINES);
}

function hasFlag(clock: Clock, side: Side): boolean {
  return (clock.sides[side].marks & (Mark.Final | Mark.PeriodFlag)) !== 0;
}

/** A final flag goes before a period flag does. */
function clearOne(ui: Ui, side: Side, atMs: number): void {
  const marks = ui.clock.sides[side].marks;
  if (marks & Mark.Final) clearFlagOf(ui.clock, side, atMs);
  else edit(ui.clock, editMarks(Edit.ClearPeriodFlag, side), 0, atMs);
}

function isFrozen(clock: Clock): boolean {
  return clock.cameFrom === Phase.Frozen;
}

/** The flag of the side that was picked, or else the freeze, is there to go. */
function mayTake(ui: Ui): boolean {
  const side = ui.arbiter.side;
  return side === NOBODY ? isFrozen(ui.clock) : hasFlag(ui.clock, side);
}

function takeFlag(ui: Ui, atMs: number): boolean {
  const side = ui.arbiter.side;
  if (!mayTake(ui)) return false;
  if (!ui.arbiter.isAsking) {
    ask(ui, true);
    return false;
  }
  if (!ui.arbiter.isYes) return true;
  if (side === NOBODY) edit(ui.clock, editMarks(Edit.Release, 0), 0, atMs);
  else clearOne(ui, side, atMs);
  return true;
}

/** 12.345 below a minute: what decides is shown to the millisecond. */
function putExact(text: Uint8Array, ms: number): void {
  const seconds = (ms / 1000) | 0;
  if (seconds >= 60) putSeconds(text, 0, seconds, seconds >= HOUR_S);
  else putNumber(text, putChar(text, putNumber(text, 0, seconds, 1), POINT), ms % 1000, 3);
}

function drawFirst(clock: Clock, face: Face, firstMark: Mark, byMs: number): void {
  const side = clock.sides[0].marks & firstMark ? 0 : 1;
  if (!(clock.sides[side].marks & firstMark)) {
    drawNone(face);
    return;
  }
  putWord(sideFace(face, side).main, '1ST');
  if (byMs >= 0) putExact(sideFace(face, 1 - side).main, byMs);
}

function drawSince(clock: Clock, face: Face, word: string, ms: number): void {
  putWord(face.left.main, word);
  if (clock.game.flagMs < 0) putChar(face.right.main, 0, MINUS);
  else putSeconds(face.right.main, 0, (ms / 1000) | 0, ms >= HOUR_S * 1000);
}

/** Presses when the flag fell, and of each side since then. */
function pressesOf(ui: Ui, side: Side, isSince: boolean): number {
  const at = ui.arbiter.after[side * SIDE_FIELDS + Field.Presses];
  const own = ui.clock.sides[side];
  return isSince ? own.presses - at + own.silent : at;
}

function drawPresses(ui: Ui, face: Face, isSince: boolean): void {
  if (ui.arbiter.pending[0] === 0) {
    drawNone(face);
    return;
  }
  putNumber(face.left.main, 0, pressesOf(ui, 0, isSince), 1);
  putNumber(face.right.main, 0, pressesOf(ui, 1, isSince), 1);
  putChar(face.left.beside, 0, isSince ? MINUS : SMALL_C);
  putChar(face.right.beside, 0, isSince ? MINUS : SMALL_C);
}

/** Hints: they prove nothing, and players never see them. */
function drawPairs(clock: Clock, face: Face): void {
  putWord(face.left.main, 'PAIRS');
  putNumber(face.right.main, 0, countPairs(clock), 1);
}

function drawSum(clock: Clock, face: Face): void {
  const errorMs = sumErrorMs(clock);
  const seconds = ((errorMs < 0 ? -errorMs : errorMs) / 1000) | 0;
  putWord(face.left.main, 'SUM');
  putSeconds(face.right.main, 0, seconds, seconds >= HOUR_S);
  if (errorMs < 0) putChar(face.right.beside, 0, MINUS);
}

function drawWhen(ui: Ui, clock: Clock, face: Face): void {
  const game = clock.game;
  if (ui.arbiter.row === Line.When) drawSince(clock, face, 'AT', game.flagMs);
  else drawSince(clock, face, 'AGO', gameMs(clock) - game.flagMs);
}

function drawLine(ui: Ui, clock: Clock, face: Face): void {
  const row = ui.arbiter.row;
  if (row === Line.First) drawFirst(clock, face, Mark.First, clock.game.firstByMs);
  else if (row === Line.FirstPeriod) drawFirst(clock, face, Mark.PeriodFirst, -1);
  else if (row <= Line.Since) drawWhen(ui, clock, face);
  else if (row <= Line.PressesSince) drawPresses(ui, face, row === Line.PressesSince);
  else if (row === Line.Pairs) drawPairs(ui.clock, face);
  else drawSum(clock, face);
}

function drawFlag(ui: Ui, clock: Clock, face: Face): void {
  addPageSigns(ui, clock, face, ui.arbiter.side);
  if (ui.arbiter.isAsking) drawQuestion(ui, face, ui.arbiter.side === NOBODY ? 'FREE' : 'FLOFF');
  else drawLine(ui, clock, face);
}

export const FLAG_PAGE: Page = {
  from: From.Game,
  open: openFlag,
  change: changeLine,
  pick: pickSide,
  take: takeFlag,
  apply: applyNothing,
  stays: false,
  draw: drawFlag,
};
