// Everything that happens to a clock in these games, each with how often, and what it does with the
// numbers of its own seed. An event that makes no sense at the moment does nothing.

import type { App } from '../../firmware/app';
import { Phase } from '../../firmware/core/clock';
import { SETTLE_MS } from '../../firmware/core/limits';
import type { Key } from '../../hal/hal';
import { KEY_NAMES, bounce, keyNamed } from '../../sim/contacts';
import type { KeyName } from '../../sim/contacts';
import { armCut } from '../../sim/flash';
import { createRandom, randomOnceIn, randomUpTo } from '../../sim/prng';
import type { Random } from '../../sim/prng';
import { planKey, stallLoop } from '../../sim/world';
import {
  advance,
  choose,
  onBoth,
  openLink,
  partTwins,
  pullPlug,
  putPlug,
  remember,
  say,
} from './subject';
import type { Subject } from './subject';

export interface FuzzEvent {
  name: EventName;
  seed: number;
}

interface Kind {
  /** Out of the sum of all. */
  weight: number;
  /** Only where supply and flash may fail. */
  isFault?: boolean;
  act: (subject: Subject, random: Random, seed: number) => void;
}

function pick<T>(random: Random, list: readonly T[]): T {
  return list[randomUpTo(random, list.length - 1)]!;
}

const FRONT: readonly KeyName[] = ['minus', 'pause', 'plus', 'back', 'ok'];
const PLAYERS: readonly KeyName[] = ['left', 'right'];

const CHORDS: readonly [readonly KeyName[], number][] = [
  [['minus', 'plus'], 2100],
  [['minus', 'pause'], 2100],
  [['minus', 'pause'], 3100],
  [['plus', 'pause'], 3100],
  [['minus'], 2100],
  [['plus'], 2100],
  [['pause'], 700],
  [['back'], 700],
];

function phaseOf({ session }: Subject): Phase {
  return session.app === null ? Phase.Setup : session.app.clock.phase;
}

function hold(subject: Subject, keys: readonly KeyName[], forMs: number): void {
  onBoth(subject, (session) => session.hold(keys, forMs));
}

/** The key that somebody at the board would most likely touch. */
function likelyKey(subject: Subject, random: Random): KeyName {
  const phase = phaseOf(subject);
  if (phase === Phase.Arbiter || phase === Phase.Setup) {
    return randomOnceIn(random, 4) ? pick(random, PLAYERS) : pick(random, FRONT);
  }
  if (phase === Phase.Paused) return randomOnceIn(random, 3) ? pick(random, PLAYERS) : 'pause';
  const { turn } = subject.session.app!.clock;
  return randomOnceIn(random, 8) ? pick(random, PLAYERS) : PLAYERS[turn]!;
}

function tap(subject: Subject, random: Random): void {
  advance(subject, randomUpTo(random, 1200));
  hold(subject, [likelyKey(subject, random)], 1 + randomUpTo(random, 300));
}

function tapAny(subject: Subject, random: Random): void {
  advance(subject, randomUpTo(random, 300));
  hold(subject, [pick(random, KEY_NAMES)], 1 + randomUpTo(random, 900));
}

function chord(subject: Subject, random: Random): void {
  const [keys, forMs] = pick(random, CHORDS);
  hold(subject, keys, forMs + randomUpTo(random, 3) - 1);
  advance(subject, forMs + randomUpTo(random, 400));
}

/** An answer to what the chord has asked. */
function chordAndAnswer(subject: Subject, random: Random): void {
  chord(subject, random);
  hold(subject, [pick(random, ['plus', 'minus'])], 80);
  advance(subject, 100 + randomUpTo(random, 400));
}

function mash(subject: Subject, random: Random): void {
  for (let i = 1 + randomUpTo(random, 3); i > 0; i--) {
    hold(subject, [pick(random, KEY_NAMES)], 1 + randomUpTo(random, 3000));
    advance(subject, randomUpTo(random, 40));
  }
}

function plan(subject: Subject, key: Key, edges: { closed: boolean; afterMs: number }[]): void {
  onBoth(subject, ({ world }) => edges.forEach((edge) => planKey(world, { key, ...edge })));
}

