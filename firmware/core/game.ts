// A game from nothing: what both sides own before it starts, and its start.

import { optionBits } from './arbiter/edit';
import { Clock, Game, Phase, SideClock, copyClock } from './clock';
import { Control, periodOf } from './control';
import { Entry, Log, clearLog, pushMarked } from './log';
import { prepaidMs } from './methods/prepaid';
import { enterPeriod } from './period-change';
import { Side } from './sides';
import { beginTurn } from './turn';

function clearSide(side: SideClock): void {
  side.bankMs = 0;
  side.period = 1;
  side.presses = 0;
  side.marks = 0;
  side.periodsLeft = 0;
  side.blockMoves = 0;
  side.overtimeMs = 0;
  side.spentMs = 0;
  side.ignored = 0;
  side.silent = 0;
}

function clearGame(game: Game): void {
  game.pausedMs = 0;
  game.frozenMs = 0;
  game.flagMs = -1;
  game.firstByMs = -1;
  game.edited = false;
}

function loadSide(clock: Clock, side: Side): void {
  clearSide(clock.sides[side]);
  enterPeriod(clock, side, 1);
  clock.sides[side].bankMs += prepaidMs(clock.control, 1);
}

/** The log begins with the state before anything happens. */
function beginLog(clock: Clock, log: Log, atMs: number): void {
  copyClock(clock.base!, clock);
  clearLog(log, atMs);
}

/** READY with the start values of clock.control and the colours as they are. */
export function prepareGame(clock: Clock, atMs: number): void {
  clearGame(clock.game);
  loadSide(clock, Side.Left);
  loadSide(clock, Side.Right);
  clock.usedMs = 0;
  clock.delayMs = 0;
  clock.phase = Phase.Ready;
  clock.lastMs = atMs;
  if (clock.log) beginLog(clock, clock.log, atMs);
}

/**
 * The game starts with `side`, which is White, on turn. Options could be changed up to now, so the
 * log says what they are.
 */
export function startGame(clock: Clock, side: Side, atMs: number): void {
  clock.white = side;
  clock.phase = Phase.Running;
  if (clock.log) pushMarked(clock.log, Entry.Start, side | (optionBits(clock.control) << 6), atMs);
  beginTurn(clock, side, atMs);
}

function hasEqualBases(control: Control, number: number): boolean {
  const period = periodOf(control, number);
  return period.whiteBaseMs === period.blackBaseMs;
}

/** Whether the two colours get different times in any period. */
export function isUnequal(clock: Clock): boolean {
  let number = 1;
  while (number <= clock.control.periodCount && hasEqualBases(clock.control, number)) number++;
  return number <= clock.control.periodCount;
}
