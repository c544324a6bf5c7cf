// What the link remembers: the line that is being written, what was told already, and the request
// that is being heard. The link only tells; nothing that comes in changes the clock.

import { Line, beginLine, createLine, endLine, putNumber, putWord } from './line';

/** The version of the lines. It changes when a field changes its place or meaning. */
const FORMAT = 1;
const NEWLINE = 10;
const RETURN = 13;
const QUESTION = 63;

/** How far a request has been heard. */
const enum Hearing {
  Start = 0,
  Question = 1,
  /** Not a request; all up to the end of the line is passed over. */
  Noise = 2,
}

export interface Link {
  /** Somebody may be listening; without, nothing is written. */
  isOn: boolean;
  line: Line;
  hearing: Hearing;
  /** What was told up to now: Log.pushed, the count of sounds, and the phase. */
  toldEntries: number;
  toldSounds: number;
  toldPhase: number;
}

export function createLink(): Link {
  return {
    isOn: false,
    line: createLine(),
    hearing: 0,
    toldEntries: 0,
    toldSounds: 0,
    toldPhase: 0,
  };
}

/** The first line: who speaks. From now on events are told. */
export function writeHello(link: Link, board: string, version: string): void {
  link.isOn = true;
  beginLine(link.line, 0);
  putWord(link.line, 'zeitnot');
  putNumber(link.line, FORMAT);
  putWord(link.line, board);
  putWord(link.line, version);
  endLine(link.line);
}

/** Hears one byte. True when it ends a request for the state: a line that is "?". */
export function hearByte(link: Link, byte: number): boolean {
  const heard = link.hearing;
  if (byte === RETURN) return false;
  if (byte === NEWLINE) link.hearing = Hearing.Start;
  else if (byte === QUESTION && heard === Hearing.Start) link.hearing = Hearing.Question;
  else link.hearing = Hearing.Noise;
  return byte === NEWLINE && heard === Hearing.Question;
}
