// What the options of a control are when nobody chooses them: the defaults of its profile
// (timing.md 7), and the change that a late increment needs.

import { Change, Method, Profile } from './control';
import type { Control, Period } from './control';

export function hasBonus(period: Period): boolean {
  return period.method >= Method.Fischer && period.method <= Method.Delay;
}

/** The first period with an increment or delay, from 0, if that is not the first of all; else 0. */
export function lateBonusIndex(control: Control): number {
  let index = 0;
  while (index < control.periodCount && !hasBonus(control.periods[index])) index++;
  return index < control.periodCount ? index : 0;
}

/** Whether presses are counted in any period. */
export function hasCounts(control: Control): boolean {
  for (let i = 0; i < control.periodCount; i++) if (control.periods[i].moves > 0) return true;
  return false;
}

export function defaultChange(control: Control): Change {
  if (lateBonusIndex(control) > 0) return Change.Moves;
  if (control.profile !== Profile.UsChess) return Change.Zero;
  return hasCounts(control) ? Change.Moves : Change.Own;
}

/** Where the game goes on past the flag, or there is none, fide does not freeze. */
function isUnfrozen(method: Method): boolean {
  return method === Method.None || method >= Method.Gong;
}

export function defaultFreeze(control: Control): boolean {
  if (control.profile !== Profile.Fide) return control.profile === Profile.Casual;
  return !isUnfrozen(control.periods[control.periodCount - 1].method);
}

export function defaultBonusBefore(control: Control): boolean {
  return control.profile === Profile.Fide;
}

export function defaultSound(control: Control): boolean {
  return control.profile === Profile.Casual;
}

export function setDefaultOptions(control: Control): void {
  control.bonusBefore = defaultBonusBefore(control);
  control.change = defaultChange(control);
  control.freeze = defaultFreeze(control);
  control.sound = defaultSound(control);
}
