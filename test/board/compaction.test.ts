// Storage is full when a game ends. Nothing is compacted for that: the next game is not kept, and
// the clock says so. SETUP offers the compaction, and a person must agree twice. A cut of the
// supply in it is outside the guarantee (firmware/store/FORMAT.md): the firmware itself may be gone
// then. But no clock that comes up shows what was not true.
import { Key } from '../../hal/hal';
import { askState, switchOn } from '../../sim/board/board-clock';
import type { BenchOptions } from '../../sim/board/bench';
import type { Answer } from '../../sim/board/link-lines';
import { BUILD_MS, PLAYS_ALL, firmwareOf } from './on-board';
import { askAt, beginPlaying, fillStorage, nowMs, playTo, tapAt, tapInTurn } from './playing';
import type { Playing } from './playing';

const BOARDS: [string, BenchOptions][] = [
  ['joltjs-ht1621', {}],
  ['pixljs', {}],
];
const ASKED_MS = 12600;
/** READY, then SETUP, then PLUS and MINUS have agreed. */
const READY_MS = 14000;
const SETUP_MS = 17000;
const SURE_MS = 18000;
const AGREED_MS = 18900;
const CUTS = PLAYS_ALL ? 60 : 6;

/** A game of two presses that is paused; its end is asked for and not yet confirmed. */
async function almostOver(board: string, options: BenchOptions): Promise<Playing> {
  const playing = beginPlaying(await firmwareOf(board), '5m+3s', options);
  tapInTurn(playing, [2000, 5000]);
  tapAt(playing, Key.Pause, 7000);
  playTo(playing, 8000);
  fillStorage(playing);
  tapAt(playing, Key.Minus, 9000, 3200);
  tapAt(playing, Key.Pause, 9001, 3200);
  tapAt(playing, Key.Plus, ASKED_MS + 100);
  playTo(playing, ASKED_MS);
  return playing;
}

/** The clock in SETUP after that game, with the question on the glass. */
async function inSetup(board: string, options: BenchOptions): Promise<Playing> {
  const playing = await almostOver(board, options);
  tapAt(playing, Key.Minus, READY_MS, 2200);
  tapAt(playing, Key.Pause, READY_MS + 1, 2200);
  playTo(playing, SETUP_MS);
  return playing;
}

function agree(playing: Playing): void {
  tapAt(playing, Key.Plus, SETUP_MS + 500);
  tapAt(playing, Key.Minus, SURE_MS + 500);
}

function textOf({ face }: Answer): string {
  return [face.left.display, face.right.display].join('|');
}

const compactionsOf = ({ bench }: Playing): number => bench.machine.device.storage.compactions;

/** What comes up after the supply was away. */
function comeBack(playing: Playing): string {
  const { machine } = playing.bench;
  machine.powerOff();
  machine.cutAtFlashStep(Infinity);
  switchOn(playing.clock);
  const answer = askState(playing.clock);
  if (answer === null) return 'nothing';
  const { phase, left, right } = answer.state;
  return `${phase} ${left.presses} ${right.presses} ${left.ms} ${right.ms}`;
}

/** The game as it was, or none. */
const TRUE = ['paused 1 0 303000 301000', 'ready 0 0 303000 303000', 'setup 0 0 303000 303000'];

