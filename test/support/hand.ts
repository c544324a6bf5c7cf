// A hand on a clock in virtual time, for tests of keys and faces to the millisecond; where seconds
// will do, a story reads better.

import type { KeyName } from '../../sim/contacts';
import type { SideFaceText } from '../../sim/glass';
import { createSession } from '../../sim/session';
import type { Session, SessionOptions } from '../../sim/session';
import type { Sight } from '../../sim/sight';

const TAP_MS = 80;
/** Between two taps of a calm person. */
const REST_MS = 120;

export interface Hand {
  session: Session;
  wait(forMs: number): Hand;
  down(...keys: KeyName[]): Hand;
  up(...keys: KeyName[]): Hand;
  /** One key after the other. */
  tap(...keys: KeyName[]): Hand;
  /** Closed together in this order, for so long. */
  hold(keys: readonly KeyName[], forMs: number): Hand;
  look(): Sight;
  /** "5:03 | 5:03[+3]": main texts, with what stands beside them in brackets. */
  face(): string;
  phase(): string;
}

function textOf(side: SideFaceText): string {
  return side.beside === '' ? side.display : `${side.display}[${side.beside}]`;
}

function faceOf(session: Session): string {
  const { left, right } = session.look().own.face;
  return `${textOf(left)} | ${textOf(right)}`;
}

function wait(session: Session, forMs: number): void {
  session.advanceTo(session.nowMs + forMs);
}

function hold(session: Session, keys: readonly KeyName[], forMs: number): void {
  session.hold(keys, forMs);
  wait(session, forMs);
}

function tap(session: Session, key: KeyName): void {
  hold(session, [key], TAP_MS);
  wait(session, REST_MS);
}

/** Without a control, the clock is in SETUP. */
export function takeUp(options: SessionOptions): Hand {
  const session = createSession(options);
  const self: Hand = {
    session,
    wait: (forMs) => (wait(session, forMs), self),
    down: (...keys) => (keys.forEach(session.press), self),
    up: (...keys) => (keys.forEach(session.release), self),
    tap: (...keys) => (keys.forEach((key) => tap(session, key)), self),
    hold: (keys, forMs) => (hold(session, keys, forMs), self),
    look: () => session.look(),
    face: () => faceOf(session),
    phase: () => session.look().state.phase,
  };
  return self;
}
