// What presses the keys of the clock: fingers, mouse, keyboard, and the page itself when it holds a
// chord for somebody. A contact is closed as long as anything presses it.

import { KEYS, Key } from '../../hal/hal';

/** A contact moved; `stampMs` is the browser's stamp of the event. */
export type MoveContact = (key: Key, closed: boolean, stampMs: number) => void;

export interface Fingers {
  /** Who presses each key. */
  readonly grips: readonly Set<string>[];
  /** When each key closed; NaN while it is open. */
  readonly downMs: number[];
  move: MoveContact;
}

export function createFingers(move: MoveContact): Fingers {
  return {
    grips: Array.from({ length: KEYS }, () => new Set<string>()),
    downMs: new Array<number>(KEYS).fill(NaN),
    move,
  };
}

export function isKeyDown(fingers: Fingers, key: Key): boolean {
  return fingers.grips[key]!.size > 0;
}

export function isAnyDown(fingers: Fingers): boolean {
  return fingers.grips.some((grips) => grips.size > 0);
}

export function grip(fingers: Fingers, key: Key, who: string, stampMs: number): void {
  const grips = fingers.grips[key]!;
  const wasOpen = grips.size === 0;
  grips.add(who);
  if (!wasOpen) return;
  fingers.downMs[key] = stampMs;
  fingers.move(key, true, stampMs);
}

function open(fingers: Fingers, key: Key, stampMs: number): void {
  fingers.downMs[key] = NaN;
  fingers.move(key, false, stampMs);
}

/** Lets go of every key that `who` presses. */
export function letGo(fingers: Fingers, who: string, stampMs: number): void {
  fingers.grips.forEach((grips, key) => {
    if (grips.delete(who) && grips.size === 0) open(fingers, key, stampMs);
  });
}

/** The window lost the keyboard, or the hand left the glass. */
export function letGoAll(fingers: Fingers, stampMs: number): void {
  fingers.grips.forEach((grips, key) => {
    const wasDown = grips.size > 0;
    grips.clear();
    if (wasDown) open(fingers, key, stampMs);
  });
}

/**
 * Shift with a click keeps a key down, and lets go of it the next time: for chords with a mouse.
 */
export function toggleKept(fingers: Fingers, key: Key, stampMs: number): void {
  const who = keeperOf(key);
  if (fingers.grips[key]!.has(who)) letGo(fingers, who, stampMs);
  else grip(fingers, key, who, stampMs);
}

function keeperOf(key: Key): string {
  return `kept-${key}`;
}

export function isKept(fingers: Fingers, key: Key): boolean {
  return fingers.grips[key]!.has(keeperOf(key));
}

const NAMES = ['LEFT', 'RIGHT', '−', 'PAUSE', '+', 'BACK', 'OK'];

/** Since when the last key of a hold is down, and which keys are; null when it is only a tap. */
export function heldKeys(fingers: Fingers): { names: string; sinceMs: number } | null {
  const keys = fingers.grips.flatMap((grips, key) => (grips.size > 0 ? [key] : []));
  const front = keys.filter((key) => key >= Key.Minus);
  if (front.length === 0) return null;
  const sinceMs = Math.max(...front.map((key) => fingers.downMs[key]!));
  return { names: front.map((key) => NAMES[key]).join(' + '), sinceMs };
}
