// Plays the tunes of cues, a note at a time, driven by the pass of the loop; it never waits.

import { Clock } from '../core/clock';
import { Profile } from '../core/control';
import { Cue } from '../core/cues';
import { hasNote, toneHzOf, toneMsOf } from './tunes';

/** Sounds that were really made, for whoever looks from outside. */
export const HEARD_MAX = 32;

/** Counts up for ever; entry i lies at i modulo HEARD_MAX. */
export interface Heard {
  count: number;
  ids: Uint8Array;
  atMs: Int32Array;
}

export interface Sounder {
  /** Bit i: cue i sounds, where sound is on at all. */
  switches: number;
  /** The pitch that should sound now. */
  toneHz: number;
  /** The cue that is being played and its next note; -1 = none. */
  cue: number;
  note: number;
  /** When the next note begins. */
  dueMs: number;
  /** The beep code that was asked for last: digits, and marks of Code. */
  code: Uint8Array;
  codeLength: number;
  heard: Heard;
}

/** What stands between the digits of the beep code. See announce.ts. */
export const enum Code {
  NumberEnds = 10,
  Over = 11,
}

/** Notes of the beep code. */
const enum Beep {
  Rest = 0,
  Short = 1,
  Nought = 2,
  DigitEnds = 3,
  NumberEnds = 4,
  None = 5,
}

const BEEP_HZ = [0, 2000, 500, 0, 0];
const BEEP_MS = [150, 100, 400, 350, 900];
/** The longest code: 599 minutes, 59 seconds, 999 presses. */
const CODE_MAX = 12;

/** Bits of the switches beyond those of cues. */
export const enum Switch {
  /** The idle side asks for its beep code in play. */
  AnnounceInPlay = 9,
  LinkRequests = 10,
}

/** Key and press are off until someone wants them. */
const SWITCHES_AT_FIRST = 0x1fc;

/** @without sound: {} as Sounder */
export function createSounder(): Sounder {
  return {
    switches: SWITCHES_AT_FIRST,
    toneHz: 0,
    cue: -1,
    note: 0,
    dueMs: 0,
    code: new Uint8Array(CODE_MAX),
    codeLength: 0,
    heard: { count: 0, ids: new Uint8Array(HEARD_MAX), atMs: new Int32Array(HEARD_MAX) },
  };
}

/**
 * Cues that are heard on this clock, bit i for cue i; none under US Chess rules.
 * @without sound: 0
 */
export function audibleCues(sounder: Sounder, clock: Clock): number {
  if (!clock.control.sound || clock.control.profile === Profile.UsChess) return 0;
  return sounder.switches;
}

export function isAudible(sounder: Sounder, clock: Clock, cue: Cue): boolean {
  return (audibleCues(sounder, clock) & (1 << cue)) !== 0;
}

/** @without sound */
export function hush(sounder: Sounder): void {
  sounder.cue = -1;
  sounder.toneHz = 0;
}

/** A key's click never cuts off what matters. */
function startTune(sounder: Sounder, cue: Cue, nowMs: number): void {
  if (cue < Cue.Low && sounder.cue >= Cue.Low) return;
  sounder.cue = cue;
  sounder.note = 0;
  sounder.dueMs = nowMs;
}

function noteHeard(heard: Heard, cue: Cue, atMs: number): void {
  const at = heard.count % HEARD_MAX;
  heard.ids[at] = cue;
  heard.atMs[at] = atMs;
  heard.count++;
}

/** Takes the cues of the clock; the newest sounds. A flag ends whatever sounded. @without sound */
export function takeCues(sounder: Sounder, clock: Clock, nowMs: number): void {
  const cues = clock.cues;
  for (let i = 0; i < cues.count; i++) {
    if (cues.ids[i] === Cue.Flag) hush(sounder);
    if (!isAudible(sounder, clock, cues.ids[i])) continue;
    noteHeard(sounder.heard, cues.ids[i], cues.atMs[i]);
    startTune(sounder, cues.ids[i], nowMs);
  }
  cues.count = 0;
}

/** Notes of one digit: as many short beeps, each with its rest, and a silence. */
function notesOf(digit: number): number {
  if (digit > 9) return 1;
  return digit === 0 ? 2 : digit * 2 + 1;
}

/** Note `at` of the code. @cold */
function beepAt(code: Uint8Array, at: number): Beep {
  let index = 0;
  let left = at;
  while (code[index] !== Code.Over && left >= notesOf(code[index])) left -= notesOf(code[index++]);
  if (code[index] >= Code.NumberEnds)
    return code[index] === Code.Over ? Beep.None : Beep.NumberEnds;
  if (left === notesOf(code[index]) - 1) return Beep.DigitEnds;
  if (code[index] === 0) return Beep.Nought;
  return left % 2 === 0 ? Beep.Short : Beep.Rest;
}

/** The next note of the beep code. @cold */
function playCode(sounder: Sounder): number {
  const beep = beepAt(sounder.code, sounder.note);
  sounder.toneHz = BEEP_HZ[beep];
  return BEEP_MS[beep];
}

/** The next note of a tune. Returns how long it sounds. */
function playTune(sounder: Sounder): number {
  sounder.toneHz = toneHzOf(sounder.cue, sounder.note);
  return toneMsOf(sounder.cue, sounder.note);
}

/** Goes on to the next note when its time has come. */
export function playOn(sounder: Sounder, nowMs: number): void {
  let isCode = false;
  if (sounder.cue < 0 || ((nowMs - sounder.dueMs) | 0) < 0) return;
  isCode = sounder.cue === Cue.Announce;
  if (
    isCode ? beepAt(sounder.code, sounder.note) === Beep.None : !hasNote(sounder.cue, sounder.note)
  ) {
    hush(sounder);
    return;
  }
  sounder.dueMs = (nowMs + (isCode ? playCode(sounder) : playTune(sounder))) | 0;
  sounder.note++;
}
