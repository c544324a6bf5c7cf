// When the firmware wants its next pass: a clock that is woken only then shows, at most 20 ms late,
// what a clock shows that is drawn anew every millisecond. And what keys do never depends on when
// passes come.

import * as fc from 'fast-check';
import type { Frame } from '../../hal/hal';
import { createSession } from '../../sim/session';
import type { Session, SessionOptions } from '../../sim/session';
import { passNow } from '../../sim/world';
import { takeUp } from '../support/hand';
import { KeyEdge, edgesOf, keyStrokes } from '../support/random-keys';

const LATE_MS_MAX = 20;

const controls = fc.constantFrom(
  '3m+2s',
  '21s d3s; sound on',
  '21s b2s; freeze off',
  '5s, byo 2x4s; sound on',
  '4s, canadian 3/22s',
  'hourglass 22s',
  'gong 5s; sound on',
  'upcount',
  '3s, overtime',
  '1h d4s',
  '1h2s',
  '21s, 5s; change own',
  '0m d3s',
);

const kinds = fc.record({
  cells: fc.constantFrom<4 | 6>(4, 6),
  keys: fc.constantFrom<3 | 5>(3, 5),
  contact: fc.constantFrom<'momentary' | 'lever'>('momentary', 'lever'),
});

function pictureOf(frame: Frame): string {
  return [...frame.cells, frame.colons, frame.points, frame.signs, frame.blinks].join();
}

function playEdges(session: Session, edges: readonly KeyEdge[], next: number): number {
  let at = next;
  while (at < edges.length && edges[at]!.atMs <= session.nowMs) {
    const { key, closed } = edges[at]!;
    if (closed) session.press(key);
    else session.release(key);
    at++;
  }
  return at;
}

/** The picture at each millisecond, after all that happens in it. */
function film(options: SessionOptions, edges: readonly KeyEdge[], isEager: boolean): string[] {
  const session = createSession(options);
  const endMs = edges[edges.length - 1]!.atMs + 1500;
  const pictures: string[] = [];
  let next = 0;
  for (let nowMs = 0; nowMs <= endMs; nowMs++) {
    session.advanceTo(nowMs);
    next = playEdges(session, edges, next);
    session.advanceTo(nowMs);
    if (isEager) drawAnew(session);
    pictures.push(pictureOf(session.frame));
  }
  return pictures;
}

function drawAnew({ world, app }: Session): void {
  if (app === null) return;
  app.ui.isStale = true;
  app.dueMs = world.parts.counterMs;
  passNow(world);
}

/** The first millisecond at which the lazy clock shows what the eager one has not shown lately. */
function findLate(lazy: readonly string[], eager: readonly string[]): number {
  return lazy.findIndex((picture, nowMs) => {
    const recent = eager.slice(Math.max(0, nowMs - LATE_MS_MAX), nowMs + 1);
    return !recent.includes(picture);
  });
}

test('a clock that sleeps as long as it may is at most 20 ms late', () => {
  fc.assert(
    fc.property(controls, kinds, keyStrokes(8), (control, kind, strokes) => {
      const edges = edgesOf(strokes);
      const options = { ...kind, control };
      const late = findLate(film(options, edges, false), film(options, edges, true));
      expect(late).toBe(-1);
    }),
    { numRuns: 30 },
  );
});

test('whatever keys do, late passes change nothing', () => {
  const outcome = (options: SessionOptions, edges: readonly KeyEdge[]): unknown => {
    const session = createSession(options);
    let next = 0;
    for (const { atMs } of edges) {
      session.advanceTo(atMs);
      next = playEdges(session, edges, next);
    }
    session.advanceTo(session.nowMs + 7000);
    if (session.app === null) return 'off';
    const { state, own } = session.look();
    return [state, own, session.record().sounds];
  };
  fc.assert(
    fc.property(controls, kinds, keyStrokes(25), fc.nat(1000), (control, kind, strokes, seed) => {
      const edges = edgesOf(strokes);
      const options = { ...kind, control };
      expect(outcome({ ...options, jitterSeed: seed }, edges)).toEqual(outcome(options, edges));
    }),
    { numRuns: 200 },
  );
});

describe('wakes in a minute', () => {
  const wakesOf = (control: string, waitMs: number, options = {}): number => {
    const hand = takeUp({ control, ...options })
      .down('pause')
      .up('pause')
      .wait(waitMs);
    const before = hand.session.world.passes;
    hand.wait(60000);
    return hand.session.world.passes - before;
  };

  test.each([
    ['a long game', '90m', 2000, 60, 70],
    ['a delay that was used', '90m d5s', 8000, 60, 70],
    ['an hourglass', 'hourglass 30m', 2000, 60, 130],
    ['a blinking flag', '2s; freeze on', 5000, 120, 190],
  ])('%s', (_name, control, waitMs, least, most) => {
    const wakes = wakesOf(control, waitMs);
    expect([wakes >= least, wakes <= most, wakes]).toEqual([true, true, wakes]);
  });

  test('a pause needs one a second', () => {
    const hand = takeUp({ control: '90m' }).tap('pause').wait(1000).tap('pause').wait(2000);
    const before = hand.session.world.passes;
    expect(hand.wait(60000).session.world.passes - before).toBeLessThanOrEqual(62);
  });

  test('the last 20 s have about ten a second', () => {
    const hand = takeUp({ control: '25s' }).down('pause').up('pause').wait(8000);
    const before = hand.session.world.passes;
    const passes = hand.wait(10000).session.world.passes - before;
    expect([passes >= 100, passes <= 115]).toEqual([true, true]);
  });
});
