// The forms of US Chess notices: `G/90;d5`, `40/90 SD/30 +30`. Minutes; one bonus for all periods.

import { Method, Profile } from '../core/control';
import { MOVES_MAX } from '../core/limits';
import {
  accept,
  columnOf,
  expectSymbol,
  fail,
  peek,
  peekWord,
  readCount,
  readNumber,
} from './cursor';
import type { Cursor } from './cursor';
import { createDraftPeriod } from './draft';
import type { Draft, DraftPeriod } from './draft';
import { checkRange } from './duration';
import type { Range } from './duration';
import { NotationError } from './notation-error';
import { isOptionWord } from './options';
import { BASE_RANGE, VALUE_RANGES } from './ranges';

const SIGN = /(^|[^a-z])(g|sd)\s*\//i;
const STAGE_EXPECTED = 'G/, SD/ or a number of moves with "/"';
const BONUS_EXPECTED = 'd, inc, "+", ";" or the end';

interface Bonus {
  method: Method;
  valueMs: number;
}

interface Reader {
  readonly cursor: Cursor;
  readonly draft: Draft;
  bonus: Bonus | null;
  /** G/ or SD/ was read: no further stage may follow. */
  isComplete: boolean;
}

/** Whether a text is meant as one of these forms: it has a G/ or an SD/. */
export function isUsChess(text: string): boolean {
  return SIGN.test(text);
}

function readAmount(cursor: Cursor, unit: { name: string; ms: number }, range: Range): number {
  const column = columnOf(cursor);
  const amount = readNumber(cursor);
  if (amount === null) return fail(cursor, `a number of ${unit.name}`);
  return checkRange(amount * unit.ms, range, { cursor, column });
}

function readStage(reader: Reader, word: string): void {
  const { cursor, draft } = reader;
  const period: DraftPeriod = createDraftPeriod(columnOf(cursor));
  if (reader.isComplete) fail(cursor, BONUS_EXPECTED);
  cursor.at += word.length;
  if (word === '') period.moves = readCount(cursor, 'a number of moves', MOVES_MAX);
  expectSymbol(cursor, '/', 'before the minutes');
  period.whiteBaseMs = readAmount(cursor, { name: 'minutes', ms: 60000 }, BASE_RANGE);
  period.blackBaseMs = period.whiteBaseMs;
  reader.isComplete = word !== '';
  draft.periods.push(period);
}

function readBonus(reader: Reader, symbol: string): void {
  const { cursor } = reader;
  const column = columnOf(cursor);
  if (reader.bonus !== null) {
    throw new NotationError('one delay or increment holds in all periods', column);
  }
  cursor.at += symbol.length;
  accept(cursor, '/');
  const method = symbol === 'd' ? Method.Delay : Method.Fischer;
  const range = { ...VALUE_RANGES[method]!, msMin: 0 };
  const valueMs = readAmount(cursor, { name: 'seconds', ms: 1000 }, range);
  reader.bonus = { method: valueMs === 0 ? Method.None : method, valueMs };
}

function readItem(reader: Reader): void {
  const { cursor } = reader;
  const word = peekWord(cursor);
  const symbol = peek(cursor) === '+' ? '+' : word;
  if (['+', 'd', 'inc'].includes(symbol)) return readBonus(reader, symbol);
  const isStage = word === '' ? /[0-9]/.test(peek(cursor)) : ['g', 'sd'].includes(word);
  if (!isStage) fail(cursor, reader.isComplete ? BONUS_EXPECTED : STAGE_EXPECTED);
  readStage(reader, word);
}

/** Moves past a separator; false when the options or the end come next. */
function hasMore(cursor: Cursor): boolean {
  const start = cursor.at;
  if (peek(cursor) === '') return false;
  const isSemicolon = accept(cursor, ';');
  if (!isSemicolon) accept(cursor, ',');
  if (!isSemicolon || !isOptionWord(peekWord(cursor))) return true;
  cursor.at = start;
  return false;
}

/** Reads the form up to the options or the end. It implies the profile `uschess`. */
export function readUsChess(cursor: Cursor, draft: Draft): void {
  const reader: Reader = { cursor, draft, bonus: null, isComplete: false };
  do readItem(reader);
  while (hasMore(cursor));
  if (!reader.isComplete) fail(cursor, STAGE_EXPECTED);
  for (const period of draft.periods) Object.assign(period, reader.bonus);
}

/** The profile that the form implies when none is written. */
export const US_CHESS_PROFILE = Profile.UsChess;
