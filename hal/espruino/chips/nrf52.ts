// What the nRF52 boards do in their own way. They have no deeper sleep than doing nothing, and
// their watchdog cannot be stopped.

const KICK_MS = 2000;

/** Restarts the board when the key closes. */
export function createWakeUp(pin: Pin, level: number): void {
  setWatch(E.reboot, pin, {
    repeat: false,
    edge: level === 1 ? 'rising' : 'falling',
    debounce: 0,
  });
  setInterval(E.kickWatchdog, KICK_MS);
}
