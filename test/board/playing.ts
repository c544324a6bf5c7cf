// A game on the built bundle of a board, by hand: presses at exact instants, looks in between, and
// whatever a test does to the board meanwhile. Time counts from when the clock stood in READY.
import { Key } from '../../hal/hal';
import { createBench } from '../../sim/board/bench';
import type { Bench, BenchOptions } from '../../sim/board/bench';
import { askState, createBoardClock, switchOn } from '../../sim/board/board-clock';
import type { BoardClock } from '../../sim/board/board-clock';
import { filesOf } from '../../sim/board/firmware';
import type { Firmware } from '../../sim/board/firmware';
import type { Answer } from '../../sim/board/link-lines';
import { parseControl } from '../../firmware/notation/parse';

const TAP_MS = 80;
/** Nothing else is to be under way when it is asked. */
const REST_MS = 30;

export interface Playing {
  bench: Bench;
  clock: BoardClock;
  startUs: number;
}

/** A clock that stands in READY with this control; in SETUP without. */
export function beginPlaying(
  firmware: Firmware,
  control: string | null,
  options: BenchOptions = {},
): Playing {
  const bench = createBench(firmware.board, options);
  const first = control === null ? null : parseControl(control).control;
  bench.machine.installFiles(filesOf(firmware, first));
  options.prepare?.(bench);
  const clock = createBoardClock(bench);
  switchOn(clock);
  return { bench, clock, startUs: bench.machine.nowUs };
}

export function nowMs({ bench, startUs }: Playing): number {
  return (bench.machine.nowUs - startUs) / 1000;
}

/** The contact closes at this instant, and opens `forMs` later. */
export function tapAt({ bench, startUs }: Playing, key: Key, atMs: number, forMs = TAP_MS): void {
  const pin = bench.device.keyPins[key]!;
  bench.machine.closeContact(pin, startUs + atMs * 1000);
  bench.machine.openContact(pin, startUs + (atMs + forMs) * 1000);
}

export function playTo({ bench, startUs }: Playing, atMs: number): void {
  bench.machine.runUntil(startUs / 1000 + atMs);
}

/** What the clock says of itself at exactly this instant; null when it is off. */
export function askAt(playing: Playing, atMs: number): Answer | null {
  const { bench, clock, startUs } = playing;
  playTo(playing, atMs - REST_MS);
  bench.machine.holdUntil(startUs / 1000 + atMs);
  return askState(clock);
}

/** Left and right from 2 s on, a press every so many ms; White sits left. */
export function tapInTurn(playing: Playing, atMs: readonly number[]): void {
  atMs.forEach((each, index) => tapAt(playing, index % 2 === 0 ? Key.Right : Key.Left, each));
}

/** Dead files, until the next page finds no room. */
export function fillStorage({ bench }: Playing): void {
  const { storage, flash } = bench.machine.device;
  flash.isInstant = true;
  for (let free = storage.freeBytes(); free > 2000; free = storage.freeBytes()) {
    storage.write('x', new Uint8Array(Math.min(4000, free - 40)).fill(7), 0, 0);
    storage.erase('x');
  }
  flash.isInstant = false;
}
