// Flash that is not what the clock left: random, blank, rotten, of another version, full, or cut
// off while it was being prepared. The clock always comes up, and never with what was not true.

import { Phase } from '../../firmware/core/clock';
import type { Clock } from '../../firmware/core/clock';
import { SEED, chainOf } from '../../firmware/store/checksum';
import { Keep } from '../../firmware/store/journal';
import { Style } from '../../firmware/ui/digits';
import { Sign } from '../../hal/hal';
import { armCut } from '../../sim/flash';
import { createRandom, randomUpTo } from '../../sim/prng';
import { createSession } from '../../sim/session';
import type { Session } from '../../sim/session';
import { advanceWorld, cutPower, restorePower, stallLoop } from '../../sim/world';
import { bootFrom, createBench, doWrite, judge, playGame, tearWrite } from './cuts';
import { coreAt, doOnSession, randomGame, stateText } from './deeds';
import { askEnd, endGame, playOn } from './hand';
import type { Game } from './deeds';

const BENCH = createBench();
const GAME = randomGame('3m+2s', 30, 77);
const PAGE_BYTES = 4096;

function flashAfter(game: Game): Uint8Array {
  return playGame(game).session.world.parts.flash.bytes;
}

/** A clock without a game, that can be used. */
function expectUsable(clock: Clock): void {
  expect(clock.phase).toBe(Phase.Setup);
  expect(BENCH.app!.journal.state).not.toBe(Keep.Open);
}

describe('flash that says nothing', () => {
  test('blank flash: the clock is in SETUP', () => {
    expectUsable(bootFrom(BENCH, new Uint8Array(16 * PAGE_BYTES).fill(255)));
  });

  test('flash that is all zero: the clock is in SETUP', () => {
    expectUsable(bootFrom(BENCH, new Uint8Array(16 * PAGE_BYTES)));
  });

  test('random flash, two hundred times: the clock is in SETUP', () => {
    for (let seed = 0; seed < 200; seed++) {
      const random = createRandom(seed);
      const flash = new Uint8Array(16 * PAGE_BYTES);
      for (let i = 0; i < flash.length; i += 3) flash[i] = randomUpTo(random, 255);
      expectUsable(bootFrom(BENCH, flash));
    }
  });

  test('a game begins on flash that was random, and outlives a cut', () => {
    const session = createSession({});
    const { world } = session;
    const random = createRandom(5);
    cutPower(world);
    for (let i = 0; i < world.parts.flash.bytes.length; i++) {
      world.parts.flash.bytes[i] = randomUpTo(random, 255);
    }
    restorePower(world);
    session.choose(coreAt(GAME, 0, false).control);
    playOn(session, 7, (i) => 1 - (i % 2));
    session.powerOff();
    session.powerOn();
    expect(session.record()).toMatchObject({ phase: 'paused', left: { presses: 3 } });
  });
});

test('a byte of a game rots, each in turn: what comes back was true, or is nothing', () => {
  const flash = flashAfter(GAME);
  const wrong: string[] = [];
  for (let at = 0; at < flash.length; at++) {
    if (flash[at] === 255 && flash[(at & ~15) + 12] === 255) continue;
    const rotten = flash.slice();
    rotten[at]! ^= 1 << (at % 8);
    const clock = bootFrom(BENCH, rotten);
    if (clock.phase === Phase.Setup) continue;
    const { wrong: why } = judge(GAME, clock, { cutMs: GAME.endMs, keptMs: 0 });
    if (why !== '') wrong.push(`${at}: ${why}`);
  }
  expect(wrong.slice(0, 2)).toEqual([]);
});

describe('a page of a newer format', () => {
  function rewriteHead(flash: Uint8Array, version: number): void {
    const head = flash.subarray(0, 12);
    head[2] = version << 4;
    new DataView(flash.buffer).setInt32(8, chainOf(head, SEED), true);
  }

  test('is left alone: the clock is in SETUP, and goes on behind it', () => {
    const flash = flashAfter(GAME);
    rewriteHead(flash, 2);
    expectUsable(bootFrom(BENCH, flash));
    expect(BENCH.app!.journal.first).toBe(0);
  });

  test('the same page with our own version is read', () => {
    const flash = flashAfter(GAME);
    rewriteHead(flash, 1);
    expect(bootFrom(BENCH, flash).phase).toBe(Phase.Frozen);
  });
});

