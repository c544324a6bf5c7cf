// Hears the sounds that a clock causes, each once and by the instant of its cause: also when a look
// into the settle window foretold one before the real clock decided it.

import type { SoundName } from './sign-names';

export interface Heard {
  name: SoundName;
  /** The instant of the cause, since the start. */
  atMs: number;
}

export interface Listener {
  entries: Heard[];
  /** Entries that were foretold and have not come yet. */
  foretold: Heard[];
  /** How many entries the records before have told. */
  told: number;
  /** The last line that did something: its instant, and the entries before it. */
  lineMs: number;
  lineEntries: number;
}

export function createListener(): Listener {
  return { entries: [], foretold: [], told: 0, lineMs: 0, lineEntries: 0 };
}

function takeFrom(list: Heard[], wanted: Heard): boolean {
  const place = list.findIndex(({ name, atMs }) => name === wanted.name && atMs === wanted.atMs);
  if (place < 0) return false;
  list.splice(place, 1);
  return true;
}

/** Sounds that the clock itself has decided. */
export function hear(listener: Listener, list: readonly Heard[]): void {
  for (const heard of list) {
    if (!takeFrom(listener.foretold, heard)) listener.entries.push(heard);
  }
}

/** All sounds that the undecided deadlines up to now will bring. */
export function foretell(listener: Listener, list: readonly Heard[]): void {
  const known = [...listener.foretold];
  for (const heard of list) {
    if (takeFrom(known, heard)) continue;
    listener.entries.push(heard);
    listener.foretold.push(heard);
  }
}

/** What was foretold will not come: the supply went before. */
export function forgetForetold(listener: Listener): void {
  listener.foretold.length = 0;
}

/** A line that does something happens at `atMs`. */
export function markLine(listener: Listener, atMs: number): void {
  listener.lineMs = atMs;
  listener.lineEntries = listener.entries.length;
}

function inOrder(entries: Heard[]): SoundName[] {
  return entries.sort((a, b) => a.atMs - b.atMs).map(({ name }) => name);
}

/** Sounds since the record before. */
export function tellSounds(listener: Listener): SoundName[] {
  const fresh = listener.entries.slice(listener.told);
  listener.told = listener.entries.length;
  return inOrder(fresh);
}

/** Sounds whose cause is not before the last line that did something. */
export function soundsSinceLine(listener: Listener): SoundName[] {
  const { entries, lineEntries, lineMs } = listener;
  return inOrder(entries.slice(lineEntries).filter(({ atMs }) => atMs >= lineMs));
}
