// One event in, state changed: a table from phase to handler.

import { Clock, Phase } from './clock';
import { meetDeadlines } from './deadline';
import { Event } from './event';
import { enterArbiter, whenArbiter } from './phases/arbiter';
import { whenFrozen } from './phases/frozen';
import { whenPaused } from './phases/paused';
import { whenReady } from './phases/ready';
import { whenRunning } from './phases/running';
import { whenSetup } from './phases/setup';

const HANDLERS = [
  whenSetup,
  whenReady,
  whenRunning,
  whenPaused,
  whenFrozen,
  /* @without arbiter */ whenArbiter,
];

/** @cold */
function enterWhereAllowed(clock: Clock): void {
  if (clock.phase !== Phase.Running && clock.phase !== Phase.Arbiter) enterArbiter(clock);
}

/**
 * Applies one event at its own stamp, after every deadline before it or at its very instant
 * (zero is before the press). Events come in the order of their stamps; as a guard, an older one
 * is applied at the instant of the newest event or deadline.
 */
export function step(clock: Clock, event: Event, stampMs: number): void {
  let atMs = stampMs;
  if (((stampMs - clock.lastMs) | 0) < 0) atMs = clock.lastMs;
  if (((atMs - clock.dueMs) | 0) >= 0) meetDeadlines(clock, atMs);
  clock.lastMs = atMs;
  /* @without arbiter: HANDLERS[clock.phase](clock, event, atMs); */
  if (event === Event.EnterArbiter) enterWhereAllowed(clock);
  else HANDLERS[clock.phase](clock, event, atMs);
}
