// What outlives a game: numbers of 32 bits that others give a meaning, by writing them into
// `settings`. They are copied into the pages of each game before it begins, and appended there when
// one changes.

import { Journal, append } from './journal';
import { Topic, numberWord } from './record';

/** The first setting from `from` on that is not kept as it is now; their number when all are. */
function nextUnkept(journal: Journal, from: number): number {
  let index = from;
  while (index < journal.settings.length && journal.settings[index] === journal.kept[index]) {
    index++;
  }
  return index;
}

/** @without own-controls, recent, arbiter: false */
export function hasUnkept(journal: Journal): boolean {
  return nextUnkept(journal, 0) < journal.settings.length;
}

/** The pages are new: nothing is kept in them. @without own-controls, recent, arbiter */
export function forgetKept(journal: Journal): void {
  for (let i = 0; i < journal.kept.length; i++) journal.kept[i] = 0;
}

/**
 * Appends those that are not kept yet, as one group.
 * @without own-controls, recent, arbiter: true
 */
export function appendSettings(journal: Journal): boolean {
  let index = nextUnkept(journal, 0);
  let next = 0;
  while (index < journal.settings.length) {
    next = nextUnkept(journal, index + 1);
    journal.hasMore = next < journal.settings.length;
    if (!append(journal, numberWord(Topic.Setting, index), journal.settings[index])) return false;
    journal.kept[index] = journal.settings[index];
    index = next;
  }
  return true;
}