function bouncePress(subject: Subject, random: Random): void {
  const key = keyNamed(likelyKey(subject, random));
  const closing = bounce(random, true);
  const opening = bounce(random, false).map((edge) => ({ ...edge, afterMs: edge.afterMs + 80 }));
  advance(subject, randomUpTo(random, 900));
  plan(subject, key, [...closing, ...opening]);
}

function chatter(subject: Subject, random: Random): void {
  const key = keyNamed(pick(random, KEY_NAMES));
  const stepMs = 1 + randomUpTo(random, 8);
  const edges = Array.from({ length: 30 }, (_, i) => ({
    closed: i % 2 === 0,
    afterMs: i * stepMs,
  }));
  plan(subject, key, [...edges, { closed: false, afterMs: 400 }]);
}

function stick(subject: Subject, random: Random): void {
  hold(subject, [pick(random, KEY_NAMES)], 4000 + randomUpTo(random, 9000));
}

function wait(subject: Subject, random: Random): void {
  advance(subject, randomUpTo(random, randomOnceIn(random, 5) ? 45000 : 3000));
}

/** How long until the next zero, or until whatever else is to be decided next. */
function dueInMs({ clock }: App, counterMs: number, isZero: boolean): number {
  if (!isZero) return (clock.dueMs - counterMs) | 0;
  const zeroMs = clock.turnStartMs + clock.delayMs + clock.sides[clock.turn]!.bankMs;
  return (zeroMs - counterMs) | 0;
}

/** To within some milliseconds of it. */
function waitForDeadline(subject: Subject, random: Random): void {
  const { app, world } = subject.session;
  const off = randomUpTo(random, SETTLE_MS + 4) - SETTLE_MS;
  if (app === null || app.clock.phase !== Phase.Running) return;
  const inMs = dueInMs(app, world.parts.counterMs, randomOnceIn(random, 2)) + off;
  if (inMs > 0 && inMs < 400000) advance(subject, inMs);
  if (randomOnceIn(random, 2)) hold(subject, [PLAYERS[app.clock.turn]!], 80);
}

/** The loop of the first clock stands still; the other goes on. */
function stall({ world }: Subject, random: Random): void {
  stallLoop(world, 1 + randomUpTo(random, randomOnceIn(random, 4) ? 5000 : 400));
}

const TEXTS = ['?\n', '?\r\n', '?', '\n', '??\n', '\x03', '\x10print(1)\n', 'load()\n', '? \n'];

function talk(subject: Subject, random: Random): void {
  for (let i = randomUpTo(random, 6); i >= 0; i--) say(subject, pick(random, TEXTS));
}

function makeNoise(subject: Subject, random: Random): void {
  const codes = Array.from({ length: randomUpTo(random, 300) }, () => randomUpTo(random, 255));
  say(subject, String.fromCharCode(...codes));
}

function drain(subject: Subject, random: Random): void {
  const percent = randomUpTo(random, 101) - 1;
  onBoth(subject, ({ world }) => (world.parts.batteryPercent = percent));
}

function chooseNew(subject: Subject, _random: Random, seed: number): void {
  choose(subject, seed);
}

/** The write that comes after so many bytes will not come to its end. */
function armSupply(subject: Subject, bytes: number): void {
  const { world } = subject;
  if (!world.hasSupply) return;
  remember(subject);
  armCut(world.parts.flash, bytes);
}

/** A page of the arbiter's mode, some keys there, OK, and out again. */
function correct(subject: Subject, random: Random): void {
  const { hasFaults } = subject;
  const type = (key: KeyName) => {
    hold(subject, [key], 80);
    advance(subject, 160);
  };
  hold(subject, ['minus', 'plus'], 2100);
  advance(subject, 2200);
  for (let i = randomUpTo(random, 13); i > 0; i--) type('plus');
  type('pause');
  for (let i = randomUpTo(random, 4); i > 0; i--) type(pick(random, KEY_NAMES));
  if (hasFaults && randomOnceIn(random, 3)) armSupply(subject, randomUpTo(random, 80));
  type('pause');
  if (randomOnceIn(random, 2)) type('pause');
  hold(subject, ['pause'], 700);
  advance(subject, 800);
  type('back');
}

