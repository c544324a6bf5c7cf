// What can be seen and heard of a clock at one instant: what records and expectations are made of.

import type { ClockState } from '../clock-state';
import type { SignName, SoundName } from '../sign-names';

export type LogKind =
  'start' | 'press' | 'pause' | 'resume' | 'edit' | 'flag' | 'period' | 'power' | 'fault';

export const LOG_KINDS: readonly LogKind[] = [
  'start',
  'press',
  'pause',
  'resume',
  'edit',
  'flag',
  'period',
  'power',
  'fault',
];

export interface SideFaceText {
  display: string;
  beside: string;
}

/** A face as a reader would type it. */
export interface FaceText {
  left: SideFaceText;
  right: SideFaceText;
}

export interface Look {
  atMs: number;
  state: ClockState;
  /** On six cells, with every sign. */
  face: FaceText;
  /** On the cells that the scenario asks for. */
  shown: FaceText;
  /** Signs that are lit or blinking, and those of them that blink. */
  signs: SignName[];
  blinks: SignName[];
  /** Newest first. */
  log: LogKind[];
  /** Since the last line that did something. */
  sounds: SoundName[];
}
