// The state of a game as a row of numbers: for corrections that set one of them, for a look at what
// a correction would leave, and for carrying a state to another clock.

import { Clock, SideClock } from '../clock';

/** Fields of a side; those of the right side are SIDE_FIELDS higher. */
export const enum Field {
  Bank = 0,
  Period = 1,
  Presses = 2,
  Marks = 3,
  PeriodsLeft = 4,
  BlockMoves = 5,
  Overtime = 6,
  Spent = 7,
  Ignored = 8,
  Silent = 9,
  White = 20,
  Turn = 21,
  Delay = 22,
  Used = 23,
  PausedTime = 24,
  FrozenTime = 25,
  FlagTime = 26,
  FirstBy = 27,
}

export const SIDE_FIELDS = 10;
export const FIELDS = 28;

export function createFields(): Int32Array {
  return new Int32Array(FIELDS);
}

function readSide(fields: Int32Array, at: number, side: SideClock): void {
  fields[at] = side.bankMs;
  fields[at + Field.Period] = side.period;
  fields[at + Field.Presses] = side.presses;
  fields[at + Field.Marks] = side.marks;
  fields[at + Field.PeriodsLeft] = side.periodsLeft;
  fields[at + Field.BlockMoves] = side.blockMoves;
  fields[at + Field.Overtime] = side.overtimeMs;
  fields[at + Field.Spent] = side.spentMs;
  fields[at + Field.Ignored] = side.ignored;
  fields[at + Field.Silent] = side.silent;
}

/** Writes down what the clock is. @cold */
export function readFields(fields: Int32Array, clock: Clock): void {
  readSide(fields, 0, clock.sides[0]);
  readSide(fields, SIDE_FIELDS, clock.sides[1]);
  fields[Field.White] = clock.white;
  fields[Field.Turn] = clock.turn;
  fields[Field.Delay] = clock.delayMs;
  fields[Field.Used] = clock.usedMs;
  fields[Field.PausedTime] = clock.game.pausedMs;
  fields[Field.FrozenTime] = clock.game.frozenMs;
  fields[Field.FlagTime] = clock.game.flagMs;
  fields[Field.FirstBy] = clock.game.firstByMs;
}

function writeSide(side: SideClock, fields: Int32Array, at: number): void {
  side.bankMs = fields[at];
  side.period = fields[at + Field.Period];
  side.presses = fields[at + Field.Presses];
  side.marks = fields[at + Field.Marks];
  side.periodsLeft = fields[at + Field.PeriodsLeft];
  side.blockMoves = fields[at + Field.BlockMoves];
  side.overtimeMs = fields[at + Field.Overtime];
  side.spentMs = fields[at + Field.Spent];
  side.ignored = fields[at + Field.Ignored];
  side.silent = fields[at + Field.Silent];
}

/** Makes the clock what was written down. @cold */
export function writeFields(clock: Clock, fields: Int32Array): void {
  writeSide(clock.sides[0], fields, 0);
  writeSide(clock.sides[1], fields, SIDE_FIELDS);
  clock.white = fields[Field.White];
  clock.turn = fields[Field.Turn];
  clock.delayMs = fields[Field.Delay];
  clock.usedMs = fields[Field.Used];
  clock.game.pausedMs = fields[Field.PausedTime];
  clock.game.frozenMs = fields[Field.FrozenTime];
  clock.game.flagMs = fields[Field.FlagTime];
  clock.game.firstByMs = fields[Field.FirstBy];
}
