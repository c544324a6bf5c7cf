// After a loss of power: plays the newest game again from its records, up to the last whole one.
// The clock then stands, at the last instant of which flash knows.

import type { Clock } from '../core/clock';
import { Phase, copyClock } from '../core/clock';
import { Event } from '../core/event';
import { prepareGame } from '../core/game';
import { Entry, Log, clearLog, entryKind, forgetFrom, pushEntry, pushValue } from '../core/log';
import { rebuildNow, trimLog } from '../core/replay';
import { step } from '../core/step';
import { setControlNumber } from './control-numbers';
import { Journal, Keep, offsetOf } from './journal';
import { findRoom } from './prepare';
import { nextWhole, openNewest } from './reader';
import { Kind, RECORD_BYTES, follows, get16, get32, isBlank } from './record';

/** So many blank slots end the ticks. */
const BLANKS_MAX = 4;

function takeControl(journal: Journal, clock: Clock): void {
  setControlNumber(clock, journal.word >> 10, journal.value);
}

function takeBegin(journal: Journal, clock: Clock): void {
  clock.white = journal.value;
  prepareGame(clock, 0);
  journal.state = Keep.Open;
}

function takeEnd(journal: Journal): void {
  journal.state = Keep.Closed;
}

/** @without arbiter */
function takeForget(journal: Journal, clock: Clock): void {
  if (journal.value <= clock.log!.count) forgetFrom(clock.log!, journal.value - 1);
}

function takeNothing(): void {}

/** @without own-controls, recent, arbiter */
function takeSetting(journal: Journal): void {
  journal.settings[journal.word >> 10] = journal.value;
  journal.kept[journal.word >> 10] = journal.value;
}

/** In the order of Topic. */
const TAKERS = [
  takeControl,
  takeBegin,
  takeEnd,
  takeForget,
  takeNothing,
  takeSetting,
  // New topics go above this line.
];

/** The log gets the entry as it was. */
function takeEntry(log: Log, word: number, value: number): void {
  const kind = word & 15;
  if (kind === Entry.Value) {
    pushValue(log, value);
    return;
  }
  log.idleLeft = (word >> 4) & 63;
  log.idleRight = word >> 10;
  pushEntry(log, kind, (log.lastMs + value) | 0);
}

/** Takes the record that was just read. */
export function takeRecord(journal: Journal, clock: Clock): void {
  const topic = (journal.word >> 4) & 63;
  if ((journal.word & 15) === Kind.Number) {
    if (topic < TAKERS.length) TAKERS[topic](journal, clock);
  } else if (journal.state === Keep.Open) {
    takeEntry(clock.log!, journal.word, journal.value);
    trimLog(clock);
  }
}

function setIdle(log: Log, word: number): void {
  log.idleLeft = (word >> 4) & 63;
  log.idleRight = word >> 10;
}

/**
 * Finds the last tick after the newest entry. Answers how long after it.
 * @without periodic-save: 0
 */
export function takeTicks(journal: Journal, log: Log): number {
  const bytes = journal.bytes;
  let blanks = 0;
  let ranMs = 0;
  journal.ticks = 0;
  while (blanks < BLANKS_MAX && journal.ticks < journal.area.tickSlots) {
    journal.area.flash.readFlash(
      offsetOf(journal, journal.area.ring, journal.ticks),
      bytes,
      RECORD_BYTES,
    );
    journal.ticks++;
    blanks = isBlank(bytes) ? blanks + 1 : 0;
    if (!follows(bytes, journal.wholeCheck)) continue;
    ranMs = get32(bytes, 4);
    setIdle(log, get16(bytes, 2));
  }
  journal.ticks -= blanks;
  return ranMs;
}

function shiftClock(clock: Clock, byMs: number): void {
  clock.turnStartMs = (clock.turnStartMs + byMs) | 0;
  clock.dueMs = (clock.dueMs + byMs) | 0;
  clock.lastMs = (clock.lastMs + byMs) | 0;
  clock.turnBeganMs = (clock.turnBeganMs + byMs) | 0;
  clock.cues.count = 0;
}

/** The game that the log tells is what the clock is, as if `atMs` were `nowMs`. */
function becomeLog(clock: Clock, scratch: Clock, atMs: number, nowMs: number): void {
  const byMs = (nowMs - atMs) | 0;
  rebuildNow(scratch, clock, atMs);
  copyClock(clock, scratch);
  shiftClock(clock, byMs);
  shiftClock(clock.base!, byMs);
  clock.log!.lastMs = (clock.log!.lastMs + byMs) | 0;
  clock.lastMs = nowMs;
}

/** Nothing runs any more, and the log says why; once, however often the supply came and went. */
function stand(clock: Clock, log: Log, nowMs: number): void {
  log.unkept = 0;
  log.revoked = 0;
  // Nobody need be told again what was in the log before.
  log.pushed = 0;
  if (clock.phase === Phase.Running) step(clock, Event.Play, nowMs);
  if (entryKind(log, 0) !== Entry.Power) pushEntry(log, Entry.Power, nowMs);
}

/** No game is on: a clock in SETUP. */
function closeGame(journal: Journal, clock: Clock, nowMs: number): void {
  if (journal.state === Keep.Open) journal.state = Keep.Closed;
  clock.phase = Phase.Setup;
  clearLog(clock.log!, nowMs);
}

function readGame(journal: Journal, clock: Clock): void {
  if (!openNewest(journal)) return;
  journal.state = Keep.Fresh;
  while (nextWhole(journal)) takeRecord(journal, clock);
}

/** At boot, on a clock in SETUP. True when a game is on: the clock is PAUSED or FROZEN in it. */
export function restoreGame(
  journal: Journal,
  clock: Clock,
  scratch: Clock,
  nowMs: number,
): boolean {
  const log = clock.log!;
  readGame(journal, clock);
  if (journal.state === Keep.Open) {
    becomeLog(clock, scratch, (log.lastMs + takeTicks(journal, log)) | 0, nowMs);
  }
  if (journal.state !== Keep.Open || clock.phase <= Phase.Ready) closeGame(journal, clock, nowMs);
  else stand(clock, log, nowMs);
  journal.games = log.games;
  findRoom(journal);
  return journal.state === Keep.Open;
}
