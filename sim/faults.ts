// What can go wrong around the clock. Everything in this table must be survivable: the clock stays
// usable, keeps its rules, and never shows a time that it does not trust. What is not here is out
// of scope, and this is why:
//
// - memory that changes by itself: no check in the same memory could be trusted either;
// - a counter that goes back or jumps: the interpreter's own clock is what we stand on, and
//   hal/hal.ts promises that it does not;
// - bytes of flash that were acknowledged and then change at rest: the record's checksum finds
//   them, but nothing brings the game back;
// - two contacts that are shorted together: then nobody can say which was pressed.

import { KEYS, Key } from '../hal/hal';
import { bounce } from './contacts';
import { armCut } from './flash';
import { Random, randomUpTo } from './prng';
import { cutPower, planKey, restorePower, setKey, stallLoop } from './world';
import type { World } from './world';

type Fault = (world: World, random: Random) => void;

function anyKey(random: Random): Key {
  return randomUpTo(random, KEYS - 1);
}

function anyPlayer(random: Random): Key {
  return randomUpTo(random, 1);
}

/** The supply goes between two passes and comes back. */
function cutSupply(world: World): void {
  cutPower(world);
  restorePower(world);
}

/** The supply goes inside the next write or erase, after up to 64 bytes. */
function cutWrite(world: World, random: Random): void {
  armCut(world.parts.flash, randomUpTo(random, 64));
}

/** A contact bounces when it closes and when it opens: one press, not many. */
function bouncePress(world: World, random: Random): void {
  const key = anyPlayer(random);
  for (const { closed, afterMs } of bounce(random, true)) planKey(world, { key, closed, afterMs });
  for (const { closed, afterMs } of bounce(random, false)) {
    planKey(world, { key, closed, afterMs: 80 + afterMs });
  }
}

/** A worn or wet contact: many short closings, none of which anyone meant. */
function chatter(world: World, random: Random): void {
  const key = anyPlayer(random);
  for (let i = 0; i < 40; i++) {
    planKey(world, { key, closed: i % 2 === 0, afterMs: i * (1 + randomUpTo(random, 8)) });
  }
  planKey(world, { key, closed: false, afterMs: 400 });
}

/** A contact stays closed, as under a book that lies on it. The other side must not notice. */
function stickKey(world: World, random: Random): void {
  const key = anyKey(random);
  setKey(world, key, true);
  planKey(world, { key, closed: false, afterMs: 4000 + randomUpTo(random, 4000) });
}

/** The interpreter does something else for a while: garbage, a slow display, a line on the link. */
function stall(world: World, random: Random): void {
  stallLoop(world, 1 + randomUpTo(random, 2000));
}

/** The interpreter's queue was full: a contact has moved and nobody was told. */
function loseEdge(world: World, random: Random): void {
  const { contacts } = world.parts;
  const key = anyKey(random);
  contacts.closed[key] = !contacts.closed[key];
  planKey(world, { key, closed: false, afterMs: 500 });
}

/** Noise, or someone who types, on the serial line. */
function sendNoise(world: World, random: Random): void {
  for (let i = randomUpTo(random, 200); i > 0; i--)
    world.parts.received.push(randomUpTo(random, 255));
}

/** The battery gauge says anything, also that it cannot say. */
function fakeBattery(world: World, random: Random): void {
  world.parts.batteryPercent = randomUpTo(random, 101) - 1;
}

/** The part refuses the next writes: they are not acknowledged, and nothing was changed. */
function refuseWrites(world: World, random: Random): void {
  world.parts.flash.refusals = 1 + randomUpTo(random, 4);
}

export const FAULTS = {
  'supply-cut': cutSupply,
  'write-cut': cutWrite,
  'bouncing-contact': bouncePress,
  'chattering-contact': chatter,
  'stuck-contact': stickKey,
  'stalled-loop': stall,
  'lost-edge': loseEdge,
  'noise-on-the-link': sendNoise,
  'battery-gauge': fakeBattery,
  'refused-writes': refuseWrites,
  // New faults go above this line.
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;

export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];

/** Lets one fault happen now. A clock that lost its supply gets it back. */
export function inject(world: World, name: FaultName, random: Random): void {
  (FAULTS[name] as Fault)(world, random);
}
