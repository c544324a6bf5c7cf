// What a control is at large, apart from its periods, as one number.

import { optionBits, setOptions } from './arbiter/edit';
import type { Clock } from './clock';
import type { Control } from './control';

/** Bits 0 to 5 options, 6 and 7 profile, 8 to 11 number of periods, 12 repeats. Never 0. */
export function controlHead(control: Control): number {
  return (
    optionBits(control) |
    (control.profile << 6) |
    (control.periodCount << 8) |
    (control.repeats ? 1 << 12 : 0)
  );
}

/** Makes that the head of the clock's control. */
export function setControlHead(clock: Clock, head: number): void {
  const control = clock.control;
  setOptions(clock, 0, head & 63);
  control.profile = (head >> 6) & 3;
  control.periodCount = (head >> 8) & 15;
  control.repeats = head >> 12 !== 0;
}
