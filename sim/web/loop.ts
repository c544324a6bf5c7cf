// When the page looks at the clock: with every picture of the screen while something moves, else
// when the clock says that it has to. No result depends on it; times come from stamps.

import { catchUp, realMsToNext } from './desk';
import type { Desk } from './desk';
import { isAnyDown } from './fingers';

/** What changes within this is shown with the screen's own pictures. */
const SOON_MS = 60;
/** Timers of a browser are late by a little; the picture before the due one is early enough. */
const EARLY_MS = 20;
const SLEEP_MS_MAX = 500;

export interface Loop {
  /** Something happened now: look at once. */
  wake(): void;
  /** Pictures drawn, for measuring. */
  readonly beats: number;
}

export function createLoop(desk: Desk, draw: (stampMs: number) => void): Loop {
  let timer = 0;
  let picture = 0;
  let beats = 0;
  const plan = (): void => {
    clearTimeout(timer);
    cancelAnimationFrame(picture);
    const inMs = realMsToNext(desk);
    const isBusy = inMs < SOON_MS || isAnyDown(desk.fingers) || desk.isPlaying;
    if (document.hidden) timer = window.setTimeout(beat, Math.max(1, inMs));
    else if (isBusy) picture = requestAnimationFrame(beat);
    else timer = window.setTimeout(beat, Math.min(inMs - EARLY_MS, SLEEP_MS_MAX));
  };
  const beat = (): void => {
    beats++;
    const stampMs = performance.now();
    catchUp(desk, stampMs);
    if (!document.hidden) draw(stampMs);
    plan();
  };
  document.addEventListener('visibilitychange', beat);
  window.addEventListener('pageshow', beat);
  return {
    wake: beat,
    get beats() {
      return beats;
    },
  };
}
