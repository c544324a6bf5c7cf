// A state put on a clock whose control was changed: the log begins anew with a start, a pause and
// the numbers that make the state, so that whoever keeps the log can repeat it.

import { chargeUpTo, timedPhase } from '../charge';
import { Clock, Phase } from '../clock';
import { Control, Method, Period, periodOf } from '../control';
import { prepareGame, startGame } from '../game';
import { Entry, pushEntry } from '../log';
import { Side } from '../sides';
import { Edit, edit, editMarks } from './edit';
import { FIELDS, Field, SIDE_FIELDS, createFields, readFields } from './fields';

/** Written anew at each use. */
const KEPT = createFields();
const NOW = createFields();

/** The game stands paused with these numbers, in the hands of the arbiter. @cold */
export function standWith(clock: Clock, fields: Int32Array, atMs: number): void {
  prepareGame(clock, atMs);
  startGame(clock, fields[Field.Turn], atMs);
  pushEntry(clock.log!, Entry.Pause, atMs);
  clock.phase = Phase.Arbiter;
  clock.cameFrom = Phase.Paused;
  readFields(NOW, clock);
  for (let i = 0; i < FIELDS; i++) {
    if (NOW[i] !== fields[i]) edit(clock, editMarks(Edit.Field, i), fields[i], atMs);
  }
}

function fitSide(fields: Int32Array, at: number, control: Control): Period {
  const last = control.repeats ? fields[at + Field.Period] : control.periodCount;
  const period = periodOf(control, Math.min(last, fields[at + Field.Period]));
  const hadPeriods = fields[at + Field.PeriodsLeft];
  const hadMoves = fields[at + Field.BlockMoves];
  fields[at + Field.Period] = Math.min(last, fields[at + Field.Period]);
  fields[at + Field.PeriodsLeft] =
    period.method === Method.ByoYomi ? hadPeriods || period.count : 0;
  fields[at + Field.BlockMoves] = period.method === Method.Canadian ? hadMoves || period.count : 0;
  return period;
}

/** Makes numbers of a game by another control such as this one can go on with. */
function fitFields(fields: Int32Array, control: Control): void {
  const left = fitSide(fields, 0, control);
  const right = fitSide(fields, SIDE_FIELDS, control);
  const own = fields[Field.Turn] === Side.Left ? left : right;
  fields[Field.Delay] =
    own.method === Method.Delay ? Math.min(fields[Field.Delay], own.valueMs) : 0;
}

/**
 * clock.control was changed in mid-game: the game goes on by it with the same times, counts, turn
 * and periods, as far as the control has them. In READY the game is prepared anew.
 * @cold
 */
export function installControl(clock: Clock, atMs: number): void {
  const phase = timedPhase(clock);
  chargeUpTo(clock, atMs);
  readFields(KEPT, clock);
  if (phase >= Phase.Running) {
    fitFields(KEPT, clock.control);
    standWith(clock, KEPT, atMs);
    if (phase === Phase.Frozen) edit(clock, editMarks(Edit.Freeze, 0), 0, atMs);
    return;
  }
  prepareGame(clock, atMs);
  clock.phase = Phase.Arbiter;
  clock.cameFrom = Phase.Ready;
}

/** Gives every period of plain time this increment, or its delay this value; 0 takes it away. */
export function setBonus(control: Control, valueMs: number): void {
  let period = control.periods[0];
  for (let i = 0; i < control.periodCount; i++) {
    period = control.periods[i];
    if (period.method > Method.Delay) continue;
    if (valueMs === 0) period.method = Method.None;
    else if (period.method === Method.None) period.method = Method.Fischer;
    period.valueMs = valueMs;
  }
}
