// The journal's area as raw flash pages outside Storage, by address (the ESP32 family's spare 64
// kB). Flash.getFree() is not asked: it also lists an area that lies inside Storage.

import type { AnyBoard } from '../parts';

let flash: FlashModule;
let areaAddress = 0;
let pageBytes = 0;

export function readFlash(offset: number, bytes: Uint8Array, length: number): void {
  bytes.set(flash.read(length, areaAddress + offset), 0);
}

/** True when what was written is read back. */
export function writeFlash(offset: number, bytes: Uint8Array, length: number): boolean {
  const part = bytes.subarray(0, length);
  flash.write(part, areaAddress + offset);
  return E.CRC32(flash.read(length, areaAddress + offset)) === E.CRC32(part);
}

/** The interpreter refuses an address that is not an integer to it, as after Math.max. */
export function eraseFlash(page: number): boolean {
  flash.erasePage((areaAddress + page * pageBytes) | 0);
  return true;
}

export function hasRoom(): boolean {
  return true;
}

export function compact(): void {}

export function createJournal(board: AnyBoard): void {
  flash = require('Flash');
  areaAddress = board.journalAddress;
  pageBytes = board.journalPageBytes;
}
