// Random hands on a clock: edges of any key at any millisecond, among them chords, holds, bounces
// and both players at once.

import * as fc from 'fast-check';
import { KEY_NAMES } from '../../sim/contacts';
import type { KeyName } from '../../sim/contacts';

export interface KeyStroke {
  /** Since the stroke before. */
  afterMs: number;
  keys: KeyName[];
  forMs: number;
}

const PLAYERS: readonly KeyName[] = ['left', 'right'];

const waits = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 60 }) },
  { weight: 4, arbitrary: fc.integer({ min: 60, max: 900 }) },
  { weight: 1, arbitrary: fc.integer({ min: 900, max: 4000 }) },
);

const playerStroke = fc.record<KeyStroke>({
  afterMs: waits,
  keys: fc.constantFrom(...PLAYERS).map((key) => [key]),
  forMs: fc.integer({ min: 1, max: 300 }),
});

const anyStroke = fc.record<KeyStroke>({
  afterMs: waits,
  keys: fc.uniqueArray(fc.constantFrom(...KEY_NAMES), { minLength: 1, maxLength: 3 }),
  forMs: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 700 }) },
    { weight: 1, arbitrary: fc.constantFrom(599, 600, 601, 1999, 2000, 2001, 3000, 3200, 5100) },
  ),
});

/** Mostly moves of a game, now and then anything else. */
export function keyStrokes(maxLength: number): fc.Arbitrary<KeyStroke[]> {
  return fc.array(
    fc.oneof({ weight: 3, arbitrary: playerStroke }, { weight: 2, arbitrary: anyStroke }),
    { minLength: 1, maxLength },
  );
}

export interface KeyEdge {
  atMs: number;
  key: KeyName;
  closed: boolean;
}

/** The edges of the strokes in the order of time, those of one instant in the order written. */
export function edgesOf(strokes: readonly KeyStroke[]): KeyEdge[] {
  let atMs = 0;
  const edges: KeyEdge[] = [];
  for (const stroke of strokes) {
    atMs += stroke.afterMs;
    for (const key of stroke.keys) {
      edges.push({ atMs, key, closed: true }, { atMs: atMs + stroke.forMs, key, closed: false });
    }
  }
  return edges.sort((a, b) => a.atMs - b.atMs);
}
