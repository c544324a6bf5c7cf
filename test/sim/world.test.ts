// The world around the clock: when passes run, what they see, and what the supply does.

import { Key } from '../../hal/hal';
import { createSession } from '../../sim/session';
import {
  advanceWorld,
  createWorld,
  cutPower,
  passNow,
  restorePower,
  setKey,
} from '../../sim/world';

const NO_EDGE = { key: Key.Left, closed: false, atMs: 0 };

test('a closed contact brings the next pass forward to now', () => {
  const { world } = createSession({ control: '3m+2s' });
  advanceWorld(world, 500);
  const { passes } = world;
  setKey(world, Key.Right, true);
  advanceWorld(world, 500);
  expect(world.passes).toBe(passes + 1);
  expect(world.app!.clock.lastMs).toBe(world.parts.counterMs);
});

test('an edge younger than the lag is not seen by the pass, and is seen by a later one', () => {
  const { parts, hal } = createWorld({});
  parts.contacts.waiting.push({ key: Key.Left, closed: true, atMs: parts.counterMs - 4 });
  parts.lagMs = 5;
  expect(hal.takeEdge({ ...NO_EDGE })).toBe(false);
  parts.lagMs = 4;
  expect(hal.takeEdge({ ...NO_EDGE })).toBe(true);
});

test('under jitter the passes are others, and one seed gives one sequence', () => {
  const passesOf = (jitterSeed: number) => {
    const { world } = createSession({ control: '1m', jitterSeed });
    setKey(world, Key.Right, true);
    const wakes: number[] = [];
    for (let ms = 0; ms < 50000; ms += 50) {
      advanceWorld(world, ms);
      wakes.push(world.wakeMs);
    }
    return wakes;
  };
  expect(passesOf(1)).toEqual(passesOf(1));
  expect(passesOf(1)).not.toEqual(passesOf(2));
});

test('a running clock wakes about once a second, ten times in the last twenty seconds', () => {
  const { world } = createSession({ control: '2m' });
  setKey(world, Key.Right, true);
  advanceWorld(world, 10000);
  const early = world.passes;
  advanceWorld(world, 99000);
  const late = world.passes;
  advanceWorld(world, 119000);
  expect((late - early) / 89).toBeLessThan(1.5);
  expect((world.passes - late) / 20).toBeLessThan(11);
  expect((world.passes - late) / 20).toBeGreaterThan(9);
});

test('without supply nothing runs and the glass is dark; with it the clock boots', () => {
  const { world } = createSession({ control: '3m+2s' });
  cutPower(world);
  expect(world.app).toBeNull();
  expect(world.parts.glass.cells.every((segments) => segments === 0)).toBe(true);
  const { passes } = world;
  advanceWorld(world, 60000);
  expect(world.passes).toBe(passes);
  restorePower(world);
  expect(world.app).not.toBeNull();
});

test('the board counts anew after a power cut; its contacts are as fingers hold them', () => {
  const world = createWorld({ counterMs: 1000000 });
  setKey(world, Key.Plus, true);
  cutPower(world);
  advanceWorld(world, 5000);
  restorePower(world);
  expect(world.parts.counterMs).toBeLessThan(1000);
  expect(world.hal.isDown(Key.Plus)).toBe(true);
  expect(world.hal.takeEdge({ ...NO_EDGE })).toBe(false);
});

test('a clock that was switched off by its keys wakes when a key is pressed', () => {
  const session = createSession({});
  session.hold(['minus', 'pause'], 4000);
  session.advanceTo(3500);
  expect(session.app).toBeNull();
  session.advanceTo(10000);
  session.hold(['plus'], 80);
  expect(session.app).not.toBeNull();
  session.advanceTo(11000);
  const before = session.look().own.face;
  session.hold(['plus'], 80);
  session.advanceTo(12000);
  expect(session.look().own.face).not.toEqual(before);
});

test('a clock that breaks a rule ends the run', () => {
  const { world } = createSession({ control: '3m+2s' });
  world.app!.clock.sides[0].bankMs = -5;
  expect(() => passNow(world)).toThrow('at 0 ms the clock broke a rule: a time is negative');
});
