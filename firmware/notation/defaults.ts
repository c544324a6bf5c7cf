// The control that a text means: what it leaves out has the defaults of the profile.

import { Profile, createControl } from '../core/control';
import type { Control, Period } from '../core/control';
import { setDefaultOptions } from '../core/default-options';
import type { Draft } from './draft';

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
  const { options } = draft;
  const control = createControl();
  copyPeriods(control, draft);
  control.profile = options.profile ?? Profile.Fide;
  // Too many periods are refused before anybody asks for an option.
  if (control.periodCount <= control.periods.length) setDefaultOptions(control);
  control.bonusBefore = options.bonusBefore ?? control.bonusBefore;
  control.change = options.change ?? control.change;
  control.freeze = options.freeze ?? control.freeze;
  control.sound = options.sound ?? control.sound;
  return control;
}
