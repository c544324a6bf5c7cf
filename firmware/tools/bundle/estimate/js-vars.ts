// How many JsVars a bundle takes after boot, worked out on the desktop. Within a few per cent of a
// real interpreter with the code in flash, which `make check-espruino` measures.
import type { Board } from '../../../../board-configs/board';
import { HeapCounter } from './heap-model';
import { bootStub } from './stub-board';

/** The interpreter's own at the start of boot code, and the classes that the firmware wakes. */
const EMPTY = 40;
/** What the interpreter keeps for each of these. */
const WATCH = 11;
const INTERVAL = 5;
const LISTENER = 5;
/** What the interpreter takes more than is counted here: 5.3 to 5.9 % on the six boards. */
const CALIBRATION = 1.057;
/** Builds made for more than 8,191 variables; a board may find room for fewer at its start. */
const LARGE_BUILD = /^(ESP32|ESP32S3_IDF4|JOLTJS)$/;

export interface JsVars {
  readonly total: number;
  /** By top-level name, the largest first. */
  readonly byName: readonly (readonly [name: string, jsVars: number])[];
}

export function estimateJsVars(script: string, board: Board): JsVars {
  const blockBytes = LARGE_BUILD.test(board.espruino.board) ? 14 : 13;
  const given = new Set(Object.keys(bootStub('', board).context));
  const { context, watches, intervals, listeners } = bootStub(script, board);
  const counter = new HeapCounter({ blockBytes });
  const own = Object.entries(context).filter(([name]) => !given.has(name));
  const rows = own.map(([name, value]) => [name, counter.named(name, value)] as const);
  const kept = watches.length * WATCH + intervals.length * INTERVAL + listeners.length * LISTENER;
  const total = rows.reduce((sum, [, cost]) => sum + cost, EMPTY + kept);
  return { total: Math.round(total * CALIBRATION), byName: [...rows].sort((a, b) => b[1] - a[1]) };
}
