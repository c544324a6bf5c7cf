// The clock over the whole screen: full screen where the browser has it, a screen that stays on,
// and the way back.

import type { StageView, ViewName } from './view/stage';

export interface Screen {
  readonly view: ViewName;
  show(view: ViewName): void;
  toggle(view: ViewName): void;
}

async function enter(): Promise<void> {
  // Without it the clock still fills the window.
  await document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => {});
}

async function leave(): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen().catch(() => {});
}

/** A screen that goes dark in the middle of a game is no clock. */
async function keepAwake(): Promise<WakeLockSentinel | null> {
  if (!('wakeLock' in navigator)) return null;
  return navigator.wakeLock.request('screen').catch(() => null);
}

export function createScreen(stage: StageView): Screen {
  let awake: WakeLockSentinel | null = null;
  let view: ViewName = 'desk';
  const show = (next: ViewName): void => {
    const wasDesk = view === 'desk';
    view = next;
    stage.show(next);
    if (next === 'desk') {
      void leave();
      void awake?.release();
      awake = null;
    } else if (wasDesk) {
      void enter();
      void keepAwake().then((lock) => (awake = lock));
    }
  };
  document.addEventListener('fullscreenchange', () => {
    if (document.fullscreenElement === null && view !== 'desk') show('desk');
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && view !== 'desk') void keepAwake().then((lock) => (awake = lock));
  });
  return {
    get view() {
      return view;
    },
    show,
    toggle: (name) => show(view === name ? 'desk' : name),
  };
}
