// A control as whole numbers of 32 bits, one a record: what it is at large, then four a period.

import type { Clock } from '../core/clock';
import type { Control, Period } from '../core/control';
import { controlHead, setControlHead } from '../core/control-head';
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
  return controlHead(control);
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
  const at = index - 1;
  if (at >= FIELDS * PERIODS_MAX) return;
  if (at < 0) setControlHead(clock, value);
  else setField(clock.control.periods[(at / FIELDS) | 0], at % FIELDS, value);
}
