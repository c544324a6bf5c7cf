// The fingers on the clock's keys: which are down, and when each will be let go. Makes contacts out
// of strokes of the keyboard.
import { KEYS, Key } from '../../hal/hal';
import type { Stroke } from './keyboard';

const TAP_MS = 80;
/** Between two taps; a contact that opens for less may be a bounce. */
const LIFT_MS = 60;
/** A key that repeats on the keyboard is a finger that rests; repeats come at least so often. */
const REPEAT_MS = 150;
/** A keyboard begins to repeat after a while; it never repeats faster than this. */
const REPEAT_DELAY_MS = 1100;
const REPEAT_MS_MIN = 20;

export interface Fingers {
  /** When each key was pressed down; NaN while it is up. */
  readonly downAtMs: number[];
  /** When each key will be let go; Infinity when only `h` does that. */
  readonly upAtMs: number[];
  /** Keys that are struck stay down. */
  keepsDown: boolean;
  /** Strokes that came while a finger was still busy with a tap, oldest first. */
  readonly queue: Stroke[];
  /** Bit i: key i is down for a tap. */
  tapping: number;
  /** The last tap that closed, and when the finger is free for another. */
  closedMs: number;
  freeMs: number;
  /** The last stroke that was a tap: its key, when, and how long after the one before. */
  lastKey: Key | -1;
  lastMs: number;
  lastGapMs: number;
  /** The keyboard repeats that key. */
  isRepeating: boolean;
}

export type MoveContact = (key: Key, closed: boolean) => void;

export function createFingers(): Fingers {
  return {
    downAtMs: new Array<number>(KEYS).fill(NaN),
    upAtMs: new Array<number>(KEYS).fill(Infinity),
    keepsDown: false,
    queue: [],
    tapping: 0,
    closedMs: -Infinity,
    freeMs: -Infinity,
    lastKey: -1,
    lastMs: -Infinity,
    lastGapMs: Infinity,
    isRepeating: false,
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

/** When a finger moves by itself next; Infinity when none will. */
export function nextMoveMs(fingers: Fingers): number {
  const isWaiting = fingers.queue.length > 0 && fingers.tapping === 0;
  return Math.min(...fingers.upAtMs, isWaiting ? fingers.freeMs : Infinity);
}

function lift(fingers: Fingers, key: Key, move: MoveContact): void {
  if (!isKeyDown(fingers, key)) return;
  fingers.downAtMs[key] = NaN;
  fingers.upAtMs[key] = Infinity;
  fingers.tapping &= ~(1 << key);
  move(key, false);
}

function liftDue(fingers: Fingers, nowMs: number, move: MoveContact): void {
  for (let key = 0; key < KEYS; key += 1) {
    if (fingers.upAtMs[key]! > nowMs) continue;
    if ((fingers.tapping & (1 << key)) !== 0) fingers.freeMs = fingers.upAtMs[key]! + LIFT_MS;
    lift(fingers, key, move);
  }
}

function liftAll(fingers: Fingers, move: MoveContact): void {
  for (let key = 0; key < KEYS; key += 1) lift(fingers, key, move);
  fingers.keepsDown = false;
}

interface Spell {
  readonly nowMs: number;
  readonly upMs: number;
}

function press(fingers: Fingers, key: Key, { nowMs, upMs }: Spell, move: MoveContact): void {
  fingers.upAtMs[key] = upMs;
  if (isKeyDown(fingers, key)) return;
  fingers.downAtMs[key] = nowMs;
  move(key, true);
}

function tap(fingers: Fingers, key: Key, nowMs: number, move: MoveContact): void {
  if (fingers.keepsDown) {
    press(fingers, key, { nowMs, upMs: Infinity }, move);
    return;
  }
  fingers.tapping |= 1 << key;
  fingers.closedMs = nowMs;
  press(fingers, key, { nowMs, upMs: nowMs + TAP_MS }, move);
}

function hold(fingers: Fingers, stroke: Stroke, nowMs: number, move: MoveContact): void {
  if (stroke.does !== 'hold') return;
  liftAll(fingers, move);
  const spell = { nowMs, upMs: nowMs + stroke.forMs };
  for (const key of stroke.keys) press(fingers, key, spell, move);
}

function toggleKeepDown(fingers: Fingers, move: MoveContact): void {
  const keeps = fingers.keepsDown;
  if (keeps) liftAll(fingers, move);
  fingers.keepsDown = !keeps;
}

function play(fingers: Fingers, stroke: Stroke, nowMs: number, move: MoveContact): void {
  if (stroke.does === 'tap') tap(fingers, stroke.key, nowMs, move);
  else if (stroke.does === 'hold') hold(fingers, stroke, nowMs, move);
  else if (stroke.does === 'keep-down') toggleKeepDown(fingers, move);
}

const isPlayers = (key: Key): boolean => key === Key.Left || key === Key.Right;

/** The other player's finger is another finger, unless both were struck at one instant. */
function isFree(fingers: Fingers, stroke: Stroke, nowMs: number): boolean {
  if (stroke.does === 'tap') {
    if (fingers.keepsDown) return true;
    if (isKeyDown(fingers, stroke.key)) return false;
    const own = isPlayers(stroke.key) ? (1 << Key.Left) | (1 << Key.Right) : 0;
    if (own !== 0 && (fingers.tapping & ~own) === 0 && nowMs > fingers.closedMs) {
      return fingers.lastKey !== stroke.key || nowMs >= fingers.freeMs;
    }
  }
  return fingers.tapping === 0 && nowMs >= fingers.freeMs;
}

/** Lets go of the keys whose time has come, and does what waited for that. */
export function moveDue(fingers: Fingers, nowMs: number, move: MoveContact): void {
  liftDue(fingers, nowMs, move);
  for (;;) {
    const next = fingers.queue[0];
    if (next === undefined || fingers.tapping !== 0 || nowMs < fingers.freeMs) return;
    fingers.queue.shift();
    play(fingers, next, nowMs, move);
  }
}

/** One stroke, a while, then many close together: the key of the keyboard is held. */
function noteTap(fingers: Fingers, key: Key, nowMs: number): void {
  const gapMs = key === fingers.lastKey ? nowMs - fingers.lastMs : Infinity;
  const hasWaited = fingers.lastGapMs > REPEAT_MS && fingers.lastGapMs <= REPEAT_DELAY_MS;
  const begins = hasWaited && gapMs >= REPEAT_MS_MIN;
  fingers.isRepeating = gapMs <= REPEAT_MS && (fingers.isRepeating || begins);
  fingers.lastKey = key;
  fingers.lastMs = nowMs;
  fingers.lastGapMs = gapMs;
}

/** Does what the stroke says to the keys. Strokes that are not about keys do nothing. */
export function takeStroke(
  fingers: Fingers,
  stroke: Stroke,
  nowMs: number,
  move: MoveContact,
): void {
  if (stroke.does === 'tap') noteTap(fingers, stroke.key, nowMs);
  if (stroke.does === 'tap' && fingers.isRepeating && !fingers.keepsDown) {
    press(fingers, stroke.key, { nowMs, upMs: nowMs + REPEAT_MS }, move);
    fingers.tapping |= 1 << stroke.key;
  } else if (fingers.queue.length === 0 && isFree(fingers, stroke, nowMs)) {
    play(fingers, stroke, nowMs, move);
  } else {
    fingers.queue.push(stroke);
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
