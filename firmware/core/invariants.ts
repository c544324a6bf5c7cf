// What must always hold of a clock, between any two steps. Called by the simulator and by tests;
// never in the bundle. A broken one is a bug in the core, never bad luck.

import { Clock, Mark, Phase, SideClock, gameMs, isFinal, methodOf } from './clock';
import { Method, periodOf } from './control';
import { TIME_MS_MAX } from './limits';
import { Side } from './sides';

/** What the check before saw, so that two moments can be compared. */
export interface Witness {
  hasSeen: boolean;
  gameMs: number;
  turnStartMs: number;
  presses: number;
  marks: number;
  /** Which game it was. */
  games: number;
}

export function createWitness(): Witness {
  return { hasSeen: false, gameMs: 0, turnStartMs: 0, presses: 0, marks: 0, games: 0 };
}

/** The next check compares with nothing: another game, or a clock that lost its supply. */
export function forgetClock(witness: Witness): void {
  witness.hasSeen = false;
}

function isWhole(value: number): boolean {
  return Math.floor(value) === value;
}

function isCount(value: number): boolean {
  return isWhole(value) && value >= 0;
}

function areTimesSound(side: SideClock): boolean {
  return isCount(side.bankMs) && isCount(side.overtimeMs) && isCount(side.spentMs);
}

function areCountsSound(side: SideClock): boolean {
  const hasCounts = isCount(side.presses) && isCount(side.ignored) && isCount(side.silent);
  return hasCounts && isCount(side.periodsLeft) && isCount(side.blockMoves) && side.period >= 1;
}

function hasMark(side: SideClock, mark: Mark): boolean {
  return (side.marks & mark) !== 0;
}

/** What the arbiter looks at while in arbiter mode. */
function phaseOf(clock: Clock): Phase {
  return clock.phase === Phase.Arbiter ? clock.cameFrom : clock.phase;
}

/** In SETUP the sides are still those of the game before, the control is one of the list. */
function hasBlockElsewhere(clock: Clock, side: Side): boolean {
  if (phaseOf(clock) === Phase.Setup || clock.sides[side].blockMoves === 0) return false;
  return methodOf(clock, side) !== Method.Canadian;
}

function checkSide(clock: Clock, side: Side): string {
  const own = clock.sides[side];
  if (!areTimesSound(own)) return 'a time is negative or not whole';
  if (own.overtimeMs > TIME_MS_MAX) return 'an overtime is above 9:59:59';
  if (!areCountsSound(own)) return 'a count is negative or not whole';
  if (hasMark(own, Mark.First) && !isFinal(clock, side)) return 'a first mark without a flag';
  if (hasBlockElsewhere(clock, side)) return 'a block elsewhere';
  return '';
}

function checkMarks(clock: Clock): string {
  const marks = clock.sides[0].marks & clock.sides[1].marks;
  if (marks & Mark.First) return 'both sides have the first mark';
  if (marks & Mark.PeriodFirst) return 'both sides have the first period mark';
  return '';
}

function isGame(clock: Clock): boolean {
  return phaseOf(clock) >= Phase.Running;
}

/** What one side of an hourglass loses the other gains, until a flag falls. */
function checkHourglass(clock: Clock): string {
  const period = periodOf(clock.control, 1);
  if (period.method !== Method.Hourglass || clock.game.edited || !isGame(clock)) return '';
  if (isFinal(clock, Side.Left) || isFinal(clock, Side.Right)) return '';
  const sumMs = clock.sides[0].bankMs + clock.sides[1].bankMs;
  return sumMs === 2 * period.valueMs ? '' : 'the hourglass has lost sand';
}

function checkTurn(clock: Clock): string {
  if (clock.turn !== Side.Left && clock.turn !== Side.Right) return 'nobody is on turn';
  if (!isCount(clock.delayMs) || !isCount(clock.usedMs)) return 'a delay or a move is negative';
  if (clock.phase !== Phase.Frozen || clock.game.edited) return '';
  if (!clock.control.freeze) return 'frozen without freeze';
  return '';
}

function gamesOf(clock: Clock): number {
  return clock.log === null ? 0 : clock.log.games;
}

function remember(witness: Witness, clock: Clock): void {
  witness.hasSeen = isGame(clock) && !clock.game.edited;
  witness.gameMs = gameMs(clock);
  witness.turnStartMs = clock.turnStartMs;
  witness.presses = clock.sides[0].presses + clock.sides[1].presses;
  witness.marks = (clock.sides[0].marks << 8) | clock.sides[1].marks;
  witness.games = gamesOf(clock);
}

/** Every millisecond went somewhere (timing.md 2.5), and nothing that happened is unmade. */
function checkSince(witness: Witness, clock: Clock): string {
  const chargedMs = gameMs(clock) - witness.gameMs;
  const marks = (clock.sides[0].marks << 8) | clock.sides[1].marks;
  const presses = clock.sides[0].presses + clock.sides[1].presses;
  if (!witness.hasSeen || !isGame(clock) || clock.game.edited) return '';
  // A game that was ended and the next one begun inside one late pass.
  if (witness.games !== gamesOf(clock)) return '';
  if (chargedMs !== ((clock.turnStartMs - witness.turnStartMs) | 0)) return 'time was lost or made';
  if (presses < witness.presses) return 'a press was forgotten';
  if ((marks & witness.marks) !== witness.marks) return 'a mark went by itself';
  return '';
}

function checkNow(clock: Clock): string {
  const whole = checkMarks(clock) || checkHourglass(clock) || checkTurn(clock);
  return whole || checkSide(clock, Side.Left) || checkSide(clock, Side.Right);
}

/** Answers '' when all is well, else what is broken. */
export function checkClock(witness: Witness, clock: Clock): string {
  const broken = checkNow(clock) || checkSince(witness, clock);
  remember(witness, clock);
  return broken;
}
