// The fake HAL: every verb of hal/hal.ts over one simulated board. What the firmware did with it
// can be looked at afterwards.

import { CELLS } from '../hal/hal';
import type { Edge, Frame, Hal, Traits } from '../hal/hal';
import { Contacts, createContacts, takeContactEdge } from './contacts';
import { Flash, compactFlash, eraseFlash, programFlash, readFlash } from './flash';

export interface Tone {
  /** Since the start of the world. */
  atMs: number;
  hz: number;
}

/** What the link holds of bytes that nobody has read. */
const SENT_MAX = 1 << 20;

/** What the board's parts are doing now. Survives a power cut, as far as parts do. */
export interface Parts {
  traits: Traits;
  contacts: Contacts;
  flash: Flash;
  batteryPercent: number;
  /** Since the start of the world; does not wrap. */
  nowMs: number;
  /** The counter of the board: 32 bits, wraps, begins anew when the board boots. */
  counterMs: number;
  /** Edges younger than this have not reached the queue in this pass. */
  lagMs: number;
  /** The picture on the glass. */
  glass: Frame;
  toneHz: number;
  /** Every change of the pitch since it was last cleared. */
  tones: Tone[];
  sent: number[];
  received: number[];
  /** How often the picture was handed over, and the watchdog kicked. */
  shows: number;
  kicks: number;
  /** The firmware has switched the board off. */
  isOff: boolean;
}

export function createBlankFrame(): Frame {
  return { cells: new Uint8Array(CELLS), colons: 0, points: 0, signs: 0, blinks: 0 };
}

export function createParts(traits: Traits, flash: Flash): Parts {
  return {
    traits,
    contacts: createContacts(),
    flash,
    batteryPercent: 100,
    nowMs: 0,
    counterMs: 0,
    lagMs: 0,
    glass: createBlankFrame(),
    toneHz: 0,
    tones: [],
    sent: [],
    received: [],
    shows: 0,
    kicks: 0,
    isOff: false,
  };
}

function showOn(parts: Parts, frame: Frame): void {
  const glass = parts.glass;
  glass.cells.set(frame.cells);
  glass.colons = frame.colons;
  glass.points = frame.points;
  glass.signs = frame.signs;
  glass.blinks = frame.blinks;
  parts.shows++;
}

function soundOn(parts: Parts, hz: number): void {
  if (hz === parts.toneHz) return;
  parts.toneHz = hz;
  parts.tones.push({ atMs: parts.nowMs, hz });
}

function takeEdgeOf(parts: Parts, edge: Edge): boolean {
  return takeContactEdge(parts.contacts, (parts.counterMs - parts.lagMs) | 0, edge);
}

/** Somebody reads the line, or the oldest bytes are lost, as on a real one. */
function sendOn(parts: Parts, bytes: Uint8Array): void {
  parts.sent.push(...bytes);
  if (parts.sent.length > SENT_MAX) parts.sent.splice(0, SENT_MAX / 2);
}

export function createSimHal(parts: Parts): Hal {
  const { flash, contacts } = parts;
  return {
    nowMs: () => parts.counterMs,
    takeEdge: (edge) => takeEdgeOf(parts, edge),
    isDown: (key) => contacts.closed[key]!,
    show: (frame) => showOn(parts, frame),
    tone: (hz) => soundOn(parts, hz),
    readFlash: (offset, bytes, length) => readFlash(flash, offset, bytes.subarray(0, length)),
    writeFlash: (offset, bytes, length) => programFlash(flash, offset, bytes.subarray(0, length)),
    eraseFlash: (page) => eraseFlash(flash, page),
    hasRoom: (pages) => flash.room >= pages,
    compact: () => compactFlash(flash),
    batteryPercent: () => parts.batteryPercent,
    send: (bytes, length) => sendOn(parts, bytes.subarray(0, length)),
    takeByte: () => parts.received.shift() ?? -1,
    kick: () => void parts.kicks++,
    load: () => true,
    powerOff: () => void (parts.isOff = true),
    isFull: false,
    get unread() {
      return parts.received.length;
    },
    notices: 0,
    traits: parts.traits,
  };
}
