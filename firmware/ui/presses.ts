// Edges of contacts to presses. The first closing edge counts at once, with its own stamp; what
// follows within 30 ms of the last edge is a bounce. One key never masks another.

import { Phase } from '../core/clock';
import { Edit, edit, editMarks } from '../core/arbiter/edit';
import { meetDeadlines } from '../core/deadline';
import type { Event } from '../core/event';
import type { Side } from '../core/sides';
import { KEYS, Key } from '../../hal/hal';
import type { Edge, Hal } from '../../hal/hal';
import { apply, goOnIdling } from './actions';
import { announce } from './announce';
import { closeFrontKey, meetHold, openFrontKey } from './gestures';
import { noteFault } from './notices';
import { pickOnPage } from './screens/arbiter/keys';
import { Switch } from './sounder';
import { Timer, clearTimer, setTimer, takeTimer } from './timers';
import { Ask } from './ui';
import type { Ui } from './ui';

const BOUNCE_MS = 30;
const STUCK_MS = 5000;
const DOUBLE_MS = 700;
const UNLOCK_KEYS = (1 << Key.Minus) | (1 << Key.Pause);
const UNLOCK_MS = 10000;

/** The lever was moved during a pause: does it lie as it did? @cold @without lever */
function noteLever(ui: Ui, key: Key): void {
  const turn = 1 - key;
  ui.leverTurn = turn === ui.clock.turn ? -1 : turn;
}

/** The contact is closed. A lever always lies on one side; it does not get stuck there. */
function noteDown(ui: Ui, key: Key, atMs: number): void {
  ui.keys.down |= 1 << key;
  if (ui.hasLever && key <= Key.Right) return;
  /* @without stuck-keys */
  setTimer(ui.timers, Timer.Stuck + key, (atMs + STUCK_MS) | 0);
}

/** The side that does not run asks by a second press at once. */
function isDouble(ui: Ui, key: Key, atMs: number): boolean {
  const isQuick = (atMs - ui.keys.idleMs) >>> 0 < DOUBLE_MS && ui.keys.idleKey === key;
  if (ui.clock.turn === (key as number)) return false;
  ui.keys.idleMs = atMs;
  ui.keys.idleKey = key;
  return isQuick && (ui.sounder.switches & (1 << Switch.AnnounceInPlay)) !== 0;
}

/**
 * Time and presses are asked for: with MINUS in PAUSED, by a double press in play. @cold
 * @without announce: false
 */
function isAsking(ui: Ui, key: Key, atMs: number): boolean {
  if (ui.clock.phase === Phase.Running) return isDouble(ui, key, atMs);
  return ui.clock.phase === Phase.Paused && (ui.keys.down & (1 << Key.Minus)) !== 0;
}

/** A player's button, while pages have no use for it. */
function press(ui: Ui, key: Key, atMs: number): void {
  const isAsked = ui.clock.control.sound && isAsking(ui, key, atMs);
  apply(ui, key as number as Event, atMs);
  if (isAsked) announce(ui, key as number as Side, atMs);
  if (ui.hasLever && ui.clock.phase === Phase.Paused) noteLever(ui, key);
}

function closeKey(ui: Ui, key: Key, atMs: number): void {
  const stuckMs = (atMs + STUCK_MS) | 0;
  // As noteDown, without the cost of a call: a press comes along here.
  ui.keys.down |= 1 << key;
  /* @without stuck-keys */
  if (!ui.hasLever || key > Key.Right) setTimer(ui.timers, Timer.Stuck + key, stuckMs);
  if (key > Key.Right) closeFrontKey(ui, key, atMs);
  else if (/* @without arbiter: false */ ui.clock.phase === Phase.Arbiter)
    pickOnPage(ui, key as number as Side, atMs);
  else press(ui, key, atMs);
}

function openKey(ui: Ui, key: Key, atMs: number): void {
  ui.keys.down &= ~(1 << key);
  /* @without stuck-keys */
  ui.keys.stuck &= ~(1 << key);
  /* @without stuck-keys */
  clearTimer(ui.timers, Timer.Stuck + key);
  ui.isStale = true;
  if (key <= Key.Right) return;
  clearTimer(ui.timers, Timer.Unlock);
  openFrontKey(ui, key, atMs);
}

