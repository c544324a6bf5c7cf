// One clock to play on, in virtual time: keys, supply, face, frame and sounds. The terminal, the
// page and the scenarios are played on it; whoever plays lets time pass.

import type { App } from '../firmware/app';
import { Phase } from '../firmware/core/clock';
import type { Control } from '../firmware/core/control';
import { Side } from '../firmware/core/sides';
import { parseControl } from '../firmware/notation/parse';
import type { Frame, Key } from '../hal/hal';
import { keyNamed } from './contacts';
import type { KeyName } from './contacts';
import { createListener, foretell, forgetForetold, hear, tellSounds } from './listener';
import type { Listener } from './listener';
import { choose, setTenths, setWhite } from './shortcuts';
import { look } from './sight';
import type { Sight } from './sight';
import type { Tone } from './sim-hal';
import { soundsToCome } from './sounds';
import { toRecord } from './trace';
import type { TraceRecord } from './trace';
import {
  advanceWorld,
  createWorld,
  cutPower,
  passNow,
  planKey,
  restorePower,
  setKey,
} from './world';
import type { World, WorldOptions } from './world';

export interface SessionOptions extends WorldOptions {
  /** A notation; the clock then stands in READY. Without it, in SETUP. Throws NotationError. */
  control?: string;
}

export interface Session {
  readonly world: World;
  readonly listener: Listener;
  /** Null while the clock is off. */
  readonly app: App | null;
  /** Since the start of the session. */
  readonly nowMs: number;
  /** Time passes up to and including `nowMs`; a clock that runs sees all of it. */
  advanceTo(nowMs: number): void;
  press(key: KeyName): void;
  release(key: KeyName): void;
  /** The keys close now, in this order, and open after `forMs`. */
  hold(keys: readonly KeyName[], forMs: number): void;
  /** The control is taken as it is, and the clock goes to READY. */
  choose(control: Control): void;
  /** Who plays White, and whether tenths are shown; before the game only. */
  setWhite(side: Side): void;
  setTenths(isOn: boolean): void;
  powerOff(): void;
  powerOn(): void;
  /** What the glass shows now, and the pitch that sounds. */
  readonly frame: Frame;
  readonly toneHz: number;
  /** The changes of pitch since they were last taken; times as nowMs. */
  takeTones(): Tone[];
  /** The state and face of this instant, with all deadlines decided. The clock must be on. */
  look(): Sight;
  /** The record that `show` would make now. The clock must be on. */
  record(): TraceRecord;
}

export function holdKeys(world: World, keys: readonly Key[], forMs: number): void {
  for (const key of keys) setKey(world, key, true);
  for (const key of keys) planKey(world, { key, closed: false, afterMs: forMs });
}

function takeTones(world: World): Tone[] {
  return world.parts.tones.splice(0);
}

/** Hears what the passes up to now have caused. */
function catchUp(session: Session): void {
  hear(session.listener, session.world.heard.splice(0));
}

/** One pass at this instant, and a look with all that is still to be decided. */
function lookNow(session: Session): Sight {
  const { world, listener } = session;
  passNow(world);
  catchUp(session);
  if (world.app === null) throw new Error('the clock is off; it has no face');
  const sight = look(world);
  foretell(listener, soundsToCome(world.app, world.parts));
  return sight;
}

function recordNow(session: Session): TraceRecord {
  const sight = lookNow(session);
  return toRecord(sight, tellSounds(session.listener));
}

function switchOff(session: Session): void {
  cutPower(session.world);
  catchUp(session);
  forgetForetold(session.listener);
}

/** A clock that comes back without a game begins with the control that was put into it. */
function switchOn(world: World, inserted: Control | null): void {
  restorePower(world);
  if (inserted !== null && world.app?.clock.phase === Phase.Setup) choose(world, inserted);
}

function createSessionOf(world: World): Session {
  let inserted: Control | null = null;
  const session: Session = {
    world,
    listener: createListener(),
    get app() {
      return world.app;
    },
    get nowMs() {
      return world.nowMs;
    },
    advanceTo: (nowMs) => advanceWorld(world, nowMs),
    press: (key) => setKey(world, keyNamed(key), true),
    release: (key) => setKey(world, keyNamed(key), false),
    hold: (keys, forMs) => holdKeys(world, keys.map(keyNamed), forMs),
    choose: (control) => {
      inserted = structuredClone(control);
      choose(world, control);
    },
    setWhite: (side) => setWhite(world, side),
    setTenths: (isOn) => setTenths(world, isOn),
    powerOff: () => switchOff(session),
    powerOn: () => switchOn(world, inserted),
    get frame() {
      return world.parts.glass;
    },
    get toneHz() {
      return world.parts.toneHz;
    },
    takeTones: () => takeTones(world),
    look: () => lookNow(session),
    record: () => recordNow(session),
  };
  return session;
}

export function createSession(options: SessionOptions): Session {
  const session = createSessionOf(createWorld(options));
  if (options.control !== undefined) session.choose(parseControl(options.control).control);
  return session;
}
