// Where records go and how they are found again. A game has a run of pages in a ring; behind the
// ring lie pages for ticks. Nothing is erased but by prepare.ts. FORMAT.md has the picture.

import {
  MORE,
  NUMBER_BITS,
  RECORD_BYTES,
  Topic,
  numberWord,
  putRecord,
  sealRecord,
} from './record';

export const VERSION = 1;
/** Four at large, and five of a user's own controls with seven each. @without own-controls: 4 */
export const SETTINGS = 39;

/** From so many pages on there is room for ticks, and for long games. */
const PAGES_FOR_TICKS = 8;
const TICK_PAGES = 3;
const RUN_PAGES = 3;
/** Slots that may refuse one record. */
const TRIES_MAX = 3;

/** The verbs of the hardware that the journal needs. */
export interface Flash {
  readFlash(offset: number, bytes: Uint8Array, length: number): void;
  writeFlash(offset: number, bytes: Uint8Array, length: number): boolean;
  eraseFlash(page: number): boolean;
  hasRoom(pages: number): boolean;
  isFull: boolean;
  kick(): void;
}

export const enum Keep {
  /** Nothing can be kept: no page was prepared, or the game in it is over. */
  Closed = 0,
  /** The next game can begin here. */
  Fresh = 1,
  /** A game is being kept. */
  Open = 2,
  /** The rest of this game is not kept: no room, or flash that refuses. */
  Full = 3,
}

/** The flash that the journal has, and how it is divided. */
export interface Area {
  flash: Flash;
  pages: number;
  pageBytes: number;
  /** Pages in the ring of games, and of one game at most. */
  ring: number;
  run: number;
  /** Slots for a record in a page, and for ticks in all. */
  pageSlots: number;
  tickSlots: number;
}

/** A place among the records of a game. */
export interface Place {
  /** Counted through the run of pages. */
  slot: number;
  /** Number and check of the record before. */
  number: number;
  check: number;
}

export interface Journal {
  area: Area;
  state: Keep;
  /** The first page of the run. */
  first: number;
  /** Of that page: counts up with each game, and the version of its format. */
  generation: number;
  version: number;
  /** Where the next record is, and where the records of the present group begin that count. */
  at: Place;
  mark: Place;
  /** Of the record that was just read. */
  word: number;
  value: number;
  /** More records of the same group follow. */
  hasMore: boolean;
  /** Records of a whole group that are still to be read. */
  proven: number;
  /** The check of the last record of a whole group. */
  wholeCheck: number;
  /** The last group is not whole; what is appended next must declare it void. */
  isTorn: boolean;
  ticks: number;
  /** Up to when the newest record tells, and the idle presses that it knows of. */
  keptMs: number;
  keptIdle: number;
  /** The newest value of Log.games that was looked at. */
  games: number;
  /** Settings as they are, and as they were kept. */
  settings: Int32Array;
  kept: Int32Array;
  bytes: Uint8Array;
}

function createArea(flash: Flash, pages: number, pageBytes: number): Area {
  const hasTicks = pages >= PAGES_FOR_TICKS;
  const pageSlots = (pageBytes / RECORD_BYTES) | 0;
  return {
    flash: flash,
    pages: pages,
    pageBytes: pageBytes,
    ring: hasTicks ? pages - TICK_PAGES : pages,
    run: hasTicks ? RUN_PAGES : 1,
    pageSlots: pageSlots,
    tickSlots: hasTicks ? TICK_PAGES * pageSlots : 0,
  };
}

function createPlace(): Place {
  return { slot: 0, number: 0, check: 0 };
}

export function createJournal(flash: Flash, pages: number, pageBytes: number): Journal {
  return {
    area: createArea(flash, pages, pageBytes),
    state: Keep.Closed,
    first: 0,
    generation: 0,
    version: 0,
    at: createPlace(),
    mark: createPlace(),
    word: 0,
    value: 0,
    hasMore: false,
    proven: 0,
    wholeCheck: 0,
    isTorn: false,
    ticks: 0,
    keptMs: 0,
    keptIdle: 0,
    games: 0,
    /* @without own-controls, recent, arbiter */ settings: new Int32Array(SETTINGS),
    /* @without own-controls, recent, arbiter */ kept: new Int32Array(SETTINGS),
    bytes: new Uint8Array(RECORD_BYTES),
  };
}

/** Where slot `slot` of the run of pages from `first` lies. Ticks have no ring to go round. */
export function offsetOf(journal: Journal, first: number, slot: number): number {
  let page = first + ((slot / journal.area.pageSlots) | 0);
  if (first < journal.area.ring) page = page % journal.area.ring;
  return page * journal.area.pageBytes + (slot % journal.area.pageSlots) * RECORD_BYTES;
}

/** Writes what journal.bytes holds into the next slot that takes it. */
function program(journal: Journal): boolean {
  const slotMax = journal.area.run * journal.area.pageSlots;
  let tries = TRIES_MAX;
  let offset = 0;
  while (tries > 0 && journal.at.slot < slotMax) {
    offset = offsetOf(journal, journal.first, journal.at.slot);
    tries--;
    journal.at.slot++;
    if (journal.area.flash.writeFlash(offset, journal.bytes, RECORD_BYTES)) return true;
  }
  return false;
}

function appendOne(journal: Journal, more: number, word: number, value: number): boolean {
  const number = (journal.at.number + 1) & NUMBER_BITS;
  let check = 0;
  putRecord(journal.bytes, number | more, word, value);
  check = sealRecord(journal.bytes, journal.at.check);
  if (!program(journal)) return false;
  journal.at.number = number;
  journal.at.check = check;
  return true;
}

/**
 * Appends a record, with hasMore if others of its group follow; a group that was torn by a power
 * cut is declared void first. False when it is not kept.
 */
export function append(journal: Journal, word: number, value: number): boolean {
  if (journal.isTorn && !appendOne(journal, MORE, numberWord(Topic.Void, 0), 0)) return false;
  journal.isTorn = false;
  return appendOne(journal, journal.hasMore ? MORE : 0, word, value);
}
