// What must hold in any game on any control, whatever the presses, pauses and passes do.

import * as fc from 'fast-check';
import { Clock, Mark, createClock, gameMs } from '../../firmware/core/clock';
import { Control, Method, copyControl, createControl } from '../../firmware/core/control';
import { Event } from '../../firmware/core/event';
import { Entry, entryKind } from '../../firmware/core/log';
import { peek, rebuildBefore, rebuildNow, trimLog } from '../../firmware/core/replay';
import { step } from '../../firmware/core/step';
import { SHORT_BOUNDS, arbitraryControl } from '../support/arbitrary-control';
import {
  Stamped,
  concretise,
  endMs,
  moves,
  playLate,
  playPlain,
  readyClock,
  stateAt,
  stateOf,
} from '../support/core-game';

const GAMES = { numRuns: 1000 };

const anyControl = fc.oneof(arbitraryControl(), arbitraryControl(SHORT_BOUNDS));

/** A control and the events of one game on it. */
const game = fc
  .tuple(anyControl, moves)
  .map(([control, script]) => ({ control, events: concretise(control, script) }));

/** Long enough after the last event for the latest pass. */
const afterMs = fc.integer({ min: 220, max: 50000 });

/** The instant of the event that started the game. */
function startOf(control: Control, events: Stamped[]): number {
  const clock = readyClock(control, 0);
  let index = 0;
  while (clock.phase < 2) {
    step(clock, events[index].event, events[index].atMs);
    index++;
  }
  return events[index - 1].atMs;
}

function peeked(clock: Clock, atMs: number): Clock {
  const now = createClock(0);
  peek(now, clock, atMs);
  return now;
}

test('2.5 conservation: every millisecond since the start goes to exactly one place', () => {
  fc.assert(
    fc.property(game, afterMs, fc.integer(), ({ control, events }, moreMs, seed) => {
      const clock = playLate(control, events, seed);
      const now = peeked(clock, endMs(events) + moreMs);
      if (clock.phase < 2) return;
      expect(gameMs(now)).toBe(endMs(events) + moreMs - startOf(control, events));
    }),
    GAMES,
  );
});

test('2.3 the pattern of passes never changes a result', () => {
  fc.assert(
    fc.property(game, fc.integer(), afterMs, ({ control, events }, seed, moreMs) => {
      const atMs = endMs(events) + moreMs;
      const plain = stateAt(playPlain(control, events, 0), 0, atMs);
      expect(stateAt(playLate(control, events, seed), 0, atMs)).toEqual(plain);
    }),
    GAMES,
  );
});

test('2.2 a wrap of the counter, or 60 days of uptime, changes nothing', () => {
  const start = fc.oneof(
    fc.constantFrom(0x7fffff00, 0xffffff00, 60 * 86400000, 0x7fffffff),
    fc.integer({ min: 0, max: 0xffffffff }),
  );
  fc.assert(
    fc.property(game, start, ({ control, events }, startMs) => {
      const atMs = endMs(events);
      const plain = stateAt(playPlain(control, events, 0), 0, atMs);
      expect(stateAt(playPlain(control, events, startMs), startMs, atMs)).toEqual(plain);
    }),
    GAMES,
  );
});

test('replaying the log gives the state', () => {
  fc.assert(
    fc.property(game, afterMs, fc.integer(), ({ control, events }, moreMs, seed) => {
      const clock = playLate(control, events, seed);
      if (clock.phase < 2) return;
      const again = createClock(0);
      const atMs = endMs(events) + moreMs;
      rebuildNow(again, clock, atMs);
      expect(stateOf(again, 0)).toEqual(stateAt(clock, 0, atMs));
    }),
    GAMES,
  );
});

/** Plays to the end and keeps the state just before every press that counted. */
function statesBeforePresses(control: Control, events: Stamped[]): [Clock, object[]] {
  const clock = readyClock(control, 0);
  const states: object[] = [];
  for (const { event, atMs } of events) {
    const before = stateAt(clock, 0, atMs);
    const presses = clock.sides[0].presses + clock.sides[1].presses;
    step(clock, event, atMs);
    if (clock.sides[0].presses + clock.sides[1].presses > presses) states.push(before);
    trimLog(clock);
  }
  return [clock, states];
}

function agesOfPresses(clock: Clock): number[] {
  const ages: number[] = [];
  for (let age = clock.log!.count - 1; age >= 0; age--) {
    if (entryKind(clock.log!, age) === Entry.Press) ages.push(age);
  }
  return ages;
}

test('taking back a press gives the state at its instant, for every press of the game', () => {
  fc.assert(
    fc.property(game, fc.integer(), ({ control, events }, seed) => {
      const states = statesBeforePresses(control, events)[1];
      const clock = playLate(control, events, seed);
      const again = createClock(0);
      const ages = agesOfPresses(clock);
      ages.forEach((age, index) => {
        rebuildBefore(again, clock, age);
        expect(stateOf(again, 0)).toEqual(states[states.length - ages.length + index]);
      });
    }),
    GAMES,
  );
});

test('the log holds the last 400 presses, pauses, periods and flags of a thousand, exactly', () => {
  fc.assert(
    fc.property(anyControl, fc.array(fc.nat(3000), { minLength: 40 }), (control, gaps) => {
      const events: Stamped[] = [{ event: Event.Play, atMs: 0 }];
      const clock = readyClock(control, 0);
      step(clock, Event.Play, 0);
      for (let i = 0; i < 1000; i++) {
        const atMs = events[i].atMs + gaps[i % gaps.length] + 1;
        events.push({ event: clock.turn as number, atMs });
        step(clock, clock.turn as number, atMs);
        trimLog(clock);
      }
      const [again, states] = statesBeforePresses(control, events);
      const ages = agesOfPresses(again);
      const others = again.log!.count - ages.length;
      expect(ages.length).toBeGreaterThanOrEqual(Math.min(400 - others, states.length));
      const scratch = createClock(0);
      rebuildBefore(scratch, again, ages.length ? ages[0] : 0);
      if (ages.length) expect(stateOf(scratch, 0)).toEqual(states[states.length - ages.length]);
    }),
    { numRuns: 100 },
  );
});

