// The state of one game on the clock, and questions that change nothing.
// Times: `bankMs` is what a side had at `turnStartMs`; nothing is subtracted until a turn ends.

import {
  Control,
  Method,
  createControl,
  createSharedControl,
  periodOf,
  pressesDue,
  shareControl,
} from './control';
import { Cues, createCues, createDeafCues } from './cues';
import { Log, createLog } from './log';
import { Flow } from './flow';
import { Side } from './sides';

export const enum Phase {
  Setup = 0,
  Ready = 1,
  Running = 2,
  Paused = 3,
  Frozen = 4,
  Arbiter = 5,
}

/** Bits of SideClock.marks. */
export const enum Mark {
  /** All time used, and no period left to enter. */
  Final = 1,
  /** The final flag of this side was the first. */
  First = 2,
  /** A zero of this side brought the next period. */
  PeriodFlag = 4,
  PeriodFirst = 8,
  /** The flag fell before the counted moves were made. */
  MovesShort = 16,
}

/** One side of the clock. */
export interface SideClock {
  /** Time owned (or counted up) at Clock.turnStartMs. */
  bankMs: number;
  /** From 1. */
  period: number;
  presses: number;
  marks: number;
  /** Byo-yomi periods left, the present one included; 0 outside byo-yomi. */
  periodsLeft: number;
  /** Presses still to make in the Canadian block. */
  blockMoves: number;
  overtimeMs: number;
  /** All time that ran on this side since the start. */
  spentMs: number;
  /** Presses without effect while not on turn or paused, and while frozen. */
  ignored: number;
  silent: number;
}

/** What is remembered about the whole game. */
export interface Game {
  pausedMs: number;
  frozenMs: number;
  /** Game time of the first final flag; -1 before. */
  flagMs: number;
  /** The second final flag came so much later; -1 before. */
  firstByMs: number;
  /** An arbiter changed something. */
  edited: boolean;
}

export interface Clock {
  turnStartMs: number;
  /** When the next deadline falls; only differences count. */
  dueMs: number;
  phase: Phase;
  /** The side whose turn it is, also while paused. */
  turn: Side;
  /** How the running side's time runs, as of the last plan. */
  flow: Flow;
  /** What is left of this turn's delay at turnStartMs. */
  delayMs: number;
  /** Time of this move up to turnStartMs, delay included. */
  usedMs: number;
  /** The next remaining time worth a beep; 0 = none. */
  beepMs: number;
  sides: SideClock[];
  control: Control;
  white: Side;
  /** The instant of the newest event, and of the press that began this turn. */
  lastMs: number;
  turnBeganMs: number;
  turnByPress: boolean;
  /** Where arbiter mode was entered from. */
  cameFrom: Phase;
  game: Game;
  cues: Cues;
  /** The ring of the live clock; clocks that only replay have none. */
  log: Log | null;
  /** The state before the oldest entry of the log. */
  base: Clock | null;
}

function createSideClock(): SideClock {
  return {
    bankMs: 0,
    period: 1,
    presses: 0,
    marks: 0,
    periodsLeft: 0,
    blockMoves: 0,
    overtimeMs: 0,
    spentMs: 0,
    ignored: 0,
    silent: 0,
  };
}

function createClockWith(entries: number, cues: Cues): Clock {
  return {
    turnStartMs: 0,
    dueMs: 0,
    phase: Phase.Setup,
    turn: Side.Left,
    flow: Flow.Still,
    delayMs: 0,
    usedMs: 0,
    beepMs: 0,
    sides: [createSideClock(), createSideClock()],
    control: entries > 0 ? createControl() : createSharedControl(),
    white: Side.Left,
    lastMs: 0,
    turnBeganMs: 0,
    turnByPress: false,
    cameFrom: Phase.Setup,
    game: { pausedMs: 0, frozenMs: 0, flagMs: -1, firstByMs: -1, edited: false },
    cues: cues,
    log: entries > 0 ? createLog(entries) : null,
    base: entries > 0 ? createClockWith(0, createDeafCues()) : null,
  };
}

/** A clock in SETUP. `entries` is the size of its log, 0 for a clock that only replays. */
export function createClock(entries: number): Clock {
  /* @without sound:
  return createClockWith(entries, entries > 0 ? createDeafCues() : createCues()); */
  return createClockWith(entries, createCues());
}

function copySide(to: SideClock, from: SideClock): void {
  to.bankMs = from.bankMs;
  to.period = from.period;
  to.presses = from.presses;
  to.marks = from.marks;
  to.periodsLeft = from.periodsLeft;
  to.blockMoves = from.blockMoves;
  to.overtimeMs = from.overtimeMs;
  to.spentMs = from.spentMs;
  to.ignored = from.ignored;
  to.silent = from.silent;
}

function copyGame(to: Game, from: Game): void {
  to.pausedMs = from.pausedMs;
  to.frozenMs = from.frozenMs;
  to.flagMs = from.flagMs;
  to.firstByMs = from.firstByMs;
  to.edited = from.edited;
}

/** Copies the state of a game. The periods are shared; cues and log stay each clock's own. */
export function copyClock(to: Clock, from: Clock): void {
  to.turnStartMs = from.turnStartMs;
  to.dueMs = from.dueMs;
  to.phase = from.phase;
  to.turn = from.turn;
  to.flow = from.flow;
  to.delayMs = from.delayMs;
  to.usedMs = from.usedMs;
  to.beepMs = from.beepMs;
  to.white = from.white;
  to.lastMs = from.lastMs;
  to.turnBeganMs = from.turnBeganMs;
  to.turnByPress = from.turnByPress;
  to.cameFrom = from.cameFrom;
  copySide(to.sides[0], from.sides[0]);
  copySide(to.sides[1], from.sides[1]);
  copyGame(to.game, from.game);
  shareControl(to.control, from.control);
}

export function isFinal(clock: Clock, side: Side): boolean {
  return (clock.sides[side].marks & Mark.Final) !== 0;
}

/** The method that the side is playing by now. */
export function methodOf(clock: Clock, side: Side): Method {
  return periodOf(clock.control, clock.sides[side].period).method;
}

/** The base that the side's colour gets in period `number`. */
export function baseMsOf(clock: Clock, side: Side, number: number): number {
  const period = periodOf(clock.control, number);
  return side === clock.white ? period.whiteBaseMs : period.blackBaseMs;
}

/** Presses by which the side's period ends, or 0 when it is not counted. */
export function pressesDueOf(clock: Clock, side: Side): number {
  return pressesDue(clock.control, clock.sides[side].period);
}

/** Time since the start of the game: all of it, whoever it was charged to (timing.md 2.5). */
export function gameMs(clock: Clock): number {
  return (
    clock.sides[0].spentMs + clock.sides[1].spentMs + clock.game.pausedMs + clock.game.frozenMs
  );
}
