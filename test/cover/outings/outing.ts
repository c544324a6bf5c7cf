// What the runs have in common: a clock on the covered firmware, and hands on its keys.
import type { Key } from '../../../hal/hal';
import type { BenchOptions } from '../../../sim/board/bench';
import type { Answer } from '../../../sim/board/link-lines';
import { askAt, beginPlaying, nowMs, playTo, tapAt } from '../../board/playing';
import type { Playing } from '../../board/playing';
import type { Covered } from '../covered-board';

export interface Outing {
  /** What it shows, as the name of a test. */
  readonly name: string;
  readonly isFor?: (covered: Covered) => boolean;
  readonly play: (covered: Covered) => void;
}

/** A clock in READY with this control, or in SETUP without. */
export function begin(
  { firmware, options }: Covered,
  control: string | null,
  more: BenchOptions = {},
): Playing {
  const globals = { ...options.globals, ...more.globals };
  return beginPlaying(firmware, control, { ...options, ...more, globals });
}

/** Closes these keys at once, a while from now, for so long; then lets that have its effect. */
export function hold(playing: Playing, keys: readonly Key[], forMs: number): void {
  const atMs = Math.ceil(nowMs(playing)) + 300;
  keys.forEach((key) => tapAt(playing, key, atMs, forMs));
  playTo(playing, atMs + forMs + 200);
}

/** One tap after the other. */
export function tap(playing: Playing, ...keys: Key[]): void {
  keys.forEach((key) => hold(playing, [key], 80));
}

export function wait(playing: Playing, ms: number): void {
  playTo(playing, nowMs(playing) + ms);
}

/** What the clock says now. */
export function look(playing: Playing): Answer {
  const answer = askAt(playing, Math.ceil(nowMs(playing)) + 100);
  if (answer === null) throw new Error('the clock does not answer');
  return answer;
}

/** The text on both halves of the glass. */
export function textOf({ face }: Answer): string {
  return [face.left.display, face.right.display].join('|');
}

export const hasPages = ({ firmware }: Covered): boolean => firmware.board.journal.kind === 'pages';

export const leavesOut = ({ firmware }: Covered, ability: string): boolean =>
  (firmware.board.leavesOut as readonly string[]).includes(ability);
