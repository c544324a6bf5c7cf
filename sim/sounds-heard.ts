// Which sounds were caused up to now, each counted once and by the instant of its cause: also when
// a look at the settle window foretold it before the real clock decided it.

import type { SoundName } from './sign-names';

export interface Heard {
  name: SoundName;
  /** The instant of the cause, since the start. */
  atMs: number;
}

export interface SoundLedger {
  entries: Heard[];
  /** Entries that were foretold and have not come yet. */
  foretold: Heard[];
}

export function createSoundLedger(): SoundLedger {
  return { entries: [], foretold: [] };
}

function takeFrom(list: Heard[], wanted: Heard): boolean {
  const place = list.findIndex(({ name, atMs }) => name === wanted.name && atMs === wanted.atMs);
  if (place < 0) return false;
  list.splice(place, 1);
  return true;
}

/** A sound that the clock itself has decided. */
export function noteSound(ledger: SoundLedger, heard: Heard): void {
  if (!takeFrom(ledger.foretold, heard)) ledger.entries.push(heard);
}

/** All sounds that the undecided deadlines up to now will bring. */
export function foretellSounds(ledger: SoundLedger, list: readonly Heard[]): void {
  const known = [...ledger.foretold];
  for (const heard of list) {
    if (takeFrom(known, heard)) continue;
    ledger.entries.push(heard);
    ledger.foretold.push(heard);
  }
}

/** What was foretold will not come: the supply went before. */
export function forgetForetold(ledger: SoundLedger): void {
  ledger.foretold.length = 0;
}

/** Names of the sounds noted from entry `first` on with a cause not before `sinceMs`, in order. */
export function soundsSince(ledger: SoundLedger, first: number, sinceMs: number): SoundName[] {
  return ledger.entries
    .slice(first)
    .filter(({ atMs }) => atMs >= sinceMs)
    .sort((a, b) => a.atMs - b.atMs)
    .map(({ name }) => name);
}
