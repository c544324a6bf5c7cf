// The answer to a request for the state: every field of a trace record, from a scratch clock on
// which everything up to the instant is decided, and what is new or foretold in log and sounds.

import { Clock, Mark } from '../core/clock';
import { Cues } from '../core/cues';
import { Log, entryKind } from '../core/log';
import {
  Line,
  beginLine,
  endLine,
  putByte,
  putDigits,
  putNumber,
  putQuoted,
  putWord,
} from './line';
import type { Link } from './link';

export interface SideText {
  main: Uint8Array;
  beside: Uint8Array;
}

/** What the link needs of a face. */
export interface FaceText {
  left: SideText;
  right: SideText;
  signs: number;
  blinks: number;
  atMs: number;
}

/** Sounds and entries of the log in one answer. */
const SOUNDS_MAX = 6;
const ENTRIES_MAX = 12;
const SPACE = 32;
const AT = 64;
const DOT = 46;
/** By Entry, a letter each; blank for those that are no event. */
const ENTRY_LETTERS = ' sparttfd ewx ';
/** By Cue: the entry that comes with it when a deadline is decided; blank for those without one. */
const CUE_LETTERS = '    df   ';

function writeSide(line: Line, clock: Clock, index: number): void {
  const side = clock.sides[index];
  const hasDelay = index === clock.turn && (side.marks & Mark.Final) === 0;
  putNumber(line, side.bankMs);
  putNumber(line, side.marks);
  putNumber(line, side.period);
  putNumber(line, side.presses);
  putNumber(line, hasDelay ? clock.delayMs : 0);
  putNumber(line, side.periodsLeft);
  putNumber(line, side.blockMoves);
  putNumber(line, side.overtimeMs);
  putNumber(line, side.ignored);
  putNumber(line, side.silent);
}

function writeText(line: Line, text: SideText): void {
  putQuoted(line, text.main);
  putQuoted(line, text.beside);
}

/** The first part: what the scratch clock and its face say. */
export function beginState(link: Link, scratch: Clock, face: FaceText): void {
  const line = link.line;
  beginLine(line, face.atMs);
  putWord(line, 'state');
  putNumber(line, scratch.phase);
  putNumber(line, scratch.turn);
  putNumber(line, scratch.white);
  putNumber(line, scratch.game.firstByMs);
  putNumber(line, face.signs);
  putNumber(line, face.blinks);
  writeSide(line, scratch, 0);
  writeSide(line, scratch, 1);
  writeText(line, face.left);
  writeText(line, face.right);
}

function putLetter(line: Line, letters: string, id: number): void {
  const letter = letters.charCodeAt(id);
  if (letter !== SPACE) putByte(line, letter);
}

/** Newest first, after a dot: what the clock has not decided yet, then what is in its log. */
function writeLog(line: Line, log: Log, foretold: Cues): void {
  putByte(line, SPACE);
  putByte(line, DOT);
  for (let i = foretold.count; i > 0; i--) putLetter(line, CUE_LETTERS, foretold.ids[i - 1]);
  for (let age = 0; age < log.count && age < ENTRIES_MAX; age++) {
    putLetter(line, ENTRY_LETTERS, entryKind(log, age));
  }
}

/** Cue and instant of each audible sound. */
function writeSounds(line: Line, cues: Cues, audible: number): void {
  for (let i = 0; i < cues.count && i < SOUNDS_MAX; i++) {
    if (((audible >> cues.ids[i]) & 1) !== 0) {
      putNumber(line, cues.ids[i]);
      putByte(line, AT);
      putDigits(line, cues.atMs[i]);
    }
  }
}

/**
 * The rest: the newest entries of the log, and the sounds that the live clock will make for what it
 * has not decided yet (bit i of `audible`: cue i is heard).
 */
export function endState(link: Link, log: Log, foretold: Cues, audible: number): void {
  writeLog(link.line, log, foretold);
  writeSounds(link.line, foretold, audible);
  endLine(link.line);
}
