// Whole milliseconds since the start that never go back, from getTime(), and the stamps of edges on
// the same scale. Espruino shows no monotonic clock, so a step made with setTime is told by its
// size: between two readings lies at most one interval and a stall, and the watchdog bounds a
// stall.
//
// A step backwards, or forwards by more than STALL_MS_MAX, is absorbed: the reading becomes the
// instant for which the pass was planned. Limits: that may be wrong by up to one interval; a
// forward step of at most STALL_MS_MAX cannot be told from a stall and counts as time.

/** Longer than any stall that the watchdog lets live. */
const STALL_MS_MAX = 10000;

/** getTime() at the zero of this scale. */
let zeroSeconds = 0;
/** Milliseconds in what the board's oscillator counts as a second. */
let msPerSecond = 1000;
/** The newest reading, and the instant for which the next pass is planned. */
export let lastMs = 0;
let plannedMs = 0;

/** The scale starts here, at 0. `crystalPpm` is added to what the board counts. */
export function startTime(crystalPpm: number): void {
  msPerSecond = 1000 + crystalPpm / 1000;
  zeroSeconds = getTime();
  lastMs = 0;
  plannedMs = 0;
}

/** The newest reading becomes the planned instant, and the scale is shifted to agree. @cold */
function absorbStep(): void {
  if (((plannedMs - lastMs) | 0) > 0) lastMs = plannedMs;
  zeroSeconds = getTime() - lastMs / msPerSecond;
}

/**
 * Never goes back; 32 bits, wraps. Rounded, because an instant that is whole in milliseconds is not
 * whole in binary seconds.
 */
export function nowMs(): number {
  const ms = ((getTime() - zeroSeconds) * msPerSecond + 0.5) | 0;
  if ((ms - lastMs) >>> 0 > STALL_MS_MAX) absorbStep();
  else lastMs = ms;
  return lastMs;
}

/**
 * The stamp of an edge. Its callback runs after it, and so soon that the interpreter has rebuilt
 * the upper bits of the interrupt's 32-bit microseconds (that lasts 71 minutes). A stamp that does
 * not lie just before now comes from before a step, and becomes now.
 */
export function stampMs(seconds: number): number {
  const now = nowMs();
  const ms = ((seconds - zeroSeconds) * msPerSecond + 0.5) | 0;
  return (now - ms) >>> 0 > STALL_MS_MAX ? now : ms;
}

/** Milliseconds since the newest reading, which is replaced. @cold */
export function sinceReading(): number {
  const beganMs = lastMs;
  return (nowMs() - beganMs) | 0;
}

/** The next pass shall come `waitMs` from now. Answers that, between `msMin` and `msMax`. */
export function planFrom(waitMs: number, msMin: number, msMax: number): number {
  let leftMs = waitMs < msMax ? waitMs : msMax;
  if (leftMs < msMin) leftMs = msMin;
  plannedMs = (lastMs + leftMs) | 0;
  return leftMs;
}
