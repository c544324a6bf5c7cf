// After boot nothing is made: the heap stands where it was after 100,000 ticks and 1,000 presses,
// on the whole firmware over hardware that makes nothing either.

import { runInNewContext } from 'node:vm';
import { setFlagsFromString } from 'node:v8';
import { App, bootApp, chooseControl, createApp, passApp } from '../../firmware/app';
import { packControl } from '../../firmware/notation/compile';
import { parseControl } from '../../firmware/notation/parse';
import type { Edge, Hal } from '../../hal/hal';

const TICKS = 100000;
const ROUNDS = 8;
const PRESSES = 1000;
/** What the engine itself keeps of running code; one object a press would be ten times as much. */
const NOISE_BYTES = 16384;

interface Bench {
  nowMs: number;
  edgeKey: number;
  edgeClosed: boolean;
  hasEdge: boolean;
  shows: number;
}

function takeEdge(bench: Bench, edge: Edge): boolean {
  if (!bench.hasEdge) return false;
  bench.hasEdge = false;
  edge.key = bench.edgeKey;
  edge.closed = bench.edgeClosed;
  edge.atMs = bench.nowMs;
  return true;
}

function createBenchHal(bench: Bench): Hal {
  return {
    nowMs: () => bench.nowMs,
    takeEdge: (edge) => takeEdge(bench, edge),
    isDown: () => false,
    show: () => void bench.shows++,
    tone: () => undefined,
    readFlash: () => undefined,
    writeFlash: () => true,
    eraseFlash: () => true,
    hasRoom: () => true,
    compact: () => undefined,
    isFull: false,
    batteryPercent: () => 80,
    send: () => undefined,
    takeByte: () => -1,
    kick: () => undefined,
    load: () => true,
    unread: 0,
    powerOff: () => undefined,
    notices: 0,
    traits: {
      cellsPerSide: 6,
      colonCells: -1,
      pointCells: -1,
      signs: -1,
      hasFiveKeys: false,
      hasLever: false,
      flashPages: 16,
      flashPageBytes: 4096,
      logEntries: 448,
      batteryLowPercent: 15,
    },
  };
}

function tick(app: App, bench: Bench, times: number): void {
  for (let i = 0; i < times; i++) {
    bench.nowMs += 10;
    passApp(app);
  }
}

function move(app: App, bench: Bench, key: number, closed: boolean): void {
  bench.edgeKey = key;
  bench.edgeClosed = closed;
  bench.hasEdge = true;
  tick(app, bench, 10);
}

function press(app: App, bench: Bench, times: number): void {
  for (let i = 0; i < times; i++) {
    move(app, bench, i & 1, true);
    move(app, bench, i & 1, false);
  }
}

/** The least of eight rounds: the engine's own compiling comes and goes, a leak stays. */
function leastGrowthBytes(round: () => void): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let least = Infinity;
  for (let i = 0; i < ROUNDS; i++) {
    collect();
    const before = process.memoryUsage().heapUsed;
    round();
    collect();
    least = Math.min(least, process.memoryUsage().heapUsed - before);
  }
  return least;
}

test('100,000 ticks and 1,000 presses leave the heap where it was', () => {
  const bench: Bench = { nowMs: 0, edgeKey: 0, edgeClosed: false, hasEdge: false, shows: 0 };
  const app = createApp(createBenchHal(bench));
  bootApp(app);
  tick(app, bench, 10);
  chooseControl(app, packControl(parseControl('9h d3s; sound on').control));
  const bytes = leastGrowthBytes(() => {
    tick(app, bench, TICKS);
    press(app, bench, PRESSES);
  });
  expect(bytes).toBeLessThan(NOISE_BYTES);
  expect(app.clock.sides[0]!.presses + app.clock.sides[1]!.presses).toBe(ROUNDS * PRESSES - 1);
  expect(bench.shows).toBeGreaterThan(3000);
});
