// The link at work on a port: sends the lines that are due, and hears requests.

import { Clock } from '../core/clock';
import { Sounds, nextEvent } from './events';
import { Link, hearByte, writeHello } from './link';

/** The two verbs of the hardware that the link needs. */
export interface Port {
  send(bytes: Uint8Array, length: number): void;
  takeByte(): number;
}

export function sendLine(link: Link, port: Port): void {
  port.send(link.line.bytes, link.line.length);
}

/** From now on the link says what happens; first, who this is. */
export function openLink(link: Link, port: Port, board: string, version: string): void {
  writeHello(link, board, version);
  sendLine(link, port);
}

export function tellEvents(link: Link, port: Port, clock: Clock, sounds: Sounds): void {
  if (!link.isOn) return;
  while (nextEvent(link, clock, sounds)) sendLine(link, port);
}

/** Hears `first` and all that came in after it. True when the state was asked for. @cold */
export function hearAll(link: Link, port: Port, first: number): boolean {
  let byte = first;
  let isAsked = false;
  while (byte >= 0) {
    if (hearByte(link, byte)) isAsked = true;
    byte = port.takeByte();
  }
  return isAsked;
}
