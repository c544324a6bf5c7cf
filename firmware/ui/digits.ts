// Times and numbers as characters. Times that run down are rounded up to the smallest unit shown,
// times that count up are rounded down, so 0:00 means that nothing is left (interface.md 3).

import { TIME_MS_MAX } from '../core/limits';
import type { SideFace } from './face';

export const HOUR_MS = 3600000;
const TENTHS_BELOW_MS = 20000;
const COLON = 58;
const POINT = 46;

/** Bits of a style: how times are written. */
export const enum Style {
  /** The time counts up. */
  Up = 1,
  Tenths = 2,
  /** Four cells: h:mm from one hour, and tenths without minutes. */
  Short = 4,
  /** What the time itself brings: it is shown in tenths, or has hours. */
  InTenths = 8,
  Long = 16,
}

/** Writes a number below 1000 with at least `width` digits. Returns where the text goes on. */
export function putNumber(text: Uint8Array, at: number, value: number, width: number): number {
  let next = at;
  if (width > 2 || value > 99) text[next++] = 48 + ((value / 100) | 0);
  if (width > 1 || value > 9) text[next++] = 48 + (((value / 10) | 0) % 10);
  text[next++] = 48 + (value % 10);
  text[next] = 0;
  return next;
}

function putPair(text: Uint8Array, at: number, value: number): number {
  text[at] = COLON;
  return putNumber(text, at + 1, value, 2);
}

/** A style with the bits that the time itself brings; it follows the time, not its rounding. */
function formOf(ms: number, style: number): number {
  if (ms < TENTHS_BELOW_MS && ms > 0 && style & Style.Tenths) return style | Style.InTenths;
  return ms >= HOUR_MS ? style | Style.Long : style;
}

/** The smallest unit shown. */
function unitMsOf(form: number): number {
  if (form & Style.InTenths) return 100;
  return form & Style.Long && form & Style.Short ? 60000 : 1000;
}

/** Writes m:ss, from one hour h:mm:ss. */
export function putSeconds(text: Uint8Array, at: number, seconds: number, isLong: boolean): number {
  const minutes = (seconds / 60) | 0;
  let next = at;
  if (isLong) next = putPair(text, putNumber(text, at, (minutes / 60) | 0, 1), minutes % 60);
  else next = putNumber(text, at, minutes, 1);
  return putPair(text, next, seconds % 60);
}

function putTenths(text: Uint8Array, tenths: number, form: number): void {
  let at = 0;
  /* @without six-cells */
  if (!(form & Style.Short)) {
    text[0] = 48;
    text[1] = COLON;
    at = 2;
  }
  at = putNumber(text, at, (tenths / 10) | 0, 2);
  text[at] = POINT;
  putNumber(text, at + 1, tenths % 10, 1);
}

/** Hours and minutes; a clock of four cells never shows more than 9:59. */
function putMinutes(text: Uint8Array, minutes: number): void {
  const most = minutes < 599 ? minutes : 599;
  putPair(text, putNumber(text, 0, (most / 60) | 0, 1), most % 60);
}

/** The time in the units shown. */
function unitsOf(ms: number, unitMs: number, style: number): number {
  const most = ms < TIME_MS_MAX ? ms : TIME_MS_MAX;
  return ((style & Style.Up ? most : most + unitMs - 1) / unitMs) | 0;
}

function putUnits(text: Uint8Array, units: number, form: number): void {
  if (form & Style.InTenths) putTenths(text, units, form);
  else if (!(form & Style.Long)) putSeconds(text, 0, units, false);
  else if (/* @without six-cells: true */ form & Style.Short) putMinutes(text, units);
  else putSeconds(text, 0, units, true);
}

/** Writes a time of at least 0 ms. */
export function writeTime(text: Uint8Array, ms: number, style: number): void {
  const form = formOf(ms, style);
  putUnits(text, unitsOf(ms, unitMsOf(form), style), form);
}

/** Makes a time the main text, unless it looks as it did. Answers the smallest unit shown. */
export function showTime(texts: SideFace, ms: number, style: number): number {
  const form = formOf(ms, style);
  const unitMs = unitMsOf(form);
  const units = unitsOf(ms, unitMs, style);
  // 60:00 and 1:00:00 are the same number of seconds, 15.0 and 2:30 the same number of units.
  const key = units * 32 + form;
  if (texts.mainKey === key) return unitMs;
  putUnits(texts.main, units, form);
  texts.mainKey = key;
  texts.isNew = true;
  return unitMs;
}

/** How long a time that runs down, shown in this unit, keeps its picture. */
export function keepsDownMs(ms: number, unitMs: number): number {
  const formMs = ms >= HOUR_MS ? HOUR_MS : TENTHS_BELOW_MS;
  const beyondMs = ms - formMs + 1;
  let inMs = ms % unitMs;
  if (inMs === 0) inMs = unitMs;
  return beyondMs > 0 && beyondMs < inMs ? beyondMs : inMs;
}

/** How long a time that goes up, shown in this unit, keeps its picture. */
export function keepsUpMs(ms: number, unitMs: number, style: number): number {
  if (ms === 0) return 1;
  return style & Style.Up ? unitMs - (ms % unitMs) : ((unitMs - (ms % unitMs)) % unitMs) + 1;
}
