// What no key may do. Many random games on the whole app; `EVENTS=1000000` plays as many as the
// interface asks for, the default is what a minute of CI bears.

import type { Clock } from '../../firmware/core/clock';
import { parseControl } from '../../firmware/notation/parse';
import { Event } from '../../firmware/core/event';
import { settle } from '../../firmware/core/deadline';
import { trimLog } from '../../firmware/core/replay';
import { step } from '../../firmware/core/step';
import type { KeyName } from '../../sim/contacts';
import { createRandom, randomUpTo } from '../../sim/prng';
import type { Random } from '../../sim/prng';
import { createSession } from '../../sim/session';
import type { Session } from '../../sim/session';
import { readyClock, stateAt } from '../support/core-game';
import { takeUp } from '../support/hand';
import type { Hand } from '../support/hand';
import { enterArbiter, leaveArbiter } from './arbiter-hand';

const EVENTS = Number(process.env.EVENTS ?? 20000);
const SEED = Number(process.env.SEED ?? 1);
const GAME_EVENTS = 250;

const CONTROLS = [
  '3m+2s',
  '6s+1s; freeze on',
  '2/8s, 5s+1s; change moves',
  '2/6s d2s, 3s d1s*; change round; freeze off',
  '5s, byo 3x2s',
  '5s, canadian 2/4s',
  'hourglass 6s',
  'gong 3s; sound on; casual',
  '4s, overtime',
  '5s|7s b2s; change own',
];

const KEYS: readonly KeyName[] = ['left', 'right', 'left', 'right', 'minus', 'plus', 'back', 'ok'];

function pick<T>(random: Random, list: readonly T[]): T {
  return list[randomUpTo(random, list.length - 1)]!;
}

/** What the rules know of a key: the presses of players, and the pause key. */
function ruleOf(key: KeyName): Event | null {
  if (key === 'left') return Event.PressLeft;
  if (key === 'right') return Event.PressRight;
  return key === 'pause' ? Event.Play : null;
}

interface Twins {
  session: Session;
  core: Clock;
  counterMs(): number;
}

function startTwins(control: string): Twins {
  const session = createSession({ control, keys: 5 });
  const counterMs = (): number => session.world.parts.counterMs;
  return { session, core: readyClock(parseControl(control).control, counterMs()), counterMs };
}

function tapTwins(twins: Twins, key: KeyName, forMs: number): void {
  const event = ruleOf(key);
  twins.session.press(key);
  if (event !== null) step(twins.core, event, twins.counterMs());
  twins.session.advanceTo(twins.session.nowMs + forMs);
  twins.session.release(key);
  settle(twins.core, twins.counterMs());
  trimLog(twins.core);
}

const settingsOf = ({ app }: Session): object => ({
  control: structuredClone(app!.clock.control),
  style: app!.ui.style,
  switches: app!.ui.sounder.switches,
});

function compareTwins({ session, core, counterMs }: Twins): void {
  const atMs = counterMs();
  session.look();
  const seen = stateAt(session.app!.clock, 0, atMs);
  expect(seen).toEqual(stateAt(core, 0, atMs));
}

function playTwins(random: Random): void {
  const twins = startTwins(pick(random, CONTROLS));
  const settings = settingsOf(twins.session);
  tapTwins(twins, 'pause', 100);
  for (let i = 0; i < GAME_EVENTS; i++) {
    const isPause = randomUpTo(random, 15) === 0;
    twins.session.advanceTo(twins.session.nowMs + 40 + randomUpTo(random, 900));
    tapTwins(twins, isPause ? 'pause' : pick(random, KEYS), 40 + randomUpTo(random, 500));
    if (i % 10 === 0) compareTwins(twins);
  }
  compareTwins(twins);
  expect(settingsOf(twins.session)).toEqual(settings);
}

test('players and short keys change nothing but by the rules of the game', () => {
  const random = createRandom(SEED);
  for (let played = 0; played < EVENTS; played += GAME_EVENTS) playTwins(random);
});

/** A clock in one of the states from which arbiter mode is entered. */
const STATES: Readonly<Record<string, (control: string) => Hand>> = {
  setup: () => takeUp({ keys: 5 }),
  ready: (control) => takeUp({ control, keys: 5 }),
  paused: (control) => startedAndPaused(control),
  frozen: () => takeUp({ control: '2s; freeze on', keys: 5 }).tap('pause').wait(3000),
};

function startedAndPaused(control: string): Hand {
  const hand = takeUp({ control, keys: 5 }).tap('pause').wait(700).tap('left').wait(900);
  return hand.tap('right').wait(800).tap('pause');
}

/** All that a game, its log and the settings are; only the time that stood still goes on. */
function everything(hand: Hand): object {
  const { clock, ui } = hand.session.app!;
  const copy = structuredClone({ ...clock, base: null, cues: null }) as unknown as Partial<Clock>;
  for (const key of ['turnStartMs', 'dueMs', 'lastMs', 'cameFrom'] as const) delete copy[key];
  Object.assign(copy.game!, { pausedMs: 0, frozenMs: 0 });
  return {
    copy,
    style: ui.style,
    switches: ui.sounder.switches,
    choice: structuredClone(ui.choice),
  };
}

const LOOKS: readonly KeyName[] = ['left', 'right', 'minus', 'plus'];

/** Opens a random page and does anything there but OK. */
function wander(hand: Hand, random: Random): void {
  enterArbiter(hand);
  for (let i = randomUpTo(random, 13); i > 0; i--) hand.tap('plus');
  hand.tap('ok');
  for (let i = randomUpTo(random, 6); i > 0; i--) hand.tap(pick(random, LOOKS));
  leaveArbiter(hand);
}

test.each(Object.keys(STATES))(
  'arbiter mode left without a change restores every bit and the state %s',
  (state) => {
    const random = createRandom(SEED);
    for (let i = 0; i < 12; i++) {
      const hand = STATES[state]!(pick(random, CONTROLS));
      const before = everything(hand);
      for (let times = 0; times < 5; times++) wander(hand, random);
      expect(hand.phase()).toBe(state);
      expect(everything(hand)).toEqual(before);
    }
  },
);

const GRIPS: readonly (readonly KeyName[])[] = [
  ['minus', 'plus'],
  ['minus', 'pause'],
  ['pause'],
  ['minus'],
  ['plus'],
];

/** Anything that fingers do, but switching off. */
function fumble(hand: Hand, random: Random): void {
  const isGrip = randomUpTo(random, 4) === 0;
  if (isGrip) hand.hold(pick(random, GRIPS), 300 + randomUpTo(random, 3000)).wait(100);
  else hand.tap(pick(random, [...KEYS, 'pause']));
  if (hand.session.app === null) hand.session.powerOn();
}

/** What the help page says: BACK until nothing is left to go back from, then on. */
function recover(hand: Hand): void {
  leaveArbiter(hand);
  if (hand.phase() === 'setup') hand.tap('ok');
  if (hand.phase() === 'frozen') hand.hold(['minus', 'pause'], 3000).wait(100).tap('plus');
  if (hand.phase() === 'ready' || hand.phase() === 'paused') hand.tap('pause');
}

test('from any state a person gets back to RUNNING', () => {
  const random = createRandom(SEED);
  for (let game = 0; game < 20; game++) {
    const hand = takeUp({ control: pick(random, CONTROLS), keys: 5 });
    for (let i = 0; i < 60; i++) fumble(hand, random);
    for (let i = 0; i < 3 && hand.phase() !== 'running'; i++) recover(hand.wait(4000));
    expect(hand.phase()).toBe('running');
  }
});
