// Refuses controls that cannot be played or would not do what they seem to say (timing.md 3).

import { Change, Method, Profile } from '../core/control';
import type { Control, Period } from '../core/control';
import { PERIODS_MAX } from '../core/limits';
import { lateBonusIndex, periodsOf } from './defaults';
import type { OptionName } from './draft';

export interface Refusal {
  /** One sentence without its full stop. */
  readonly reason: string;
  /** The period that is to blame, from 0. */
  readonly index: number;
  /** The option that is to blame instead where the text writes it. */
  readonly option?: OptionName;
}

type Rule = (control: Control, periods: readonly Period[]) => Refusal | null;

const ALONE = new Map<Method, string>([
  [Method.Hourglass, 'an hourglass'],
  [Method.Gong, 'a gong'],
  [Method.Upcount, 'upcount'],
]);

const AT_THE_END = new Map<Method, string>([
  [Method.ByoYomi, 'byo-yomi'],
  [Method.Canadian, 'Canadian overtime'],
  [Method.Overtime, 'overtime'],
]);

function refuseAt(index: number, reason: string): Refusal | null {
  return index < 0 ? null : { reason, index };
}

function blame(option: OptionName, refusal: Refusal | null): Refusal | null {
  return refusal && { ...refusal, option };
}

function nameAt(names: Map<Method, string>, periods: readonly Period[], index: number): string {
  const period = periods[index];
  return (period && names.get(period.method)) ?? '';
}

function tooMany(control: Control): Refusal | null {
  if (control.periodCount <= PERIODS_MAX) return null;
  return refuseAt(PERIODS_MAX, `a control has at most ${PERIODS_MAX} periods`);
}

function notAlone(_: Control, periods: readonly Period[]): Refusal | null {
  if (periods.length === 1) return null;
  const index = periods.findIndex((period) => ALONE.has(period.method));
  return refuseAt(index, `${nameAt(ALONE, periods, index)} cannot stand with other periods`);
}

function notLast(_: Control, periods: readonly Period[]): Refusal | null {
  const index = periods.slice(0, -1).findIndex((period) => AT_THE_END.has(period.method));
  return refuseAt(index, `${nameAt(AT_THE_END, periods, index)} can only be the last period`);
}

function overtimeAlone(_: Control, periods: readonly Period[]): Refusal | null {
  const isAlone = periods.length === 1 && periods[0]!.method === Method.Overtime;
  return refuseAt(isAlone ? 0 : -1, 'overtime needs a period before it whose zero starts it');
}

function countAfterNone(_: Control, periods: readonly Period[]): Refusal | null {
  const index = periods.findIndex((period, at) => period.moves > 0 && periods[at - 1]?.moves === 0);
  return refuseAt(index, 'a number of moves cannot follow a period without one');
}

function countOnLast(control: Control, periods: readonly Period[]): Refusal | null {
  const last = periods.length - 1;
  const isIdle = periods[last]!.moves > 0 && !control.repeats;
  const reason =
    'the last period takes a number of moves only if it repeats: nothing comes after it';
  return refuseAt(isIdle ? last : -1, reason);
}

function countBeforeSpecial(_: Control, periods: readonly Period[]): Refusal | null {
  const last = periods.length - 1;
  const name = AT_THE_END.get(periods[last]!.method);
  const isIdle = name !== undefined && (periods[last - 1]?.moves ?? 0) > 0;
  const reason = `a number of moves before ${name} would decide nothing: it begins at zero`;
  return refuseAt(isIdle ? last - 1 : -1, reason);
}

function hasZeroBase(period: Period): boolean {
  return period.method <= Method.Delay && Math.min(period.whiteBaseMs, period.blackBaseMs) === 0;
}

function zeroRepeats(control: Control, periods: readonly Period[]): Refusal | null {
  const last = periods.length - 1;
  const isEmpty = control.repeats && hasZeroBase(periods[last]!);
  return refuseAt(isEmpty ? last : -1, 'a period with base 0 cannot repeat');
}

function zeroFirst(control: Control, periods: readonly Period[]): Refusal | null {
  const first = periods[0]!;
  const isPrepaid = control.bonusBefore && first.method !== Method.None;
  if (!hasZeroBase(first) || isPrepaid || first.method === Method.Delay) return null;
  const reason = 'the game would start at 0:00: give a base time, or an increment paid before';
  const isUnpaid = first.method === Method.Fischer || first.method === Method.Bronstein;
  return isUnpaid ? blame('bonusBefore', refuseAt(0, reason)) : refuseAt(0, reason);
}

function isByCount(change: Change): boolean {
  return change === Change.Moves || change === Change.Round;
}

function zeroLater(control: Control, periods: readonly Period[]): Refusal | null {
  const byCount = isByCount(control.change);
  const index = periods.findIndex((period, at) => {
    if (at === 0 || !hasZeroBase(period)) return false;
    return !byCount || periods[at - 1]!.moves === 0;
  });
  const reason = 'a later period with base 0 must be entered by count (change moves or round)';
  const refusal = refuseAt(index, `${reason}, at zero it would be over at once`);
  return byCount || periods[index - 1]?.moves === 0 ? refusal : blame('change', refusal);
}

function lateBonus(control: Control, periods: readonly Period[]): Refusal | null {
  const index = lateBonusIndex(periods);
  if (index === 0) return null;
  if (periods[index - 1]!.moves === 0) {
    return refuseAt(
      index,
      'an increment or delay that begins later needs a number of moves before',
    );
  }
  const reason = 'an increment or delay that begins later needs change moves or round';
  return blame('change', refuseAt(isByCount(control.change) ? -1 : index, reason));
}

function forbiddenSound(control: Control): Refusal | null {
  const isHeard = control.sound && control.profile === Profile.UsChess;
  const reason = 'sound cannot be switched on in the profile uschess';
  return blame('sound', refuseAt(isHeard ? 0 : -1, reason));
}

const RULES: readonly Rule[] = [
  tooMany,
  notAlone,
  notLast,
  overtimeAlone,
  countAfterNone,
  countOnLast,
  countBeforeSpecial,
  zeroRepeats,
  zeroFirst,
  lateBonus,
  zeroLater,
  forbiddenSound,
];

/** Why a control cannot be used, or null when it can. Ranges are not looked at. */
export function findRefusal(control: Control): Refusal | null {
  const periods = periodsOf(control);
  for (const rule of RULES) {
    const refusal = rule(control, periods);
    if (refusal !== null) return refusal;
  }
  return null;
}
