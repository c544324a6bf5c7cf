// What should be told: two texts a side and the signs, as a reader would type them. layout.ts makes
// a frame of it; the trace takes it as it is.

import { Side } from '../core/sides';

/** Room of a text, with the 0 that ends it. */
export const TEXT_MAX = 12;

/** After this time all that blinks or takes turns begins again. */
export const CYCLE_MS = 2000;

export interface SideFace {
  /** Character codes, ended by 0: the time, or in menus the page's text. */
  main: Uint8Array;
  /** Likewise what stands beside it: "+2", the delay left, periods or moves left. */
  beside: Uint8Array;
}

export interface Face {
  left: SideFace;
  right: SideFace;
  /** Bits of Sign: what is shown, blinking signs included. */
  signs: number;
  /** Those of them that blink. */
  blinks: number;
  /** The instant that the face shows, and how long it stays right by itself. */
  atMs: number;
  nextMs: number;
  /** How far the cycle of all that blinks has come. */
  cycleMs: number;
}

function createSideFace(): SideFace {
  return { main: new Uint8Array(TEXT_MAX), beside: new Uint8Array(TEXT_MAX) };
}

export function createFace(): Face {
  return {
    left: createSideFace(),
    right: createSideFace(),
    signs: 0,
    blinks: 0,
    atMs: 0,
    nextMs: 0,
    cycleMs: 0,
  };
}

export function sideFace(face: Face, side: Side): SideFace {
  return side === Side.Left ? face.left : face.right;
}

/** An empty face for `atMs`, right for as long as a second. */
export function clearFace(face: Face, atMs: number): void {
  face.left.main[0] = 0;
  face.left.beside[0] = 0;
  face.right.main[0] = 0;
  face.right.beside[0] = 0;
  face.blinks = 0;
  face.atMs = atMs;
  face.nextMs = 1000;
}

/** Something of the face changes by itself `inMs` from its instant. */
export function changesIn(face: Face, inMs: number): void {
  if (inMs < face.nextMs) face.nextMs = inMs;
}

/** Writes one character and ends the text after it. */
export function putChar(text: Uint8Array, at: number, code: number): number {
  text[at] = code;
  text[at + 1] = 0;
  return at + 1;
}

/** Writes a word at the beginning of a text. Returns where the text goes on. */
export function putWord(text: Uint8Array, word: string): number {
  for (let i = 0; i < word.length; i++) putChar(text, i, word.charCodeAt(i));
  return word.length;
}
