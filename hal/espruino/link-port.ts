// The port of the link. It is the console's until the console is locked away; then what comes in is
// data and cannot be run.

import { passNow } from './pass-timer';

/** A power of two. A request is a few bytes. */
const RING = 32;
const NEWLINE = 10;
/** A cable that is plugged in later does not move the console. */
const FORCED = { force: true };

let port: SerialPort | undefined;
let heard: Uint8Array;
let slotIn = 0;
let slotOut = 0;
/** As in Hal. */
interface Unread {
  unread: number;
}

/** Where bytes that wait are counted, so that no pass has to ask. */
let counted: Unread;

/** Bytes that came in are counted here from now on. */
export function countUnread(hal: Unread): void {
  counted = hal;
}

function hear(byte: number): void {
  const next = (slotIn + 1) & (RING - 1);
  if (next === slotOut) return;
  heard[slotIn] = byte;
  slotIn = next;
  counted.unread++;
}

/**
 * A line that ends is answered by a pass at this very instant. What comes in one piece longer than
 * a request is a flood and is dropped unread, so that it cannot crowd out the edges.
 */
function whenHeard(data: string): void {
  if (data.length >= RING) return;
  for (let i = 0; i < data.length; i++) hear(data.charCodeAt(i));
  if (data.charCodeAt(data.length - 1) === NEWLINE) passNow();
}

/** The verb takeByte. */
export function takeByte(): number {
  const slot = slotOut;
  if (slotIn === slotOut) return -1;
  slotOut = (slot + 1) & (RING - 1);
  counted.unread--;
  return heard[slot];
}

/** The verb send. */
export function send(bytes: Uint8Array, length: number): void {
  if (port !== undefined) port.write(bytes.subarray(0, length));
}

/** Whether what is sent goes anywhere. */
export function hasLink(): boolean {
  return port !== undefined;
}

/** A line that is no event, for people. */
export function sendRemark(what: string, value: number): void {
  if (port === undefined) return;
  port.print(what);
  port.print(value);
  port.print('\n');
}

/** Takes the console away from every port: nothing that comes in can be run or read out. */
export function lockConsole(): void {
  E.setConsole(null, FORCED);
}

/** Gives the console back, when the clock cannot start. */
export function unlockConsole(): void {
  if (port !== undefined) E.setConsole(port, FORCED);
}

export function createLinkPort(serial: SerialPort | undefined): void {
  port = serial;
  heard = new Uint8Array(RING);
  slotIn = 0;
  slotOut = 0;
  if (port !== undefined) port.on('data', whenHeard);
}
