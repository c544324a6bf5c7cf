// Four digits that are set one by one: PLUS and MINUS change a digit, LEFT and RIGHT choose it, and
// OK goes on to the next.

import type { Side } from '../../../core/sides';
import { putNumber } from '../../digits';
import { Face, putChar } from '../../face';
import type { Ui } from '../../ui';
import { signOf } from './page';

export const CODE_DIGITS = 4;

const STEPS = [1000, 100, 10, 1];
const POINT = 46;

export function changeDigit(ui: Ui, by: number): void {
  const step = STEPS[ui.arbiter.row];
  const value = ui.arbiter.pending[0];
  const digit = ((value / step) | 0) % 10;
  ui.arbiter.pending[0] = value + (((digit + signOf(by) + 10) % 10) - digit) * step;
}

export function pickDigit(ui: Ui, side: Side): void {
  const row = ui.arbiter.row + (side === 0 ? -1 : 1);
  if (row >= 0 && row < CODE_DIGITS) ui.arbiter.row = row;
}

/** Goes on to the next digit; true behind the last one. */
export function takeDigit(ui: Ui): boolean {
  if (ui.arbiter.row < CODE_DIGITS - 1) ui.arbiter.row++;
  else return true;
  return false;
}

/** The digit that is being set has a point. */
export function drawCode(ui: Ui, face: Face): void {
  const text = face.right.main;
  const value = ui.arbiter.pending[0];
  let at = 0;
  for (let i = 0; i < CODE_DIGITS; i++) {
    at = putNumber(text, at, ((value / STEPS[i]) | 0) % 10, 1);
    if (i === ui.arbiter.row) at = putChar(text, at, POINT);
  }
}