/**
 * Bounces are over and the key is not as it was last taken: it was let go meanwhile. A contact that
 * closed meanwhile is no second press, except that a lever now lies on that side.
 */
function endBounce(ui: Ui, key: Key, atMs: number): void {
  if (ui.keys.down & (1 << key)) openKey(ui, key, atMs);
  else if (ui.hasLever && key <= Key.Right) closeKey(ui, key, atMs);
  else noteDown(ui, key, atMs);
}

/**
 * A contact is stuck: from now on it makes no chords, and the clock says so. @cold
 * @without stuck-keys
 */
function meetStuck(ui: Ui, key: Key, atMs: number): void {
  const clock = ui.clock;
  meetDeadlines(clock, atMs);
  if (clock.phase !== Phase.Running) {
    setTimer(ui.timers, Timer.Stuck + key, (atMs + STUCK_MS) | 0);
    return;
  }
  ui.keys.stuck |= 1 << key;
  if (((atMs - clock.lastMs) | 0) > 0) clock.lastMs = atMs;
  noteFault(ui, atMs);
}

/**
 * MINUS and PAUSE were held since power-on: the arbiter's code is forgotten, openly. @cold
 * @without arbiter
 */
function forgetCode(ui: Ui, atMs: number): void {
  ui.arbiter.lockCode = 0;
  if (ui.clock.phase === Phase.Setup) return;
  edit(ui.clock, editMarks(Edit.Unlock, 0), 0, atMs);
}

/** @cold */
function meetTimer(ui: Ui, timer: number, atMs: number): void {
  ui.isStale = true;
  if (timer < Timer.Stuck) endBounce(ui, timer, atMs);
  else if (timer < Timer.Hold) meetStuck(ui, timer - Timer.Stuck, atMs);
  else if (timer === Timer.Hold) meetHold(ui, atMs);
  else if (timer === Timer.Ask) ui.ask = Ask.Nothing;
  else if (timer === Timer.Idle) goOnIdling(ui, atMs);
  else forgetCode(ui, atMs);
}

/** Lets every timer up to `atMs` have its effect, in the order of time. */
export function meetTimers(ui: Ui, atMs: number): void {
  let timer = takeTimer(ui.timers, atMs);
  while (timer >= 0) {
    meetTimer(ui, timer, ui.timers.dueMs);
    timer = takeTimer(ui.timers, atMs);
  }
}

/** Inside a bounce only the last level counts, and only when it is over. @cold */
function noteBounce(ui: Ui, edge: Edge): void {
  const isDown = (ui.keys.down & (1 << edge.key)) !== 0;
  if (edge.closed === isDown) clearTimer(ui.timers, Timer.Bounce + edge.key);
  else setTimer(ui.timers, Timer.Bounce + edge.key, (edge.atMs + BOUNCE_MS) | 0);
}

/** Takes one edge. Edges come in the order of their stamps. */
export function takeEdge(ui: Ui, edge: Edge): void {
  const keys = ui.keys;
  const key = edge.key;
  const sinceMs = (edge.atMs - keys.edgeMs[key]) >>> 0;
  if (ui.timers.set !== 0 && ((edge.atMs - ui.timers.dueMs) | 0) >= 0) meetTimers(ui, edge.atMs);
  keys.edgeMs[key] = edge.atMs;
  if (sinceMs < BOUNCE_MS) noteBounce(ui, edge);
  else if (edge.closed === ((keys.down & (1 << key)) !== 0)) return;
  else if (edge.closed) closeKey(ui, key, edge.atMs);
  else openKey(ui, key, edge.atMs);
}

/** At power-on: keys that are down do nothing until they were let go. */
export function readKeys(ui: Ui, hal: Hal, nowMs: number): void {
  for (let key = 0; key < KEYS; key++) {
    ui.keys.edgeMs[key] = (nowMs - BOUNCE_MS) | 0;
    if (hal.isDown(key)) ui.keys.down |= 1 << key;
  }
  /* @without arbiter: return; */
  if ((ui.keys.down & UNLOCK_KEYS) !== UNLOCK_KEYS) return;
  setTimer(ui.timers, Timer.Unlock, (nowMs + UNLOCK_MS) | 0);
}