/** Where the running game is paused and for how long; later events move by that. */
function withPause(events: Stamped[], index: number, intoMs: number, pauseMs: number): Stamped[] {
  const pausedMs = events[index].atMs + intoMs;
  return [
    ...events.slice(0, index + 1),
    { event: Event.Play, atMs: pausedMs },
    { event: Event.Play, atMs: pausedMs + pauseMs },
    ...events.slice(index + 1).map((one) => ({ ...one, atMs: one.atMs + pauseMs })),
  ];
}

function withoutPauses(state: object): object {
  const { turnStartMs, game, ...rest } = state as { turnStartMs: number; game: object };
  expect(turnStartMs).toBeDefined();
  return { ...rest, game: { ...game, pausedMs: 0, flagMs: 0 } };
}

test('pause and resume: to the millisecond as if the pause had not been', () => {
  const where = fc.record({ at: fc.nat(60), part: fc.nat(100), pauseMs: fc.nat(10000000) });
  fc.assert(
    fc.property(game, where, fc.integer(), ({ control, events }, { at, part, pauseMs }, seed) => {
      const index = at % events.length;
      const nextMs = index + 1 < events.length ? events[index + 1].atMs : events[index].atMs + 500;
      // A press in the very millisecond of the press before it is another matter.
      if (nextMs === events[index].atMs) return;
      const intoMs = Math.floor(((nextMs - events[index].atMs) * part) / 101);
      const before = playPlain(control, events.slice(0, index + 1), 0);
      const there = peeked(before, events[index].atMs + intoMs);
      const apart = Math.abs(there.sides[0].marks) + Math.abs(there.sides[1].marks);
      // A pause between two final flags is part of the difference between them.
      if (there.phase !== 2 || apart & Mark.Final) return;
      const paused = withPause(events, index, intoMs, pauseMs);
      const atMs = endMs(events) + 1000;
      const plain = stateAt(playPlain(control, events, 0), 0, atMs);
      const late = stateAt(playLate(control, paused, seed), 0, atMs + pauseMs);
      expect(withoutPauses(late)).toEqual(withoutPauses(plain));
    }),
    GAMES,
  );
});

const sameDelay = fc.record({
  baseMs: fc.integer({ min: 1, max: 600 }).map((s) => s * 1000),
  delayMs: fc.integer({ min: 1, max: 20 }).map((s) => s * 1000),
  moves: fc.nat(6),
  periods: fc.integer({ min: 1, max: 3 }),
  change: fc.nat(4),
  freeze: fc.boolean(),
});

type Shape = typeof sameDelay extends fc.Arbitrary<infer T> ? T : never;

function delayControl(shape: Shape, method: Method): Control {
  const control = createControl();
  for (let i = 0; i < shape.periods; i++) {
    const period = control.periods[i];
    period.whiteBaseMs = period.blackBaseMs = shape.baseMs;
    period.method = method;
    period.valueMs = shape.delayMs;
    period.moves = i + 1 < shape.periods ? shape.moves : 0;
  }
  control.periodCount = shape.periods;
  control.change = shape.change;
  control.freeze = shape.freeze;
  control.bonusBefore = true;
  return control;
}

test('6 Bronstein before and simple delay of one d decide alike: R(B) = R(d) + d', () => {
  fc.assert(
    fc.property(sameDelay, moves, fc.integer(), (shape, script, seed) => {
      const control = delayControl(shape, Method.Delay);
      const events = concretise(control, script);
      const atMs = endMs(events) + 220;
      const delay = peeked(playLate(control, events, seed), atMs);
      const other = delayControl(shape, Method.Bronstein);
      const bronstein = peeked(playLate(other, events, ~seed), atMs);
      for (const side of [0, 1]) {
        expect(bronstein.sides[side].marks).toBe(delay.sides[side].marks);
        expect(bronstein.sides[side].period).toBe(delay.sides[side].period);
      }
      const final = (delay.sides[0].marks | delay.sides[1].marks) & Mark.Final;
      if (final || delay.phase < 2) return;
      // What this move has used of the delay will only come back at its press.
      const owedMs = Math.min(delay.usedMs, shape.delayMs);
      for (const side of [0, 1]) {
        const moreMs = shape.delayMs - (side === delay.turn ? owedMs : 0);
        expect(bronstein.sides[side].bankMs).toBe(delay.sides[side].bankMs + moreMs);
      }
    }),
    GAMES,
  );
});

test('6 hourglass: the sum of both sides is constant until a flag', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600 }), moves, fc.integer(), (seconds, script, seed) => {
      const control = createControl();
      control.periods[0].method = Method.Hourglass;
      control.periods[0].valueMs = seconds * 1000;
      const events = concretise(control, script);
      const clock = playLate(control, events, seed);
      const now = peeked(clock, endMs(events));
      expect(now.sides[0].bankMs + now.sides[1].bankMs).toBe(seconds * 2000);
    }),
    GAMES,
  );
});

test('a game does not touch the control it is played by', () => {
  fc.assert(
    fc.property(game, ({ control, events }) => {
      const before = createControl();
      copyControl(before, control);
      playPlain(control, events, 0);
      expect(control).toEqual(before);
    }),
    { numRuns: 100 },
  );
});
