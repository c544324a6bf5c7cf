// Bonus before the move: every move is paid for when it begins (timing.md 6).

import { Control, Method, periodOf } from '../control';

/** The increment or Bronstein time of period `number` under `bonus before`, else 0. */
export function prepaidMs(control: Control, number: number): number {
  const period = periodOf(control, number);
  if (!control.bonusBefore) return 0;
  if (period.method !== Method.Fischer && period.method !== Method.Bronstein) return 0;
  return period.valueMs;
}

/** What the period `to` is paid more than `from`; never negative. */
export function prepaidMoreMs(control: Control, from: number, to: number): number {
  const moreMs = prepaidMs(control, to) - prepaidMs(control, from);
  return moreMs > 0 ? moreMs : 0;
}
