// The list from which a control is chosen: what came from elsewhere, the last five used, the
// built-in ones, then the user's own.

import { unpackControl } from '../core/control-code';
import { USER_SLOTS, hasOwn, readOwn } from './own-controls';
import { RECENT_MAX } from './ui';
import type { Choice, Ui } from './ui';

/** Stands for the control that came from elsewhere. */
export const SLOT = -1;

/**
 * How many rows come before the built-in controls.
 * @without recent: choice.slotCode === '' ? 0 : 1
 */
function rowsBefore(choice: Choice): number {
  return choice.recentCount + (choice.slotCode === '' ? 0 : 1);
}

/**
 * The control in row `at`: SLOT, a built-in one, or behind those a user's own.
 * @without recent: at - rowsBefore(ui.choice)
 */
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

/** Makes the control of the chosen row that of the clock; false when there is none in it. */
export function readChoice(ui: Ui): boolean {
  const control = ui.clock.control;
  const number = controlAt(ui, ui.choice.at);
  const catalogue = ui.catalogue;
  if (number === SLOT) return unpackControl(control, ui.choice.slotCode, 0) >= 0;
  if (number >= catalogue.count) return readOwn(ui, number - catalogue.count);
  return unpackControl(control, catalogue.codes, catalogue.codeAt(number)) >= 0;
}

/** A slot of the user with nothing in it. */
export function isEmptyRow(ui: Ui, at: number): boolean {
  const slot = controlAt(ui, at) - ui.catalogue.count;
  return slot >= 0 && !hasOwn(ui, slot);
}

/** Goes `by` rows down the list, round the end. Not every row has a name, so it is read. */
export function moveChoice(ui: Ui, by: number): void {
  const rows = choicesOf(ui);
  ui.choice.at = (ui.choice.at + by + rows) % rows;
  readChoice(ui);
}

/** The control with that number is the newest of the last five used. @without recent */
function noteUsed(choice: Choice, number: number): void {
  let at = 0;
  while (at < choice.recentCount && choice.recent[at] !== number) at++;
  if (at === choice.recentCount && at < RECENT_MAX) choice.recentCount++;
  if (at === RECENT_MAX) at--;
  for (; at > 0; at--) choice.recent[at] = choice.recent[at - 1];
  choice.recent[0] = number;
}

/** As readChoice(), for a game that is to be played by it. */
export function takeChoice(ui: Ui): boolean {
  const number = controlAt(ui, ui.choice.at);
  if (!readChoice(ui)) return false;
  if (number === SLOT) return true;
  noteUsed(ui.choice, number);
  /* @without recent */
  ui.choice.at = rowsBefore(ui.choice) - ui.choice.recentCount;
  return true;
}

/** Goes to the row of a user's own control, from 0. @without own-controls */
export function chooseOwn(ui: Ui, slot: number): void {
  ui.choice.at = rowsBefore(ui.choice) + ui.catalogue.count + slot;
}
