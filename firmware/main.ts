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
  stopPasses,
  unlockConsole,
} from '../hal/espruino/device-hal';

/** Failures in a row after which the board restarts and goes on with the game that it kept. */
const FAILURES_MAX = 10;
/** The next pass after one that failed. */
const RETRY_MS = 100;

/** Made by createSession; here so that an error in it is caught. */
const session = { app: null as App | null, failures: 0 };

function createSession(): void {
  session.app = createApp(createDeviceHal(BOARD, PARTS));
}

/** The clock goes on with its times; a state that cannot go on is left by a restart. @cold */
function survive(app: App): void {
  session.failures++;
  if (app.isDeciding) session.failures = FAILURES_MAX;
  try {
    noteException(app);
  } catch {
    // What cannot be noted is lost; the clock is not.
  }
  if (session.failures >= FAILURES_MAX) restart();
}

function runPass(): void {
  const app = session.app!;
  const dueMs = app.dueMs;
  let waitMs = RETRY_MS;
  // The interpreter itself broke off the last pass, as it does when memory runs out.
  if (app.isDeciding) survive(app);
  try {
    waitMs = passApp(app);
    session.failures = 0;
  } catch {
    survive(app);
  }
  // A pass that had nothing to do has taken no time.
  planPass(waitMs, app.dueMs !== dueMs);
}

/**
 * How long until the next pass of the test; 0 when it is over, or cannot go on.
 * @without self-test: 0
 */
function testOnce(app: App): number {
  let waitMs = 0;
  try {
    waitMs = PARTS.passSelfTest(app.hal);
  } catch {
    survive(app);
  }
  return waitMs;
}

/** The test at power-on runs in the place of the clock. @without self-test */
function runTest(): void {
  const waitMs = testOnce(session.app!);
  if (waitMs > 0) {
    planPass(waitMs, true);
    return;
  }
  stopPasses();
  startPasses(runPass);
}

/** False on a board that has no test, or has lost it. @without self-test: false */
function beginTest(app: App): boolean {
  if (startMode() !== Start.SelfTest || !app.hal.load()) return false;
  PARTS.startSelfTest();
  return true;
}

function startClock(app: App): void {
  bootApp(app);
  if (startMode() !== Start.Safe) chooseControl(app, readControl());
  if (hasLink()) greet(app, BOARD.name, VERSION);
  startPasses(beginTest(app) ? runTest : runPass);
  armWatchdog();
}

try {
  createSession();
  startClock(session.app!);
} catch {
  unlockConsole();
}
