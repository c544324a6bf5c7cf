// One record of the trace: names, meaning and order are fixed, because outside tools read them.

import type { PhaseName, SideName, SideState } from './clock-state';
import type { SideFaceText } from './glass';
import type { Sight } from './sight';
import type { SignName, SoundName } from './sign-names';

export interface SideRecord extends SideState, SideFaceText {}

export interface TraceRecord {
  /** Milliseconds since the start of the scenario. */
  t: number;
  phase: PhaseName;
  running: SideName | 'none';
  white: SideName;
  firstByMs: number | null;
  left: SideRecord;
  right: SideRecord;
  signs: SignName[];
  sounds: SoundName[];
  /** Only when several files are played. */
  file?: string;
}

function sideRecord(state: SideState, face: SideFaceText): SideRecord {
  const { ms, ...counts } = state;
  return { ms, display: face.display, beside: face.beside, ...counts };
}

export function toRecord(sight: Sight, sounds: SoundName[]): TraceRecord {
  const { atMs, state, full } = sight;
  const { face, signs } = full;
  return {
    t: atMs,
    phase: state.phase,
    running: state.running,
    white: state.white,
    firstByMs: state.firstByMs,
    left: sideRecord(state.left, face.left),
    right: sideRecord(state.right, face.right),
    signs,
    sounds,
  };
}
