// The only place that erases: pages for the next game, before READY appears. The head is written
// last, with all settings, so that the old pages count until the new ones are whole.

import { SEED } from './checksum';
import { Journal, Keep, VERSION, append } from './journal';
import { Kind, NUMBER_BITS, Topic, numberWord } from './record';
import { appendSettings, forgetKept, hasUnkept } from './settings';

/** Runs of pages that are tried when flash refuses. */
const TRIES_MAX = 3;

function erase(journal: Journal, page: number): boolean {
  const isErased = journal.area.flash.eraseFlash(page);
  journal.area.flash.kick();
  return isErased;
}

/** Erases the run from its last page to its first, then the ticks. */
function erasePages(journal: Journal): boolean {
  let isErased = true;
  for (let i = journal.area.run - 1; i >= 0; i--) {
    if (!erase(journal, (journal.first + i) % journal.area.ring)) isErased = false;
  }
  for (let page = journal.area.ring; page < journal.area.pages; page++) {
    if (!erase(journal, page)) isErased = false;
  }
  return isErased;
}

/** The head in the first slot, and behind it the settings, as one group. */
function writeHead(journal: Journal): boolean {
  journal.at.number = NUMBER_BITS;
  journal.at.check = SEED;
  forgetKept(journal);
  journal.hasMore = hasUnkept(journal);
  if (!append(journal, Kind.Head | (VERSION << 4), journal.generation)) return false;
  return journal.at.slot === 1 && appendSettings(journal);
}

/** Looks whether the next game has room. @cold */
export function findRoom(journal: Journal): boolean {
  const area = journal.area;
  area.flash.isFull = !area.flash.hasRoom(area.run + area.pages - area.ring);
  return !area.flash.isFull;
}

/** Goes to the page behind the pages that the game before has used. */
function moveOn(journal: Journal): void {
  const used = ((journal.at.slot + journal.area.pageSlots - 1) / journal.area.pageSlots) | 0;
  journal.first = (journal.first + Math.max(1, used)) % journal.area.ring;
  journal.at.slot = 0;
  journal.ticks = 0;
  journal.isTorn = false;
}

/** Erases pages for the next game. False when there is no room, or flash takes none. @cold */
export function prepare(journal: Journal): boolean {
  journal.state = Keep.Closed;
  journal.generation++;
  for (let i = 0; i < TRIES_MAX && findRoom(journal); i++) {
    moveOn(journal);
    if (erasePages(journal) && writeHead(journal)) {
      journal.state = Keep.Fresh;
      findRoom(journal);
      return true;
    }
  }
  return false;
}

/** So many settings were changed that little room is left for a game. */
export function isWorn(journal: Journal): boolean {
  return journal.at.slot > journal.area.pageSlots >> 2;
}

/**
 * Settings were changed. Between two games (`maySetUp`) there may be no pages for the next one yet;
 * in a game whose pages take no more they wait for it. @cold
 * @without own-controls, recent, arbiter
 */
export function keepSettings(journal: Journal, maySetUp: boolean): void {
  if (journal.state === Keep.Fresh || journal.state === Keep.Open) appendSettings(journal);
  else if (maySetUp) prepare(journal);
}

/** The end of the game that was kept. @cold */
export function endGame(journal: Journal): boolean {
  journal.hasMore = false;
  return append(journal, numberWord(Topic.End, 0), 0);
}
