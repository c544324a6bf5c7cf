// The state of a game as a row of digits from 0 to 3, so that four keys can write it into another
// clock with the same control: numbers with the highest digit first, then three digits of checksum
// that begins with the fingerprint of the control.

import { Control } from '../control';
import { FIELDS, Field, SIDE_FIELDS } from './fields';
import { fingerprint } from './fingerprint';

/** Room for the longest code. */
export const COPY_MAX = 96;

const CHECK_LENGTH = 3;
const PRIME = 61;
const UNIT_MS = 100;

/** When a field is part of the code: always, or with a control that needs it. */
const enum With {
  All = 0,
  Periods = 1,
  ByoYomi = 2,
  Canadian = 4,
  Delay = 8,
  Overtime = 16,
}

/** Digits of a row, and bit 4 for a time in tenths; Field from bit 5; With from bit 10. */
const enum Row {
  Time = 16,
  Field = 32,
  With = 1024,
}

const ROWS = [
  10 + Row.Time + Field.Bank * Row.Field,
  10 + Row.Time + (SIDE_FIELDS + Field.Bank) * Row.Field,
  5 + Field.Presses * Row.Field,
  5 + (SIDE_FIELDS + Field.Presses) * Row.Field,
  3 + Field.Marks * Row.Field,
  3 + (SIDE_FIELDS + Field.Marks) * Row.Field,
  3 + Field.Period * Row.Field + With.Periods * Row.With,
  3 + (SIDE_FIELDS + Field.Period) * Row.Field + With.Periods * Row.With,
  4 + Field.PeriodsLeft * Row.Field + With.ByoYomi * Row.With,
  4 + (SIDE_FIELDS + Field.PeriodsLeft) * Row.Field + With.ByoYomi * Row.With,
  4 + Field.BlockMoves * Row.Field + With.Canadian * Row.With,
  4 + (SIDE_FIELDS + Field.BlockMoves) * Row.Field + With.Canadian * Row.With,
  10 + Row.Time + Field.Overtime * Row.Field + With.Overtime * Row.With,
  10 + Row.Time + (SIDE_FIELDS + Field.Overtime) * Row.Field + With.Overtime * Row.With,
  1 + Field.White * Row.Field,
  1 + Field.Turn * Row.Field,
  7 + Row.Time + Field.Delay * Row.Field + With.Delay * Row.With,
  7 + Row.Time + Field.Used * Row.Field + With.Delay * Row.With,
];

/** By Method: what a period of it adds to the code. */
const NEEDS = [0, 0, With.Delay, With.Delay, With.ByoYomi, With.Canadian, 0, 0, 0, With.Overtime];

function needsOf(control: Control): number {
  let needs = control.periodCount > 1 || control.repeats ? With.Periods : 0;
  for (let i = 0; i < control.periodCount; i++) needs |= NEEDS[control.periods[i].method];
  return needs;
}

function isNeeded(row: number, needs: number): boolean {
  const only = row >> 10;
  return only === With.All || (only & needs) !== 0;
}

/** Writes a number, or as much of it as there is room for. Returns where the code goes on. */
function putNumber(digits: Uint8Array, at: number, value: number, length: number): number {
  let rest = Math.min(value, (1 << (2 * length)) - 1);
  for (let i = at + length - 1; i >= at; i--) {
    digits[i] = rest & 3;
    rest = rest >> 2;
  }
  return at + length;
}

function getNumber(digits: Uint8Array, at: number, length: number): number {
  let value = 0;
  for (let i = at; i < at + length; i++) value = value * 4 + digits[i];
  return value;
}

function checksum(digits: Uint8Array, length: number, control: Control): number {
  let sum = fingerprint(control) % PRIME;
  for (let i = 0; i < length; i++) sum = (sum * 31 + digits[i] + 1) % PRIME;
  return sum;
}

/** Digits of a code for this control, checksum included. @cold */
export function copyLength(control: Control): number {
  const needs = needsOf(control);
  let length = CHECK_LENGTH;
  for (let i = 0; i < ROWS.length; i++) if (isNeeded(ROWS[i], needs)) length += ROWS[i] & 15;
  return length;
}

/** Writes the code of a state; answers its length. Times are rounded up to tenths. @cold */
export function packState(digits: Uint8Array, fields: Int32Array, control: Control): number {
  const needs = needsOf(control);
  let at = 0;
  let value = 0;
  for (let i = 0; i < ROWS.length; i++) {
    if (!isNeeded(ROWS[i], needs)) continue;
    value = fields[(ROWS[i] >> 5) & 31];
    if (ROWS[i] & Row.Time) value = ((value + UNIT_MS - 1) / UNIT_MS) | 0;
    at = putNumber(digits, at, value, ROWS[i] & 15);
  }
  return putNumber(digits, at, checksum(digits, at, control), CHECK_LENGTH);
}

/** What is not part of a code is as at the start of a game. */
function clearFields(fields: Int32Array): void {
  for (let i = 0; i < FIELDS; i++) fields[i] = 0;
  fields[Field.Period] = 1;
  fields[SIDE_FIELDS + Field.Period] = 1;
  fields[Field.FlagTime] = -1;
  fields[Field.FirstBy] = -1;
}

function unpackRow(fields: Int32Array, row: number, value: number): void {
  fields[(row >> 5) & 31] = row & Row.Time ? value * UNIT_MS : value;
}

/**
 * Reads a whole code into the numbers of a state. False when a digit is wrong, or another control
 * was chosen. @cold
 */
export function unpackState(fields: Int32Array, digits: Uint8Array, control: Control): boolean {
  const needs = needsOf(control);
  let at = 0;
  clearFields(fields);
  for (let i = 0; i < ROWS.length; i++) {
    if (!isNeeded(ROWS[i], needs)) continue;
    unpackRow(fields, ROWS[i], getNumber(digits, at, ROWS[i] & 15));
    at += ROWS[i] & 15;
  }
  return getNumber(digits, at, CHECK_LENGTH) === checksum(digits, at, control);
}
