// The whole clock without its hardware: one pass of the loop takes every edge, decides what time
// has decided, and shows, sounds and plans what follows. Everything is made here, at boot.

import { CELLS, Edge, Frame, Hal, Key } from '../hal/hal';
import { Clock, Phase, createClock } from './core/clock';
import { unpackControl } from './core/control-code';
import { settle } from './core/deadline';
import { Event } from './core/event';
import { SETTLE_MS } from './core/limits';
import { peek, trimLog } from './core/replay';
import { Asked, Link, createLink } from './link/link';
import { hearAll, openLink, sendLine, tellEvents } from './link/serve';
import { beginState, endState } from './link/state';
import { Journal, createJournal } from './store/journal';
import { isTurned, keepAll } from './store/keep';
import { keepSettings } from './store/prepare';
import { restoreGame } from './store/restore';
import { createCatalogue } from './catalogue';
import { apply, enterSetup, startIdling } from './ui/actions';
import { nextInMs, soundOn } from './ui/agenda';
import { Style } from './ui/digits';
import { Face, clearFace, createFace } from './ui/face';
import { fallBack } from './ui/fallback';
import { layOut } from './ui/layout';
import { joinNotices, mayRead, noteBattery, noteFault, noteReturn } from './ui/notices';
import { meetTimers, readKeys, takeEdge } from './ui/presses';
import { typeDigit } from './ui/screens/arbiter/keys';
import { drawFace, drawNow } from './ui/screens/screen-table';
import { takeSettings, tellSettings } from './ui/settings';
import { Sounder, audibleCues, hush, takeCues } from './ui/sounder';
import { isBouncing } from './ui/timers';
import { Off, Ui, createUi } from './ui/ui';

const PASS_MS_MAX = 1000;
const BATTERY_EVERY_MS = 30000;

export interface App {
  hal: Hal;
  clock: Clock;
  ui: Ui;
  sounder: Sounder;
  link: Link;
  journal: Journal;
  /** What the glass shows, and the same as text. */
  frame: Frame;
  face: Face;
  /** The clock that peekApp worked out. */
  scratch: Clock;
  /** The one edge that is taken at a time. */
  edge: Edge;
  /** No pass has anything to do before this. */
  dueMs: number;
  faceDueMs: number;
  batteryDueMs: number;
  /** The state of the game is being changed; after an exception it may be neither old nor new. */
  isDeciding: boolean;
}

export function createApp(hal: Hal): App {
  const clock = createClock(hal.traits.logEntries);
  const journal = createJournal(hal, hal.traits.flashPages, hal.traits.flashPageBytes);
  const ui = createUi(clock, createCatalogue(), hal, journal.settings);
  ui.hasLever = hal.traits.hasLever;
  if (hal.traits.cellsPerSide === 4) ui.style |= Style.Short;
  return {
    hal: hal,
    clock: clock,
    ui: ui,
    sounder: ui.sounder,
    link: createLink(),
    journal: journal,
    frame: { cells: new Uint8Array(CELLS), colons: 0, points: 0, signs: 0, blinks: 0 },
    face: createFace(),
    scratch: ui.scratch,
    edge: { key: Key.Left, closed: false, atMs: 0 },
    dueMs: 0,
    faceDueMs: 0,
    batteryDueMs: 0,
    isDeciding: false,
  };
}

/** @cold */
function readBattery(app: App, nowMs: number): void {
  noteBattery(app.ui, app.hal.batteryPercent(), app.hal.traits.batteryLowPercent);
  app.batteryDueMs = (nowMs + BATTERY_EVERY_MS) | 0;
}

/** Settings as they were, and a game that lost its supply. @cold */
function remember(app: App, nowMs: number): void {
  if (restoreGame(app.journal, app.clock, app.scratch, nowMs)) noteReturn(app.ui);
  takeSettings(app.ui);
  tellSettings(app.ui);
  enterSetup(app.ui);
}

/** What is new outlives a loss of power from now on; what does not is a fault. */
function keep(app: App, nowMs: number): void {
  const journal = app.journal;
  const isTold = isTurned(journal, app.clock) || app.ui.hasNewSettings;
  if (isTold) tellSettings(app.ui);
  if (app.ui.hasNewSettings) keepSettings(journal, app.clock.phase === Phase.Setup);
  app.ui.hasNewSettings = false;
  if (!keepAll(journal, app.clock, nowMs)) noteFault(app.ui, app.clock.lastMs);
}

/** Once, before the first pass: the clock is in SETUP, or PAUSED in the game that was cut. */
export function bootApp(app: App): void {
  const nowMs = app.hal.nowMs();
  app.clock.lastMs = nowMs;
  app.clock.turnStartMs = nowMs;
  app.clock.dueMs = nowMs;
  app.dueMs = nowMs;
  remember(app, nowMs);
  readKeys(app.ui, app.hal, nowMs);
  readBattery(app, nowMs);
  startIdling(app.ui, nowMs);
}

/** Puts a packed control on a clock in SETUP, which is then READY. False when it is not intact. */
export function chooseControl(app: App, code: string): boolean {
  if (app.clock.phase !== Phase.Setup) return false;
  if (unpackControl(app.clock.control, code, 0) < 0) return false;
  app.ui.choice.slotCode = code;
  app.ui.choice.at = 0;
  apply(app.ui, Event.Choose, app.hal.nowMs());
  app.dueMs = app.hal.nowMs();
  return true;
}

