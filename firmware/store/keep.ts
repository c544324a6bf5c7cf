// Keeps what happened: the new entries of the log in one group, and between them ticks that say how
// far time has run. Short, and never when a deadline is near.

import { timedPhase } from '../core/charge';
import { Clock, Phase } from '../core/clock';
import type { Control } from '../core/control';
import { SETTLE_MS } from '../core/limits';
import { Log, entryDeltaMs, entryHigh, entryKind, entryLow } from '../core/log';
import { runsDown } from '../core/turn';
import { controlNumber, controlNumberCount } from './control-numbers';
import { Journal, Keep, append, offsetOf } from './journal';
import { endGame, isWorn, prepare } from './prepare';
import { Kind, RECORD_BYTES, Topic, numberWord, putRecord, sealRecord } from './record';
import { appendSettings } from './settings';

/** With less than this to the next deadline, keeping waits until it is decided. */
const QUIET_MS = 30;
/** Time runs at most so long without a record, on a side with five minutes and with less. */
const TICK_MS = 30000;
const SHORT_TICK_MS = 5000;
const SHORT_MS = 300000;
/** The next pass may come so late. */
const PASS_MS = 1000;
/** Presses without effect on a clock that stands are kept at most so often. */
const IDLE_MS = 1000;
/** Ticks are saved up so that a game of six hours has one every TICK_MS; beyond, they thin out. */
const GAME_MS = 21600000;
const REST_MS = 7200000;

function isQuiet(clock: Clock, nowMs: number): boolean {
  return clock.phase !== Phase.Running || ((clock.dueMs - nowMs) | 0) > QUIET_MS;
}

/** The control and the side of White, as they were before the oldest entry of the log. */
function appendControl(journal: Journal, control: Control, white: number): boolean {
  const count = controlNumberCount(control);
  let isKept = true;
  journal.hasMore = true;
  for (let i = 0; isKept && i < count; i++) {
    isKept = append(journal, numberWord(Topic.Control, i), controlNumber(control, i));
  }
  return isKept && append(journal, numberWord(Topic.Begin, 0), white);
}

function appendEntry(journal: Journal, log: Log, age: number): boolean {
  const word = entryKind(log, age) | (entryLow(log, age) << 4) | (entryHigh(log, age) << 10);
  return append(journal, word, entryDeltaMs(log, age));
}

/** Entries that were taken back, and the new ones. */
function appendEntries(journal: Journal, log: Log): boolean {
  journal.hasMore = log.unkept > 0;
  if (log.revoked > 0 && !append(journal, numberWord(Topic.Forget, 0), log.revoked)) return false;
  log.revoked = 0;
  while (log.unkept > 0) {
    journal.hasMore = log.unkept > 1;
    if (log.unkept > log.count || !appendEntry(journal, log, log.unkept - 1)) return false;
    log.unkept--;
  }
  return true;
}

/** The game has started: its first group holds all that is needed to play it again. */
function appendStart(journal: Journal, clock: Clock): boolean {
  clock.log!.revoked = 0;
  journal.state = Keep.Open;
  return (
    appendControl(journal, clock.base!.control, clock.base!.white) &&
    appendEntries(journal, clock.log!)
  );
}

function appendNew(journal: Journal, clock: Clock): boolean {
  if (journal.state === Keep.Open) return appendEntries(journal, clock.log!);
  return timedPhase(clock) <= Phase.Ready || appendStart(journal, clock);
}

/** How long time may run now until the next tick. There must be room for one. */
function tickMs(journal: Journal, clock: Clock, nowMs: number): number {
  const left = journal.area.tickSlots - journal.ticks;
  const restMs = Math.max(REST_MS, GAME_MS - clock.sides[0].spentMs - clock.sides[1].spentMs);
  const bankMs = clock.sides[clock.turn].bankMs - ((nowMs - clock.turnStartMs) | 0);
  if (left * TICK_MS < restMs) return (restMs / left) | 0;
  return runsDown(clock) && bankMs < SHORT_MS ? SHORT_TICK_MS : TICK_MS;
}

function idleOf(log: Log): number {
  return (log.idleLeft << 4) | (log.idleRight << 10);
}

/** @without periodic-save: false */
function isTickDue(journal: Journal, clock: Clock, nowMs: number): boolean {
  const sinceMs = (nowMs - journal.keptMs) | 0;
  // A tick tells of SETTLE_MS ago; what is newer would be ahead of it.
  if (((nowMs - SETTLE_MS - clock.lastMs) | 0) < 0) return false;
  if (journal.state !== Keep.Open || journal.ticks >= journal.area.tickSlots) return false;
  if (clock.phase !== Phase.Running) {
    return sinceMs >= IDLE_MS && idleOf(clock.log!) !== journal.keptIdle;
  }
  return sinceMs + PASS_MS >= tickMs(journal, clock, nowMs);
}

/** Says how far time has run since the newest entry. A tick that is not kept is no loss. */
function keepTick(journal: Journal, log: Log, nowMs: number): void {
  const sinceMs = Math.max(0, (nowMs - SETTLE_MS - log.lastMs) | 0);
  const offset = offsetOf(journal, journal.area.ring, journal.ticks);
  putRecord(journal.bytes, journal.ticks, Kind.Tick | idleOf(log), sinceMs);
  sealRecord(journal.bytes, journal.isTorn ? journal.wholeCheck : journal.at.check);
  journal.area.flash.writeFlash(offset, journal.bytes, RECORD_BYTES);
  journal.ticks++;
  journal.keptMs = nowMs;
  journal.keptIdle = idleOf(log);
}

/** Once a pass, when nothing else is to be done. */
function keepGame(journal: Journal, clock: Clock, nowMs: number): boolean {
  const log = clock.log!;
  if (!isQuiet(clock, nowMs)) return true;
  if (log.unkept + log.revoked === 0) {
    if (isTickDue(journal, clock, nowMs)) keepTick(journal, log, nowMs);
    return true;
  }
  journal.keptMs = log.lastMs;
  journal.keptIdle = 0;
  return appendNew(journal, clock);
}

/** Whether a game was prepared since the last look. */
export function isTurned(journal: Journal, clock: Clock): boolean {
  return journal.games !== clock.log!.games;
}

/**
 * The game before is over: pages for the next one, before READY appears. A game that is on already
 * (an arbiter gave it another control) begins anew in the pages that it has. @cold
 */
function turnOver(journal: Journal, clock: Clock): boolean {
  const isOn = timedPhase(clock) > Phase.Ready;
  journal.games = clock.log!.games;
  if (isOn) return journal.state !== Keep.Open || appendStart(journal, clock);
  if (journal.state === Keep.Open) endGame(journal);
  if (journal.state === Keep.Fresh && (!isWorn(journal) || journal.area.flash.isFull)) {
    return appendSettings(journal);
  }
  return prepare(journal);
}

/** Once a pass. False once, when from then on the game is not kept. */
export function keepAll(journal: Journal, clock: Clock, nowMs: number): boolean {
  let isKept = true;
  if (isTurned(journal, clock)) isKept = turnOver(journal, clock);
  else if (journal.state !== Keep.Fresh && journal.state !== Keep.Open) return true;
  if (isKept) isKept = keepGame(journal, clock, nowMs);
  if (!isKept) journal.state = Keep.Full;
  return isKept;
}
