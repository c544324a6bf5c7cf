// Plays the log again. The base is the state before the oldest entry; replaying all entries on it
// gives the present state, replaying fewer gives an earlier one, exactly.

import { chargeUpTo } from './charge';
import { Clock, Phase, copyClock } from './clock';
import { meetDeadlines } from './deadline';
import { Event } from './event';
import { applyEdit, setOptions } from './arbiter/edit';
import { LOG_SPARE, ROLL_MS } from './limits';
import {
  Entry,
  Log,
  entryDeltaMs,
  entryHigh,
  entryKind,
  entryLow,
  forgetOldest,
  pushEntry,
} from './log';
import { startGame } from './game';
import { step } from './step';

/** Presses without effect, counted as what they were: silent on a frozen clock, else ignored. */
function addIdle(clock: Clock, left: number, right: number): void {
  if (clock.phase === Phase.Frozen) {
    clock.sides[0].silent += left;
    clock.sides[1].silent += right;
    return;
  }
  clock.sides[0].ignored += left;
  clock.sides[1].ignored += right;
}

function replayEvent(clock: Clock, kind: Entry, atMs: number): void {
  if (kind === Entry.Press) step(clock, clock.turn as number, atMs);
  else if (kind <= Entry.Resume) step(clock, Event.Play, atMs);
  else if (kind === Entry.TurnLeft) step(clock, Event.TurnLeft, atMs);
  else if (kind === Entry.TurnRight) step(clock, Event.TurnRight, atMs);
}

/**
 * Whether the entry carries marks of its own instead of idle presses.
 * @without arbiter: kind === Entry.Start
 */
function isMarked(kind: Entry): boolean {
  return kind === Entry.Start || kind === Entry.Edit;
}

/** Brings `clock` from the entry before to just before the entry `age`; answers its instant. */
function approachEntry(clock: Clock, log: Log, age: number): number {
  const atMs = (clock.lastMs + entryDeltaMs(log, age)) | 0;
  if (!isMarked(entryKind(log, age))) addIdle(clock, entryLow(log, age), entryHigh(log, age));
  meetDeadlines(clock, atMs);
  return atMs;
}

function replayStart(clock: Clock, marks: number, atMs: number): void {
  setOptions(clock, 0, marks >> 6);
  startGame(clock, marks & 63, atMs);
}

function replayMarked(clock: Clock, log: Log, age: number, atMs: number): void {
  const marks = entryLow(log, age) | (entryHigh(log, age) << 6);
  chargeUpTo(clock, atMs);
  /* @without arbiter: replayStart(clock, marks, atMs); */
  if (entryKind(log, age) === Entry.Start) replayStart(clock, marks, atMs);
  else applyEdit(clock, marks, entryDeltaMs(log, age - 1));
}

/** Does to `clock` what the entry says; flags and periods follow from the rules by themselves. */
function replayEntry(clock: Clock, log: Log, age: number): void {
  const kind = entryKind(log, age);
  if (kind === Entry.Value) return;
  const atMs = approachEntry(clock, log, age);
  if (isMarked(kind)) replayMarked(clock, log, age, atMs);
  else replayEvent(clock, kind, atMs);
  clock.lastMs = atMs;
}

/** Makes `scratch` the state right after the entry `age` of the live clock's log (0 = newest). */
export function rebuildAfter(scratch: Clock, live: Clock, age: number): void {
  const log = live.log!;
  copyClock(scratch, live.base!);
  scratch.lastMs = live.base!.lastMs;
  for (let i = log.count - 1; i >= age; i--) replayEntry(scratch, log, i);
}

/** Makes `scratch` the state at the instant of the entry `age`, before it. Answers the instant. */
export function rebuildBefore(scratch: Clock, live: Clock, age: number): number {
  rebuildAfter(scratch, live, age + 1);
  const atMs = approachEntry(scratch, live.log!, age);
  chargeUpTo(scratch, atMs);
  return atMs;
}

/** Makes `scratch` the present state, worked out from the log alone. */
export function rebuildNow(scratch: Clock, live: Clock, atMs: number): void {
  rebuildAfter(scratch, live, 0);
  addIdle(scratch, live.log!.idleLeft, live.log!.idleRight);
  meetDeadlines(scratch, atMs);
  chargeUpTo(scratch, atMs);
}

/** Makes `scratch` what the live clock is at `atMs`, with every deadline up to then decided. */
export function peek(scratch: Clock, live: Clock, atMs: number): void {
  copyClock(scratch, live);
  scratch.cues.count = 0;
  meetDeadlines(scratch, atMs);
  chargeUpTo(scratch, atMs);
}

function foldOldest(live: Clock, log: Log): void {
  replayEntry(live.base!, log, log.count - 1);
  forgetOldest(log);
}

/** Keeps room in the log by folding its oldest entries into the base. Once a pass, when idle. */
export function trimLog(live: Clock): void {
  const log = live.log!;
  while (log.count > log.words.length - LOG_SPARE) foldOldest(live, log);
  if (((live.lastMs - log.lastMs) | 0) > ROLL_MS) pushEntry(log, Entry.Idle, live.lastMs);
}
