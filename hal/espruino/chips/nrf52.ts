// What the nRF52 boards do in their own way. They have no deeper sleep than doing nothing, and
// their watchdog cannot be stopped.

const KICK_MS = 2000;

/** Made here, because the loop makes nothing once it runs. */
const WAKE: WatchOptions = { repeat: false, edge: 'falling', debounce: 0 };

/** Restarts the board when the key closes. */
export function createWakeUp(pin: Pin, level: number): void {
  if (level === 1) WAKE.edge = 'rising';
  setWatch(E.reboot, pin, WAKE);
  setInterval(E.kickWatchdog, KICK_MS);
}
