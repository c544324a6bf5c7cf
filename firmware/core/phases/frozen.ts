// FROZEN: nothing counts, but presses are noted; only an arbiter or the end of the game leaves it.

import { chooseTurn } from '../arbiter/choose-turn';
import { Clock } from '../clock';
import { Event } from '../event';
import { prepareGame } from '../game';
import { hearSilentPress } from '../press';

export function whenFrozen(clock: Clock, event: Event, atMs: number): void {
  if (event <= Event.PressRight) hearSilentPress(clock, event as number, atMs);
  if (event === Event.EndGame) prepareGame(clock, atMs);
  // Only an arbiter does this; the log repeats it here.
  if (event === Event.TurnLeft || event === Event.TurnRight) {
    chooseTurn(clock, event - Event.TurnLeft, atMs);
  }
}
