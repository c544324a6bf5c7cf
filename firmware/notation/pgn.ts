// The PGN tag TimeControl: `40/5400+30:1800+30`, `*180`. Seconds; a colon parts the periods.

import { Method } from '../core/control';
import type { Control, Period } from '../core/control';
import { hasBonus } from '../core/default-options';
import { MOVES_MAX } from '../core/limits';
import { accept, columnOf, fail, peek, readCount, readNumber } from './cursor';
import type { Cursor } from './cursor';
import { periodsOf } from './defaults';
import { createDraftPeriod } from './draft';
import type { Draft, DraftPeriod } from './draft';
import { checkRange } from './duration';
import type { Range } from './duration';
import { NotationError } from './notation-error';
import { BASE_RANGE, VALUE_RANGES } from './ranges';

const PREFIX = /^\s*pgn\s*:/i;

export function isPgn(text: string): boolean {
  return PREFIX.test(text);
}

function readSeconds(cursor: Cursor, range: Range): number {
  const column = columnOf(cursor);
  const seconds = readNumber(cursor);
  if (seconds === null) return fail(cursor, 'a number of seconds');
  return checkRange(seconds * 1000, range, { cursor, column });
}

function readIncrement(cursor: Cursor, period: DraftPeriod): void {
  const range = VALUE_RANGES[Method.Fischer]!;
  // Servers write 180+0 for a game without an increment.
  const value = readSeconds(cursor, { ...range, msMin: 0 });
  if (value === 0) return;
  period.method = Method.Fischer;
  period.valueMs = value;
}

function readHourglass(cursor: Cursor, period: DraftPeriod): void {
  period.method = Method.Hourglass;
  period.valueMs = readSeconds(cursor, VALUE_RANGES[Method.Hourglass]!);
}

function readPlain(cursor: Cursor, period: DraftPeriod): void {
  const start = cursor.at;
  const isCount = readNumber(cursor) !== null && peek(cursor) === '/';
  cursor.at = start;
  if (isCount) {
    period.moves = readCount(cursor, 'a number of moves', MOVES_MAX);
    accept(cursor, '/');
  }
  period.whiteBaseMs = readSeconds(cursor, BASE_RANGE);
  period.blackBaseMs = period.whiteBaseMs;
  if (accept(cursor, '+')) readIncrement(cursor, period);
}

function readField(cursor: Cursor, draft: Draft): void {
  const column = columnOf(cursor);
  const next = peek(cursor);
  if (next === '-' || next === '?') {
    throw new NotationError(`the tag "${next}" names no time control`, column);
  }
  const period = createDraftPeriod(column);
  draft.periods.push(period);
  if (accept(cursor, '*')) readHourglass(cursor, period);
  else readPlain(cursor, period);
}

/** Reads the tag up to the options or the end. A last field with a count repeats, as PGN says. */
export function readPgn(cursor: Cursor, draft: Draft): void {
  cursor.at = PREFIX.exec(cursor.text)?.[0].length ?? 0;
  do readField(cursor, draft);
  while (accept(cursor, ':'));
  const next = peek(cursor);
  if (next !== '' && next !== ';') fail(cursor, '"+", ":", ";" or the end');
  draft.repeats = draft.periods[draft.periods.length - 1]!.moves > 0;
}

const INEXPRESSIBLE = new Map<Method, string>([
  [Method.Bronstein, 'Bronstein time'],
  [Method.Delay, 'a delay'],
  [Method.ByoYomi, 'byo-yomi'],
  [Method.Canadian, 'Canadian overtime'],
  [Method.Gong, 'a gong'],
  [Method.Upcount, 'counting up'],
  [Method.Overtime, 'overtime'],
]);

function shapeRefusal(period: Period, isEnd: boolean): string | null {
  if (period.method === Method.Hourglass) return null;
  if (period.whiteBaseMs !== period.blackBaseMs) return 'it has one time for both sides';
  if (period.whiteBaseMs === 0) return 'it cannot express a base time of 0';
  if (period.moves > 0 || isEnd) return null;
  return 'a period without a number of moves can only be its last, once';
}

/** Why the tag cannot express the control; null when it can. Options are never part of the tag. */
export function pgnRefusal(control: Control): string | null {
  const periods = periodsOf(control);
  const method = periods.find((period) => INEXPRESSIBLE.has(period.method))?.method;
  if (method !== undefined) return `it cannot express ${INEXPRESSIBLE.get(method)}`;
  const last = control.repeats ? -1 : periods.length - 1;
  const reasons = periods.map((period, index) => shapeRefusal(period, index === last));
  return reasons.find((reason) => reason !== null) ?? null;
}

function fieldText(period: Period): string {
  if (period.method === Method.Hourglass) return `*${period.valueMs / 1000}`;
  const moves = period.moves > 0 ? `${period.moves}/` : '';
  const bonus = hasBonus(period) ? `+${period.valueMs / 1000}` : '';
  return `${moves}${period.whiteBaseMs / 1000}${bonus}`;
}

/** The tag's value. Only for a control without a `pgnRefusal`. */
export function printPgn(control: Control): string {
  return periodsOf(control).map(fieldText).join(':');
}
