// Flash on NOR rules: a write can only clear bits, an erase sets a whole page, and the supply can
// go at any byte of either. Bytes that were being changed at that moment are neither old nor new.

import { Random, createRandom, randomUpTo } from './prng';

/** Thrown from inside a verb when the supply goes; the world catches it. Firmware cannot. */
export class PowerCut extends Error {
  override readonly name = 'PowerCut';
}

export interface Flash {
  readonly pages: number;
  readonly pageBytes: number;
  readonly bytes: Uint8Array;
  /** Erases of each page since new, for the figure of wear. */
  readonly wear: number[];
  /** How many bytes may still be changed before the supply goes; null = it stays. */
  cutAfterBytes: number | null;
  /** So many of the next changes are refused by the part. */
  refusals: number;
  /** Pages that can be erased until the next compaction; without end where they are no files. */
  room: number;
  /** The same after a compaction. */
  roomMax: number;
  compactions: number;
  random: Random;
}

const ERASED = 0xff;

export function createFlash(pages: number, pageBytes: number, seed: number): Flash {
  return {
    pages,
    pageBytes,
    bytes: new Uint8Array(pages * pageBytes).fill(ERASED),
    wear: new Array<number>(pages).fill(0),
    cutAfterBytes: null,
    refusals: 0,
    room: Infinity,
    roomMax: Infinity,
    compactions: 0,
    random: createRandom(seed),
  };
}

/** The supply goes after `bytes` more bytes were changed, in the middle of the next one. */
export function armCut(flash: Flash, bytes: number): void {
  flash.cutAfterBytes = bytes;
}

function spendByte(flash: Flash): boolean {
  if (flash.cutAfterBytes === null) return true;
  flash.cutAfterBytes--;
  return flash.cutAfterBytes >= 0;
}

function isRefused(flash: Flash): boolean {
  if (flash.refusals === 0) return false;
  flash.refusals--;
  return true;
}

function cut(flash: Flash): never {
  flash.cutAfterBytes = null;
  throw new PowerCut('the supply went while flash was being changed');
}

function isInside(flash: Flash, offset: number, length: number): boolean {
  return offset >= 0 && length >= 0 && offset + length <= flash.bytes.length;
}

export function readFlash(flash: Flash, offset: number, into: Uint8Array): void {
  if (!isInside(flash, offset, into.length)) {
    throw new Error(`flash: ${into.length} bytes at ${offset} lie outside the journal area`);
  }
  into.set(flash.bytes.subarray(offset, offset + into.length));
}

/** False when the bytes do not stand there afterwards, as the part's own check would say. */
export function programFlash(flash: Flash, offset: number, from: Uint8Array): boolean {
  if (!isInside(flash, offset, from.length) || isRefused(flash)) return false;
  let stands = true;
  for (let i = 0; i < from.length; i++) {
    const wanted = flash.bytes[offset + i]! & from[i]!;
    if (!spendByte(flash)) {
      flash.bytes[offset + i]! &= wanted | randomUpTo(flash.random, 255);
      cut(flash);
    }
    flash.bytes[offset + i] = wanted;
    stands &&= wanted === from[i];
  }
  return stands;
}

/** An erase that is cut leaves a page of which nothing can be said. */
export function eraseFlash(flash: Flash, page: number): boolean {
  if (page < 0 || page >= flash.pages || flash.room === 0 || isRefused(flash)) return false;
  flash.room--;
  const start = page * flash.pageBytes;
  flash.wear[page]!++;
  for (let i = start; i < start + flash.pageBytes; i++) {
    if (!spendByte(flash)) {
      flash.bytes[i]! |= randomUpTo(flash.random, 255);
      cut(flash);
    }
    flash.bytes[i] = ERASED;
  }
  return true;
}

/** Dead files make place for new ones. What is alive stays as it is. */
export function compactFlash(flash: Flash): void {
  flash.compactions++;
  flash.room = flash.roomMax;
}
