// What ui has to do by itself: sounds that are due now, and when it needs the next pass.

import { SETTLE_MS } from '../core/limits';
import { Sounder, hush, playOn, takeCues } from './sounder';
import type { Ui } from './ui';

/**
 * Takes the cues of the clock and plays on. True when another pitch, or none, sounds now.
 * @without sound: false
 */
export function soundOn(ui: Ui, sounder: Sounder, nowMs: number): boolean {
  const beforeHz = sounder.toneHz;
  if (ui.isHushed) hush(sounder);
  ui.isHushed = false;
  takeCues(sounder, ui.clock, nowMs);
  playOn(sounder, nowMs);
  return sounder.toneHz !== beforeHz;
}

/** In how many ms a deadline, a timer or a note falls due. */
export function nextInMs(ui: Ui, sounder: Sounder, nowMs: number): number {
  const settledMs = (nowMs - SETTLE_MS) | 0;
  let inMs = (ui.clock.dueMs - settledMs) | 0;
  if (ui.timers.set !== 0) inMs = Math.min(inMs, (ui.timers.dueMs - settledMs) | 0);
  /* @without sound */
  if (sounder.cue >= 0) inMs = Math.min(inMs, (sounder.dueMs - nowMs) | 0);
  return inMs;
}
