// What keys set in motion: events for the clock, and what only screens and board know of.

import { Phase } from '../core/clock';
import { Event } from '../core/event';
import { step } from '../core/step';
import { Sign } from '../../hal/hal';
import { noteFault } from './notices';
import { moveChoice, readChoice, takeChoice } from './choices';
import { Act } from './key-table';
import { backFromPage, changePage, openOwn, openPages, takePage } from './screens/arbiter/keys';
import { USER_SLOTS } from './own-controls';
import { Timer, clearTimer, setTimer } from './timers';
import { Ask, Off } from './ui';
import type { Ui } from './ui';

/** How long a question stands. */
const ASK_MS = 3000;
/** Nobody touches a key in SETUP for so long: a warning, and so much later off. */
const IDLE_MS = 870000;
const WARNING_MS = 30000;
/** How many steps at once, while a key stays down. */
const HELD = 10;

/**
 * Somebody is here. A clock in SETUP begins to wait; one with a game on never goes off by itself.
 */
export function startIdling(ui: Ui, atMs: number): void {
  ui.off = Off.No;
  /* @without idle-off */
  clearTimer(ui.timers, Timer.Idle);
  /* @without idle-off */
  if (ui.clock.phase === Phase.Setup) setTimer(ui.timers, Timer.Idle, (atMs + IDLE_MS) | 0);
}

/** Nobody came: the warning, or then off. @without idle-off */
export function goOnIdling(ui: Ui, atMs: number): void {
  ui.off++;
  if (ui.off === Off.Soon) setTimer(ui.timers, Timer.Idle, (atMs + WARNING_MS) | 0);
}

/**
 * The clock may be in SETUP from now on. When no room is left to keep a game it asks; whoever does
 * not care goes on. @cold
 */
export function enterSetup(ui: Ui): void {
  ui.ask = Ask.Nothing;
  clearTimer(ui.timers, Timer.Ask);
  if (ui.clock.phase !== Phase.Setup) return;
  readChoice(ui);
  if (ui.hal.isFull) ui.ask = Ask.Room;
}

/** PLUS wants room, MINUS says that the supply stays on; any other key is a no. @cold */
function answerRoom(ui: Ui, number: number): void {
  const ask = ui.ask;
  if (ask !== ui.keys.beganAsk) return;
  ui.ask = ask === Ask.Room && number === Act.Next ? Ask.StayOn : Ask.Nothing;
  if (ask !== Ask.StayOn || number !== Act.Previous) return;
  ui.hal.compact();
  ui.hal.isFull = false;
}

/** @cold */
function afterChange(ui: Ui, before: Phase, atMs: number): void {
  const phase = ui.clock.phase;
  ui.isHushed = true;
  enterSetup(ui);
  startIdling(ui, atMs);
  if (phase === Phase.Running) ui.notices &= ~Sign.PowerCut;
  if (phase !== Phase.Arbiter && phase !== Phase.Paused) ui.leverTurn = -1;
  if (before === Phase.Ready || phase === Phase.Ready) ui.blinkFromMs = atMs;
}

/** Hands an event to the clock, at its own stamp. */
export function apply(ui: Ui, event: Event, atMs: number): void {
  const before = ui.clock.phase;
  step(ui.clock, event, atMs);
  ui.isStale = true;
  if (ui.clock.phase !== before) afterChange(ui, before, atMs);
}

/** Under the tournament lock there is nothing to choose from. */
function choose(ui: Ui, by: number): void {
  if (!ui.arbiter.isTournament) moveChoice(ui, by);
}

function previous(ui: Ui): void {
  choose(ui, -1);
}

function next(ui: Ui): void {
  choose(ui, 1);
}

function take(ui: Ui, atMs: number): void {
  if (takeChoice(ui)) apply(ui, Event.Choose, atMs);
}

function switchOff(ui: Ui): void {
  ui.off = Off.Now;
}

/** A lever that was moved decides who runs: a fresh move, no count, no credit. */
function resume(ui: Ui, atMs: number): void {
  if (ui.leverTurn >= 0) apply(ui, Event.TurnLeft + ui.leverTurn, atMs);
  apply(ui, Event.Play, atMs);
}

function askFor(ui: Ui, ask: Ask, atMs: number): void {
  ui.ask = ask;
  // A key that closes at the last moment still answers.
  setTimer(ui.timers, Timer.Ask, (atMs + ASK_MS + 1) | 0);
}

function askEnd(ui: Ui, atMs: number): void {
  askFor(ui, Ask.EndGame, atMs);
}

function askOff(ui: Ui, atMs: number): void {
  askFor(ui, Ask.PowerOff, atMs);
}

function answerPlus(ui: Ui, atMs: number): void {
  ui.ask = Ask.Nothing;
  if (ui.keys.beganAsk === Ask.EndGame) apply(ui, Event.EndGame, atMs);
}

function answerMinus(ui: Ui): void {
  ui.ask = Ask.Nothing;
  if (ui.keys.beganAsk === Ask.PowerOff) switchOff(ui);
}

/** True when pages can be shown. */
function enterPages(ui: Ui, atMs: number): boolean {
  if (ui.hal.load()) apply(ui, Event.EnterArbiter, atMs);
  else noteFault(ui, atMs);
  return ui.clock.phase === Phase.Arbiter;
}

function leavePages(ui: Ui, atMs: number): void {
  ui.hasNewSettings = true;
  apply(ui, Event.LeaveArbiter, atMs);
}

function enterArbiter(ui: Ui, atMs: number): void {
  if (enterPages(ui, atMs)) openPages(ui, atMs);
}

/** The chosen control becomes a user's own, or one of those is changed. */
function editChoice(ui: Ui, atMs: number): void {
  if (USER_SLOTS > 0 && !ui.arbiter.isTournament && enterPages(ui, atMs)) openOwn(ui, atMs);
}

function pageMinus(ui: Ui, atMs: number): void {
  changePage(ui, -1, atMs);
}

function pagePlus(ui: Ui, atMs: number): void {
  changePage(ui, 1, atMs);
}

function pageMinusHeld(ui: Ui, atMs: number): void {
  changePage(ui, -HELD, atMs);
}

function pagePlusHeld(ui: Ui, atMs: number): void {
  changePage(ui, HELD, atMs);
}

function pageTake(ui: Ui, atMs: number): void {
  if (takePage(ui, atMs)) leavePages(ui, atMs);
}

function pageBack(ui: Ui, atMs: number): void {
  if (backFromPage(ui, atMs)) leavePages(ui, atMs);
}

/** In the order of Act. */
const ACTS = [
  previous,
  next,
  take,
  switchOff,
  resume,
  askEnd,
  askOff,
  answerPlus,
  answerMinus,
  /* @without arbiter */ enterArbiter,
  /* @without arbiter */ pageMinus,
  /* @without arbiter */ pagePlus,
  /* @without arbiter */ pageMinusHeld,
  /* @without arbiter */ pagePlusHeld,
  /* @without arbiter */ pageTake,
  /* @without arbiter */ pageBack,
  /* @without own-controls */ editChoice,
  // New acts go above this line.
];

/** Does what a row of the key table says. */
export function act(ui: Ui, number: number, atMs: number): void {
  ui.isStale = true;
  // The options belong to the control that a tournament lock holds.
  if (number === Event.ToggleFreeze && ui.arbiter.isTournament) return;
  if (ui.ask >= Ask.Room && number <= Act.Take) answerRoom(ui, number);
  else if (number < Act.Previous) apply(ui, number, atMs);
  else ACTS[number - Act.Previous](ui, atMs);
}
