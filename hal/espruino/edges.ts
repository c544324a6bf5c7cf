// Contacts to edges. The interrupt's stamp and level go through Espruino's queue into a fixed ring,
// without Espruino's debounce, which would report the last bounce. A poll finds a key whose edge
// was lost. What a bounce is and what a press is, is decided elsewhere.

import type { Edge, Key } from '../hal';
import { nowMs, stampMs } from './monotonic';
import type { AnyBoard } from './parts';
import { hurryPass, limitNextPass } from './pass-timer';

/** A power of two. When the ring is full the oldest edges are kept; the poll finds the level. */
const RING = 64;
/** Two polls that agree over this time outweigh the edges; as long as the core's settle window. */
const SETTLE_MS = 20;

/** Key 0 last, so that its level is bit 0 of what digitalRead answers. */
let pollPins: readonly Pin[];
let closedHigh = 0;
let keyLast = 0;
/** LEFT and RIGHT are the two ends of one contact. */
let isOnePin = false;
/** Bit i: the level of key i after its newest edge; the keys about which the poll disagrees. */
let levels = 0;
let suspects = 0;
/** When a poll first disagreed, by key. */
let suspectMs: Int32Array;
/** The ring: instants, and keys with bit 3 for closed. Empty when both slots are the same. */
let edgeMs: Int32Array;
let edgeKeys: Uint8Array;
let slotIn = 0;
let slotOut = 0;

/** The level of the key has changed. */
function pushEdge(key: number, atMs: number): void {
  const bit = 1 << key;
  const next = (slotIn + 1) & (RING - 1);
  if (next === slotOut) return;
  levels ^= bit;
  suspects &= ~bit;
  edgeMs[slotIn] = atMs;
  edgeKeys[slotIn] = ((levels ^ closedHigh) & bit) === 0 ? key | 8 : key;
  slotIn = next;
}

/**
 * An edge after which the level is what it was before means that the contact moved there and back
 * before the interrupt could look: two edges, of which the first is the one that counts.
 */
function noteEdge(key: number, level: number, atMs: number): void {
  if (((levels >> key) & 1) === level) pushEdge(key, atMs);
  pushEdge(key, atMs);
}

/** @cold @without lever */
function noteOtherEnd(level: number, atMs: number): void {
  noteEdge(0, level, atMs);
}

/** A lever with one contact has one pin for both sides, which close at opposite levels. */
function whenPinChanges(event: WatchEvent): void {
  const atMs = stampMs(event['time']);
  const level = event.state ? 1 : 0;
  const key = keyLast - pollPins.indexOf(event.pin);
  if (isOnePin && key === 1) noteOtherEnd(level, atMs);
  noteEdge(key, level, atMs);
  hurryPass();
}

/** @cold */
function suspectKey(key: number, atMs: number): void {
  const bit = 1 << key;
  if ((suspects & bit) === 0) {
    suspects |= bit;
    suspectMs[key] = atMs;
  }
  if (((atMs - suspectMs[key]) | 0) >= SETTLE_MS) pushEdge(key, suspectMs[key]);
  else limitNextPass(SETTLE_MS);
}

/**
 * Looks at keys whose level is not what their edges say. True when an edge was made up for.
 * @cold
 */
function pollKeys(): boolean {
  const differing = digitalRead(pollPins) ^ levels;
  const atMs = nowMs();
  suspects &= differing;
  for (let key = 0; differing >> key !== 0; key++) {
    if (((differing >> key) & 1) !== 0) suspectKey(key, atMs);
  }
  return slotIn !== slotOut;
}

/** @cold */
function takeOldest(edge: Edge): boolean {
  edge.key = edgeKeys[slotOut] & 7;
  edge.closed = edgeKeys[slotOut] > 7;
  edge.atMs = edgeMs[slotOut];
  slotOut = (slotOut + 1) & (RING - 1);
  return true;
}

/** The verb takeEdge. It polls once a pass: when the ring is empty. */
export function takeEdge(edge: Edge): boolean {
  if (slotIn === slotOut) {
    if (((digitalRead(pollPins) ^ levels) | suspects) === 0 || !pollKeys()) return false;
  }
  return takeOldest(edge);
}

/** The verb isDown. */
export function isDown(key: Key): boolean {
  return (((digitalRead(pollPins) ^ closedHigh) >> key) & 1) === 0;
}

/** Bit i: key i is down. The players' keys are left out. */
export function frontKeysDown(): number {
  return ~(digitalRead(pollPins) ^ closedHigh) & ~3;
}

function createPollPins(pins: readonly Pin[]): Pin[] {
  const reversed = [];
  for (let i = 0; i < pins.length; i++) reversed[i] = pins[pins.length - 1 - i];
  return reversed;
}

/**
 * The ESP32's setWatch makes the pin an input with pull-up, whatever it was; and a pin that pinMode
 * never set floats at each digitalRead. So pinMode comes before and after.
 */
function createWatch(pin: Pin, mode: string): void {
  pinMode(pin, mode);
  setWatch(whenPinChanges, pin, { repeat: true, edge: 'both', debounce: 0 });
  pinMode(pin, mode);
}

/** Keys can be read, and their edges are kept, from now on. */
export function createEdges(board: AnyBoard): void {
  const pins = board.keyPins;
  pollPins = createPollPins(pins);
  keyLast = pins.length - 1;
  isOnePin = pins[1] === pins[0];
  // A key that the board does not have is always open.
  closedHigh = board.keysClosedHigh | (-1 << pins.length);
  suspectMs = new Int32Array(pins.length);
  edgeMs = new Int32Array(RING);
  edgeKeys = new Uint8Array(RING);
  slotIn = 0;
  slotOut = 0;
  suspects = 0;
  for (let i = 0; i < pins.length; i++) {
    if (i !== 1 || !isOnePin) createWatch(pins[i], board.keyModes[i]);
  }
  levels = digitalRead(pollPins);
}
