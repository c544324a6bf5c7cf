// One line of the link, written byte by byte into a buffer that is made once. See FORMAT.md.

/** @without requests, sound: 272 */
const LINE_BYTES = 336;
const SPACE = 32;
const QUOTE = 34;
const STAR = 42;
const MINUS = 45;
const ZERO = 48;
/** From the digit 9 to the letter a. */
const HEX_GAP = 39;
const NEWLINE = 10;
/** What the end of a line needs: space, star, four digits, newline. */
const END_BYTES = 7;

export interface Line {
  bytes: Uint8Array;
  length: number;
  /** Of all bytes so far. */
  checksum: number;
  /** Lines begun since power-on. */
  seq: number;
}

export function createLine(): Line {
  return { bytes: new Uint8Array(LINE_BYTES), length: 0, checksum: 0, seq: 0 };
}

/** What does not fit is left out; the end of the line always fits. */
export function putByte(line: Line, byte: number): void {
  if (line.length >= LINE_BYTES - END_BYTES) return;
  line.checksum = (line.checksum * 31 + byte) & 0xffff;
  line.bytes[line.length] = byte;
  line.length++;
}

/** Puts a whole number in decimal, without a space. */
export function putDigits(line: Line, value: number): void {
  let rest = value < 0 ? -value : value;
  let unit = 1;
  let digit = 0;
  if (value < 0) putByte(line, MINUS);
  while (rest >= unit * 10) unit *= 10;
  while (unit >= 1) {
    digit = (rest / unit) | 0;
    putByte(line, ZERO + digit);
    rest -= digit * unit;
    unit /= 10;
  }
}

function hexDigit(digit: number): number {
  return digit < 10 ? ZERO + digit : ZERO + HEX_GAP + digit;
}

/** Puts two hex digits, without a space. */
export function putHex(line: Line, byte: number): void {
  putByte(line, hexDigit(byte >> 4));
  putByte(line, hexDigit(byte & 15));
}

/** A space and a number. */
export function putNumber(line: Line, value: number): void {
  putByte(line, SPACE);
  putDigits(line, value);
}

/** A space and a word. */
export function putWord(line: Line, word: string): void {
  putByte(line, SPACE);
  for (let i = 0; i < word.length; i++) putByte(line, word.charCodeAt(i));
}

/** A space and word `index` of a table in one string, where each has `width` places. */
export function putEntry(line: Line, table: string, width: number, index: number): void {
  const end = (index + 1) * width;
  putByte(line, SPACE);
  for (let i = index * width; i < end && table.charCodeAt(i) !== SPACE; i++) {
    putByte(line, table.charCodeAt(i));
  }
}

/** A space and a quoted text of character codes that ends with 0. */
export function putQuoted(line: Line, codes: Uint8Array): void {
  putByte(line, SPACE);
  putByte(line, QUOTE);
  for (let i = 0; codes[i] !== 0; i++) putByte(line, codes[i]);
  putByte(line, QUOTE);
}

/** A line about the instant `atMs`. */
export function beginLine(line: Line, atMs: number): void {
  line.length = 0;
  line.checksum = 0;
  putDigits(line, line.seq);
  putNumber(line, atMs);
  line.seq = (line.seq + 1) % 1000000;
}

function endByte(line: Line, byte: number): void {
  line.bytes[line.length] = byte;
  line.length++;
}

/** Ends the line with its checksum. */
export function endLine(line: Line): void {
  const checksum = line.checksum;
  endByte(line, SPACE);
  endByte(line, STAR);
  for (let shift = 12; shift >= 0; shift -= 4) endByte(line, hexDigit((checksum >> shift) & 15));
  endByte(line, NEWLINE);
}
