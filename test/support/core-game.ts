// Games on the bare core: random scripts made concrete on a reference clock, then played under any
// pattern of passes. A pass may be late and may not see the newest events yet.

import * as fc from 'fast-check';
import { Clock, Phase, createClock } from '../../firmware/core/clock';
import { Control, copyControl } from '../../firmware/core/control';
import { settle } from '../../firmware/core/deadline';
import { Event } from '../../firmware/core/event';
import { peek, trimLog } from '../../firmware/core/replay';
import { LOG_ENTRIES } from '../../firmware/core/limits';
import { step } from '../../firmware/core/step';
import { runsDown, setNow } from '../../firmware/core/turn';

/** What a player or an arbiter does next, and how long after the step before. */
export interface Move {
  what: 'turn' | 'left' | 'right' | 'play';
  /** Either so many milliseconds, or so far from the next zero of the running side. */
  gapMs: number;
  fromZero: boolean;
}

export interface Stamped {
  event: Event;
  atMs: number;
}

const gap = fc.oneof(
  { weight: 4, arbitrary: fc.record({ fromZero: fc.constant(false), gapMs: fc.nat(9000) }) },
  { weight: 1, arbitrary: fc.record({ fromZero: fc.constant(false), gapMs: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.record({ fromZero: fc.constant(false), gapMs: fc.nat(4000000) }) },
  {
    weight: 2,
    arbitrary: fc.record({ fromZero: fc.constant(true), gapMs: fc.integer({ min: -2, max: 30 }) }),
  },
);

const what = fc.oneof(
  { weight: 6, arbitrary: fc.constant('turn' as const) },
  { weight: 1, arbitrary: fc.constantFrom('left' as const, 'right' as const, 'play' as const) },
);

export const moves = fc.array(
  fc.tuple(what, gap).map(([kind, when]): Move => ({ what: kind, ...when })),
  { minLength: 1, maxLength: 60 },
);

export function readyClock(control: Control, atMs: number): Clock {
  const clock = createClock(LOG_ENTRIES);
  setNow(clock, atMs);
  copyControl(clock.control, control);
  step(clock, Event.Choose, atMs);
  return clock;
}

function stampOf(now: Clock, move: Move, lastMs: number): number {
  const zeroMs = now.delayMs + now.sides[now.turn].bankMs;
  const gapMs = move.fromZero && runsDown(now) ? zeroMs + move.gapMs : move.gapMs;
  return lastMs + Math.max(0, gapMs);
}

function eventOf(now: Clock, move: Move): Event {
  if (move.what === 'play') return Event.Play;
  if (move.what === 'turn') return now.phase === Phase.Ready ? Event.Play : (now.turn as number);
  return move.what === 'left' ? Event.PressLeft : Event.PressRight;
}

/**
 * Turns a script into events with stamps, from 0; a game in READY is started by its first event.
 */
export function concretise(control: Control, script: Move[]): Stamped[] {
  const clock = readyClock(control, 0);
  const now = createClock(0);
  let lastMs = 0;
  return script.map((move) => {
    peek(now, clock, lastMs);
    const atMs = stampOf(now, move, lastMs);
    peek(now, clock, atMs);
    const event = eventOf(now, move);
    step(clock, event, atMs);
    trimLog(clock);
    lastMs = atMs;
    return { event, atMs };
  });
}

/** Numbers from one seed (mulberry32's idea: a counter, well mixed). */
export function createDice(seed: number): (below: number) => number {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Plays events at once, each at its stamp. */
export function playPlain(control: Control, events: Stamped[], startMs: number): Clock {
  const clock = readyClock(control, startMs | 0);
  for (const { event, atMs } of events) {
    step(clock, event, (startMs + atMs) | 0);
    trimLog(clock);
  }
  return clock;
}

const LATE_MS = 200;
const LAG_MS = 15;

/** Plays events through passes up to 200 ms late that miss what is younger than up to 15 ms. */
export function playLate(control: Control, events: Stamped[], seed: number): Clock {
  const dice = createDice(seed);
  const clock = readyClock(control, 0);
  let next = 0;
  while (next < events.length) {
    const passMs = events[next].atMs + dice(LATE_MS);
    const seenMs = passMs - dice(LAG_MS + 1);
    for (; next < events.length && events[next].atMs <= seenMs; next++) {
      step(clock, events[next].event, events[next].atMs);
    }
    settle(clock, passMs);
    trimLog(clock);
  }
  return clock;
}

function relative(stampMs: number, startMs: number): number {
  return (stampMs - startMs) | 0;
}

/** All that a game is, with instants counted from `startMs`, at `atMs` after it. */
export function stateAt(clock: Clock, startMs: number, atMs: number): object {
  const now = createClock(0);
  peek(now, clock, (startMs + atMs) | 0);
  return stateOf(now, startMs);
}

/** Every field of the state but those that only plan the future. */
export function stateOf(now: Clock, startMs: number): object {
  return {
    phase: now.phase,
    turn: now.turn,
    white: now.white,
    turnStartMs: relative(now.turnStartMs, startMs),
    delayMs: now.delayMs,
    usedMs: now.usedMs,
    turnByPress: now.turnByPress,
    left: { ...now.sides[0] },
    right: { ...now.sides[1] },
    game: { ...now.game },
  };
}

/** Where the last event lies. */
export function endMs(events: Stamped[]): number {
  return events.length ? events[events.length - 1].atMs : 0;
}
