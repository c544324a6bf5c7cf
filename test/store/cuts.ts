// Takes the supply away in the middle of writes. A game is played once, with every write noted;
// then flash is made what it was in the middle of each, and a clock boots from it.

import { gameMs } from '../../firmware/core/clock';
import type { Clock } from '../../firmware/core/clock';
import { Phase } from '../../firmware/core/clock';
import { createRandom, randomUpTo } from '../../sim/prng';
import { createSession } from '../../sim/session';
import type { Session } from '../../sim/session';
import { cutPower, restorePower } from '../../sim/world';
import type { World } from '../../sim/world';
import { coreAt, doOnSession, stateText } from './deeds';
import type { Game } from './deeds';

/** One change of flash, and when it was made. */
export interface Write {
  atMs: number;
  offset: number;
  /** What was programmed; null for an erase of the page there. */
  bytes: Uint8Array | null;
}

export interface Played {
  game: Game;
  session: Session;
  /** Flash before the first write. */
  before: Uint8Array;
  writes: Write[];
}

/** Notes every change from now on. */
export function noteWrites(world: World): Write[] {
  const writes: Write[] = [];
  const { hal, parts } = world;
  const { writeFlash, eraseFlash } = hal;
  hal.writeFlash = (offset, bytes, length) => {
    writes.push({ atMs: parts.nowMs, offset, bytes: bytes.slice(0, length) });
    return writeFlash(offset, bytes, length);
  };
  hal.eraseFlash = (page) => {
    writes.push({ atMs: parts.nowMs, offset: page * parts.flash.pageBytes, bytes: null });
    return eraseFlash(page);
  };
  return writes;
}

export function playGame(game: Game): Played {
  const session = createSession({});
  const before = session.world.parts.flash.bytes.slice();
  const writes = noteWrites(session.world);
  session.choose(coreAt(game, 0, false).control);
  for (const deed of game.deeds) doOnSession(session, deed);
  session.advanceTo(game.endMs);
  return { game, session, before, writes };
}

const PAGE_BYTES = 4096;

export function doWrite(flash: Uint8Array, write: Write): void {
  if (write.bytes === null) flash.fill(255, write.offset, write.offset + PAGE_BYTES);
  else write.bytes.forEach((byte, i) => (flash[write.offset + i]! &= byte));
}

/** The write up to its byte `cutAt`, in the middle of which the supply goes. */
export function tearWrite(flash: Uint8Array, write: Write, cutAt: number): void {
  const random = createRandom(write.offset * 31 + cutAt);
  const noise = randomUpTo(random, 255);
  const at = write.offset + cutAt;
  if (write.bytes === null) {
    flash.fill(255, write.offset, at);
    flash[at]! |= noise;
    return;
  }
  for (let i = 0; i < cutAt; i++) flash[write.offset + i]! &= write.bytes[i]!;
  flash[at]! &= write.bytes[cutAt]! | noise;
}

/** A world whose supply is off; it boots from the flash that it is given. */
export function createBench(): World {
  const { world } = createSession({});
  cutPower(world);
  return world;
}

/** The clock as it comes up from this flash. What it writes in doing so is left in the bench. */
export function bootFrom(bench: World, flash: Uint8Array): Clock {
  if (bench.hasSupply) cutPower(bench);
  bench.parts.flash.bytes.set(flash);
  restorePower(bench);
  return bench.app!.clock;
}

export interface Verdict {
  /** '' when the state was true at some instant. */
  wrong: string;
  /** Time that had run on the clock and is not known any more. */
  lostMs: number;
  atMs: number;
}

const ranMs = (clock: Clock): number => clock.sides[0]!.spentMs + clock.sides[1]!.spentMs;

/**
 * A tick and an entry that waited for a deadline are so much older than the pass that kept them.
 */
const OLD_MS = 55;

/** The clock came up without a game: its start was not kept yet. */
function judgeSetup(real: Clock): Verdict {
  const lostMs = ranMs(real);
  return { wrong: lostMs > OLD_MS ? 'the game is lost' : '', lostMs, atMs: 0 };
}

/**
 * Whether the clock came up with what was true at an instant up to `cutMs`, and knows everything up
 * to the pass at `keptMs`, whose records are whole.
 */
export function judge(game: Game, clock: Clock, when: { cutMs: number; keptMs: number }): Verdict {
  const { cutMs, keptMs } = when;
  const startMs = game.deeds[0]!.atMs;
  const atMs = startMs + gameMs(clock);
  const real = coreAt(game, cutMs, true);
  if (clock.phase === Phase.Setup) return judgeSetup(real);
  const verdict = { wrong: '', lostMs: ranMs(real) - ranMs(clock), atMs };
  const seen = stateText(clock);
  const told = [coreAt(game, atMs, true), coreAt(game, atMs, false)].map(stateText);
  if (clock.phase !== Phase.Paused && clock.phase !== Phase.Frozen) verdict.wrong = 'it runs';
  else if (!told.includes(seen)) verdict.wrong = `${seen}\nis not\n${told.join('\nor\n')}`;
  else if (atMs < keptMs - OLD_MS) verdict.wrong = `${keptMs} ms was kept, ${atMs} ms came back`;
  else if (atMs > cutMs) verdict.wrong = `it is ahead of time: ${atMs} after ${cutMs}`;
  return verdict;
}
