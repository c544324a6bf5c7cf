// Whatever goes wrong around the clock, it keeps its rules and can be played on. The world checks
// the rules after every pass; here it is enough that it does not complain.

import { FAULT_NAMES, inject } from '../../sim/faults';
import type { FaultName } from '../../sim/faults';
import { KEY_NAMES } from '../../sim/contacts';
import { createRandom, randomOnceIn, randomUpTo } from '../../sim/prng';
import type { Random } from '../../sim/prng';
import { createSession } from '../../sim/session';
import type { Session } from '../../sim/session';
import { restorePower } from '../../sim/world';

const CONTROLS = ['3m+2s; freeze off', '20s, byo 3x5s', 'hourglass 20s', '30s d2s', 'gong 5s'];

function touch(session: Session, random: Random): void {
  const key = randomOnceIn(random, 8)
    ? KEY_NAMES[randomUpTo(random, 4)]!
    : KEY_NAMES[randomUpTo(random, 1)]!;
  session.hold([key], 60 + randomUpTo(random, 100));
}

function playWith(fault: FaultName, seed: number): Session {
  const random = createRandom(seed);
  const control = CONTROLS[randomUpTo(random, CONTROLS.length - 1)]!;
  const session = createSession({ control, seed, jitterSeed: seed });
  for (let i = 0; i < 60; i++) {
    session.advanceTo(session.nowMs + randomUpTo(random, 1500));
    if (randomOnceIn(random, 6)) inject(session.world, fault, random);
    touch(session, random);
    restorePower(session.world);
  }
  return session;
}

describe.each(FAULT_NAMES)('%s', (fault) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('seed %i leaves a clock that tells its state', (seed) => {
    const session = playWith(fault, seed);
    session.advanceTo(session.nowMs + 20000);
    restorePower(session.world);
    expect(session.record().t).toBe(session.nowMs);
  });

  test('the same seed gives the same game', () => {
    expect(playWith(fault, 9).record()).toEqual(playWith(fault, 9).record());
  });
});
