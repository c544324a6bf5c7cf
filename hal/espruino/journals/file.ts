// The journal's area as Storage files, one a page, each made once at its full size (nRF52 boards).
// A write at offset 0 would make Storage replace the file, so each begins with bytes that are never
// written. A call must lie within one page. Storage would compact itself for a file that finds no
// room, which takes seconds and must not lose power; so no file is made that finds none.

import type { AnyBoard } from '../parts';

/** Not written; a multiple of the four bytes that flash is programmed by. */
const LEAD_BYTES = 4;
/** Of a file in Storage. */
const HEADER_BYTES = 32;

let storage: StorageModule;
let fileNames: string[];
let pageBytes = 0;

export function readFlash(offset: number, bytes: Uint8Array, length: number): void {
  const name = fileNames[(offset / pageBytes) | 0];
  const text = storage.read(name, (offset % pageBytes) + LEAD_BYTES, length);
  // A file that was not made yet is blank.
  for (let i = 0; text === undefined && i < length; i++) bytes[i] = 0xff;
  if (text !== undefined) bytes.set(E.toUint8Array(text), 0);
}

/** Storage throws when the bytes are not erased, or there is no file. */
export function writeFlash(offset: number, bytes: Uint8Array, length: number): boolean {
  const name = fileNames[(offset / pageBytes) | 0];
  const start = (offset % pageBytes) + LEAD_BYTES;
  const part = bytes.subarray(0, length);
  if (storage.read(name, 0, 1) === undefined) return false;
  storage.write(name, part, start, 0);
  return E.CRC32(storage.read(name, start, length)!) === E.CRC32(part);
}

export function hasRoom(pages: number): boolean {
  return storage.getFree() >= pages * (pageBytes + LEAD_BYTES + HEADER_BYTES);
}

export function compact(): void {
  storage.compact();
}

/** Storage itself takes the old file away, or leaves it when it is blank. */
export function eraseFlash(page: number): boolean {
  return hasRoom(1) && storage.write(fileNames[page], '', 0, pageBytes + LEAD_BYTES);
}

function createNames(pages: number): string[] {
  const names = [];
  for (let page = 0; page < pages; page++) names[page] = 'zn.' + page;
  return names;
}

export function createJournal(board: AnyBoard): void {
  storage = require('Storage');
  pageBytes = board.journalPageBytes;
  fileNames = createNames(board.journalPages);
  for (let page = 0; page < fileNames.length; page++) {
    if (storage.read(fileNames[page]) === undefined) eraseFlash(page);
  }
}
