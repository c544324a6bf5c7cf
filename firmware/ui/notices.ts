// Signs that do not come from the clock: what failed, and what the hardware itself wants shown.

import { Phase } from '../core/clock';
import { Cue, addCue } from '../core/cues';
import { Entry, entryKind, pushEntry } from '../core/log';
import { Sign } from '../../hal/hal';
import type { Ui } from './ui';

/**
 * Something failed that the clock can go on without: sign, sound, and an entry of the log.
 * @cold
 */
export function noteFault(ui: Ui, atMs: number): void {
  ui.notices |= Sign.Fault;
  ui.isStale = true;
  addCue(ui.clock.cues, Cue.Fault, atMs);
  if (ui.clock.log) pushEntry(ui.clock.log, Entry.Fault, ui.clock.lastMs);
}

/** A game was found in flash: the supply went, or a fault has made the board restart. @cold */
export function noteReturn(ui: Ui): void {
  ui.notices |= Sign.PowerCut;
  // Behind the fault are at most the pause and the power cut.
  for (let age = 1; age < 3; age++) {
    if (entryKind(ui.clock.log!, age) === Entry.Fault) ui.notices |= Sign.Fault;
  }
}

/** The hardware's own signs join the others. A fault that comes is noted. @cold */
export function joinNotices(ui: Ui, notices: number, atMs: number): void {
  const came = notices & ~ui.hardware;
  ui.notices = (ui.notices & ~ui.hardware) | notices;
  ui.hardware = notices;
  ui.isStale = true;
  if ((came & Sign.Fault) !== 0) noteFault(ui, atMs);
}

/** The charge as it is now; -1 where the board cannot measure. @cold */
export function noteBattery(ui: Ui, percent: number, lowPercent: number): void {
  const isLow = percent >= 0 && percent < lowPercent;
  ui.isStale = true;
  ui.batteryPercent = percent;
  ui.notices = (ui.notices & ~Sign.BatteryLow) | (isLow ? Sign.BatteryLow : 0);
}

/** Whether the link may ask for more than the state: an arbiter allows it, and no time runs. */
export function mayRead(ui: Ui): boolean {
  return (ui.notices & Sign.Link) !== 0 && ui.clock.phase !== Phase.Running;
}
