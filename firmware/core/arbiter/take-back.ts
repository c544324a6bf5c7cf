// Takes presses back: the state at the instant of a press, before it, with the clock standing since
// then. The log forgets what came after, and knows that it was taken back.

import { chargeUpTo } from '../charge';
import { Clock, Phase, copyClock } from '../clock';
import { meetDeadlines } from '../deadline';
import { Entry, entryKind, forgetFrom, pushEntry } from '../log';
import { rebuildBefore } from '../replay';
import { Side } from '../sides';
import { planNext } from '../turn';
import { Edit, edit, editMarks } from './edit';

/** Age of the press that came `presses` counted presses before now (0 = the newest), or -1. */
export function agePress(clock: Clock, presses: number): number {
  const log = clock.log!;
  let left = presses;
  for (let age = 0; age < log.count; age++) {
    if (entryKind(log, age) === Entry.Press && left-- === 0) return age;
  }
  return -1;
}

/** Whether the press at `age` exists and was made by `side`. */
function isPressOf(scratch: Clock, clock: Clock, age: number, side: Side): boolean {
  if (age < 0) return false;
  rebuildBefore(scratch, clock, age);
  return scratch.turn === side;
}

/** Age of the newest press of `side`, among the last two presses; -1 when neither is. */
export function agePressOf(scratch: Clock, clock: Clock, side: Side): number {
  const newest = agePress(clock, 0);
  const second = agePress(clock, 1);
  if (isPressOf(scratch, clock, newest, side)) return newest;
  return isPressOf(scratch, clock, second, side) ? second : -1;
}

/** Time that ran, on either side, from the press at `age` until now. */
function ranSinceMs(scratch: Clock, clock: Clock): number {
  const before = scratch.sides[0].spentMs + scratch.sides[1].spentMs;
  return clock.sides[0].spentMs + clock.sides[1].spentMs - before;
}

/**
 * Makes `scratch` what takeBack will leave, without touching the live clock. With `isCharged` the
 * time that ran since then is charged to the side that pressed; else it counts as paused.
 */
export function previewTakeBack(
  scratch: Clock,
  clock: Clock,
  age: number,
  isCharged: boolean,
): void {
  let atMs = rebuildBefore(scratch, clock, age);
  if (isCharged) atMs = (atMs + ranSinceMs(scratch, clock)) | 0;
  meetDeadlines(scratch, atMs);
  chargeUpTo(scratch, atMs);
  scratch.lastMs = atMs;
}

function countPresses(clock: Clock, age: number): number {
  let presses = 0;
  for (let i = 0; i <= age; i++) if (entryKind(clock.log!, i) === Entry.Press) presses++;
  return presses;
}

/** The live clock becomes `scratch`, standing from `atMs` on, still in the hands of the arbiter. */
function standAt(clock: Clock, scratch: Clock, atMs: number): void {
  copyClock(clock, scratch);
  chargeUpTo(clock, atMs);
  clock.lastMs = atMs;
  clock.cameFrom = Phase.Frozen;
  if (scratch.phase === Phase.Running) {
    clock.cameFrom = Phase.Paused;
    pushEntry(clock.log!, Entry.Pause, atMs);
  }
  clock.phase = Phase.Arbiter;
}

/**
 * Takes back the press at `age` and all after it, to what previewTakeBack has just made of
 * `scratch`. The clock is in ARBITER and stays there.
 */
export function takeBack(clock: Clock, scratch: Clock, age: number, nowMs: number): void {
  const presses = countPresses(clock, age);
  const atMs = scratch.lastMs;
  forgetFrom(clock.log!, age);
  standAt(clock, scratch, atMs);
  edit(clock, editMarks(Edit.TookBack, clock.turn), presses, nowMs);
  planNext(clock);
}
