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
  /** What the texts were made of, so that the same is not written again; -1 = anything. */
  mainKey: number;
  besideKey: number;
  /** The frame does not show these texts yet. */
  isNew: boolean;
  /** There is no room for both; they take turns. */
  isTight: boolean;
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
  /** It shows the times of a game, and every text has its key. */
  isTimes: boolean;
}

function createSideFace(): SideFace {
  return {
    main: new Uint8Array(TEXT_MAX),
    beside: new Uint8Array(TEXT_MAX),
    mainKey: -1,
    besideKey: 0,
    isNew: true,
    isTight: false,
  };
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
    isTimes: false,
  };
}

export function sideFace(face: Face, side: Side): SideFace {
  return side === Side.Left ? face.left : face.right;
}

function clearSide(texts: SideFace): void {
  texts.main[0] = 0;
  texts.beside[0] = 0;
  texts.mainKey = -1;
  texts.besideKey = 0;
  texts.isNew = true;
}

/** Takes away what stands on the face. */
export function clearFace(face: Face): void {
  clearSide(face.left);
  clearSide(face.right);
  face.signs = 0;
  face.blinks = 0;
  face.isTimes = false;
}

/**
 * The face is to show `atMs`. Whoever draws it says when it changes, if that is within a second.
 */
export function moveFace(face: Face, atMs: number, blinkFromMs: number): void {
  face.atMs = atMs;
  face.nextMs = 1000;
  face.cycleMs = ((atMs - blinkFromMs) >>> 0) % CYCLE_MS;
}

/** Whether what stands beside the time has to be written anew. It is then empty. */
export function takeBeside(texts: SideFace, key: number): boolean {
  if (texts.besideKey === key) return false;
  texts.besideKey = key;
  texts.beside[0] = 0;
  texts.isNew = true;
  return true;
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
