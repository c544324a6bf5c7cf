// Whether the end of a game is missing in a dump, of which the clock itself could not know: records
// that lie behind a damaged one, or a journal that was full.

import { offsetOf } from '../../firmware/store/journal';
import type { Journal } from '../../firmware/store/journal';
import { nextRecord, nextWhole, openPage } from '../../firmware/store/reader';
import { Kind, RECORD_BYTES, isBlank } from '../../firmware/store/record';

/** A cut leaves so many slots behind the last record that are neither blank nor a record. */
const TORN_MAX = 3;

/** Slots that the game had for itself: up to its run of pages, or to the next game. */
function slotsOf(journal: Journal, heads: ReadonlySet<number>): number {
  const { ring, run, pageSlots } = journal.area;
  let pages = 1;
  while (pages < run && !heads.has((journal.first + pages) % ring)) pages++;
  return pages * pageSlots;
}

/** Behind the last record, those of a group that is not whole included. */
function endOfRecords(journal: Journal): number {
  Object.assign(journal.at, journal.mark);
  let end = journal.at.slot;
  while (nextRecord(journal)) end = journal.at.slot;
  return end;
}

function countWritten(journal: Journal, from: number, to: number): number {
  let written = 0;
  for (let slot = from; slot < to; slot++) {
    const offset = offsetOf(journal, journal.first, slot);
    journal.area.flash.readFlash(offset, journal.bytes, RECORD_BYTES);
    if (!isBlank(journal.bytes)) written++;
  }
  return written;
}

/** On this page a game was prepared, or one that can be read begins; nothing of it is damaged. */
export function isSoundHead(journal: Journal, page: number): boolean {
  let hasEntry = false;
  if (!openPage(journal, page)) return false;
  while (nextWhole(journal)) hasEntry ||= (journal.word & 15) < Kind.Number;
  if (hasEntry) return true;
  return countWritten(journal, endOfRecords(journal), journal.area.pageSlots) <= TORN_MAX;
}

/**
 * Why the end of the game is missing that was just read up to its last whole group; '' when it is
 * not. `heads`: the pages on which games begin.
 */
export function missingEnd(journal: Journal, heads: ReadonlySet<number>, isOver: boolean): string {
  const slots = slotsOf(journal, heads);
  const end = endOfRecords(journal);
  const unread = countWritten(journal, end, slots);
  if (unread > TORN_MAX) return `${unread} records behind it cannot be read`;
  const isFull = end + unread === journal.area.run * journal.area.pageSlots;
  return isFull && !isOver ? 'its pages were full' : '';
}
