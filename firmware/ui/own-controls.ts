// The user's own controls: how they stand among the settings, and how one comes onto the clock.

import { setControlHead } from '../core/control-head';
import { Method } from '../core/control';
import type { Period } from '../core/control';
import type { Ui } from './ui';

/** Slots for a user's own controls. */
export const USER_SLOTS = 5;
/** The most periods of one. */
export const OWN_PERIODS = 3;
/** Its numbers: controlHead(), then for each period the bases and the rest. */
export const OWN_NUMBERS = 7;
/** Among the settings, where those of the first slot are. */
export const OWN_FIRST = 4;

/** Bits 0 to 15 White's base in seconds, the upper ones Black's. */
function setBases(period: Period, bases: number): void {
  period.whiteBaseMs = (bases & 0xffff) * 1000;
  period.blackBaseMs = (bases >>> 16) * 1000;
}

/** Bits 0 to 15 the method's time in seconds, 16 to 25 moves or count, from 26 the method. */
function setRest(period: Period, rest: number): void {
  const method = rest >> 26;
  const number = (rest >> 16) & 1023;
  period.method = method;
  period.valueMs = (rest & 0xffff) * 1000;
  period.moves = method <= Method.Delay ? number : 0;
  period.count = method <= Method.Delay ? 0 : number;
}

/** Whether there is one in that slot, from 0. */
export function hasOwn(ui: Ui, slot: number): boolean {
  return ui.choice.settings[OWN_FIRST + slot * OWN_NUMBERS] !== 0;
}

/** Makes the control of that slot the clock's own; false when there is none. @cold */
export function readOwn(ui: Ui, slot: number): boolean {
  const at = OWN_FIRST + slot * OWN_NUMBERS;
  if (!hasOwn(ui, slot)) return false;
  setControlHead(ui.clock, ui.choice.settings[at]);
  for (let i = 0; i < OWN_PERIODS; i++) {
    setBases(ui.clock.control.periods[i], ui.choice.settings[at + 1 + 2 * i]);
    setRest(ui.clock.control.periods[i], ui.choice.settings[at + 2 + 2 * i]);
  }
  return true;
}
