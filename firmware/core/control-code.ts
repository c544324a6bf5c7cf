// A control as a string of plain characters, unpacked without making anything: for the presets and
// for controls kept in flash. firmware/notation/compile.ts packs it, the tests compare the two.
//
// Each character is a digit in base 50, `(` = 0 to `Y` = 49: none needs an escape in a source, and
// erased (0xFF) or cleared (0x00) flash holds none. Numbers have their highest digit first.
//
//   1 digit    version, 1
//   1 digit    profile + 3 * change + 15 * bonusBefore
//   1 digit    periods - 1 + 6 * repeats + 12 * freeze + 24 * sound
//   then for each period
//     1 digit  method + 10 * the bases differ + 20 * there is a count
//     3 digits White's base in seconds       none to delay
//     3 digits Black's base in seconds       where the bases differ
//     2 digits number of moves               where there is a count
//     3 digits the method's time in seconds  methods that have one
//     2 digits periods or block moves        byo-yomi and Canadian
//   2 digits   checksum: over all digits before, sum = (31 * sum + digit) % 2477, from 0

import { Method } from './control';
import type { Control, Period } from './control';
import { BASE_MS_MAX, BLOCK_MS_MAX, BONUS_MS_MAX, BYOYOMI_MS_MAX } from './limits';
import { BONUS_MS_MIN, COUNT_MAX, MOVES_MAX, PERIODS_MAX } from './limits';

const VERSION = 1;
const BASE = 50;
const ZERO_CODE = 40;
const HEADER_LENGTH = 3;
const CHECKSUM_LENGTH = 2;

/** By method, the most that its time can be; 0 where the method has none of its own. */
export const VALUE_MS_MAX = [
  0,
  BONUS_MS_MAX,
  BONUS_MS_MAX,
  BONUS_MS_MAX,
  /* @without byo-yomi, canadian, hourglass, gong, upcount, overtime */ BYOYOMI_MS_MAX,
  /* @without byo-yomi, canadian, hourglass, gong, upcount, overtime */ BLOCK_MS_MAX,
  /* @without byo-yomi, canadian, hourglass, gong, upcount, overtime */ BLOCK_MS_MAX,
  /* @without byo-yomi, canadian, hourglass, gong, upcount, overtime */ BYOYOMI_MS_MAX,
  /* @without byo-yomi, canadian, hourglass, gong, upcount, overtime */ 0,
  /* @without byo-yomi, canadian, hourglass, gong, upcount, overtime */ 0,
];

/** By method: digits of its time and its count. */
const VALUE_LENGTH = [0, 3, 3, 3, 5, 5, 3, 3, 0, 0];

/** The digit at `at`, or -1 where there is none. */
function digitAt(text: string, at: number): number {
  const digit = text.charCodeAt(at) - ZERO_CODE;
  return digit >= 0 && digit < BASE ? digit : -1;
}

function twoDigits(text: string, at: number): number {
  return digitAt(text, at) * BASE + digitAt(text, at + 1);
}

function threeDigitsMs(text: string, at: number): number {
  return (twoDigits(text, at) * BASE + digitAt(text, at + 2)) * 1000;
}

/** How long a period is by its first digit; -1 when no period begins with it. */
function periodLength(head: number): number {
  const method = head % 10;
  if (head < 0 || head >= 40) return -1;
  /* @without byo-yomi, canadian, hourglass, gong, upcount, overtime:
  if (method > Method.Delay) return -1; */
  if (method > Method.Delay) return head < 10 ? 1 + VALUE_LENGTH[method] : -1;
  const baseLength = head % 20 >= 10 ? 6 : 3;
  return 1 + baseLength + (head >= 20 ? 2 : 0) + VALUE_LENGTH[method];
}

/** Where the checksum begins; -1 when this is no control of our version. */
function checksumAt(text: string, at: number): number {
  let left = (digitAt(text, at + 2) % 6) + 1;
  let next = at + HEADER_LENGTH;
  let length = 0;
  if (digitAt(text, at) !== VERSION || left < 1) return -1;
  while (left > 0) {
    length = periodLength(digitAt(text, next));
    if (length < 0) return -1;
    next += length;
    left--;
  }
  return next;
}

