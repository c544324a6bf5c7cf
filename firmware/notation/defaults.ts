// Fills in what a text leaves out: the defaults of the profile (timing.md 7), the late increment.

import { Change, Method, Profile, createControl } from '../core/control';
import type { Control, Period } from '../core/control';
import type { Draft } from './draft';

const BONUS_METHODS: readonly Method[] = [Method.Fischer, Method.Bronstein, Method.Delay];

/** After these the game goes on past the flag, or there is none: fide does not freeze. */
const UNFROZEN_METHODS: readonly Method[] = [
  Method.None,
  Method.Overtime,
  Method.Upcount,
  Method.Gong,
];

export function hasBonus(period: Period): boolean {
  return BONUS_METHODS.includes(period.method);
}

/** The first period with an increment or delay if that is not the first of all; else 0. */
export function lateBonusIndex(periods: readonly Period[]): number {
  return Math.max(0, periods.findIndex(hasBonus));
}

export function hasCounts(periods: readonly Period[]): boolean {
  return periods.some((period) => period.moves > 0);
}

export function defaultChange(periods: readonly Period[], profile: Profile): Change {
  if (lateBonusIndex(periods) > 0) return Change.Moves;
  if (profile !== Profile.UsChess) return Change.Zero;
  return hasCounts(periods) ? Change.Moves : Change.Own;
}

export function defaultFreeze(periods: readonly Period[], profile: Profile): boolean {
  if (profile !== Profile.Fide) return profile === Profile.Casual;
  const last = periods[periods.length - 1]!;
  return !UNFROZEN_METHODS.includes(last.method);
}

export function defaultBonusBefore(profile: Profile): boolean {
  return profile === Profile.Fide;
}

export function defaultSound(profile: Profile): boolean {
  return profile === Profile.Casual;
}

/** The periods of a control that count. */
export function periodsOf(control: Control): Period[] {
  return control.periods.slice(0, control.periodCount);
}

function copyPeriods(control: Control, draft: Draft): void {
  draft.periods.slice(0, control.periods.length).forEach((period, index) => {
    const { column: _, ...fields } = period;
    control.periods[index] = fields;
  });
  control.periodCount = draft.periods.length;
  control.repeats = draft.repeats;
}

/** The control that a draft means. Nothing is refused here. */
export function resolveDraft(draft: Draft): Control {
  const { periods, options } = draft;
  const control = createControl();
  const profile = options.profile ?? Profile.Fide;
  copyPeriods(control, draft);
  control.profile = profile;
  control.bonusBefore = options.bonusBefore ?? defaultBonusBefore(profile);
  control.change = options.change ?? defaultChange(periods, profile);
  control.freeze = options.freeze ?? defaultFreeze(periods, profile);
  control.sound = options.sound ?? defaultSound(profile);
  return control;
}
