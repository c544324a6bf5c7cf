// Reads the words of one line in turn, and says what was expected where they do not fit.

import { shortened } from '../../firmware/tools/text/shortened';
import { readSecondsMs, readTimeMs } from './times';
import type { Word, Words } from './words';

/** A line that does not fit; parse.ts adds the place. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

export interface Reader {
  /** What the sentence of a refusal begins with. */
  subject: string;
  words: Words;
  at: number;
}

export function refuse(reader: Reader, reason: string): never {
  throw new Refusal(reader.subject === '' ? reason : `${reader.subject}: ${reason}`);
}

function next(reader: Reader): Word | undefined {
  return reader.words.words[reader.at];
}

/** `a, b or c`. */
export function listOf(choices: readonly string[]): string {
  const last = choices.at(-1) ?? '';
  return choices.length < 2 ? last : `${choices.slice(0, -1).join(', ')} or ${last}`;
}

function quote(word: Word): string {
  const text = shortened(word.text);
  return word.isQuoted ? JSON.stringify(text) : `"${text}"`;
}

export function refuseNext(reader: Reader, expected: string): never {
  const word = next(reader);
  const found = word === undefined ? 'but the line ends there' : `found ${quote(word)}`;
  return refuse(reader, `expected ${expected}, ${found}`);
}

export function readWord(reader: Reader, expected: string): string {
  const word = next(reader);
  if (word === undefined || word.isQuoted) return refuseNext(reader, expected);
  reader.at++;
  return word.text;
}

/** One of a few words. */
export function readChoice<T extends string>(reader: Reader, choices: readonly T[]): T {
  const choice = choices.find((name) => name === next(reader)?.text && !next(reader)?.isQuoted);
  if (choice === undefined) return refuseNext(reader, listOf(choices));
  reader.at++;
  return choice;
}

export function readQuoted(reader: Reader): string {
  const word = next(reader);
  if (word === undefined || !word.isQuoted) return refuseNext(reader, 'a text in quotes');
  reader.at++;
  return word.text;
}

export function readCount(reader: Reader, range: { min: number; max: number }): number {
  const text = next(reader)?.text ?? '';
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (!(value >= range.min && value <= range.max)) {
    return refuseNext(reader, `a whole number from ${range.min} to ${range.max}`);
  }
  reader.at++;
  return value;
}

export function readTime(reader: Reader): number {
  const ms = readTimeMs(next(reader)?.text ?? '');
  if (ms === null) return refuseNext(reader, 'a time such as 12.345, 2:59 or 1:29:58.750');
  reader.at++;
  return ms;
}

/** A duration in seconds, above zero. */
export function readDuration(reader: Reader): number {
  const ms = readSecondsMs(next(reader)?.text ?? '');
  if (ms === null || ms === 0) return refuseNext(reader, 'seconds such as 2 or 0.6');
  reader.at++;
  return ms;
}

/** The text that is left of the line, which may not be empty; quotes around all of it are free. */
export function readRest(reader: Reader, expected: string): string {
  const word = next(reader);
  const isLast = reader.at === reader.words.words.length - 1;
  const rest = word?.isQuoted && isLast ? word.text : reader.words.restAfter(reader.at - 1);
  if (rest === '') return refuseNext(reader, expected);
  reader.at = reader.words.words.length;
  return rest;
}

export function readEnd(reader: Reader): void {
  if (next(reader) !== undefined) refuseNext(reader, 'the end of the line');
}
