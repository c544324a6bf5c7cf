// Refuses flash areas that lie on each other and figures that no board can have.
import { Board } from '../../../board-configs/board';
import { isEsp32Family } from './pin-facts';
import { Problem } from './problem';

/** The 64 kB that the partition table of Espruino leaves free on the ESP32 family. */
const SPARE_START = 0x310000;
const SPARE_END = 0x320000;

const hex = (address: number) => `0x${address.toString(16)}`;

function checkPages(board: Board): Problem[] {
  const { journal } = board;
  if (!isEsp32Family(board.carrier.chip)) {
    return [
      { field: 'journal.kind', reason: 'this chip has no flash outside Storage; use "file"' },
    ];
  }
  const end = journal.address + journal.pages * journal.pageBytes;
  if (journal.address >= SPARE_START && end <= SPARE_END) return [];
  const free = `${hex(SPARE_START)} to ${hex(SPARE_END)}`;
  return [{ field: 'journal.address', reason: `the pages must lie in the free flash, ${free}` }];
}

function checkFile(board: Board): Problem[] {
  const { journal, storage } = board;
  if (isEsp32Family(board.carrier.chip)) {
    const reason = 'use "pages": a file in Storage shares its erases with the code';
    return [{ field: 'journal.kind', reason }];
  }
  if (journal.address !== 0) {
    return [{ field: 'journal.address', reason: 'a file in Storage has no address; write 0' }];
  }
  const free = (storage.pages - 1) * storage.pageBytes;
  if (journal.pages * journal.pageBytes <= free / 2) return [];
  const reason = 'takes more than half of Storage, and the code must fit beside it';
  return [{ field: 'journal.pages', reason }];
}

function checkStorage(board: Board): Problem[] {
  const { address, pageBytes } = board.storage;
  if (address % pageBytes === 0) return [];
  return [{ field: 'storage.address', reason: 'must be the start of a page' }];
}

function checkTick(board: Board): Problem[] {
  const { shortestMs, longestMs } = board.tick;
  if (shortestMs <= 20 && longestMs <= 1000) return [];
  const reason = 'a change must show within 20 ms and the loop must run once a second';
  return [{ field: 'tick', reason: `${reason}: shortestMs up to 20, longestMs up to 1000` }];
}

export function checkMemory(board: Board): Problem[] {
  const checkJournal = board.journal.kind === 'pages' ? checkPages : checkFile;
  return [...checkStorage(board), ...checkJournal(board), ...checkTick(board)];
}
