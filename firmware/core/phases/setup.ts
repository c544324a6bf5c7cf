// SETUP: a control is being chosen. Screens do that; the core only takes the result.

import { Clock } from '../clock';
import { Event } from '../event';
import { prepareGame } from '../game';

export function whenSetup(clock: Clock, event: Event, atMs: number): void {
  if (event === Event.Choose) prepareGame(clock, atMs);
}
