// PAUSED: both sides stand still; what was used of a delay is remembered.

import { chargeUpTo } from '../charge';
import { Clock, Phase } from '../clock';
import { Event } from '../event';
import { prepareGame } from '../game';
import { Entry, pushEntry } from '../log';
import { ignorePress } from '../press';
import { chooseTurn } from '../arbiter/choose-turn';
import { planNext } from '../turn';

function resume(clock: Clock, atMs: number): void {
  chargeUpTo(clock, atMs);
  clock.phase = Phase.Running;
  if (clock.log) pushEntry(clock.log, Entry.Resume, atMs);
  planNext(clock);
}

export function whenPaused(clock: Clock, event: Event, atMs: number): void {
  if (event <= Event.PressRight) ignorePress(clock, event as number, atMs);
  else if (event === Event.Play) resume(clock, atMs);
  else if (event === Event.EndGame) prepareGame(clock, atMs);
  else if (event === Event.TurnLeft || event === Event.TurnRight) {
    chooseTurn(clock, event - Event.TurnLeft, atMs);
  }
}
