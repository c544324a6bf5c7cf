// A place in a text and the ways to move on from it. Blanks and the case of letters never matter.

import { NotationError } from './notation-error';

const QUOTE_LENGTH_MAX = 24;

export interface Cursor {
  readonly text: string;
  at: number;
}

export function createCursor(text: string): Cursor {
  return { text, at: 0 };
}

function skipBlanks(cursor: Cursor): void {
  while (/^\s$/.test(cursor.text.charAt(cursor.at))) cursor.at++;
}

/** The next character that is not a blank, in lower case; '' at the end. */
export function peek(cursor: Cursor): string {
  skipBlanks(cursor);
  return cursor.text.charAt(cursor.at).toLowerCase();
}

export function accept(cursor: Cursor, symbol: string): boolean {
  if (peek(cursor) !== symbol) return false;
  cursor.at++;
  return true;
}

function match(cursor: Cursor, sticky: RegExp): string {
  skipBlanks(cursor);
  sticky.lastIndex = cursor.at;
  return sticky.exec(cursor.text)?.[0] ?? '';
}

/** The run of letters ahead, in lower case; '' when there is none. */
export function peekWord(cursor: Cursor): string {
  return match(cursor, /[a-z]+/iy).toLowerCase();
}

/** Reads a whole number, or null when no digit is next. */
export function readNumber(cursor: Cursor): number | null {
  const digits = match(cursor, /[0-9]+/y);
  cursor.at += digits.length;
  return digits === '' ? null : Number(digits);
}

/** The column, from 1, of the next character that is not a blank. */
export function columnOf(cursor: Cursor): number {
  skipBlanks(cursor);
  return cursor.at + 1;
}

/** Refuses the next character: what would have fitted there, and what stands there. */
export function fail(cursor: Cursor, expected: string): never {
  const column = columnOf(cursor);
  const code = cursor.text.codePointAt(cursor.at);
  const found =
    code === undefined
      ? 'but the text ends there'
      : `found ${JSON.stringify(String.fromCodePoint(code))}`;
  throw new NotationError(`expected ${expected}, ${found}`, column);
}

/** What was read since the column, on one line and not too long to quote. */
export function readSince(cursor: Cursor, column: number): string {
  const text = cursor.text
    .slice(column - 1, cursor.at)
    .trim()
    .replace(/\s+/g, ' ');
  return text.length > QUOTE_LENGTH_MAX ? `${text.slice(0, QUOTE_LENGTH_MAX)}…` : text;
}

export function expectSymbol(cursor: Cursor, symbol: string, why: string): void {
  if (!accept(cursor, symbol)) fail(cursor, `"${symbol}" ${why}`);
}

/** Reads a whole number within its bounds; `what` names it, with its article. */
export function readCount(cursor: Cursor, what: string, max: number): number {
  const column = columnOf(cursor);
  const value = readNumber(cursor);
  if (value === null) return fail(cursor, what);
  if (value >= 1 && value <= max) return value;
  const written = readSince(cursor, column);
  throw new NotationError(`${what} is 1 to ${max}, not ${written}`, column);
}
