// Instants at which keys mean something by themselves: the end of a bounce, a hold that is long
// enough, a question that nobody answers. They are decided like deadlines of the core, in the order
// of time, so that late passes change nothing.

/** Timers; the first two stand for one timer a key. */
export const enum Timer {
  Bounce = 0,
  Stuck = 7,
  Hold = 14,
  Ask = 15,
  Idle = 16,
  Unlock = 17,
}

const TIMERS = 18;

export interface Timers {
  /** Bit i: timer i is set. */
  set: number;
  atMs: Int32Array;
  /** No timer that is set is due before this. */
  dueMs: number;
}

export function createTimers(): Timers {
  return { set: 0, atMs: new Int32Array(TIMERS), dueMs: 0 };
}

export function setTimer(timers: Timers, timer: number, atMs: number): void {
  if (timers.set === 0 || ((atMs - timers.dueMs) | 0) < 0) timers.dueMs = atMs;
  timers.atMs[timer] = atMs;
  timers.set |= 1 << timer;
}

export function clearTimer(timers: Timers, timer: number): void {
  timers.set &= ~(1 << timer);
}

/** A contact may still bounce: an edge of this moment, on its way, decides what it was. */
export function isBouncing(timers: Timers): boolean {
  return (timers.set & ((1 << Timer.Stuck) - 1)) !== 0;
}

/** Finds the timer that is due first and sets dueMs by it. One must be set. @cold */
function firstTimer(timers: Timers): number {
  let first = -1;
  for (let i = 0; i < TIMERS; i++) {
    if (!(timers.set & (1 << i))) continue;
    if (first < 0 || ((timers.atMs[i] - timers.atMs[first]) | 0) < 0) first = i;
  }
  timers.dueMs = timers.atMs[first];
  return first;
}

/** Takes the first timer that is due at `atMs` or before; -1 when none is. Its instant is dueMs. */
export function takeTimer(timers: Timers, atMs: number): number {
  let first = -1;
  if (timers.set === 0 || ((atMs - timers.dueMs) | 0) < 0) return -1;
  first = firstTimer(timers);
  if (((atMs - timers.dueMs) | 0) < 0) return -1;
  clearTimer(timers, first);
  return first;
}
