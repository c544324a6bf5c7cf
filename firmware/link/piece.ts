// The answer to a request for the log: the journal's flash, one piece a request, so that a reader
// has in the end what a dump of the flash would have given.

import type { Link } from './link';
import { beginLine, endLine, putByte, putHex, putNumber, putWord } from './line';

/** Divides a page, since a read must lie within one. */
const PIECE_BYTES = 64;
const SPACE = 32;

/** The verbs of the hardware that this needs, and the size of the area. */
export interface Area {
  nowMs(): number;
  readFlash(offset: number, bytes: Uint8Array, length: number): void;
  traits: { flashPages: number; flashPageBytes: number };
}

/** The next piece; after the last one comes the first again. @cold @without requests */
export function writePiece(link: Link, area: Area): void {
  const line = link.line;
  const sizeBytes = area.traits.flashPages * area.traits.flashPageBytes;
  const first = line.bytes.length - PIECE_BYTES;
  // Through the line's own buffer, to its end, which the digits do not reach.
  area.readFlash(link.pieceAt, line.bytes, PIECE_BYTES);
  for (let i = 0; i < PIECE_BYTES; i++) line.bytes[first + i] = line.bytes[i];
  beginLine(line, area.nowMs());
  putWord(line, 'log');
  putNumber(line, sizeBytes);
  putNumber(line, link.pieceAt);
  putByte(line, SPACE);
  for (let i = first; i < line.bytes.length; i++) putHex(line, line.bytes[i]);
  endLine(line);
  link.pieceAt = (link.pieceAt + PIECE_BYTES) % sizeBytes;
}
