// What the link remembers: the line that is being written, what was told already, and the request
// that is being heard.

import { Line, beginLine, createLine, endLine, putNumber, putWord } from './line';

/** The version of the lines. It changes when a field changes its place or meaning. */
const FORMAT = 1;
const NEWLINE = 10;
const RETURN = 13;
const QUESTION = 63;
const EXCLAMATION = 33;
const ZERO = 48;
const FOUR = 52;

/** What a line that ends here asks for. Bits, so that several can be taken in one pass. */
export const enum Asked {
  Nothing = 0,
  State = 1,
  Log = 2,
  /** Not a request; all up to the end of the line is passed over. */
  Noise = 4,
  /** Times 1 to 4: a digit of a code, as if its key were tapped. */
  Digit = 8,
}

export interface Link {
  /** Somebody may be listening; without, nothing is written. */
  isOn: boolean;
  line: Line;
  hearing: Asked;
  /** Where the next piece of the journal begins that is asked for. */
  pieceAt: number;
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
    pieceAt: 0,
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

function requestOf(byte: number): number {
  if (byte === QUESTION) return Asked.State;
  if (byte === EXCLAMATION) return Asked.Log;
  return byte > ZERO && byte <= FOUR ? (byte - ZERO) * Asked.Digit : Asked.Noise;
}

/**
 * Hears one byte. What a line asks for when it ends here: "?" for the state, "!" for the log, "1"
 * to "4" for a digit.
 */
export function hearByte(link: Link, byte: number): Asked {
  const heard = link.hearing;
  if (byte === RETURN) return Asked.Nothing;
  if (byte === NEWLINE) link.hearing = Asked.Nothing;
  else if (heard === Asked.Nothing) link.hearing = requestOf(byte);
  else link.hearing = Asked.Noise;
  return byte === NEWLINE ? heard : Asked.Nothing;
}
