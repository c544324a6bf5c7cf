// Reads from the firmware which sounds it made, and which it will make for deadlines that a look
// into the settle window has decided already.

import type { App } from '../firmware/app';
import type { Cue } from '../firmware/core/cues';
import { HEARD_MAX, isAudible } from '../firmware/ui/sounder';
import type { Heard } from './listener';
import { SOUND_NAMES } from './sign-names';

/** One instant on both scales. */
export interface Instant {
  /** Since the start of the world. */
  nowMs: number;
  /** On the board's counter. */
  counterMs: number;
}

function heardAt(now: Instant, cue: Cue, atMs: number): Heard {
  return { name: SOUND_NAMES[cue], atMs: now.nowMs - ((now.counterMs - atMs) | 0) };
}

/** The sounds after the first `known` that this clock has made. */
export function soundsAfter(app: App, known: number, now: Instant): Heard[] {
  const { count, ids, atMs } = app.sounder.heard;
  const sounds: Heard[] = [];
  for (let i = Math.max(known, count - HEARD_MAX); i < count; i++) {
    sounds.push(heardAt(now, ids[i % HEARD_MAX], atMs[i % HEARD_MAX]));
  }
  return sounds;
}

/** The sounds that the deadlines will make which only the last look has decided. */
export function soundsToCome(app: App, now: Instant): Heard[] {
  const { count, ids, atMs } = app.scratch.cues;
  const sounds: Heard[] = [];
  for (let i = 0; i < count; i++) {
    if (isAudible(app.sounder, app.clock, ids[i])) sounds.push(heardAt(now, ids[i], atMs[i]));
  }
  return sounds;
}
