// The options of a control, each with its value, what that does, and where it came from.

import { Change, Method, Profile, pressesDue } from '../core/control';
import type { Control } from '../core/control';
import {
  defaultBonusBefore,
  defaultChange,
  defaultFreeze,
  defaultSound,
  hasCounts,
  lateBonusIndex,
} from '../core/default-options';
import { periodsOf } from './defaults';
import { BONUS_NAMES, CHANGE_NAMES, PROFILE_NAMES, SWITCH_NAMES } from './options';
import type { ParsedControl } from './parse';

export interface OptionLine {
  readonly name: string;
  readonly value: string;
  /** Where the value came from, and why it has no effect if it has none. */
  readonly notes: readonly string[];
}

interface OptionRow {
  readonly name: keyof ParsedControl['explicit'];
  readonly value: (control: Control) => string;
  readonly isDefault: (control: Control) => boolean;
  /** Why the default is what it is. */
  readonly reason: (parsed: ParsedControl) => string;
  /** Why it has no effect here; '' when it has one. */
  readonly idle: (control: Control) => string;
}

function profileText(control: Control): string {
  return `profile ${PROFILE_NAMES[control.profile]}`;
}

function profileReason({ control, source }: ParsedControl): string {
  if (source === 'us-chess') return 'implied by the US Chess form';
  return control.profile === Profile.Fide ? 'the default' : 'from the preset';
}

function idleBonus(control: Control): string {
  const methods = periodsOf(control).map((period) => period.method);
  const isPaid = methods.some((method) => method === Method.Fischer || method === Method.Bronstein);
  return isPaid ? '' : 'there is no increment and no Bronstein time';
}

/** Periods with a base of their own: what comes after them begins at zero, whatever `change`. */
function mainPeriodCount(control: Control): number {
  return periodsOf(control).filter((period) => period.method <= Method.Delay).length;
}

function idleChange(control: Control): string {
  if (mainPeriodCount(control) > 1 || control.repeats) {
    const looksAtCounts = control.change > Change.Own && !hasCounts(control);
    return looksAtCounts ? 'no period has a number of moves: it is as zero' : '';
  }
  if (control.periodCount === 1) return 'there is one period';
  return 'the last period begins at the own zero of a side';
}

function changeReason({ control }: ParsedControl): string {
  const late = lateBonusIndex(control);
  if (late > 0) {
    return `needed: the increment or delay begins at move ${pressesDue(control, late) + 1}`;
  }
  if (control.profile !== Profile.UsChess) return profileText(control);
  return `${profileText(control)}, ${hasCounts(control) ? 'with' : 'without'} a number of moves`;
}

const NO_FREEZE = new Map<Method, string>([
  [Method.Gong, 'there is no flag'],
  [Method.Upcount, 'there is no flag'],
  [Method.Overtime, 'the game goes on in overtime'],
]);

function lastMethod(control: Control): Method {
  return periodsOf(control)[control.periodCount - 1]!.method;
}

/** At a zero there is always a next period. */
function isEndless(control: Control): boolean {
  return control.repeats && (control.change <= Change.Own || !hasCounts(control));
}

function idleFreeze(control: Control): string {
  if (isEndless(control)) return 'the last period repeats, no flag is final';
  return NO_FREEZE.get(lastMethod(control)) ?? '';
}

function freezeReason({ control }: ParsedControl): string {
  const isPlain = control.profile === Profile.Fide && lastMethod(control) === Method.None;
  return isPlain
    ? `${profileText(control)}, without an increment at the end`
    : profileText(control);
}

const ROWS: readonly OptionRow[] = [
  {
    name: 'profile',
    value: (control) => PROFILE_NAMES[control.profile],
    isDefault: () => true,
    reason: profileReason,
    idle: () => '',
  },
  {
    name: 'bonus',
    value: (control) => BONUS_NAMES[+control.bonusBefore],
    isDefault: (control) => control.bonusBefore === defaultBonusBefore(control),
    reason: ({ control }) => profileText(control),
    idle: idleBonus,
  },
  {
    name: 'change',
    value: (control) => CHANGE_NAMES[control.change],
    isDefault: (control) => control.change === defaultChange(control),
    reason: changeReason,
    idle: idleChange,
  },
  {
    name: 'freeze',
    value: (control) => SWITCH_NAMES[+control.freeze],
    isDefault: (control) => control.freeze === defaultFreeze(control),
    reason: freezeReason,
    idle: idleFreeze,
  },
  {
    name: 'sound',
    value: (control) => SWITCH_NAMES[+control.sound],
    isDefault: (control) => control.sound === defaultSound(control),
    reason: ({ control }) =>
      control.profile === Profile.UsChess
        ? `${profileText(control)}, where it cannot be switched on`
        : profileText(control),
    idle: () => '',
  },
];

function originOf(row: OptionRow, parsed: ParsedControl): string {
  if (parsed.explicit[row.name]) return 'written';
  return row.isDefault(parsed.control) ? row.reason(parsed) : 'from the preset';
}

/** All options in the order of the notation. */
export function explainOptions(parsed: ParsedControl): OptionLine[] {
  return ROWS.map((row) => {
    const idle = row.idle(parsed.control);
    const notes = [originOf(row, parsed), ...(idle === '' ? [] : [`no effect: ${idle}`])];
    return { name: row.name, value: row.value(parsed.control), notes };
  });
}
