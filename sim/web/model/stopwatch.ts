// Real time since the page began, from stamps alone. A timer that comes late, a tab in the
// background or a lid that was closed loses nothing.

export interface Stopwatch {
  /** Stamp of the browser's own counter, and the date, at the last reading. */
  lastStampMs: number;
  lastDateMs: number;
  /** Time that the counter did not count because the machine slept. */
  sleptMs: number;
}

/**
 * A date that ran ahead of the counter by more than this means that the machine slept. Smaller
 * steps are corrections of the date; a date that goes back is never a reason to believe it.
 */
export const SLEEP_MS_MIN = 2000;

export function createStopwatch(stampMs: number, dateMs: number): Stopwatch {
  return { lastStampMs: stampMs, lastDateMs: dateMs, sleptMs: 0 };
}

/** Looks at both clocks of the browser; to be called before stamps are turned into time. */
export function noticeSleep(watch: Stopwatch, stampMs: number, dateMs: number): void {
  const aheadMs = dateMs - watch.lastDateMs - (stampMs - watch.lastStampMs);
  if (aheadMs > SLEEP_MS_MIN) watch.sleptMs += aheadMs;
  watch.lastStampMs = stampMs;
  watch.lastDateMs = dateMs;
}

/** The time of a stamp: of now, or of an event that happened a little ago. */
export function timeOfStamp(watch: Stopwatch, stampMs: number): number {
  return stampMs + watch.sleptMs;
}