function draw(app: App, nowMs: number): void {
  const signs = app.hal.traits.signs;
  const isWhole = drawNow(app.ui, app.clock, app.face, nowMs);
  if (isWhole && (app.face.signs & ~signs) !== 0) fallBack(app.face, signs);
  layOut(app.frame, app.face, app.hal.traits);
  app.hal.show(app.frame);
  app.faceDueMs = (nowMs + app.face.nextMs) | 0;
  app.ui.isStale = false;
}

/** A board with a switch of its own comes back from this, and goes on. @cold */
function switchOff(app: App, nowMs: number): void {
  hush(app.sounder);
  app.hal.tone(0);
  clearFace(app.face);
  layOut(app.frame, app.face, app.hal.traits);
  app.hal.show(app.frame);
  app.hal.powerOff();
  startIdling(app.ui, nowMs);
  app.ui.isStale = true;
}

/** Decides what time has decided by now. */
function settleAll(app: App, nowMs: number): void {
  const dueMs = app.clock.dueMs;
  app.isDeciding = true;
  meetTimers(app.ui, (nowMs - SETTLE_MS) | 0);
  settle(app.clock, nowMs);
  app.isDeciding = false;
  if (app.clock.dueMs !== dueMs) app.ui.isStale = true;
}

function plan(app: App, nowMs: number): void {
  const faceInMs = Math.min(PASS_MS_MAX, (app.faceDueMs - nowMs) | 0);
  const inMs = Math.min(faceInMs, nextInMs(app.ui, app.sounder, nowMs));
  app.dueMs = (nowMs + Math.max(1, inMs)) | 0;
}

/** From now on the link tells who this is and what happens. */
export function greet(app: App, board: string, version: string): void {
  app.ui.arbiter.board = board;
  app.ui.arbiter.version = version;
  openLink(app.link, app.hal, board, version);
}

/**
 * The loop caught an exception. The clock goes on, unless isDeciding: then what the log knows is
 * kept, so that a restart finds it. @cold
 */
export function noteException(app: App): void {
  noteFault(app.ui, app.clock.lastMs);
  if (app.isDeciding) keepAll(app.journal, app.clock, app.clock.lastMs);
}

/** @cold */
function work(app: App, nowMs: number): void {
  if (app.hal.notices !== app.ui.hardware) joinNotices(app.ui, app.hal.notices, nowMs);
  settleAll(app, nowMs);
  if (((nowMs - app.batteryDueMs) | 0) >= 0) readBattery(app, nowMs);
  if (soundOn(app.ui, app.sounder, nowMs)) app.hal.tone(app.sounder.toneHz);
  keep(app, nowMs);
  if (app.ui.off === Off.Now) switchOff(app, nowMs);
  if (app.ui.isStale || ((nowMs - app.faceDueMs) | 0) >= 0) draw(app, nowMs);
  tellEvents(app.link, app.hal, app.clock, app.sounder.heard);
  trimLog(app.clock);
  plan(app, nowMs);
}

/**
 * Works out scratch and writes `face`: the clock at `atMs`, with everything up to then decided. All
 * edges up to then must have been taken by a pass; so holds that are over by then may act on the
 * clock.
 */
export function peekApp(app: App, face: Face, atMs: number): void {
  meetTimers(app.ui, isBouncing(app.ui.timers) ? (atMs - SETTLE_MS) | 0 : atMs);
  takeCues(app.sounder, app.clock, atMs);
  peek(app.scratch, app.clock, atMs);
  drawFace(app.ui, app.scratch, face, atMs);
}

/** @answer */
function answerState(app: App, nowMs: number): void {
  peekApp(app, app.face, nowMs);
  tellEvents(app.link, app.hal, app.clock, app.sounder.heard);
  beginState(app.link, app.scratch, app.face);
  // The glass goes on from what it shows, so the next picture is written as a whole.
  app.face.isTimes = false;
  endState(app.link, app.clock.log!, app.scratch.cues, audibleCues(app.sounder, app.clock));
  sendLine(app.link, app.hal);
}

/** @cold */
function hear(app: App, nowMs: number): void {
  const isAllowed = mayRead(app.ui);
  const asked = hearAll(app.link, app.hal, isAllowed);
  // Only in arbiter mode are the pages loaded.
  const isOnPage = isAllowed && app.clock.phase === Phase.Arbiter;
  /* @without arbiter */
  if (isOnPage && asked >= Asked.Digit) typeDigit(app.ui, asked >> 3, nowMs);
  /* @without ready-answers:
  if ((asked & Asked.State) !== 0 && app.hal.load()) answerState(app, nowMs); */
  if ((asked & Asked.State) !== 0) answerState(app, nowMs);
}

/** @cold */
function takeOne(app: App): void {
  app.isDeciding = true;
  takeEdge(app.ui, app.edge);
  app.isDeciding = false;
  if (isTurned(app.journal, app.clock)) keep(app, app.edge.atMs);
}

/** One pass of the loop. Returns in how many ms the next one is needed, never more than 1,000. */
export function passApp(app: App): number {
  const nowMs = app.hal.nowMs();
  let hasEdge = false;
  while (app.hal.takeEdge(app.edge)) {
    takeOne(app);
    hasEdge = true;
  }
  if (hasEdge || ((nowMs - app.dueMs) | 0) >= 0) work(app, nowMs);
  if (app.hal.unread !== 0) hear(app, nowMs);
  app.hal.kick();
  return (app.dueMs - nowMs) | 0;
}
