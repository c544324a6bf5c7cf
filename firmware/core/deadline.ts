// Deadlines of the running turn, each decided at its own instant: beeps, zeros and what they bring.

import { chargeUpTo } from './charge';
import { CHANGES } from './changes/change-table';
import { SideSet } from './changes/change';
import { onlySide } from './changes/side-sets';
import { Clock } from './clock';
import { Method, hasNextPeriod, periodOf } from './control';
import { Cue, addCue } from './cues';
import { freeze, raiseFinalFlag, raisePeriodFlag } from './flag';
import { SETTLE_MS } from './limits';
import { METHODS } from './methods/method-table';
import { Zero } from './methods/method';
import { Entry, pushEntry } from './log';
import { enterAll, enterNextUnfinished } from './period-change';
import { Side } from './sides';
import { beginTurn, nextBeepMs, planNext, replanTurn, runsDown } from './turn';

/**
 * Byo-yomi, Canadian and overtime are entered by each side at its own zero (timing.md 5.4).
 * @without byo-yomi, canadian, overtime: false
 */
function isOwnStage(method: Method): boolean {
  return method === Method.ByoYomi || method === Method.Canadian || method === Method.Overtime;
}

function fallFinally(clock: Clock, side: Side): void {
  raiseFinalFlag(clock, side);
  if (clock.control.freeze) freeze(clock);
}

/** Overtime never freezes: the flag is noted and the game goes on. */
function enterOvertime(clock: Clock, side: Side): void {
  raiseFinalFlag(clock, side);
  enterNextUnfinished(clock, side);
}

function enterOwnStage(clock: Clock, side: Side, method: Method): void {
  if (method === Method.Overtime) enterOvertime(clock, side);
  else enterAll(clock, onlySide(side));
}

function endPeriod(clock: Clock, side: Side): void {
  const set = CHANGES[clock.control.change].zero(clock, side);
  if (set === SideSet.None) {
    fallFinally(clock, side);
    return;
  }
  raisePeriodFlag(clock, side);
  enterAll(clock, set);
}

function endStage(clock: Clock, side: Side): void {
  const number = clock.sides[side].period;
  if (!hasNextPeriod(clock.control, number)) {
    fallFinally(clock, side);
    return;
  }
  const method = periodOf(clock.control, number + 1).method;
  if (isOwnStage(method)) enterOwnStage(clock, side, method);
  else endPeriod(clock, side);
}

function loseStage(clock: Clock): void {
  addCue(clock.cues, Cue.Period, clock.turnStartMs);
  if (clock.log) pushEntry(clock.log, Entry.Period, clock.turnStartMs);
}

/** The gong: the other side starts by itself with its whole time. */
function passTurn(clock: Clock, side: Side): void {
  const other = 1 - side;
  addCue(clock.cues, Cue.Gong, clock.turnStartMs);
  clock.sides[other].bankMs = periodOf(clock.control, clock.sides[other].period).valueMs;
  beginTurn(clock, other, clock.turnStartMs);
}

function whenZero(clock: Clock): void {
  const side = clock.turn;
  const own = clock.sides[side];
  const period = periodOf(clock.control, own.period);
  /* @without byo-yomi, gong */
  const outcome = METHODS[period.method].zero(own, period);
  /* @without byo-yomi, gong: endStage(clock, side); */
  if (outcome === Zero.Ends) endStage(clock, side);
  /* @without byo-yomi */
  if (outcome === Zero.Reloads) loseStage(clock);
  /* @without gong */
  if (outcome === Zero.Passes) passTurn(clock, side);
  replanTurn(clock);
}

function whenBeep(clock: Clock): void {
  addCue(clock.cues, clock.beepMs > 5000 ? Cue.Low : Cue.Last, clock.dueMs);
  clock.beepMs = nextBeepMs(clock.beepMs);
  planNext(clock);
}

/** Decides the one deadline that lies at dueMs. @cold */
function meetDeadline(clock: Clock): void {
  if (runsDown(clock) && clock.beepMs > 0) {
    whenBeep(clock);
    return;
  }
  const isZero = runsDown(clock);
  clock.lastMs = clock.dueMs;
  chargeUpTo(clock, clock.dueMs);
  if (isZero) whenZero(clock);
  else planNext(clock);
}

/** Decides every deadline up to and including `atMs`, in order. */
export function meetDeadlines(clock: Clock, atMs: number): void {
  while (((atMs - clock.dueMs) | 0) >= 0) meetDeadline(clock);
}

/** Decides what lies at least SETTLE_MS in the past: no press can come before it any more. */
export function settle(clock: Clock, nowMs: number): void {
  meetDeadlines(clock, nowMs - SETTLE_MS);
}
