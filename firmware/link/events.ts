// The stream of events: what the log, the phase and the sounder say that was not told yet.

import { Clock } from '../core/clock';
import { Entry, Log, entryDeltaMs, entryKind } from '../core/log';
import { beginLine, endLine, putEntry, putNumber, putWord } from './line';
import type { Link } from './link';

/** Sounds that were made: a ring in which entry i lies at i modulo its length. */
export interface Sounds {
  count: number;
  ids: Uint8Array;
  atMs: Int32Array;
}

/** By Entry, six places each; blank where nothing is told. */
const ENTRY_WORDS =
  '      start press pause resumeturn  turn  flag  period      edit  power fault       ';
const WORD_WIDTH = 6;
const SPACE = 32;
/** Log.pushed counts modulo this. */
const PUSHED_MASK = 4095;

/** The instant of the entry `age`: the newest one's, less the times between. */
function entryMs(log: Log, age: number): number {
  let atMs = log.lastMs;
  for (let i = 0; i < age; i++) {
    if (entryKind(log, i) !== Entry.Value) atMs = (atMs - entryDeltaMs(log, i)) | 0;
  }
  return atMs;
}

/** Who made the press at `age`: the turn has changed once with each press since. */
function presser(clock: Clock, log: Log, age: number): number {
  let side = 1 - clock.turn;
  for (let i = 0; i < age; i++) if (entryKind(log, i) === Entry.Press) side = 1 - side;
  return side;
}

/** Side, and what both sides own since the newest turn began. */
function endEvent(link: Link, clock: Clock, side: number): void {
  putNumber(link.line, side);
  putNumber(link.line, clock.sides[0].bankMs);
  putNumber(link.line, clock.sides[1].bankMs);
  endLine(link.line);
}

/** False when the entry is none that is told. @cold */
function writeEntry(link: Link, clock: Clock, log: Log, age: number): boolean {
  const kind = entryKind(log, age);
  if (ENTRY_WORDS.charCodeAt(kind * WORD_WIDTH) === SPACE) return false;
  beginLine(link.line, entryMs(log, age));
  putEntry(link.line, ENTRY_WORDS, WORD_WIDTH, kind);
  endEvent(link, clock, kind === Entry.Press ? presser(clock, log, age) : clock.turn);
  return true;
}

/** Writes the oldest entry that is new; false when there is none. */
function nextEntry(link: Link, clock: Clock): boolean {
  const log = clock.log!;
  let left = (log.pushed - link.toldEntries) & PUSHED_MASK;
  while (left > 0) {
    link.toldEntries = (link.toldEntries + 1) & PUSHED_MASK;
    left--;
    if (left < log.count && writeEntry(link, clock, log, left)) return true;
  }
  return false;
}

function nextPhase(link: Link, clock: Clock): boolean {
  if (clock.phase === link.toldPhase) return false;
  link.toldPhase = clock.phase;
  beginLine(link.line, clock.lastMs);
  putWord(link.line, 'phase');
  putNumber(link.line, clock.phase);
  endEvent(link, clock, clock.turn);
  return true;
}

/** @cold */
function nextSound(link: Link, sounds: Sounds): boolean {
  const size = sounds.ids.length;
  if (sounds.count === link.toldSounds) return false;
  if (sounds.count - link.toldSounds > size) link.toldSounds = sounds.count - size;
  beginLine(link.line, sounds.atMs[link.toldSounds % size]);
  putWord(link.line, 'sound');
  putNumber(link.line, sounds.ids[link.toldSounds % size]);
  endLine(link.line);
  link.toldSounds++;
  return true;
}

/** Writes the next line that is due into link.line; false when everything was told. */
export function nextEvent(link: Link, clock: Clock, sounds: Sounds): boolean {
  return nextEntry(link, clock) || nextPhase(link, clock) || nextSound(link, sounds);
}
