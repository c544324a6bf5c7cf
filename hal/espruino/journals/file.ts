// The journal's area as Storage files, one a page, each made once at its full size (nRF52 boards).
// A write at offset 0 would make Storage replace the file, so each begins with bytes that are never
// written. A call must lie within one page. Making a file anew may compact Storage, which takes
// seconds and must not lose power; that is why a page is only erased while no game is on.

import type { AnyBoard } from '../parts';

/** Not written; a multiple of the four bytes that flash is programmed by. */
const LEAD_BYTES = 4;

let storage: StorageModule;
let fileNames: string[];
let pageBytes = 0;

export function readFlash(offset: number, bytes: Uint8Array, length: number): void {
  const name = fileNames[(offset / pageBytes) | 0];
  const text = storage.read(name, (offset % pageBytes) + LEAD_BYTES, length);
  if (text !== undefined) bytes.set(E.toUint8Array(text), 0);
}

/** Storage throws when the bytes are not erased. */
export function writeFlash(offset: number, bytes: Uint8Array, length: number): boolean {
  const name = fileNames[(offset / pageBytes) | 0];
  const start = (offset % pageBytes) + LEAD_BYTES;
  const part = bytes.subarray(0, length);
  storage.write(name, part, start, 0);
  return E.CRC32(storage.read(name, start, length)!) === E.CRC32(part);
}

function makeFile(name: string): boolean {
  return storage.write(name, '', 0, pageBytes + LEAD_BYTES);
}

export function eraseFlash(page: number): boolean {
  storage.erase(fileNames[page]);
  return makeFile(fileNames[page]);
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
    if (storage.read(fileNames[page]) === undefined) makeFile(fileNames[page]);
  }
}
