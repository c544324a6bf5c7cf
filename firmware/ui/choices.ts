// The list from which a control is chosen: what came from elsewhere, the last five used, the
// built-in ones, then the user's own.

import { unpackControl } from '../core/control-code';
import type { Control } from '../core/control';
import { RECENT_MAX, USER_SLOTS } from './ui';
import type { Choice, Ui } from './ui';

/** Stands for the control that came from elsewhere. */
export const SLOT = -1;

/** How many rows come before the built-in controls. */
function rowsBefore(choice: Choice): number {
  return choice.recentCount + (choice.slotCode === '' ? 0 : 1);
}

/** The control in row `at`: SLOT, a built-in one, or behind those a user's own. */
export function controlAt(ui: Ui, at: number): number {
  const choice = ui.choice;
  const before = rowsBefore(choice);
  const recentAt = at - before + choice.recentCount;
  if (recentAt < 0) return SLOT;
  return at < before ? choice.recent[recentAt] : at - before;
}

/** How many rows the list has. */
export function choicesOf(ui: Ui): number {
  return rowsBefore(ui.choice) + ui.catalogue.count + USER_SLOTS;
}

/** Goes `by` rows down the list, round the end. */
export function moveChoice(ui: Ui, by: number): void {
  const rows = choicesOf(ui);
  ui.choice.at = (ui.choice.at + by + rows) % rows;
  // The screen reads what came from elsewhere out of the control itself; it has no name.
  if (controlAt(ui, ui.choice.at) === SLOT) unpackControl(ui.clock.control, ui.choice.slotCode, 0);
}

/** The control with that number is the newest of the last five used. */
function noteUsed(choice: Choice, number: number): void {
  let at = 0;
  while (at < choice.recentCount && choice.recent[at] !== number) at++;
  if (at === choice.recentCount && at < RECENT_MAX) choice.recentCount++;
  if (at === RECENT_MAX) at--;
  for (; at > 0; at--) choice.recent[at] = choice.recent[at - 1];
  choice.recent[0] = number;
}

/** Puts the control of the chosen row into `control`; false when there is none in it. */
export function takeChoice(ui: Ui, control: Control): boolean {
  const number = controlAt(ui, ui.choice.at);
  if (number === SLOT) return unpackControl(control, ui.choice.slotCode, 0) >= 0;
  if (number >= ui.catalogue.count) return false;
  if (unpackControl(control, ui.catalogue.codes, ui.catalogue.codeAt(number)) < 0) return false;
  noteUsed(ui.choice, number);
  ui.choice.at = rowsBefore(ui.choice) - ui.choice.recentCount;
  return true;
}
