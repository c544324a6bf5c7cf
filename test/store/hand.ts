// What a hand does on the simulated clock in these tests: presses in turn, and the end of a game.

import type { Key } from '../../hal/hal';
import type { Session } from '../../sim/session';
import { doOnSession } from './deeds';

/** Presses in turn, one a second, without end. */
export function playOn(session: Session, count: number, keyOf: (i: number) => number): void {
  for (let i = 0; i < count; i++) {
    doOnSession(session, { atMs: session.nowMs + 1000, key: keyOf(i) as Key });
  }
}

/** PAUSED, then MINUS and PAUSE for three seconds. */
export function askEnd(session: Session): void {
  session.advanceTo(session.nowMs + 1000);
  if (session.record().phase === 'running') session.hold(['pause'], 80);
  session.advanceTo(session.nowMs + 500);
  session.hold(['minus', 'pause'], 3100);
  session.advanceTo(session.nowMs + 3500);
}

/** The confirmed end of the game. */
export function endGame(session: Session): void {
  askEnd(session);
  session.hold(['plus'], 80);
  session.advanceTo(session.nowMs + 500);
}
