// The supply goes at every byte of every write of whole games: what comes back was true at some
// instant, and is no older than the last record.

import { Phase } from '../../firmware/core/clock';
import type { Clock } from '../../firmware/core/clock';
import { Key } from '../../hal/hal';
import { advanceWorld, setKey } from '../../sim/world';
import { bootFrom, createBench, doWrite, judge, noteWrites, playGame, tearWrite } from './cuts';
import type { Played, Write } from './cuts';
import { CORRECTED, INSTALLED, randomGame, stateText } from './deeds';
import type { Game } from './deeds';

const GAMES: readonly Game[] = [
  randomGame('3m+2s', 60, 1),
  randomGame('3/10m+30s, 5m+30s; change moves', 60, 2),
  randomGame('5m d3s; uschess', 60, 3),
  randomGame('4m b5s; freeze off', 60, 4),
  randomGame('2m, byo 3x20s', 60, 5),
  randomGame('2m, canadian 5/1m', 60, 6),
  randomGame('hourglass 1m', 40, 7),
  randomGame('gong 10s', 40, 8),
  randomGame('upcount', 40, 9),
  randomGame('2m, overtime', 60, 10),
  randomGame('2h', 60, 11),
  randomGame('1m|50s', 60, 12),
  CORRECTED,
  INSTALLED,
];

interface Tally {
  cuts: number;
  wrong: string[];
  worstMs: number;
}

/** One place at which the supply goes: before the byte `at` of the write `index` is whole. */
interface Cut {
  played: Played;
  /** As it was before that write. */
  flash: Uint8Array;
  index: number;
  at: number;
}

const BENCH = createBench();

/** The last pass before that of the write which kept something; 0 when there is none. */
function keptBefore({ writes }: Played, index: number): number {
  const { atMs } = writes[index]!;
  const kept = writes.filter((write) => write.bytes !== null && write.atMs < atMs);
  return kept.at(-1)?.atMs ?? 0;
}

function torn({ played, flash, index, at }: Cut): Uint8Array {
  const bytes = flash.slice();
  tearWrite(bytes, played.writes[index]!, at);
  return bytes;
}

function tell(tally: Tally, cut: Cut, flash: Uint8Array): void {
  const { played, index, at } = cut;
  const { atMs } = played.writes[index]!;
  const clock = bootFrom(BENCH, flash);
  const keptMs = Math.min(keptBefore(played, index), played.game.endMs);
  const started = keptMs >= played.game.deeds[0]!.atMs ? keptMs : 0;
  const verdict = judge(played.game, clock, { cutMs: atMs, keptMs: started });
  tally.cuts++;
  tally.worstMs = Math.max(tally.worstMs, verdict.lostMs);
  if (verdict.wrong !== '') tally.wrong.push(`${atMs} ms, byte ${at}: ${verdict.wrong}`);
}

/** Visits every byte of every write that is no erase. */
function everyCut(game: Game, visit: (cut: Cut) => void): void {
  const played = playGame(game);
  const flash = played.before.slice();
  played.writes.forEach((write: Write, index) => {
    const length = write.bytes?.length ?? 0;
    for (let at = 0; at < length; at++) visit({ played, flash, index, at });
    doWrite(flash, write);
  });
}

function createTally(): Tally {
  return { cuts: 0, wrong: [], worstMs: 0 };
}

function report(name: string, { cuts, wrong, worstMs }: Tally): void {
  const line = `${name}: ${cuts} cuts, ${wrong.length} wrong, at most ${worstMs} ms lost`;
  process.stdout.write(`${line}\n`);
}

describe('the supply goes in the middle of a write', () => {
  test.each(GAMES)('$control: what comes back was true, and is not old', (game) => {
    const tally = createTally();
    everyCut(game, (cut) => tell(tally, cut, torn(cut)));
    report(game.control, tally);
    expect(tally.wrong.slice(0, 2)).toEqual([]);
    expect(tally.cuts).toBeGreaterThan(400);
    expect(tally.worstMs).toBeLessThanOrEqual(30100);
  });
});

