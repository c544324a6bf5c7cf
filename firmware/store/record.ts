// One record of the journal, twelve bytes: number, word, value, check. FORMAT.md has the picture.

import { chainOf } from './checksum';

export const RECORD_BYTES = 12;

/** The lowest four bits of a word. What lies between is an Entry of the log, as it stands there. */
export const enum Kind {
  Head = 0,
  Number = 14,
  Tick = 15,
}

/** The six bits above Kind.Number; the upper six are an index. */
export const enum Topic {
  /** controlNumber() of the control that the game began with. */
  Control = 0,
  /** Everything of the control was said; the value is the side of White before the start. */
  Begin = 1,
  /** The end of the game was confirmed. */
  End = 2,
  /** So many of the newest entries were taken back. */
  Forget = 3,
  /** What stands before it in its group is void. */
  Void = 4,
  Setting = 5,
}

/** Bit 15 of the number: more records of the same group follow. */
export const MORE = 0x8000;
export const NUMBER_BITS = 0x7fff;

export function numberWord(topic: Topic, index: number): number {
  return Kind.Number | (topic << 4) | (index << 10);
}

export function get16(bytes: Uint8Array, at: number): number {
  return bytes[at] | (bytes[at + 1] << 8);
}

export function get32(bytes: Uint8Array, at: number): number {
  return get16(bytes, at) | (get16(bytes, at + 2) << 16);
}

function put16(bytes: Uint8Array, at: number, value: number): void {
  bytes[at] = value & 255;
  bytes[at + 1] = (value >> 8) & 255;
}

function put32(bytes: Uint8Array, at: number, value: number): void {
  put16(bytes, at, value);
  put16(bytes, at + 2, value >> 16);
}

/** Writes all but the check. */
export function putRecord(bytes: Uint8Array, number: number, word: number, value: number): void {
  put16(bytes, 0, number);
  put16(bytes, 2, word);
  put32(bytes, 4, value);
}

/** Writes the check of a record that follows the one with `check`, and answers it. */
export function sealRecord(bytes: Uint8Array, check: number): number {
  const next = chainOf(bytes, check);
  put32(bytes, 8, next);
  return next;
}

/** Whether the record is whole and follows the one with `check`. */
export function follows(bytes: Uint8Array, check: number): boolean {
  return chainOf(bytes, check) === get32(bytes, 8);
}

export function isBlank(bytes: Uint8Array): boolean {
  let all = 255;
  for (let i = 0; i < RECORD_BYTES; i++) all &= bytes[i];
  return all === 255;
}
