// Storage is full when a game ends, so that the next pages need a compaction, and the supply goes
// in the middle of it. That is outside the guarantee (firmware/store/FORMAT.md): the firmware
// itself may be gone then. But no clock that comes up shows what was not true.
import { Key } from '../../hal/hal';
import { askState, switchOn } from '../../sim/board/board-clock';
import type { BenchOptions } from '../../sim/board/bench';
import { BUILD_MS, PLAYS_ALL, firmwareOf } from './on-board';
import { askAt, beginPlaying, playTo, tapAt, tapInTurn } from './playing';
import type { Playing } from './playing';

const BOARDS: [string, BenchOptions][] = [
  ['joltjs-ht1621', {}],
  ['pixljs', { storagePages: 40 }],
];
const ASKED_MS = 12600;
const OVER_MS = 20000;
const CUTS = PLAYS_ALL ? 60 : 6;

/** Dead files, until the next page finds no room. */
function fillStorage({ bench }: Playing): void {
  const { storage, flash } = bench.machine.device;
  flash.isInstant = true;
  for (let free = storage.freeBytes(); free > 4000; free = storage.freeBytes()) {
    storage.write('x', new Uint8Array(Math.min(4000, free - 40)).fill(7), 0, 0);
    storage.erase('x');
  }
  flash.isInstant = false;
}

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

test.each(BOARDS)(
  '%s: whole, it ends in READY without a watchdog bite',
  async (board, options) => {
    const playing = await almostOver(board, options);
    const { machine } = playing.bench;
    const beganMs = machine.nowMs;
    playTo(playing, OVER_MS);
    expect(machine.device.storage.compactions).toBe(1);
    expect(machine.device.power.bites).toBe(0);
    const tookMs = Math.round(machine.nowMs - beganMs);
    process.stdout.write(`${board}: a compaction and the next pages took ${tookMs} ms\n`);
    const { state } = askAt(playing, tookMs + 2 * OVER_MS)!;
    expect(state).toMatchObject({ phase: 'ready', left: { presses: 0 }, right: { presses: 0 } });
  },
  BUILD_MS,
);

/** What comes up after a cut at this share of all that is written. */
async function cutInside(board: string, options: BenchOptions, share: number): Promise<string> {
  const whole = await almostOver(board, options);
  const before = whole.bench.machine.flashSteps;
  playTo(whole, OVER_MS);
  const steps = whole.bench.machine.flashSteps - before;
  const playing = await almostOver(board, options);
  const { machine } = playing.bench;
  machine.cutAtFlashStep(Math.floor(steps * share), 0xa5);
  playTo(playing, OVER_MS);
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

test.each(BOARDS)(
  '%s: cut, what comes up is the game as it was, or none',
  async (board, options) => {
    const seen: string[] = [];
    for (let i = 0; i < CUTS; i++) seen.push(await cutInside(board, options, i / CUTS));
    const lost = seen.filter((each) => each === 'nothing').length;
    process.stdout.write(`${board}: ${seen.length} cuts in a compaction, ${lost} need an upload\n`);
    expect(seen.filter((each) => each !== 'nothing' && !TRUE.includes(each))).toEqual([]);
  },
  BUILD_MS,
);