/** What flash is after the clock has come up from `flash`, and what it wrote meanwhile. */
function recover(flash: Uint8Array): Write[] {
  const { hal } = BENCH;
  const { writeFlash, eraseFlash } = hal;
  const writes = noteWrites(BENCH);
  bootFrom(BENCH, flash);
  Object.assign(hal, { writeFlash, eraseFlash });
  return writes;
}

/** Cuts every byte that the recovery from a first cut writes, or one of them by chance. */
function cutAgain(tally: Tally, cut: Cut, pick: (count: number) => number[]): void {
  const flash = torn(cut);
  const places: [Write, number, Uint8Array][] = [];
  for (const write of recover(flash.slice())) {
    write.bytes?.forEach((_, at) => places.push([write, at, flash.slice()]));
    doWrite(flash, write);
  }
  for (const index of pick(places.length)) {
    const [write, at, bytes] = places[index]!;
    tearWrite(bytes, write, at);
    tell(tally, cut, bytes);
  }
}

describe('the supply goes again while the clock comes back', () => {
  test('at every byte that is written in doing so, for a short game', () => {
    const tally = createTally();
    const every = (count: number) => Array.from({ length: count }, (_, index) => index);
    everyCut(randomGame('3m+2s', 12, 20), (cut) => cutAgain(tally, cut, every));
    report('second cut', tally);
    expect(tally.wrong.slice(0, 2)).toEqual([]);
    expect(tally.cuts).toBeGreaterThan(5000);
  });

  test.each(GAMES)('at a byte by chance, for $control', (game) => {
    const tally = createTally();
    let seed = 1;
    everyCut(game, (cut) => {
      seed = (seed * 48271) % 0x7fffffff;
      if (seed % 5 === 0) cutAgain(tally, cut, (count) => (count > 0 ? [seed % count] : []));
    });
    expect(tally.wrong.slice(0, 2)).toEqual([]);
    expect(tally.cuts).toBeGreaterThan(50);
  });
});

/** The state without the time that went by in the pause. */
function heldText(clock: Clock): string {
  return stateText(clock).replace(/"(pausedMs|frozenMs)":\d+/g, '');
}

function pressesOf({ sides }: Clock): number {
  return sides[0]!.presses + sides[1]!.presses;
}

/** The clock goes on after a cut: resume, one press, and the supply goes again. */
function playOnAndCut(): Clock {
  setKey(BENCH, Key.Pause, true);
  advanceWorld(BENCH, BENCH.nowMs + 500);
  setKey(BENCH, Key.Pause, false);
  setKey(BENCH, BENCH.app!.clock.turn as number as Key, true);
  advanceWorld(BENCH, BENCH.nowMs + 500);
  return BENCH.app!.clock;
}

describe('what came back once', () => {
  test.each([CORRECTED, INSTALLED, randomGame('3m+2s', 12, 20)])(
    'comes back again: $control',
    (game) => {
      const wrong: string[] = [];
      everyCut(game, (cut) => {
        const first = heldText(bootFrom(BENCH, torn(cut)));
        const again = heldText(bootFrom(BENCH, BENCH.parts.flash.bytes.slice()));
        if (again !== first) wrong.push(`${cut.index}, byte ${cut.at}: ${again}\nis not\n${first}`);
      });
      expect(wrong.slice(0, 1)).toEqual([]);
    },
  );

  test('goes on, and that is kept as well', () => {
    let wrong = 0;
    let played = 0;
    everyCut(CORRECTED, (cut) => {
      if (bootFrom(BENCH, torn(cut)).phase !== Phase.Paused) return;
      const presses = pressesOf(playOnAndCut());
      const clock = bootFrom(BENCH, BENCH.parts.flash.bytes.slice());
      played++;
      if (pressesOf(clock) !== presses) wrong++;
      for (const key of [Key.Left, Key.Right]) setKey(BENCH, key, false);
    });
    expect(wrong).toBe(0);
    expect(played).toBeGreaterThan(100);
  });
});
