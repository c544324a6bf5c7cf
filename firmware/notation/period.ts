// Reads the periods of a control: `40/90m+30s, 30m+30s`, `60m, byo 5x30s`, `2h, 1h*`.

import { Method } from '../core/control';
import { COUNT_MAX, MOVES_MAX } from '../core/limits';
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
import { readTime } from './duration';
import { BASE_RANGE, VALUE_RANGES } from './ranges';

const SPECIALS: Readonly<Record<string, Method>> = {
  byo: Method.ByoYomi,
  canadian: Method.Canadian,
  hourglass: Method.Hourglass,
  gong: Method.Gong,
  upcount: Method.Upcount,
  overtime: Method.Overtime,
};

const EXTRAS: readonly (readonly [string, Method])[] = [
  ['+', Method.Fischer],
  ['d', Method.Delay],
  ['b', Method.Bronstein],
];

const PERIOD_EXPECTED =
  'a time such as 90m, byo, canadian, hourglass, gong, upcount, overtime or the name of a preset';

function readValue(cursor: Cursor, period: DraftPeriod): void {
  const range = VALUE_RANGES[period.method];
  if (range !== null) period.valueMs = readTime(cursor, range);
}

function readSpecial(cursor: Cursor, period: DraftPeriod, word: string): void {
  const method = SPECIALS[word];
  if (method === undefined || !Object.hasOwn(SPECIALS, word)) return fail(cursor, PERIOD_EXPECTED);
  cursor.at += word.length;
  period.method = method;
  if (method === Method.ByoYomi) {
    period.count = readCount(cursor, 'the number of byo-yomi periods', COUNT_MAX);
    expectSymbol(cursor, 'x', 'between the number of byo-yomi periods and their time');
  }
  if (method === Method.Canadian) {
    period.count = readCount(cursor, 'the number of moves in a Canadian block', COUNT_MAX);
    expectSymbol(cursor, '/', 'between the moves of a Canadian block and its time');
  }
  readValue(cursor, period);
}

function isCountAhead(cursor: Cursor): boolean {
  const start = cursor.at;
  const isCount = readNumber(cursor) !== null && peek(cursor) === '/';
  cursor.at = start;
  return isCount;
}

function readExtra(cursor: Cursor, period: DraftPeriod): void {
  for (const [symbol, method] of EXTRAS) {
    if (!accept(cursor, symbol)) continue;
    period.method = method;
    readValue(cursor, period);
    return;
  }
}

function readPlain(cursor: Cursor, period: DraftPeriod): string {
  if (isCountAhead(cursor)) {
    period.moves = readCount(cursor, 'a number of moves', MOVES_MAX);
    accept(cursor, '/');
  }
  period.whiteBaseMs = readTime(cursor, BASE_RANGE);
  const differs = accept(cursor, '|');
  period.blackBaseMs = differs ? readTime(cursor, BASE_RANGE) : period.whiteBaseMs;
  readExtra(cursor, period);
  if (period.method !== Method.None) return '"*", ",", ";" or the end';
  return `"+", "d", "b", ${differs ? '' : '"|", '}"*", ",", ";" or the end`;
}

/** Reads one period and returns what may follow it, in words. */
function readPeriod(cursor: Cursor, draft: Draft): string {
  const period = createDraftPeriod(columnOf(cursor));
  draft.periods.push(period);
  const word = peekWord(cursor);
  if (word !== '') {
    readSpecial(cursor, period, word);
    return '",", ";" or the end';
  }
  if (!/[0-9]/.test(peek(cursor))) fail(cursor, PERIOD_EXPECTED);
  const followers = readPlain(cursor, period);
  draft.repeats = accept(cursor, '*');
  return draft.repeats ? '";" or the end (only the last period can repeat)' : followers;
}

/** Reads all periods, up to the options or the end of the text. */
export function readPeriods(cursor: Cursor, draft: Draft): void {
  let followers = readPeriod(cursor, draft);
  while (!draft.repeats && accept(cursor, ',')) followers = readPeriod(cursor, draft);
  const next = peek(cursor);
  if (next !== '' && next !== ';') fail(cursor, followers);
}