function isIntact(text: string, at: number, end: number): boolean {
  let sum = 0;
  let digit = 0;
  for (let i = at; i < end; i++) {
    digit = digitAt(text, i);
    if (digit < 0) return false;
    sum = (sum * 31 + digit) % 2477;
  }
  return twoDigits(text, end) === sum && digitAt(text, end + 1) >= 0;
}

function unpackHeader(control: Control, text: string, at: number): boolean {
  const first = digitAt(text, at + 1);
  const second = digitAt(text, at + 2);
  /* @without round: if (first >= 27 || first % 15 >= 12 || second >= 48) return false; */
  if (first >= 30 || second >= 48) return false;
  control.profile = first % 3;
  control.change = ((first / 3) | 0) % 5;
  control.bonusBefore = first >= 15;
  control.periodCount = (second % 6) + 1;
  control.repeats = second % 12 >= 6;
  control.freeze = second % 24 >= 12;
  control.sound = second >= 24;
  return true;
}

function clearPeriod(period: Period): void {
  period.whiteBaseMs = 0;
  period.blackBaseMs = 0;
  period.moves = 0;
  period.method = 0;
  period.valueMs = 0;
  period.count = 0;
}

/** Bases and count of a period in play by its own base. Returns where its value begins. */
function unpackBases(period: Period, text: string, at: number): number {
  const head = digitAt(text, at);
  let next = at + 4;
  period.whiteBaseMs = threeDigitsMs(text, at + 1);
  period.blackBaseMs = period.whiteBaseMs;
  if (head % 20 >= 10) {
    period.blackBaseMs = threeDigitsMs(text, next);
    next += 3;
  }
  if (head >= 20) {
    period.moves = twoDigits(text, next);
    next += 2;
  }
  return next;
}

/** Returns where the next period begins. */
function unpackPeriod(period: Period, text: string, at: number): number {
  const head = digitAt(text, at);
  const method = head % 10;
  let next = at + 1;
  clearPeriod(period);
  period.method = method;
  if (method <= Method.Delay) next = unpackBases(period, text, at);
  if (VALUE_MS_MAX[method] > 0) period.valueMs = threeDigitsMs(text, next);
  /* @without byo-yomi, canadian */
  if (VALUE_LENGTH[method] > 3) period.count = twoDigits(text, next + 3);
  return at + periodLength(head);
}

function isCountInRange(period: Period, head: number): boolean {
  if (period.moves > MOVES_MAX || period.count > COUNT_MAX) return false;
  if (head >= 20 && period.moves === 0) return false;
  return period.count > 0 || VALUE_LENGTH[period.method] < 5;
}

/** @without range-checks: true */
function isPeriodInRange(period: Period, head: number): boolean {
  const valueMsMax = VALUE_MS_MAX[period.method];
  if (period.whiteBaseMs > BASE_MS_MAX || period.blackBaseMs > BASE_MS_MAX) return false;
  if (period.valueMs > valueMsMax) return false;
  if (valueMsMax > 0 && period.valueMs < BONUS_MS_MIN) return false;
  return isCountInRange(period, head);
}

function unpackPeriods(control: Control, text: string, at: number): boolean {
  let next = at;
  let head = 0;
  let isInRange = true;
  for (let i = 0; i < PERIODS_MAX; i++) {
    if (i < control.periodCount) {
      head = digitAt(text, next);
      next = unpackPeriod(control.periods[i], text, next);
      isInRange = isInRange && isPeriodInRange(control.periods[i], head);
    } else clearPeriod(control.periods[i]);
  }
  return isInRange;
}

/**
 * Reads the control whose code begins at `at`. Returns the index after the code, or -1 when there
 * is no whole code of this version with every value in range; `control` is then not to be used.
 */
export function unpackControl(control: Control, text: string, at: number): number {
  const end = checksumAt(text, at);
  if (end < 0 || !isIntact(text, at, end)) return -1;
  if (!unpackHeader(control, text, at)) return -1;
  return unpackPeriods(control, text, at + HEADER_LENGTH) ? end + CHECKSUM_LENGTH : -1;
}
