// What goes wrong around a board while a game runs: the times stay right to the millisecond, or the
// clock stands as after a power cut; and it says what happened.
import { Key } from '../../hal/hal';
import { setCharge } from '../../sim/board/bench';
import type { Answer } from '../../sim/board/link-lines';
import type { Firmware } from '../../sim/board/firmware';
import { BUILD_MS, firmwareOf } from './on-board';
import { askAt, beginPlaying, playTo, tapAt, tapInTurn } from './playing';
import type { Playing } from './playing';

const BOARD = 'esp32-ht1621';
const TAPS = [2000, 5000, 9500, 14000, 18250];
const MISHAP_MS = 9000;
const END_MS = 50000;
/** A jump of the wall clock is replaced by the wait that was planned; see hal/README.md. */
const JUMP_ERROR_MS_MAX = 1000;

let firmware: Firmware;

beforeAll(async () => {
  firmware = await firmwareOf(BOARD);
}, BUILD_MS);

interface Ended {
  playing: Playing;
  answer: Answer;
}

/** The game with a mishap at MISHAP_MS. */
function playWith(mishap: (playing: Playing) => void, endMs = END_MS): Ended {
  const playing = beginPlaying(firmware, '5m+3s');
  tapInTurn(playing, TAPS);
  playTo(playing, MISHAP_MS);
  mishap(playing);
  const answer = askAt(playing, endMs);
  if (answer === null) throw new Error('it does not answer any more');
  return { playing, answer };
}

const plain = (): Answer => playWith(() => {}).answer;

function times({ state }: Answer): number[] {
  return [state.left.ms, state.right.ms, state.left.presses, state.right.presses];
}

test.each([100, 1000, 3900])('the loop stands still for %i ms, with a press in it', (ms) => {
  const { answer, playing } = playWith(({ bench }) => bench.machine.stall(ms));
  expect(times(answer)).toEqual(times(plain()));
  expect(playing.bench.machine.device.power.bites).toBe(0);
});

test('the watchdog bites: PAUSED, with what was kept, as after a power cut', () => {
  const { answer, playing } = playWith(({ bench }) => bench.machine.stall(5000));
  expect(playing.bench.machine.device.power.bites).toBe(1);
  expect(answer.state).toMatchObject({ phase: 'paused', running: 'none' });
  expect(answer.signs).toContain('power-cut');
  expect(answer.log).toContain('power');
  // Up to the press at 5 s all is known; what ran since may be given back.
  const usedMs = 300000 + 3000 + 3000 - answer.state.left.ms;
  expect([usedMs, answer.state.left.presses, answer.state.right.presses]).toEqual([3000, 1, 0]);
  expect(answer.state.right.ms).toBeGreaterThanOrEqual(303000 - 4000);
  expect(answer.state.right.ms).toBeLessThanOrEqual(303000);
});

test.each([-3600, 3600, 1e9])('the wall clock is set by %i s', (seconds) => {
  const { answer } = playWith(({ bench }) => {
    bench.machine.setTime(bench.machine.nowUs / 1e6 + seconds);
  });
  const [left, right, ...presses] = times(answer);
  const [plainLeft, plainRight, ...plainPresses] = times(plain());
  const errorMs = Math.max(Math.abs(left! - plainLeft!), Math.abs(right! - plainRight!));
  process.stdout.write(`the wall clock set by ${seconds} s: wrong by ${errorMs} ms\n`);
  expect(presses).toEqual(plainPresses);
  expect(errorMs).toBeLessThanOrEqual(JUMP_ERROR_MS_MAX);
});

/** So many edges of a key while nobody listens that the interpreter's queue is full. */
function flood(playing: Playing, atMs: number): void {
  for (let i = 0; i < 400; i++) tapAt(playing, Key.Minus, atMs + i, 0.5);
}

test('the queue of events is full: what was pressed before counts to the millisecond', () => {
  const { answer, playing } = playWith((game) => {
    flood(game, MISHAP_MS + 600);
    game.bench.machine.stall(2000);
  });
  expect(playing.bench.machine.device.queue.lost).toBeGreaterThan(100);
  expect(times(answer)).toEqual(times(plain()));
  expect(answer.log.filter((each) => each === 'fault')).toHaveLength(1);
});

test('the sign of a full queue comes within five seconds, and goes by itself', () => {
  const { playing } = playWith((game) => {
    flood(game, MISHAP_MS + 600);
    game.bench.machine.stall(2000);
  }, MISHAP_MS + 3000);
  const seen: boolean[] = [];
  for (let s = 4; s < 16; s++) {
    seen.push(askAt(playing, MISHAP_MS + s * 1000)!.signs.includes('fault'));
  }
  expect(seen.indexOf(true)).toBeLessThan(5);
  expect(seen.filter((isLit) => isLit)).toHaveLength(5);
  expect(seen[11]).toBe(false);
});

/** The interpreter raises a flag; how often the board boots after that. */
function playFlagged(flag: string): { answer: Answer; boots: number } {
  let before = 0;
  const { answer, playing } = playWith(({ bench }) => {
    before = bench.machine.boots;
    bench.machine.device.errorFlags.add(flag);
  });
  return { answer, boots: playing.bench.machine.boots - before };
}

test('memory has run out: the board restarts, PAUSED, and gives nothing away', () => {
  const { answer, boots } = playFlagged('MEMORY');
  expect(boots).toBe(1);
  expect(answer.state).toMatchObject({ phase: 'paused', running: 'none' });
  expect(answer.signs).toContain('power-cut');
  expect(answer.log).toContain('power');
});

test.each(['LOW_MEMORY', 'UART_OVERFLOW'])('%s is no fault of the clock', (flag) => {
  const { answer, boots } = playFlagged(flag);
  expect(boots).toBe(0);
  expect(answer).toEqual(plain());
});

test('a key that is stuck costs nothing, and the clock says so', () => {
  const { answer } = playWith((game) => tapAt(game, Key.Minus, MISHAP_MS, 100000));
  expect(times(answer)).toEqual(times(plain()));
  expect(answer.signs).toContain('fault');
  expect(answer.log).toContain('fault');
});

test('the battery falls to its last hours: the sign, and not a millisecond', () => {
  const { answer } = playWith(({ bench }) => setCharge(bench, 5));
  expect(times(answer)).toEqual(times(plain()));
  expect(answer.signs).toContain('battery-low');
});