test('the supply comes and goes within 50 ms, again and again: the game stays as it was', () => {
  const { world } = playGame(GAME).session;
  cutPower(world);
  restorePower(world);
  const before = stateText(world.app!.clock);
  const { slot } = world.app!.journal.at;
  for (let i = 0; i < 200; i++) {
    advanceWorld(world, world.nowMs + (i % 50));
    cutPower(world);
    restorePower(world);
  }
  const strip = (text: string) => text.replace(/"pausedMs":\d+/, '');
  expect(strip(stateText(world.app!.clock))).toBe(strip(before));
  expect(world.app!.journal.at.slot).toBeLessThanOrEqual(slot + 2);
  expect(world.app!.ui.notices & Sign.PowerCut).not.toBe(0);
});

test('after the cut the game goes on, and the sign is gone', () => {
  const { session } = playGame(randomGame('3m+2s', 5, 3));
  session.powerOff();
  session.advanceTo(session.nowMs + 5000);
  session.powerOn();
  expect(session.record().signs).toContain('power-cut');
  session.hold(['pause'], 80);
  session.advanceTo(session.nowMs + 3000);
  const record = session.record();
  expect(record.phase).toBe('running');
  expect(record.signs).not.toContain('power-cut');
});

describe('the supply goes while pages are prepared', () => {
  /** The second game of a clock is about to be ended; tenths were switched off in the first. */
  function playTwo(): Session {
    const { session } = playGame(randomGame('3m+2s', 5, 3));
    session.setTenths(false);
    endGame(session);
    playOn(session, 4, (i) => 1 - (i % 2));
    askEnd(session);
    return session;
  }

  /** The end of a game, six pages, the head with the settings. */
  const BYTES = 12 + 6 * PAGE_BYTES + 4 * 12;
  const random = createRandom(9);
  const chosen = Array.from({ length: 40 }, () => randomUpTo(random, BYTES));
  const last = Array.from({ length: 50 }, (_, i) => BYTES - i);

  test('the settings are those from before, and the game is over or as it was', () => {
    for (const bytes of [0, 5, 11, 12, 13, ...chosen, ...last]) {
      const session = playTwo();
      const { world } = session;
      armCut(world.parts.flash, bytes);
      session.hold(['plus'], 80);
      session.advanceTo(session.nowMs + 500);
      if (world.app !== null) cutPower(world);
      restorePower(world);
      expect(world.app!.ui.style & Style.Tenths).toBe(0);
      expect(world.app!.clock.phase).toBe(bytes < 12 ? Phase.Paused : Phase.Setup);
    }
  });
});

test('a wrong tear of the very first game leaves a clock that can be used', () => {
  const played = playGame(GAME);
  const flash = played.before.slice();
  for (const write of played.writes.slice(0, 12)) {
    for (const at of [0, 5, 11, 2000]) {
      if (write.bytes !== null && at > 11) continue;
      const bytes = flash.slice();
      tearWrite(bytes, write, at);
      expect(bootFrom(BENCH, bytes).phase).not.toBe(Phase.Running);
    }
    doWrite(flash, write);
  }
});

test('under jitter too, nothing that came back was wrong', () => {
  const wrong: string[] = [];
  for (let seed = 1; seed <= 40; seed++) {
    const game = randomGame('3m+2s', 20, seed);
    const session = createSession({ jitterSeed: seed, seed });
    session.choose(coreAt(game, 0, false).control);
    armCut(session.world.parts.flash, 100 + ((seed * 97) % 500));
    for (const deed of game.deeds) if (session.app !== null) doOnSession(session, deed);
    const cutMs = session.nowMs;
    if (session.app !== null) continue;
    session.powerOn();
    const verdict = judge(game, session.app!.clock, { cutMs, keptMs: 0 });
    if (verdict.wrong !== '') wrong.push(verdict.wrong);
  }
  expect(wrong.slice(0, 1)).toEqual([]);
});

test('a press that a stalled loop saw seconds late does not put off the next tick', () => {
  const session = createSession({ control: '1m' });
  const { world } = session;
  playOn(session, 1, () => 1);
  session.advanceTo(2000);
  stallLoop(world, 4000);
  session.hold(['left'], 80);
  // From the press on no 5 s may pass without a record, the stall included; here it is 6.9 s.
  session.advanceTo(8900);
  const { turnStartMs } = world.app!.clock;
  const ranMs = (world.parts.counterMs - turnStartMs) | 0;
  cutPower(world);
  restorePower(world);
  const { spentMs } = world.app!.clock.sides[1]!;
  expect(ranMs - spentMs).toBeLessThanOrEqual(5000);
});
