// What each side plays by now: its period as on a notice ("90+30"), and the period's number.

import { Clock, baseMsOf } from '../../core/clock';
import { Method, Period, periodOf } from '../../core/control';
import { Side } from '../../core/sides';
import { putNumber, putSeconds } from '../digits';
import { Face, putChar, sideFace } from '../face';

/** By Method: what stands before its value, or for itself. */
const LETTERS = ' +bdx/HGUO';
const BLANK = 32;
const SLASH = 47;

/** Whole minutes as such, as on a notice; other times as m:ss. */
function putBase(text: Uint8Array, baseMs: number): number {
  const seconds = (baseMs / 1000) | 0;
  if (seconds % 60 === 0) return putNumber(text, 0, (seconds / 60) | 0, 1);
  return putSeconds(text, 0, seconds, false);
}

function putPeriod(text: Uint8Array, period: Period, baseMs: number): void {
  const letter = LETTERS.charCodeAt(period.method);
  const seconds = (period.valueMs / 1000) | 0;
  let at = 0;
  if (period.method <= Method.Delay) at = putBase(text, baseMs);
  if (period.count > 0) at = putNumber(text, at, period.count, 1);
  if (letter !== BLANK) at = putChar(text, at, letter);
  if (seconds === 0) return;
  if (seconds < 60 && period.method <= Method.ByoYomi) putNumber(text, at, seconds, 1);
  else putSeconds(text, at, seconds, false);
}

export function drawPeriod(clock: Clock, face: Face, side: Side): void {
  const texts = sideFace(face, side);
  const number = clock.sides[side].period;
  putPeriod(texts.main, periodOf(clock.control, number), baseMsOf(clock, side, number));
  putNumber(
    texts.beside,
    putChar(texts.beside, putNumber(texts.beside, 0, number, 1), SLASH),
    clock.control.periodCount,
    1,
  );
}

/** @cold @without control-view */
export function drawControl(clock: Clock, face: Face): void {
  drawPeriod(clock, face, Side.Left);
  drawPeriod(clock, face, Side.Right);
}
