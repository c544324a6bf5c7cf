// A control as whole numbers of 32 bits, one a record: what it is at large, then four a period.

import { optionBits, setOptions } from '../core/arbiter/edit';
import type { Clock } from '../core/clock';
import type { Control, Period } from '../core/control';
import { PERIODS_MAX } from '../core/limits';

const FIELDS = 4;

export function controlNumberCount(control: Control): number {
  return 1 + FIELDS * control.periodCount;
}

function packField(period: Period, field: number): number {
  if (field === 0) return period.whiteBaseMs;
  if (field === 1) return period.blackBaseMs;
  if (field === 2) return period.valueMs;
  return period.moves | (period.count << 10) | (period.method << 17);
}

/** Number `index` of the control. */
export function controlNumber(control: Control, index: number): number {
  const at = index - 1;
  if (at >= 0) return packField(control.periods[(at / FIELDS) | 0], at % FIELDS);
  return (
    optionBits(control) |
    (control.profile << 6) |
    (control.periodCount << 8) |
    (control.repeats ? 1 << 12 : 0)
  );
}

function setField(period: Period, field: number, value: number): void {
  if (field === 0) period.whiteBaseMs = value;
  else if (field === 1) period.blackBaseMs = value;
  else if (field === 2) period.valueMs = value;
  else {
    period.moves = value & 1023;
    period.count = (value >> 10) & 127;
    period.method = value >> 17;
  }
}

/** Makes `value` number `index` of the clock's control. */
export function setControlNumber(clock: Clock, index: number, value: number): void {
  const control = clock.control;
  const at = index - 1;
  if (at >= FIELDS * PERIODS_MAX) return;
  if (at >= 0) {
    setField(control.periods[(at / FIELDS) | 0], at % FIELDS, value);
    return;
  }
  setOptions(clock, 0, value & 63);
  control.profile = (value >> 6) & 3;
  control.periodCount = (value >> 8) & 15;
  control.repeats = value >> 12 !== 0;
}
