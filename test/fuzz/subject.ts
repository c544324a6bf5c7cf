// A clock under random fire, and beside it another that is left in peace: the same hands, but every
// pass on time, nothing on the link, no fault. Whatever is done to the first, both must agree.

import * as fc from 'fast-check';
import { greet } from '../../firmware/app';
import type { App } from '../../firmware/app';
import type { Control } from '../../firmware/core/control';
import { Phase } from '../../firmware/core/clock';
import { SETTLE_MS } from '../../firmware/core/limits';
import { createRandom, randomOnceIn, randomUpTo } from '../../sim/prng';
import type { Random } from '../../sim/prng';
import { createSession } from '../../sim/session';
import type { Session, SessionOptions } from '../../sim/session';
import { cutPower, passNow, restorePower } from '../../sim/world';
import type { World } from '../../sim/world';
import { SHORT_BOUNDS, arbitraryControl } from '../support/arbitrary-control';
import { judgeReturn, rememberClock } from './power';
import type { Memory } from './power';

export interface Subject {
  /** The clock under fire. */
  session: Session;
  world: World;
  /** The one in peace; null from the first fault on that a game may notice. */
  twin: Session | null;
  twinApp: App | null;
  /** The one that was told to use its link; another after each power-on. */
  greeted: App | null;
  /** Supply and flash fail in this episode. */
  hasFaults: boolean;
  /** The state before the supply may go, to judge what comes back. */
  memory: Memory | null;
  /** When a pass last came to its end, and flash was last changed, on the world's time. */
  passedMs: number;
  cutMs: number;
  /** The last of those passes that had no reason to put off writing. */
  quietMs: number;
  /** Flash may refuse writes, and has: from then on what comes back may be older than promised. */
  canRefuse: boolean;
  hasRefused: boolean;
  /** Supplies that went, and came back. */
  cuts: number;
  /** What came in over the link, and how many answers it has given. */
  said: string;
  answers: number;
}

const anyControl = fc.oneof(arbitraryControl(), arbitraryControl(SHORT_BOUNDS));
/** As in the journal's own rules. */
const QUIET_MS = 30;
const WRAP_MS = 0x7fffffff;

export function controlOf(seed: number): Control {
  return fc.sample(anyControl, { seed, numRuns: 1 })[0]!;
}

function optionsOf(random: Random, hasFaults: boolean): SessionOptions {
  const isSmall = hasFaults && randomOnceIn(random, 5);
  const bootMs = randomOnceIn(random, 4) ? WRAP_MS - randomUpTo(random, 60000) : 250;
  return {
    seed: randomUpTo(random, 99999),
    cells: randomOnceIn(random, 3) ? 4 : 6,
    keys: randomOnceIn(random, 2) ? 5 : 3,
    contact: randomOnceIn(random, 6) ? 'lever' : 'momentary',
    counterMs: bootMs,
    bootMs,
    // Flash as on the smallest board: no ticks, one game.
    traits: isSmall ? { flashPages: 2 } : {},
  };
}

/** A clock that was just switched on says who it is. Its twin came on at another instant. */
export function openLink(subject: Subject): void {
  const { app } = subject.world;
  if (app === subject.greeted) return;
  if (subject.greeted !== null) subject.twin = null;
  if (app !== null) greet(app, 'fuzz', '0');
  subject.greeted = app;
}

/** What is true now is what may come back, should the supply go from here on. */
export function remember(subject: Subject): void {
  if (subject.world.app !== null) subject.memory = rememberClock(subject.world);
}

/** Near a deadline, keeping waits until it is decided; a tick tells of no time ahead of a press. */
function isQuiet({ app, parts }: World): boolean {
  if (app === null || app.clock.phase !== Phase.Running) return true;
  if (((parts.counterMs - SETTLE_MS - app.clock.lastMs) | 0) < 0) return false;
  return ((app.clock.dueMs - parts.counterMs) | 0) > QUIET_MS;
}

