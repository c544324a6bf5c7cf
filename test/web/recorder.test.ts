// What a person did on the page, as a scenario that gives the same game.
import * as fc from 'fast-check';
import { Key } from '../../hal/hal';
import { parseScenario, runScenario } from '../../sim/scenario';
import { createClock, prologueOf } from '../../sim/web/model/catalogue';
import {
  createRecorder,
  note,
  noteKey,
  recordedLines,
  scenarioText,
} from '../../sim/web/model/recorder';
import { createReplay, isOver, lineOf, stepBack, stepOn } from '../../sim/web/model/replay';
import { packText, readWish, scenarioHash, unpackText } from '../../sim/web/model/share';

const CHOICE = { clock: 'plain', control: '1m+2s' };

describe('the recorder', () => {
  test('a key that went down and up is one line, at its own instants', () => {
    const recorder = createRecorder([]);
    noteKey(recorder, 1000, Key.Left, true);
    noteKey(recorder, 1093, Key.Left, false);
    expect(recordedLines(recorder)).toEqual(['1.000       hold left 0.093']);
  });

  test('a key that is still down is an edge', () => {
    const recorder = createRecorder([]);
    noteKey(recorder, 1000, Key.Left, true);
    expect(recordedLines(recorder)).toEqual(['1.000       down left']);
  });

  test('what happens in the instant in which a key opens keeps its place', () => {
    const recorder = createRecorder([]);
    noteKey(recorder, 1000, Key.Minus, true);
    noteKey(recorder, 1500, Key.Plus, true);
    noteKey(recorder, 1500, Key.Minus, false);
    noteKey(recorder, 1500, Key.Plus, false);
    expect(recordedLines(recorder).map((line) => line.replace(/ +/, ' '))).toEqual([
      '1.000 down minus',
      '1.500 up minus',
      '1.500 down plus',
      '1.500 up plus',
    ]);
  });

  test('the whole is a scenario; a clock without power is not looked at', () => {
    const recorder = createRecorder(prologueOf(createClock(CHOICE), CHOICE));
    note(recorder, 5, 'power off');
    const text = scenarioText(recorder, 9000, false);
    expect(text).not.toContain('show');
    expect(parseScenario(text, 'a.scn').steps).toHaveLength(2);
  });
});

interface Move {
  key: Key;
  waitMs: number;
  holdMs: number;
}

const move: fc.Arbitrary<Move> = fc.record({
  key: fc.constantFrom(Key.Left, Key.Right, Key.Left, Key.Right, Key.Pause, Key.Minus, Key.Plus),
  waitMs: fc.integer({ min: 0, max: 20000 }),
  holdMs: fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 4000 })),
});

test('any game that was played is the same game when its scenario is replayed', () => {
  const play = (moves: Move[]): void => {
    const bench = createClock(CHOICE);
    const recorder = createRecorder(prologueOf(bench, CHOICE));
    const set = (key: Key, closed: boolean): void => {
      bench.setKey(key, closed);
      noteKey(recorder, bench.nowMs, key, closed);
    };
    for (const { key, waitMs, holdMs } of moves) {
      bench.advanceTo(bench.nowMs + waitMs);
      set(key, true);
      bench.advanceTo(bench.nowMs + holdMs);
      set(key, false);
    }
    bench.advanceTo(bench.nowMs + 50);
    const text = scenarioText(recorder, bench.nowMs, true);
    const { records } = runScenario(parseScenario(text, 'a.scn'));
    const { sounds, ...last } = records[records.length - 1]!;
    expect(sounds).toBeDefined();
    expect(last).toEqual(bench.status());
  };
  fc.assert(fc.property(fc.array(move, { maxLength: 20 }), play), { numRuns: 100 });
});

describe('a replay', () => {
  const TEXT = 'control 1m+2s\n0 press right\n5 press left\n5 show\n9 press right\n';

  test('begins after the lines without a time, and goes from instant to instant', () => {
    const replay = createReplay(TEXT, 'a.scn');
    const seen: [number, number, string][] = [];
    for (;;) {
      seen.push([lineOf(replay), replay.bench.nowMs, replay.bench.status()!.running]);
      if (isOver(replay)) break;
      stepOn(replay);
    }
    expect(seen).toEqual([
      [1, 0, 'none'],
      [2, 0, 'left'],
      [4, 5000, 'right'],
      [5, 9000, 'left'],
    ]);
  });

  test('goes back to what was before, times and all', () => {
    const replay = createReplay(TEXT, 'a.scn');
    stepOn(replay);
    stepOn(replay);
    const before = replay.bench.status();
    stepOn(replay);
    stepBack(replay);
    expect(replay.bench.status()).toEqual(before);
  });

  test('tells its events at their instants, also when it went back', () => {
    const replay = createReplay(TEXT, 'a.scn');
    for (let i = 0; i < 3; i += 1) stepOn(replay);
    stepBack(replay);
    const told = replay.bench.takeEvents().filter(({ event }) => !event.isPhase);
    expect(told.map(({ atMs, event }) => [atMs, event.kind])).toEqual([
      [0, 'start'],
      [5000, 'press'],
    ]);
  });

  test('a line that cannot be done stops it, with its place', () => {
    const replay = createReplay('control 1m\n0 press left\n1 control 5m\n2 show\n', 'a.scn');
    while (!isOver(replay)) stepOn(replay);
    expect(replay.stuck).toMatch(/^a\.scn:3: /);
  });

  test('an expectation that is not met is kept with its line', () => {
    const replay = createReplay('control 1m\n0 press left\n1 expect running left\n', 'a.scn');
    while (!isOver(replay)) stepOn(replay);
    expect(replay.outcome.failures).toEqual([expect.objectContaining({ line: 3, got: 'right' })]);
  });
});

describe('a link', () => {
  test('holds any text', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 2000 });
    const same = async (given: string) =>
      expect(await unpackText(await packText(given))).toBe(given);
    await fc.assert(fc.asyncProperty(text, same), { numRuns: 50 });
  });

  test('of a game of 80 moves is short enough to send', async () => {
    const moves = Array.from({ length: 160 }, (_, i) => {
      const side = i % 2 === 0 ? 'right' : 'left';
      const forS = `0.${String(80 + ((i * 7) % 60)).padStart(3, '0')}`;
      return `${(i * 37.713).toFixed(3)} hold ${side} ${forS}`;
    });
    const hash = await scenarioHash(`control 90+30\n${moves.join('\n')}\n`);
    expect(hash.length).toBeLessThan(2000);
  });

  test('says which control, board and scenario it asks for', async () => {
    const hash = await scenarioHash('control 3+2\n');
    expect(await readWish(`${hash}&control=5m%2B3s&board=pixljs`)).toEqual({
      scenario: 'control 3+2\n',
      control: '5m+3s',
      board: 'pixljs',
    });
    expect(await readWish('')).toEqual({ scenario: null, control: null, board: null });
  });

  test.each(['#scn=!!', '#scn=AAAA', '#scn='])('that is damaged is refused: %s', async (hash) => {
    await expect(readWish(hash)).rejects.toBeDefined();
  });
});
