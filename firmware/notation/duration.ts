// Times as text: reads `h:mm:ss` and `1h30m`, writes both. Whole seconds, always with units.

import { columnOf, fail, peek, readNumber, readSince } from './cursor';
import type { Cursor } from './cursor';
import { refuseBareNumber } from './bare-number';
import { NotationError } from './notation-error';

export interface Range {
  /** With its article, as in "an increment". */
  readonly name: string;
  readonly msMin: number;
  readonly msMax: number;
}

const UNIT_MS = [3600000, 60000, 1000];
const UNIT_LETTERS = 'hms';
const TIME_EXPECTED = 'a time such as 90m, 30s or 1:30:00';

/** 4:30 or 1:30:00, as a clock shows it. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const pair = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${pair(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${pair(minutes % 60)}:${pair(seconds % 60)}`;
}

/** The time in the notation: `90m`, `2h`, `4m30s`, `1:30:30`. Whole seconds only. */
export function timeText(ms: number): string {
  const seconds = ms / 1000;
  if (seconds > 0 && seconds % 3600 === 0) return `${seconds / 3600}h`;
  if (seconds % 60 === 0) return `${seconds / 60}m`;
  if (seconds < 60) return `${seconds}s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)}m${seconds % 60}s`;
  return clockText(ms);
}

/** The same for a time that people give in seconds, such as an increment: `60s`, but `2m`. */
export function shortTimeText(ms: number): string {
  return ms < 120000 ? `${ms / 1000}s` : timeText(ms);
}

function readSixty(cursor: Cursor, what: string): number {
  if (cursor.text.charAt(cursor.at) !== ':') fail(cursor, `":" and two digits: a time is h:mm:ss`);
  cursor.at++;
  const digits = /^[0-5][0-9](?![0-9])/.exec(cursor.text.slice(cursor.at));
  if (digits === null) return fail(cursor, `${what}, 00 to 59: a time is h:mm:ss`);
  cursor.at += 2;
  return Number(digits[0]);
}

function readClockTime(cursor: Cursor, hours: number): number {
  const minutes = readSixty(cursor, 'two digits of minutes');
  const seconds = readSixty(cursor, 'two digits of seconds');
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

function unitAhead(cursor: Cursor): number {
  const letter = peek(cursor);
  return letter === '' ? -1 : UNIT_LETTERS.indexOf(letter);
}

/** The smaller units after the first, each at most once. */
function readSmallerUnits(cursor: Cursor, firstUnit: number): number {
  let unit = firstUnit;
  let totalMs = 0;
  while (unit < 2 && /[0-9]/.test(peek(cursor))) {
    const amount = readNumber(cursor) ?? 0;
    const next = unitAhead(cursor);
    if (next <= unit)
      fail(cursor, unit === 0 ? '"m" or "s" after the number' : '"s" after the number');
    cursor.at++;
    totalMs += amount * UNIT_MS[next]!;
    unit = next;
  }
  return totalMs;
}

function readAnyTime(cursor: Cursor): number {
  const column = columnOf(cursor);
  const amount = readNumber(cursor);
  if (amount === null) return fail(cursor, TIME_EXPECTED);
  if (cursor.text.charAt(cursor.at) === ':') return readClockTime(cursor, amount);
  const unit = unitAhead(cursor);
  if (unit < 0) {
    refuseBareNumber(cursor, column);
    fail(cursor, '"h", "m", "s" or ":"');
  }
  cursor.at++;
  return amount * UNIT_MS[unit]! + readSmallerUnits(cursor, unit);
}

/** Reads a time within its range, in milliseconds. */
export function readTime(cursor: Cursor, range: Range): number {
  const column = columnOf(cursor);
  const ms = readAnyTime(cursor);
  return checkRange(ms, range, { cursor, column });
}

/** The time itself when it is in range; else refuses what stands from the column on. */
export function checkRange(
  ms: number,
  range: Range,
  place: { cursor: Cursor; column: number },
): number {
  if (ms >= range.msMin && ms <= range.msMax) return ms;
  const written = readSince(place.cursor, place.column);
  const bounds = `${clockText(range.msMin)} to ${clockText(range.msMax)}`;
  const message = `${range.name} is ${bounds}, not ${written}`;
  throw new NotationError(message, place.column);
}
