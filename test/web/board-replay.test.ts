// A game that was played on a board, replayed on that board step by step: its bundle runs in the
// machine, and every step is the state that the game had.
import { parseControl } from '../../firmware/notation/parse';
import { Key } from '../../hal/hal';
import { filesOf } from '../../sim/board/firmware';
import { parseScenario, runScenario } from '../../sim/scenario';
import { createBoardBench } from '../../sim/table/board-bench';
import type { BoardKit } from '../../sim/table/board-bench';
import { prologueOf } from '../../sim/web/model/catalogue';
import { onBoard } from '../../sim/web/model/ground';
import { createRecorder, noteKey, scenarioText } from '../../sim/web/model/recorder';
import {
  createReplay,
  isBusy,
  isOver,
  playOn,
  playTo,
  stepBack,
  stepOn,
} from '../../sim/web/model/replay';
import type { Replay } from '../../sim/web/model/replay';
import { BUILD_MS, firmwareOf } from '../board/on-board';

// Time is real here: on a busy machine a press can come out as long as a hold.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

const BOARD = 'esp32s3-ht16k33';
const CONTROL = '1m+2s';

async function kitOf(name: string): Promise<BoardKit> {
  const firmware = await firmwareOf(name);
  return { board: firmware.board, files: filesOf(firmware, null) };
}

/** As the page does it, picture after picture. */
function work(replay: Replay): void {
  while (isBusy(replay)) playOn(replay);
}

function step(replay: Replay): void {
  stepOn(replay);
  work(replay);
}

/** Presses by hand on the board, and what the page writes down of it. */
function playByHand(kit: BoardKit): { text: string; last: unknown } {
  const bench = createBoardBench(kit, parseControl(CONTROL).control);
  const recorder = createRecorder(prologueOf(bench, { clock: BOARD, control: CONTROL }));
  const advance = (toMs: number): void => {
    do bench.advanceTo(toMs);
    while (bench.nowMs < toMs);
  };
  const moves: [Key, number][] = [
    [Key.Right, 1000],
    [Key.Left, 4200],
    [Key.Right, 9100],
    [Key.Pause, 10300],
  ];
  for (const [key, atMs] of moves) {
    for (const closed of [true, false]) {
      advance(closed ? atMs : atMs + 90);
      bench.setKey(key, closed);
      noteKey(recorder, bench.nowMs, key, closed);
    }
  }
  advance(11000);
  return { text: scenarioText(recorder, bench.nowMs, true), last: bench.status() };
}

test(
  'what was played on a board is the same game when it is replayed on it',
  async () => {
    const kit = await kitOf(BOARD);
    const { text, last } = playByHand(kit);
    const replay = createReplay(text, 'a.scn', onBoard(kit));
    expect(replay.bench.appearance.name).toBe(BOARD);
    expect(replay.bench.status()).toMatchObject({ phase: 'ready' });
    const runs: string[] = [];
    while (!isOver(replay)) {
      step(replay);
      runs.push(replay.bench.status()!.running);
    }
    expect(runs.slice(0, 3)).toEqual(['left', 'right', 'left']);
    expect(replay.bench.status()).toEqual(last);
    expect(replay.outcome.failures).toEqual([]);
    const { records } = runScenario(parseScenario(text, 'a.scn'));
    expect(replay.outcome.records).toEqual(records);
  },
  BUILD_MS,
);

test(
  'a step back is played again from the start, and the glass shows what it showed',
  async () => {
    const text = 'cells 4\ncontrol 1m\n0 press right\n5 press left\n65.5 show\n70 show\n';
    const replay = createReplay(text, 'a.scn', onBoard(await kitOf(BOARD)));
    for (let i = 0; i < 2; i += 1) step(replay);
    const before = [replay.bench.status(), [...replay.bench.frame.cells]];
    step(replay);
    expect(replay.bench.status()).toMatchObject({ right: { flag: true } });
    stepBack(replay);
    work(replay);
    expect([replay.bench.status(), [...replay.bench.frame.cells]]).toEqual(before);
    playTo(replay, Infinity);
    work(replay);
    expect(isOver(replay)).toBe(true);
    expect(replay.outcome.failures).toEqual([]);
    const kinds = replay.bench.takeEvents().map(({ event }) => event.kind);
    expect(kinds).toEqual(expect.arrayContaining(['start', 'press', 'flag']));
  },
  BUILD_MS,
);

test.each([
  ['contact lever\ncontrol 1m\n0 lever left\n', /^a\.scn:1: .* has buttons and no lever$/],
  ['control 1m\n0 key ok\n', /has no such key$/],
])(
  'a scenario that needs another clock is refused with a sentence: %j',
  async (text, says) => {
    const ground = onBoard(await kitOf('esp32-tm1637'));
    expect(() => createReplay(text, 'a.scn', ground)).toThrow(says);
  },
  BUILD_MS,
);
