// The contacts of one clock: their levels, and the edges that wait to be taken, each with the
// moment at which it happened. Knows nothing of debouncing: that is the firmware's.

import { Key, KEYS } from '../hal/hal';
import type { Edge } from '../hal/hal';
import type { Random } from './prng';
import { randomUpTo } from './prng';

/** Edges that the device's own queue holds; later ones are lost, as there. */
const EDGES_MAX = 64;

export interface Contacts {
  closed: boolean[];
  waiting: Edge[];
  /** Edges that did not fit. */
  lost: number;
}

export function createContacts(): Contacts {
  return { closed: new Array<boolean>(KEYS).fill(false), waiting: [], lost: 0 };
}

/** Opens or closes a contact; false when it was so already and there is no edge. */
export function setContact(contacts: Contacts, edge: Edge): boolean {
  if (contacts.closed[edge.key] === edge.closed) return false;
  contacts.closed[edge.key] = edge.closed;
  if (contacts.waiting.length >= EDGES_MAX) contacts.lost++;
  else contacts.waiting.push({ key: edge.key, closed: edge.closed, atMs: edge.atMs });
  return true;
}

/** Takes the oldest edge that happened at or before `visibleMs`. */
export function takeContactEdge(contacts: Contacts, visibleMs: number, edge: Edge): boolean {
  const oldest = contacts.waiting[0];
  if (oldest === undefined || ((visibleMs - oldest.atMs) | 0) < 0) return false;
  contacts.waiting.shift();
  edge.key = oldest.key;
  edge.closed = oldest.closed;
  edge.atMs = oldest.atMs;
  return true;
}

/** The supply is gone: nobody hears of these edges any more. The levels stay. */
export function forgetEdges(contacts: Contacts): void {
  contacts.waiting.length = 0;
}

/**
 * The edges of one bouncing change, which ends at the wanted level: 0 to 3 false starts within
 * 12 ms of the first contact. Times are counted from it.
 */
export function bounce(random: Random, closed: boolean): { closed: boolean; afterMs: number }[] {
  const edges = [{ closed, afterMs: 0 }];
  let afterMs = 0;
  for (let left = randomUpTo(random, 3); left > 0; left--) {
    edges.push({ closed: !closed, afterMs: (afterMs += 1 + randomUpTo(random, 1)) });
    edges.push({ closed, afterMs: (afterMs += 1 + randomUpTo(random, 1)) });
  }
  return edges;
}

export const KEY_NAMES = ['left', 'right', 'minus', 'pause', 'plus', 'back', 'ok'] as const;
export type KeyName = (typeof KEY_NAMES)[number];

export function keyNamed(name: KeyName): Key {
  return KEY_NAMES.indexOf(name);
}
