// What every page of arbiter mode answers, and what most pages share. A page is a row of functions;
// page-table.ts lists them.

import { FIELDS, readFields } from '../../../core/arbiter/fields';
import { Clock, Phase } from '../../../core/clock';
import { peek } from '../../../core/replay';
import type { Side } from '../../../core/sides';
import { NOBODY } from '../../arbiter';
import { Face, putWord } from '../../face';
import type { Ui } from '../../ui';

/** Bits of the phases from which a page opens, bit i = Phase i. */
export const enum From {
  /** A game that stands still. */
  Game = 24,
  Ready = 2,
  GameOrReady = 26,
  Any = 27,
}

export interface Page {
  /** 0 for a page that the board leaves out. */
  from: From | 0;
  /** It was opened; side, row, pending and question are empty. */
  open(ui: Ui): void;
  /** PLUS or MINUS: 1 or -1, while they are held 10 or -10. */
  change(ui: Ui, by: number): void;
  /** A player's button. */
  pick(ui: Ui, side: Side): void;
  /** OK. True when what is set shall be done; the page is then left, unless `stays`. */
  take(ui: Ui, atMs: number): boolean;
  /** Does what is set to the live clock or, for a look at what would be, to ui.scratch. */
  apply(ui: Ui, target: Clock, atMs: number): void;
  stays: boolean;
  draw(ui: Ui, clock: Clock, face: Face): void;
}

export function openPlain(): void {}

export function changeNothing(): void {}

export function pickSide(ui: Ui, side: Side): void {
  ui.arbiter.side = side;
}

export function pickNobody(): void {}

export function takeNothing(): boolean {
  return false;
}

export function applyNothing(): void {}

/** OK does it when a side was picked. */
export function takePicked(ui: Ui): boolean {
  return ui.arbiter.side !== NOBODY;
}

/** A side of the page's target, for edits: the live clock's time, or the scratch clock's own. */
export function targetMs(target: Clock, atMs: number): number {
  return target.log ? atMs : target.lastMs;
}

/** -1 or 1, however long the key is held. */
export function signOf(by: number): number {
  return by < 0 ? -1 : 1;
}

/** A number from 0 to `count` - 1, one step on, round the end. */
export function turned(value: number, by: number, count: number): number {
  return (value + signOf(by) + count) % count;
}

export function isGameOn(clock: Clock): boolean {
  return clock.cameFrom >= Phase.Running;
}

/** Nothing is there that the page could do. */
export function drawNone(face: Face): void {
  putWord(face.left.main, 'NONE');
}

function hasChanged(before: Int32Array, after: Int32Array): boolean {
  for (let i = 0; i < FIELDS; i++) if (before[i] !== after[i]) return true;
  return false;
}

/** Writes down what is and, where a page does something by itself, what would be. */
export function lookAhead(ui: Ui, page: Page, atMs: number): void {
  // Charged up to now, so that time which only goes by is no change.
  peek(ui.scratch, ui.clock, atMs);
  readFields(ui.arbiter.before, ui.scratch);
  if (page.apply === applyNothing) return;
  page.apply(ui, ui.scratch, atMs);
  readFields(ui.arbiter.after, ui.scratch);
  ui.arbiter.isChanged = hasChanged(ui.arbiter.before, ui.arbiter.after);
}
