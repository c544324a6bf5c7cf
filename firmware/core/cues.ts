// Things worth hearing, kept in order with the instant of their cause until the loop takes them.

import { CUES_MAX } from './limits';

/** Names as in the trace. */
export const enum Cue {
  Key = 0,
  Press = 1,
  /** Ten seconds left. */
  Low = 2,
  /** Each of the last five seconds. */
  Last = 3,
  Period = 4,
  Flag = 5,
  Gong = 6,
  Fault = 7,
  Announce = 8,
}

/** Filled by handlers, emptied by the loop. When it is full, the oldest are kept. */
export interface Cues {
  count: number;
  ids: Uint8Array;
  atMs: Int32Array;
}

export function createCues(): Cues {
  return { count: 0, ids: new Uint8Array(CUES_MAX), atMs: new Int32Array(CUES_MAX) };
}

/** Full from the start: for a clock that nobody hears. */
export function createDeafCues(): Cues {
  return { count: CUES_MAX, ids: new Uint8Array(0), atMs: new Int32Array(0) };
}

export function addCue(cues: Cues, cue: Cue, atMs: number): void {
  if (cues.count >= CUES_MAX) return;
  cues.ids[cues.count] = cue;
  cues.atMs[cues.count] = atMs;
  cues.count++;
}
