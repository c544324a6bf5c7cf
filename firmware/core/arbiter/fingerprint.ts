// Four digits that are the same on every clock which is set alike: one person can check a hall.

import { Control, periodOf } from '../control';
import { optionBits } from './edit';

/** The largest prime below 10,000. */
const PRIME = 9973;

function mix(sum: number, value: number): number {
  return (sum * 31 + value) % PRIME;
}

function mixPeriod(before: number, control: Control, number: number): number {
  const period = periodOf(control, number);
  let sum = mix(mix(before, period.method), period.moves);
  sum = mix(mix(sum, period.whiteBaseMs / 1000), period.blackBaseMs / 1000);
  return mix(mix(sum, period.valueMs / 1000), period.count);
}

/** 0 to 9,972, from the periods and options of the control. @cold @without fingerprint: 0 */
export function fingerprint(control: Control): number {
  let sum = mix(mix(control.profile + 1, optionBits(control)), control.repeats ? 1 : 0);
  for (let number = 1; number <= control.periodCount; number++) {
    sum = mixPeriod(sum, control, number);
  }
  return sum;
}
