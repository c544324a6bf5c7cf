// When the page looks at the clock: with every picture of the screen while something moves, else
// when the clock says that it has to. No result depends on it; times come from stamps.

import { catchUp, isReplaying, realMsToNext } from './desk';
import type { Desk } from './desk';
import { isAnyDown } from './fingers';

/** What changes within this is shown with the screen's own pictures. */
const SOON_MS = 60;
/** Timers of a browser are late by a little; the picture before the due one is early enough. */
const EARLY_MS = 20;
const SLEEP_MS_MAX = 500;
/** In the background nobody looks; but a timer that is asked for too long does not wait at all. */
const HIDDEN_SLEEP_MS_MAX = 3600000;

export interface Loop {
  /**
   * Something happened now. The clock is looked at with the next picture and not at once: another
   * finger may have come down in the same instant, and its event comes after this one.
   */
  wake(): void;
  /** How often the clock was looked at, for measuring. */
  readonly beats: number;
}

function hiddenWaitMs(inMs: number): number {
  return Math.min(Math.max(1, inMs), HIDDEN_SLEEP_MS_MAX);
}

export function createLoop(desk: Desk, draw: (stampMs: number) => void): Loop {
  let timer = 0;
  let picture = 0;
  let beats = 0;
  const soon = (inMs: number): void => {
    clearTimeout(timer);
    cancelAnimationFrame(picture);
    if (document.hidden) timer = window.setTimeout(beatNow, hiddenWaitMs(inMs));
    else if (inMs < SOON_MS) picture = requestAnimationFrame(beat);
    else timer = window.setTimeout(beatNow, Math.min(inMs - EARLY_MS, SLEEP_MS_MAX));
  };
  const isMoving = (): boolean => isAnyDown(desk.fingers) || isReplaying(desk);
  // The stamp of a picture lies before all that is still to come; the present does not.
  const beat = (stampMs: number): void => {
    beats++;
    catchUp(desk, stampMs);
    if (!document.hidden) draw(stampMs);
    soon(isMoving() ? 0 : realMsToNext(desk));
  };
  const beatNow = (): void => beat(performance.now());
  document.addEventListener('visibilitychange', beatNow);
  window.addEventListener('pageshow', beatNow);
  return {
    wake: () => soon(0),
    get beats() {
      return beats;
    },
  };
}
