// The link at work on a port: sends the lines that are due, and hears requests.

import { Clock } from '../core/clock';
import { Sounds, nextEvent } from './events';
import { Asked, Link, hearByte, writeHello } from './link';
import { Area, writePiece } from './piece';

/** The two verbs of the hardware that the link needs. */
export interface Port {
  send(bytes: Uint8Array, length: number): void;
  takeByte(): number;
}

export interface LogPort extends Port, Area {}

export function sendLine(link: Link, port: Port): void {
  port.send(link.line.bytes, link.line.length);
}

/** From now on the link says what happens; first, who this is. */
export function openLink(link: Link, port: Port, board: string, version: string): void {
  writeHello(link, board, version);
  sendLine(link, port);
}

/** @without events */
export function tellEvents(link: Link, port: Port, clock: Clock, sounds: Sounds): void {
  if (!link.isOn) return;
  while (nextEvent(link, clock, sounds)) sendLine(link, port);
}

/**
 * Hears all that came in, and answers requests for the log where it may be read. What was asked
 * for; of several digits the last one. @cold
 */
export function hearAll(link: Link, port: LogPort, mayRead: boolean): number {
  let byte = port.takeByte();
  let asked = 0;
  let heard = 0;
  while (byte >= 0) {
    heard = hearByte(link, byte);
    asked = heard < Asked.Digit ? asked | heard : (asked & (Asked.Digit - 1)) | heard;
    byte = port.takeByte();
  }
  if (mayRead && (asked & Asked.Log) !== 0) {
    writePiece(link, port);
    sendLine(link, port);
  }
  return asked;
}
