// How many JsVars a bundle takes after boot, worked out on the desktop. Within a few per cent of a
// real interpreter with the code in flash, which `make check-espruino` measures.
import type { Board } from '../../../../board-configs/board';
import { HeapCounter, LARGE_BLOCKS, SMALL_BLOCKS } from './heap-model';
import { bootStub } from './stub-board';

/** The interpreter's own at the start of boot code, and the classes that the firmware wakes. */
const EMPTY = 40;
/** What the interpreter keeps for each of these. */
const WATCH = 11;
const INTERVAL = 5;
const LISTENER = 5;
/** Builds made for more than 8,191 variables; a board may find room for fewer at its start. */
const LARGE_BUILD = /^(ESP32|ESP32S3_IDF4|JOLTJS)$/;

export interface JsVars {
  readonly total: number;
  /** By top-level name, the largest first. */
  readonly byName: readonly (readonly [name: string, jsVars: number])[];
}

export function estimateJsVars(script: string, board: Board): JsVars {
  const given = new Set(Object.keys(bootStub('', board).context));
  const { context, watches, intervals, listeners } = bootStub(script, board);
  const model = LARGE_BUILD.test(board.espruino.board) ? LARGE_BLOCKS : SMALL_BLOCKS;
  const counter = new HeapCounter(model);
  const own = Object.entries(context).filter(([name]) => !given.has(name));
  const rows = own.map(([name, value]) => [name, counter.named(name, value)] as const);
  const kept = watches.length * WATCH + intervals.length * INTERVAL + listeners.length * LISTENER;
  const total = rows.reduce((sum, [, cost]) => sum + cost, EMPTY + kept);
  return {
    total: Math.round(total * model.calibration),
    byName: [...rows].sort((a, b) => b[1] - a[1]),
  };
}
