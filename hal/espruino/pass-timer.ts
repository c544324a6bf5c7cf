// The one interval that runs the loop. It is re-timed after each pass, and an edge or a request
// brings the next pass forward; no timer is ever made anew.

import { planFrom, sinceReading } from './monotonic';

/** A pass brought forward runs as soon as the interpreter has handed over what is queued. */
const SOON_MS = 1;

let timer = 0;
let runPass: () => void;
let isHurried = false;
/** Limits of the board on the wait between two passes, and the limit on the next wait alone. */
let waitMsMin = SOON_MS;
let waitMsMax = 1000;
let nextMsMax = 1000;

export function limitPasses(msMin: number, msMax: number): void {
  waitMsMin = msMin;
  waitMsMax = msMax;
  nextMsMax = msMax;
}

/** Runs `pass` soon, and then as often as planPass says. */
export function startPasses(pass: () => void): void {
  runPass = pass;
  timer = setInterval(pass, SOON_MS);
}

/** Runs a pass at this instant, if passes run at all. */
export function passNow(): void {
  if (timer !== 0) runPass();
}

/** The next wait shall be no longer than this. Said within a pass. */
export function limitNextPass(ms: number): void {
  nextMsMax = ms;
}

/** No more passes. */
export function stopPasses(): void {
  if (timer !== 0) clearInterval(timer);
  timer = 0;
  isHurried = true;
}

/**
 * Called last in every pass: the next one `waitMs` after this one read the time. `isLate`: that is
 * long ago by now, for this pass had something to do.
 */
export function planPass(waitMs: number, isLate: boolean): void {
  if (timer === 0) return;
  changeInterval(timer, planFrom(isLate ? waitMs - sinceReading() : waitMs, waitMsMin, nextMsMax));
  nextMsMax = waitMsMax;
  isHurried = false;
}

/** Brings the next pass forward to now. */
export function hurryPass(): void {
  if (isHurried) return;
  isHurried = true;
  changeInterval(timer, SOON_MS);
}
