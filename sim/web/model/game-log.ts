// The story of the clock as the log and the chart tell it: one row for each event of the link, with
// the time that a move took.

import type { SideName } from '../../clock-state';
import type { ClockEvent } from '../../table/clock-events';

export interface Row {
  readonly atMs: number;
  readonly what: string;
  /** The side that it is about, or ''. */
  readonly side: SideName | '';
  /** Time of the move that a press ended; NaN for other rows. */
  readonly usedMs: number;
  readonly leftMs: number;
  readonly rightMs: number;
}

/** Both times at one instant; rows of a chart. */
export interface Point {
  readonly atMs: number;
  readonly leftMs: number;
  readonly rightMs: number;
}

export interface GameLog {
  rows: Row[];
  points: Point[];
  /** Instants at which the game stood, and went on: even places begin a pause. */
  stops: number[];
  /** When the present move began, and how much of it had run before a pause. */
  moveFromMs: number;
  moveUsedMs: number;
  isRunning: boolean;
  /** Counts every change, so that views know when to draw. */
  version: number;
}

export function createGameLog(): GameLog {
  return {
    rows: [],
    points: [],
    stops: [],
    moveFromMs: 0,
    moveUsedMs: 0,
    isRunning: false,
    version: 0,
  };
}

const WORDS: Readonly<Record<string, string>> = {
  start: 'Start',
  press: 'Press',
  pause: 'Pause',
  resume: 'Resume',
  turn: 'Turn chosen',
  flag: 'Flag',
  period: 'Next period',
  edit: 'Edit by the arbiter',
  power: 'Power came back',
  fault: 'Fault',
};

/** Phases that are worth a row; the others have an event of their own. */
const PHASE_WORDS: Readonly<Record<string, string>> = {
  arbiter: 'Arbiter mode',
  frozen: 'Frozen',
};

const HAS_SIDE = new Set(['start', 'press', 'resume', 'turn', 'flag', 'period']);

function run(log: GameLog, atMs: number, isFresh: boolean): void {
  if (isFresh) log.moveUsedMs = 0;
  log.moveFromMs = atMs;
  log.isRunning = true;
}

function stand(log: GameLog, atMs: number): void {
  if (log.isRunning) log.moveUsedMs += atMs - log.moveFromMs;
  log.isRunning = false;
}

/** Follows the move that runs; answers how long a move took that has just ended. */
function follow(log: GameLog, event: ClockEvent, atMs: number): number {
  const { kind } = event;
  if (kind === 'press') {
    stand(log, atMs);
    const usedMs = log.moveUsedMs;
    run(log, atMs, true);
    return usedMs;
  }
  if (kind === 'start' || kind === 'turn') run(log, atMs, true);
  if (kind === 'resume') run(log, atMs, false);
  if (kind === 'pause' || kind === 'power' || kind === 'frozen') stand(log, atMs);
  return NaN;
}

function noteStop(log: GameLog, isStanding: boolean, atMs: number): void {
  if ((log.stops.length % 2 === 1) !== isStanding) log.stops.push(atMs);
}

function clear(log: GameLog): void {
  log.points = [];
  log.stops = [];
  log.isRunning = false;
}

function wordOf(event: ClockEvent): string {
  return (event.isPhase ? PHASE_WORDS : WORDS)[event.kind] ?? '';
}

/** Takes one event that happened at `atMs` on the page's scale. */
export function takeEvent(log: GameLog, event: ClockEvent, atMs: number): void {
  const { kind, leftMs, rightMs } = event;
  log.version++;
  if (kind === 'start') clear(log);
  const usedMs = follow(log, event, atMs);
  if (event.isPhase) noteStop(log, kind === 'paused' || kind === 'arbiter', atMs);
  else log.points.push({ atMs, leftMs, rightMs });
  const what = wordOf(event);
  if (what === '') return;
  log.rows.push({
    atMs,
    what,
    side: HAS_SIDE.has(kind) ? event.side : '',
    usedMs,
    leftMs: event.isPhase ? NaN : leftMs,
    rightMs: event.isPhase ? NaN : rightMs,
  });
}

/** What the person did to the clock, or what the page has to say. */
export function noteRow(log: GameLog, atMs: number, what: string): void {
  log.version++;
  log.rows.push({ atMs, what, side: '', usedMs: NaN, leftMs: NaN, rightMs: NaN });
}