/** Notes when passes end (the last that one does is to kick the watchdog) and writes begin. */
function watchPasses(subject: Subject): void {
  const { hal } = subject.world;
  const { kick, writeFlash, eraseFlash } = hal;
  hal.kick = () => {
    kick();
    subject.passedMs = subject.world.nowMs;
    if (isQuiet(subject.world)) subject.quietMs = subject.passedMs;
    // What this pass has done is known to flash; the next one may not come to its end.
    if (subject.world.parts.flash.cutAfterBytes !== null) remember(subject);
  };
  hal.writeFlash = (offset, bytes, length) => {
    subject.cutMs = subject.world.nowMs;
    return writeFlash(offset, bytes, length);
  };
  hal.eraseFlash = (page) => {
    subject.cutMs = subject.world.nowMs;
    return eraseFlash(page);
  };
}

export function createSubject(seed: number): Subject {
  const random = createRandom(seed);
  const hasFaults = randomOnceIn(random, 2);
  const options = optionsOf(random, hasFaults);
  const late = randomOnceIn(random, 4) ? {} : { jitterSeed: seed };
  const session = createSession({ ...options, ...late });
  const twin = hasFaults ? null : createSession(options);
  const talk = { said: '', answers: 0 };
  const rest = {
    ...talk,
    greeted: null,
    twinApp: null,
    canRefuse: randomOnceIn(random, 4),
    memory: null,
    passedMs: 0,
    cutMs: 0,
    quietMs: 0,
    hasRefused: false,
    cuts: 0,
  };
  const subject: Subject = { session, world: session.world, twin, hasFaults, ...rest };
  watchPasses(subject);
  openLink(subject);
  subject.twinApp = twin?.app ?? null;
  return subject;
}

/** Hands do the same to both clocks. */
export function onBoth(subject: Subject, act: (session: Session) => void): void {
  act(subject.session);
  if (subject.twin !== null) act(subject.twin);
}

/** There is nothing to compare with any more: a clock went off, or an edge found no room. */
export function partTwins(subject: Subject): void {
  const { session, twin } = subject;
  if (twin === null) return;
  if (twin.app !== subject.twinApp) subject.twin = null;
  const lost = session.world.parts.contacts.lost + twin.world.parts.contacts.lost;
  if (session.app === null || twin.app === null || lost > 0) subject.twin = null;
}

export function advance(subject: Subject, byMs: number): void {
  onBoth(subject, (session) => session.advanceTo(session.nowMs + byMs));
}

/** Whether no game is on, with all that has happened taken. */
function isIdle({ world }: Session): boolean {
  passNow(world);
  return world.app !== null && world.app.clock.phase <= Phase.Ready;
}

/** Characters, a byte each, come in over the link of the clock under fire. */
export function say(subject: Subject, text: string): void {
  const { received } = subject.world.parts;
  for (let i = 0; i < text.length; i++) received.push(text.charCodeAt(i));
  subject.said += text;
}

/** A control is put on a clock that has no game on. */
export function choose(subject: Subject, seed: number): void {
  if (!isIdle(subject.session)) return;
  const control = controlOf(seed);
  onBoth(subject, (session) => {
    if (isIdle(session)) session.choose(control);
  });
}

/** The supply goes between two instructions; nothing is done any more. */
export function pullPlug(subject: Subject): void {
  const { world } = subject;
  if (!world.hasSupply) return;
  // A clock that was switched off by its keys has kept everything, and there is none to remember.
  subject.memory = null;
  remember(subject);
  subject.cutMs = world.nowMs;
  world.app = null;
  cutPower(world);
}

/** The supply is back; what the clock says of itself is judged. */
export function putPlug(subject: Subject): void {
  const { world, memory } = subject;
  if (world.hasSupply) return;
  const cut = { ...subject };
  subject.cuts++;
  restorePower(world);
  // The supply may have gone again in the middle of coming back.
  if (world.app === null || memory === null) return;
  const wrong = judgeReturn(memory, world, cut);
  if (wrong !== '') throw new Error(`after a power cut: ${wrong}`);
  remember(subject);
}