/** A game that is over is left, so that many are played. */
function endGame(subject: Subject): void {
  const phase = phaseOf(subject);
  if (phase !== Phase.Paused && phase !== Phase.Frozen) return;
  hold(subject, ['minus', 'pause'], 3100);
  advance(subject, 3200);
  hold(subject, ['plus'], 80);
  advance(subject, 200);
}

function off(subject: Subject, forMs: number): void {
  const { world } = subject;
  subject.session.advanceTo(world.nowMs + forMs);
}

function cut(subject: Subject, random: Random): void {
  pullPlug(subject);
  off(subject, randomUpTo(random, 4000));
  putPlug(subject);
}

function cutWrite(subject: Subject, random: Random): void {
  armSupply(subject, randomUpTo(random, randomOnceIn(random, 4) ? 20000 : 200));
}

function brownOut(subject: Subject, random: Random): void {
  const { world } = subject;
  for (let i = 1 + randomUpTo(random, 6); i > 0; i--) {
    pullPlug(subject);
    off(subject, randomUpTo(random, 50));
    if (randomOnceIn(random, 2)) armCut(world.parts.flash, randomUpTo(random, 40));
    putPlug(subject);
    off(subject, randomUpTo(random, 50));
  }
  world.parts.flash.cutAfterBytes = null;
  putPlug(subject);
}

function refuse(subject: Subject, random: Random): void {
  if (!subject.canRefuse) return;
  subject.world.parts.flash.refusals = 1 + randomUpTo(random, 4);
  subject.hasRefused = true;
}

function loseEdge({ world }: Subject, random: Random): void {
  const key = keyNamed(pick(random, KEY_NAMES));
  const { closed } = world.parts.contacts;
  closed[key] = !closed[key];
  planKey(world, { key, closed: false, afterMs: 500 });
}

const KINDS = {
  tap: { weight: 34, act: tap },
  'tap-any': { weight: 6, act: tapAny },
  bounce: { weight: 8, act: bouncePress },
  chord: { weight: 3, act: chord },
  'chord-and-answer': { weight: 1, act: chordAndAnswer },
  mash: { weight: 3, act: mash },
  chatter: { weight: 2, act: chatter },
  stick: { weight: 1, act: stick },
  wait: { weight: 8, act: wait },
  'wait-for-deadline': { weight: 6, act: waitForDeadline },
  stall: { weight: 4, act: stall },
  talk: { weight: 4, act: talk },
  noise: { weight: 2, act: makeNoise },
  battery: { weight: 1, act: drain },
  choose: { weight: 3, act: chooseNew },
  correct: { weight: 2, act: correct },
  'end-game': { weight: 1, act: endGame },
  cut: { weight: 3, isFault: true, act: cut },
  'cut-write': { weight: 4, isFault: true, act: cutWrite },
  'brown-out': { weight: 1, isFault: true, act: brownOut },
  refuse: { weight: 3, isFault: true, act: refuse },
  'lose-edge': { weight: 1, isFault: true, act: loseEdge },
} satisfies Record<string, Kind>;

export type EventName = keyof typeof KINDS;

const NAMES = Object.keys(KINDS) as EventName[];
const kindOf = (name: EventName): Kind => KINDS[name];
const TICKETS = NAMES.flatMap((name) => new Array<EventName>(kindOf(name).weight).fill(name));

export function drawEvents(seed: number, count: number, hasFaults: boolean): FuzzEvent[] {
  const random = createRandom(seed);
  const events: FuzzEvent[] = [{ name: 'choose', seed }];
  while (events.length < count) {
    const event = { name: pick(random, TICKETS), seed: randomUpTo(random, 0x7fffffff) };
    if (hasFaults || kindOf(event.name).isFault !== true) events.push(event);
  }
  return events;
}

export function happen(subject: Subject, { name, seed }: FuzzEvent): void {
  kindOf(name).act(subject, createRandom(seed), seed);
  putPlug(subject);
  openLink(subject);
  partTwins(subject);
}
