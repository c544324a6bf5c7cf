// Chooses the side that runs next, while the clock stands: a fresh move, no count, no credit.

import { chargeUpTo } from '../charge';
import { Clock } from '../clock';
import { Entry, pushEntry } from '../log';
import { Side } from '../sides';
import { beginTurn } from '../turn';

export function chooseTurn(clock: Clock, side: Side, atMs: number): void {
  chargeUpTo(clock, atMs);
  beginTurn(clock, side, atMs);
  clock.game.edited = true;
  if (clock.log) pushEntry(clock.log, Entry.TurnLeft + side, atMs);
}
