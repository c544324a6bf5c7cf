// Joins board, hardware and app, and starts the loop. Exports nothing; all of it runs at boot.

import { BOARD, PARTS, VERSION } from '../build/board';
import { App, bootApp, chooseControl, createApp, greet, noteException, passApp } from './app';
import {
  Start,
  armWatchdog,
  createDeviceHal,
  hasLink,
  planPass,
  readControl,
  restart,
  startMode,
  startPasses,
  unlockConsole,
} from '../hal/espruino/device-hal';

/** Failures in a row after which the board restarts and goes on with the game that it kept. */
const FAILURES_MAX = 10;
/** The next pass after one that failed. */
const RETRY_MS = 100;

/** Made by createSession; here so that an error in it is caught. */
const session = { app: null as App | null, failures: 0, isTesting: false };

function createSession(): void {
  session.app = createApp(createDeviceHal(BOARD, PARTS));
  session.isTesting = startMode() === Start.SelfTest;
  if (session.isTesting) PARTS.createSelfTest();
}

/** The clock goes on with its times; a state that cannot go on is left by a restart. @cold */
function survive(app: App): number {
  session.failures++;
  if (app.isDeciding) session.failures = FAILURES_MAX;
  try {
    noteException(app);
  } catch {
    // What cannot be noted is lost; the clock is not.
  }
  if (session.failures >= FAILURES_MAX) restart();
  return RETRY_MS;
}

/** How long until the next pass. */
function workOnce(app: App): number {
  let waitMs = 0;
  // The interpreter itself broke off the last pass, as it does when memory runs out.
  if (app.isDeciding) survive(app);
  try {
    if (session.isTesting) waitMs = PARTS.passSelfTest(app.hal);
    session.isTesting = waitMs > 0;
    if (!session.isTesting) waitMs = passApp(app);
    session.failures = 0;
  } catch {
    waitMs = survive(app);
  }
  return waitMs;
}

function runPass(): void {
  planPass(workOnce(session.app!));
}

function startClock(app: App): void {
  bootApp(app);
  if (startMode() !== Start.Safe) chooseControl(app, readControl());
  if (hasLink()) greet(app, BOARD.name, VERSION);
  startPasses(runPass);
  armWatchdog();
}

try {
  createSession();
  startClock(session.app!);
} catch {
  unlockConsole();
}