describe.each(BOARDS)('%s, Storage is full when a game ends', (board, options) => {
  test(
    'READY comes at once, nothing is compacted, and the sign says that no game is kept',
    async () => {
      const playing = await almostOver(board, options);
      const { machine } = playing.bench;
      const before = machine.flashSteps;
      const { state, signs, log } = askAt(playing, READY_MS)!;
      expect(state).toMatchObject({ phase: 'ready', left: { presses: 0 }, right: { presses: 0 } });
      expect([signs, log]).toEqual([
        expect.arrayContaining(['fault']),
        expect.arrayContaining(['fault']),
      ]);
      expect(compactionsOf(playing)).toBe(0);
      // The record of the end, and nothing else.
      expect(machine.flashSteps - before).toBeLessThanOrEqual(12);
    },
    BUILD_MS,
  );

  test(
    'a game is played to the millisecond all the same; after a cut there is none',
    async () => {
      const playing = await almostOver(board, options);
      tapInTurn(playing, [15000, 18000, 22000]);
      const { state } = askAt(playing, 24000)!;
      expect([state.left.ms, state.right.ms]).toEqual([303000 - 3000 + 3000 - 2000, 302000]);
      expect(compactionsOf(playing)).toBe(0);
      expect(comeBack(playing)).toBe('ready 0 0 303000 303000');
    },
    BUILD_MS,
  );

  test(
    'SETUP asks; who goes on by PAUSE has the list and READY, and nothing is compacted',
    async () => {
      const playing = await inSetup(board, options);
      expect(textOf(askAt(playing, SETUP_MS + 100)!)).toBe('FULL|+');
      tapAt(playing, Key.Pause, SETUP_MS + 500);
      expect(textOf(askAt(playing, SURE_MS)!)).not.toContain('FULL');
      tapAt(playing, Key.Pause, SURE_MS + 500);
      expect(askAt(playing, SURE_MS + 1000)!.state.phase).toBe('ready');
      expect(compactionsOf(playing)).toBe(0);
    },
    BUILD_MS,
  );

  test(
    'who answers twice gets room without a watchdog bite, and the next game is kept',
    async () => {
      const playing = await inSetup(board, options);
      const { machine } = playing.bench;
      agree(playing);
      expect(textOf(askAt(playing, SURE_MS)!)).toBe('STAY|ON -');
      expect(compactionsOf(playing)).toBe(0);
      playTo(playing, AGREED_MS);
      const tookMs = Math.round(nowMs(playing) - SURE_MS - 500);
      process.stdout.write(`${board}: a compaction took ${tookMs} ms\n`);
      expect([compactionsOf(playing), machine.device.power.bites]).toEqual([1, 0]);
      const startMs = SURE_MS + tookMs + 2000;
      tapAt(playing, Key.Pause, startMs);
      tapInTurn(playing, [startMs + 2000, startMs + 5000]);
      expect(askAt(playing, startMs + 7000)!.state.phase).toBe('running');
      expect(comeBack(playing)).toMatch(/^paused 1 0 303000 /);
      expect(compactionsOf(playing)).toBe(1);
    },
    BUILD_MS,
  );

  test(
    'cut at any step without an answer, no firmware and no finished game is lost',
    async () => {
      const whole = await almostOver(board, options);
      const before = whole.bench.machine.flashSteps;
      playTo(whole, SETUP_MS);
      const steps = whole.bench.machine.flashSteps - before;
      const seen: string[] = [];
      for (let step = 0; step <= steps; step += PLAYS_ALL ? 1 : 3) {
        const playing = await almostOver(board, options);
        playing.bench.machine.cutAtFlashStep(step, 0xa5);
        playTo(playing, SETUP_MS);
        seen.push(comeBack(playing));
      }
      expect(seen.length).toBeGreaterThan(3);
      expect(seen.filter((each) => !TRUE.includes(each))).toEqual([]);
    },
    BUILD_MS,
  );

  test(
    'cut in the compaction that was asked for, what comes up is no game, or nothing',
    async () => {
      const whole = await inSetup(board, options);
      const before = whole.bench.machine.flashSteps;
      agree(whole);
      playTo(whole, AGREED_MS);
      const steps = whole.bench.machine.flashSteps - before;
      const seen: string[] = [];
      for (let i = 0; i < CUTS; i++) {
        const playing = await inSetup(board, options);
        agree(playing);
        playing.bench.machine.cutAtFlashStep(Math.floor((steps * i) / CUTS), 0xa5);
        playTo(playing, AGREED_MS);
        seen.push(comeBack(playing));
      }
      const lost = seen.filter((each) => each === 'nothing').length;
      process.stdout.write(`${board}: ${CUTS} cuts in a compaction, ${lost} need an upload\n`);
      expect(seen.filter((each) => each !== 'nothing' && !TRUE.includes(each))).toEqual([]);
    },
    BUILD_MS,
  );
});
