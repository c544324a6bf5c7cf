// RUNNING: a side's time runs.

import { chargeUpTo } from '../charge';
import { Clock, Phase } from '../clock';
import { Event } from '../event';
import { Entry, pushEntry } from '../log';
import { pressWhileRunning } from '../press';
import { planNext } from '../turn';

/** @cold */
function pause(clock: Clock, atMs: number): void {
  chargeUpTo(clock, atMs);
  clock.phase = Phase.Paused;
  if (clock.log) pushEntry(clock.log, Entry.Pause, atMs);
  planNext(clock);
}

export function whenRunning(clock: Clock, event: Event, atMs: number): void {
  if (event <= Event.PressRight) pressWhileRunning(clock, event as number, atMs);
  if (event === Event.Play) pause(clock, atMs);
}
