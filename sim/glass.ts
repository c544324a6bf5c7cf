// Reads what a clock shows: the text of a face, and a frame as seven-segment strokes. The strokes
// are what a failing test prints, and what the terminal draws from.

import type { Face } from '../firmware/ui/face';
import { CELLS_PER_SIDE } from '../hal/hal';
import type { Frame } from '../hal/hal';
import { SIGN_NAMES } from './sign-names';
import type { SignName } from './sign-names';

export interface SideFaceText {
  display: string;
  beside: string;
}

/** A face as a reader would type it. */
export interface FaceText {
  left: SideFaceText;
  right: SideFaceText;
}

/** A text of the face: character codes, ended by a 0 or by the end of the room. */
export function readText(codes: Uint8Array): string {
  const end = codes.indexOf(0);
  return String.fromCharCode(...codes.subarray(0, end < 0 ? codes.length : end));
}

export function readFace(face: Face): FaceText {
  return {
    left: { display: readText(face.left.main), beside: readText(face.left.beside) },
    right: { display: readText(face.right.main), beside: readText(face.right.beside) },
  };
}

/** Names of the signs whose bits are set, in the order of the list in hal.ts. */
export function signNames(bits: number): SignName[] {
  return SIGN_NAMES.filter((_, i) => (bits & (1 << i)) !== 0);
}

/** In the middle of its line, where the dots of a colon are; a point stands on the ground. */
const DOT = '•';
/** Between the sides; no stroke looks like it. */
const BETWEEN = ' ║ ';

/** Segments a to g of one cell as three lines of three characters. */
export function drawCell(segments: number): [string, string, string] {
  const stroke = (bit: number, mark: string) => ((segments & bit) !== 0 ? mark : ' ');
  return [
    ` ${stroke(0x01, '_')} `,
    `${stroke(0x20, '|')}${stroke(0x40, '_')}${stroke(0x02, '|')}`,
    `${stroke(0x10, '|')}${stroke(0x08, '_')}${stroke(0x04, '|')}`,
  ];
}

/** What stands right of a cell, for each of its three lines: a colon is a dot in each half. */
export function drawGap(frame: Frame, cell: number): [string, string, string] {
  const bit = 1 << cell;
  if ((frame.colons & bit) !== 0) return [' ', DOT, DOT];
  return [' ', ' ', (frame.points & bit) !== 0 ? '.' : ' '];
}

/** One side of the frame as three lines. */
export function drawSide(frame: Frame, side: number): string[] {
  const lines = ['', '', ''];
  for (let i = 0; i < CELLS_PER_SIDE; i++) {
    const cell = side * CELLS_PER_SIDE + i;
    const strokes = drawCell(frame.cells[cell]!);
    const gap = drawGap(frame, cell);
    for (let row = 0; row < 3; row++) lines[row] += strokes[row]! + gap[row]!;
  }
  return lines;
}

/** The whole frame, both sides and the signs, for a person. */
export function drawFrame(frame: Frame): string {
  const right = drawSide(frame, 1);
  const rows = drawSide(frame, 0).map((left, i) => `${left}${BETWEEN}${right[i]}`.trimEnd());
  const blinking = new Set<string>(signNames(frame.blinks));
  const shown = signNames(frame.signs | frame.blinks);
  const signs = shown.map((name) => (blinking.has(name) ? `${name}*` : name)).join(' ');
  return [...rows, signs].join('\n');
}
