// The verbs of hal.ts on an Espruino board, joined from the parts that this board uses.

import { Key, Sign, type Frame, type Hal, type Traits } from '../hal';
import { batteryPercent, createBattery } from './battery';
import { createEdges, frontKeysDown, isDown, takeEdge } from './edges';
import { createLeds, showLeds } from './leds';
import { countUnread, createLinkPort, lockConsole, send, takeByte } from './link-port';
import { lastMs, nowMs, startTime } from './monotonic';
import type { AnyBoard, Parts } from './parts';
import { limitPasses, stopPasses } from './pass-timer';
import { createPiezo, tone } from './piezo';
import { Start } from './start';

export { planPass, startPasses, stopPasses } from './pass-timer';
export { hasLink, unlockConsole } from './link-port';
export { Start } from './start';

/** Each of up to two display chips is set up again every second time. */
const RENEW_MS = 5000;
const WATCHDOG_SECONDS = 5;
/** The key that switches the board on again. It means nothing else at power-on. */
const WAKE_KEY = Key.Minus;
/** A control to start with, put there by the build or by a test bench; see hal/README.md. */
const CONTROL_FILE = 'zn.ctl';
/** What is loaded when it is wanted; the build puts its own number in place of the zeros. */
const OVERLAY_FILE = 'zn.ov.000000';

/** Keys held at power-on, as bits, and what they ask for. */
const START_KEYS = [0, (1 << Key.Minus) | (1 << Key.Plus), 1 << Key.Plus, 1 << Key.Pause];

let parts: Parts;
let hal: Hal;
let wakePin: Pin;
let wakeLevel = 0;
let start = 0;
let renewedMs = 0;
let renewedChip = 0;
let isTurningOff = false;
let isLoaded = false;

function show(frame: Frame): void {
  parts.drawFrame(frame);
  showLeds(frame.signs);
}

/** Restarts the board; a game that was on is found in the journal. */
export function restart(): void {
  E.reboot();
}

/**
 * Whether edges were lost since the last look. Without memory nothing is sure, so that the board
 * restarts.
 */
function hasLostEdges(): boolean {
  const flags = E.getErrorFlags();
  if (flags.indexOf('MEMORY') >= 0) restart();
  return flags.indexOf('FIFO_FULL') >= 0;
}

/** @cold */
function renewDisplay(): void {
  renewedMs = lastMs;
  renewedChip = 1 - renewedChip;
  parts.renewDisplay(renewedChip);
  if (hasLostEdges() || parts.isDisplayLost()) hal.notices |= Sign.Fault;
  else hal.notices &= ~Sign.Fault;
}

/** The verb powerOff asks for this; the loop goes on until then. */
function powerOff(): void {
  isTurningOff = true;
}

/**
 * Only when the keys that asked for it are up, or one of them would wake the board at once.
 * @cold
 */
function turnOff(): void {
  if (frontKeysDown() !== 0) return;
  isTurningOff = false;
  tone(0);
  showLeds(0);
  try {
    parts.darkenDisplay();
    parts.sleepUntil(wakePin, wakeLevel);
    stopPasses();
  } catch {
    parts.renewDisplay(0);
    parts.renewDisplay(1);
  }
}

function kick(): void {
  E.kickWatchdog();
  if (((lastMs - renewedMs) | 0) >= RENEW_MS) renewDisplay();
  if (isTurningOff) turnOff();
}

/**
 * The verb load. It stays loaded: memory that is given back and wanted again falls to pieces.
 * @cold
 */
function load(): boolean {
  const code = isLoaded ? '' : require('Storage').read(OVERLAY_FILE);
  if (code === undefined) return false;
  if (!isLoaded) eval(code);
  isLoaded = true;
  return true;
}

/** What the keys held at power-on ask for. */
export function startMode(): Start {
  return start;
}

/** The last thing at boot: from now on a pass must come every few seconds. */
export function armWatchdog(): void {
  E.enableWatchdog(WATCHDOG_SECONDS, false);
}

/** The control to start with, packed as in core/control-code.ts; '' for none. */
export function readControl(): string {
  const code = require('Storage').read(CONTROL_FILE);
  return code === undefined ? '' : code;
}

function createTraits(board: AnyBoard): Traits {
  return {
    cellsPerSide: board.cellsPerSide,
    colonCells: board.colonCells,
    pointCells: board.pointCells,
    signs: board.signs,
    hasFiveKeys: board.keyPins.length > Key.Back,
    hasLever: board.hasLever,
    flashPages: board.journalPages,
    flashPageBytes: board.journalPageBytes,
    logEntries: board.logEntries,
    batteryLowPercent: board.batteryLowPercent,
  };
}

function createVerbs(board: AnyBoard): Hal {
  return {
    nowMs: nowMs,
    takeEdge: takeEdge,
    isDown: isDown,
    show: show,
    tone: tone,
    readFlash: parts.readFlash,
    writeFlash: parts.writeFlash,
    eraseFlash: parts.eraseFlash,
    hasRoom: parts.hasRoom,
    compact: parts.compact,
    batteryPercent: batteryPercent,
    send: send,
    takeByte: takeByte,
    kick: kick,
    load: load,
    powerOff: powerOff,
    isFull: false,
    unread: 0,
    notices: start === Start.Unlocked ? Sign.Link : 0,
    traits: createTraits(board),
  };
}

/** Keys first, because they decide whether the console is locked; then locked before all else. */
function createInputs(board: AnyBoard): void {
  createEdges(board);
  createLinkPort(parts.linkPort());
  start = START_KEYS.length - 1;
  while (start > 0 && frontKeysDown() !== START_KEYS[start]) start--;
  if (start !== Start.Unlocked) lockConsole();
}

/** Everything that the firmware may ask of this board. Call once, at boot. */
export function createDeviceHal(board: AnyBoard, boardParts: Parts): Hal {
  parts = boardParts;
  wakePin = board.keyPins[WAKE_KEY];
  wakeLevel = (board.keysClosedHigh >> WAKE_KEY) & 1;
  startTime(board.crystalPpm);
  createInputs(board);
  limitPasses(board.tickMsMin, board.tickMsMax);
  createPiezo(board);
  createBattery(board);
  createLeds(board);
  parts.createJournal(board);
  parts.createDisplay(board.display as never);
  renewedMs = 0;
  renewedChip = 0;
  isTurningOff = false;
  isLoaded = false;
  hal = createVerbs(board);
  countUnread(hal);
  return hal;
}
