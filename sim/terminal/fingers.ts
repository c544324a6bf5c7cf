// The fingers on the clock's keys: which are down, and when each will be let go. Makes contacts out
// of strokes of the keyboard.
import { KEYS, Key } from '../../hal/hal';
import type { Stroke } from './keyboard';

const TAP_MS = 80;
/** A key that repeats on the keyboard is a finger that rests; repeats come at least so often. */
const REPEAT_MS = 150;

export interface Fingers {
  /** When each key was pressed down; NaN while it is up. */
  readonly downAtMs: number[];
  /** When each key will be let go; Infinity when only `h` does that. */
  readonly upAtMs: number[];
  /** Keys that are struck stay down. */
  keepsDown: boolean;
}

export type MoveContact = (key: Key, closed: boolean) => void;

export function createFingers(): Fingers {
  return {
    downAtMs: new Array<number>(KEYS).fill(NaN),
    upAtMs: new Array<number>(KEYS).fill(Infinity),
    keepsDown: false,
  };
}

export function isKeyDown(fingers: Fingers, key: Key): boolean {
  return !Number.isNaN(fingers.downAtMs[key]);
}

export function keysDown(fingers: Fingers): Set<Key> {
  const keys = new Set<Key>();
  for (let key = 0; key < KEYS; key += 1) if (isKeyDown(fingers, key)) keys.add(key);
  return keys;
}

/** When the next key is let go; Infinity when none will be. */
export function nextLiftMs(fingers: Fingers): number {
  return Math.min(...fingers.upAtMs);
}

function lift(fingers: Fingers, key: Key, move: MoveContact): void {
  if (!isKeyDown(fingers, key)) return;
  fingers.downAtMs[key] = NaN;
  fingers.upAtMs[key] = Infinity;
  move(key, false);
}

/** Lets go of the keys whose time has come. */
export function liftDue(fingers: Fingers, nowMs: number, move: MoveContact): void {
  for (let key = 0; key < KEYS; key += 1) {
    if (fingers.upAtMs[key]! <= nowMs) lift(fingers, key, move);
  }
}

export function liftAll(fingers: Fingers, move: MoveContact): void {
  for (let key = 0; key < KEYS; key += 1) lift(fingers, key, move);
  fingers.keepsDown = false;
}

function press(
  fingers: Fingers,
  key: Key,
  at: { nowMs: number; upMs: number },
  move: MoveContact,
): void {
  fingers.upAtMs[key] = at.upMs;
  if (isKeyDown(fingers, key)) return;
  fingers.downAtMs[key] = at.nowMs;
  move(key, true);
}

function tapUpMs(fingers: Fingers, key: Key, nowMs: number): number {
  const isHeld = isKeyDown(fingers, key) && fingers.upAtMs[key] === Infinity;
  if (fingers.keepsDown || isHeld) return Infinity;
  return nowMs + (isKeyDown(fingers, key) ? REPEAT_MS : TAP_MS);
}

/** Does what the stroke says to the keys. Strokes that are not about keys do nothing. */
export function takeStroke(
  fingers: Fingers,
  stroke: Stroke,
  nowMs: number,
  move: MoveContact,
): void {
  if (stroke.does === 'tap') {
    const upMs = tapUpMs(fingers, stroke.key, nowMs);
    press(fingers, stroke.key, { nowMs, upMs }, move);
  } else if (stroke.does === 'hold') {
    liftAll(fingers, move);
    const at = { nowMs, upMs: nowMs + stroke.forMs };
    for (const key of stroke.keys) press(fingers, key, at, move);
  } else if (stroke.does === 'keep-down') {
    const keeps = fingers.keepsDown;
    if (keeps) liftAll(fingers, move);
    fingers.keepsDown = !keeps;
  }
}

const KEY_NAMES = ['LEFT', 'RIGHT', 'MINUS', 'PAUSE', 'PLUS', 'BACK', 'OK'];

/** What the fingers are doing, for the screen: which keys are held and for how long. */
export function fingerNote(fingers: Fingers, nowMs: number): string {
  const keys = [...keysDown(fingers)];
  const held = keys.filter((key) => fingers.upAtMs[key]! - fingers.downAtMs[key]! > TAP_MS);
  if (held.length === 0) return fingers.keepsDown ? 'KEEP DOWN: strike keys; h lets go' : '';
  const names = held.map((key) => KEY_NAMES[key]).join(' + ');
  const sinceMs = nowMs - Math.min(...held.map((key) => fingers.downAtMs[key]!));
  const tail = fingers.keepsDown ? '; h lets go' : '';
  return `holding ${names} ${(sinceMs / 1000).toFixed(1)} s${tail}`;
}
