// Says why a control cannot be played or would not do what it seems to say (timing.md 3).

import { Change, Method } from '../core/control';
import type { Control } from '../core/control';
import { Fault, NO_FAULT, faultOf, findFault, periodAtFault } from '../core/control-fault';
import { PERIODS_MAX } from '../core/limits';
import type { OptionName } from './draft';

export interface Refusal {
  /** One sentence without its full stop. */
  readonly reason: string;
  /** The period that is to blame, from 0. */
  readonly index: number;
  /** The option that is to blame instead where the text writes it. */
  readonly option?: OptionName;
}

const NAMES: Partial<Record<Method, string>> = {
  [Method.Hourglass]: 'an hourglass',
  [Method.Gong]: 'a gong',
  [Method.Upcount]: 'upcount',
  [Method.ByoYomi]: 'byo-yomi',
  [Method.Canadian]: 'Canadian overtime',
  [Method.Overtime]: 'overtime',
};

/** What is said of a fault; `name` is the method of the period, `next` that of the one after it. */
const SENTENCES: Readonly<Record<Fault, (name: string, next: string) => string>> = {
  [Fault.NotAlone]: (name) => `${name} cannot stand with other periods`,
  [Fault.NotLast]: (name) => `${name} can only be the last period`,
  [Fault.OvertimeAlone]: () => 'overtime needs a period before it whose zero starts it',
  [Fault.CountAfterNone]: () => 'a number of moves cannot follow a period without one',
  [Fault.CountOnLast]: () =>
    'the last period takes a number of moves only if it repeats: nothing comes after it',
  [Fault.CountBeforeSpecial]: (_, next) =>
    `a number of moves before ${next} would decide nothing: it begins at zero`,
  [Fault.ZeroRepeats]: () => 'a period with base 0 cannot repeat',
  [Fault.ZeroFirst]: () =>
    'the game would start at 0:00: give a base time, or an increment paid before',
  [Fault.LateUncounted]: () =>
    'an increment or delay that begins later needs a number of moves before',
  [Fault.LateChange]: () => 'an increment or delay that begins later needs change moves or round',
  [Fault.ZeroLater]: () =>
    'a later period with base 0 must be entered by count (change moves or round), ' +
    'at zero it would be over at once',
  [Fault.SoundForbidden]: () => 'sound cannot be switched on in the profile uschess',
};

function isByCount(change: Change): boolean {
  return change === Change.Moves || change === Change.Round;
}

/** An option that would have to be another one, if that would help. */
function optionAtFault(control: Control, fault: Fault, index: number): OptionName | undefined {
  if (fault === Fault.SoundForbidden) return 'sound';
  if (fault === Fault.LateChange) return 'change';
  if (fault === Fault.ZeroFirst) {
    return control.periods[0]!.method === Method.None ? undefined : 'bonusBefore';
  }
  const isChange = fault === Fault.ZeroLater && !isByCount(control.change);
  return isChange && control.periods[index - 1]!.moves > 0 ? 'change' : undefined;
}

function nameAt(control: Control, index: number): string {
  return NAMES[control.periods[index]?.method ?? Method.None] ?? '';
}

/** Why a control cannot be used, or null when it can. Ranges are not looked at. */
export function findRefusal(control: Control): Refusal | null {
  if (control.periodCount > PERIODS_MAX) {
    return { reason: `a control has at most ${PERIODS_MAX} periods`, index: PERIODS_MAX };
  }
  const found = findFault(control);
  if (found === NO_FAULT) return null;
  const fault = faultOf(found);
  const index = periodAtFault(found);
  const reason = SENTENCES[fault](nameAt(control, index), nameAt(control, index + 1));
  const option = optionAtFault(control, fault, index);
  return option === undefined ? { reason, index } : { reason, index, option };
}
