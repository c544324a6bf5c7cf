// Reads the records of a game in their order. What counts is decided here: a record only behind the
// very one it was written behind, and a group of records only when its last one is there.

import { SEED } from './checksum';
import { Journal, Keep, VERSION, offsetOf } from './journal';
import {
  Kind,
  MORE,
  NUMBER_BITS,
  RECORD_BYTES,
  Topic,
  follows,
  get16,
  get32,
  isBlank,
  numberWord,
} from './record';

/** Blank slots in a row that end the records; fewer can be slots that refused a write. */
const BLANKS_MAX = 4;

/** Whether journal.bytes is the record that comes next; then it was read. */
function takeNext(journal: Journal): boolean {
  const bytes = journal.bytes;
  const number = get16(bytes, 0);
  if ((number & NUMBER_BITS) !== ((journal.at.number + 1) & NUMBER_BITS)) return false;
  if (!follows(bytes, journal.at.check)) return false;
  journal.at.number = number & NUMBER_BITS;
  journal.hasMore = (number & MORE) !== 0;
  journal.at.check = get32(bytes, 8);
  journal.word = get16(bytes, 2);
  journal.value = get32(bytes, 4);
  return true;
}

/** Reads the next record, past slots that are not whole. Without one, the next slot is free. */
export function nextRecord(journal: Journal): boolean {
  const slotMax = journal.area.run * journal.area.pageSlots;
  let blanks = 0;
  while (blanks < BLANKS_MAX && journal.at.slot < slotMax) {
    journal.area.flash.readFlash(
      offsetOf(journal, journal.first, journal.at.slot),
      journal.bytes,
      RECORD_BYTES,
    );
    journal.at.slot++;
    if (takeNext(journal)) return true;
    blanks = isBlank(journal.bytes) ? blanks + 1 : 0;
  }
  journal.at.slot -= blanks;
  return false;
}

/** The present group begins here. */
function mark(journal: Journal): void {
  journal.mark.slot = journal.at.slot;
  journal.mark.number = journal.at.number;
  journal.mark.check = journal.at.check;
}

/** Goes back to where the present group begins. */
function rewind(journal: Journal): void {
  journal.at.slot = journal.mark.slot;
  journal.at.number = journal.mark.number;
  journal.at.check = journal.mark.check;
}

/** How many records the group has whose first was just read; 0 when its last one is missing. */
function countGroup(journal: Journal): number {
  let count = 1;
  while (journal.hasMore) {
    if (!nextRecord(journal)) return 0;
    count++;
    if (journal.word !== numberWord(Topic.Void, 0)) continue;
    mark(journal);
    count = 0;
  }
  return count;
}

/** Reads the next record whose group is whole; false when there is none. */
export function nextWhole(journal: Journal): boolean {
  if (journal.proven === 0) {
    journal.wholeCheck = journal.at.check;
    mark(journal);
    if (!nextRecord(journal)) return false;
    if (!journal.hasMore) return true;
    journal.proven = countGroup(journal);
    journal.isTorn = journal.proven === 0;
    if (journal.isTorn) return false;
    rewind(journal);
  }
  journal.proven--;
  return nextRecord(journal);
}

/** Whether all records are there that belong to the head which was just read. */
function proveHead(journal: Journal): boolean {
  if (!journal.hasMore) return true;
  mark(journal);
  journal.proven = countGroup(journal);
  rewind(journal);
  return journal.proven > 0;
}

/** Whether a game was prepared on that page; then its head was read. */
export function openPage(journal: Journal, page: number): boolean {
  journal.first = page;
  journal.at.slot = 1;
  journal.at.number = NUMBER_BITS;
  journal.at.check = SEED;
  journal.proven = 0;
  journal.isTorn = false;
  journal.area.flash.readFlash(page * journal.area.pageBytes, journal.bytes, RECORD_BYTES);
  if (!takeNext(journal) || (journal.word & 15) !== Kind.Head) return false;
  journal.version = journal.word >> 4;
  journal.generation = journal.value;
  // What belongs to the head of another format, nobody knows.
  return journal.version !== VERSION || proveHead(journal);
}

/** The page whose head has the highest generation; -1 when there is none. */
function newestPage(journal: Journal): number {
  let newest = -1;
  let generation = 0;
  for (let page = 0; page < journal.area.ring; page++) {
    if (openPage(journal, page) && (newest < 0 || journal.generation > generation)) {
      newest = page;
      generation = journal.generation;
    }
  }
  return newest;
}

/** Opens what was prepared last. False when there is nothing, or nothing that can be read. */
export function openNewest(journal: Journal): boolean {
  const page = newestPage(journal);
  journal.state = Keep.Closed;
  if (page >= 0) return openPage(journal, page) && journal.version === VERSION;
  journal.first = journal.area.ring - 1;
  journal.at.slot = 0;
  journal.generation = 0;
  return false;
}
