// ARBITER: the clock stands while an arbiter looks and repairs; it goes back to where it came from.

import { Clock, Phase } from '../clock';
import { Event } from '../event';

export function enterArbiter(clock: Clock): void {
  clock.cameFrom = clock.phase;
  clock.phase = Phase.Arbiter;
}

export function whenArbiter(clock: Clock, event: Event, _atMs: number): void {
  if (event === Event.LeaveArbiter) clock.phase = clock.cameFrom;
}
