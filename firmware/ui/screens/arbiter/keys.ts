// What the keys do in arbiter mode: through the list of pages, into a page and out again.

import { readFields } from '../../../core/arbiter/fields';
import { Clock, Phase } from '../../../core/clock';
import type { Side } from '../../../core/sides';
import { NOBODY, PAGES_COUNT, PageId } from '../../arbiter';
import type { Arbiter } from '../../arbiter';
import type { Ui } from '../../ui';
import { changeDigit, pickDigit, takeDigit } from './code';
import { moveLine } from './own-lines';
import { lookAhead, signOf } from './page';
import { PAGES } from './page-table';

/** In the list a player's button goes so many pages at once. */
const JUMP = 4;
/** The line of COPY on which a code is written. */
const WRITING = 2;

function beginPage(ui: Ui): void {
  const arbiter = ui.arbiter;
  arbiter.side = NOBODY;
  arbiter.row = 0;
  arbiter.pending[0] = 0;
  arbiter.pending[1] = 0;
  arbiter.length = 0;
  arbiter.isAsking = false;
  arbiter.isChanged = false;
}

/** A key changed what is to be seen; what would be is seen first. */
function afterKey(ui: Ui, atMs: number): void {
  ui.isStale = true;
  ui.blinkFromMs = atMs;
  if (ui.arbiter.isOpen) lookAhead(ui, PAGES[ui.arbiter.page], atMs);
}

/** Arbiter mode was entered. @overlay */
export function openPages(ui: Ui, atMs: number): void {
  const arbiter = ui.arbiter;
  arbiter.page = ui.clock.cameFrom === Phase.Frozen ? PageId.Flag : PageId.Illegal;
  arbiter.isOpen = false;
  arbiter.isLocked = arbiter.lockCode !== 0;
  beginPage(ui);
  afterKey(ui, atMs);
}

/** A control shall be edited: the page for it alone, without the list. @overlay */
export function openOwn(ui: Ui, atMs: number): void {
  const arbiter = ui.arbiter;
  arbiter.page = PageId.Own;
  arbiter.isLocked = false;
  beginPage(ui);
  arbiter.isOpen = true;
  PAGES[PageId.Own].open(ui);
  afterKey(ui, atMs);
}

/** Whether the page has anything to do with a clock in this phase. */
export function isOpenable(clock: Clock, page: PageId): boolean {
  return (PAGES[page].from & (1 << clock.cameFrom)) !== 0;
}

function turnList(ui: Ui, by: number): void {
  ui.arbiter.page = (ui.arbiter.page + by + PAGES_COUNT) % PAGES_COUNT;
}

/** PLUS and MINUS; held, `by` is 10 or -10. @overlay */
export function changePage(ui: Ui, by: number, atMs: number): void {
  if (ui.arbiter.isLocked) changeDigit(ui, by);
  else if (ui.arbiter.isOpen) PAGES[ui.arbiter.page].change(ui, by);
  else turnList(ui, signOf(by));
  afterKey(ui, atMs);
}

/** A player's button. @overlay */
export function pickOnPage(ui: Ui, side: Side, atMs: number): void {
  if (ui.arbiter.isLocked) pickDigit(ui, side);
  else if (ui.arbiter.isOpen) PAGES[ui.arbiter.page].pick(ui, side);
  else turnList(ui, side === 0 ? -JUMP : JUMP);
  afterKey(ui, atMs);
}

/** Where the link may type: a code, or a control that is being edited. */
function isWriting(arbiter: Arbiter): boolean {
  if (arbiter.isLocked || !arbiter.isOpen) return false;
  return arbiter.page === PageId.Copy ? arbiter.row === WRITING : arbiter.page === PageId.Own;
}

/**
 * A digit from 1 to 4 came over the link. Where something is being written it is taken as if its
 * key were tapped: LEFT, MINUS, PLUS or RIGHT; everywhere else it is nothing. @overlay
 */
export function typeDigit(ui: Ui, digit: number, atMs: number): void {
  if (!isWriting(ui.arbiter)) return;
  if (digit === 1 || digit === 4) pickOnPage(ui, digit >> 2, atMs);
  else changePage(ui, digit * 2 - 5, atMs);
}

/** The wrong code is asked for again from its first digit. */
function unlock(ui: Ui): void {
  if (!takeDigit(ui)) return;
  ui.arbiter.isLocked = ui.arbiter.pending[0] !== ui.arbiter.lockCode;
  beginPage(ui);
}

function enterPage(ui: Ui): void {
  if (!isOpenable(ui.clock, ui.arbiter.page)) return;
  beginPage(ui);
  ui.arbiter.isOpen = true;
  readFields(ui.arbiter.before, ui.clock);
  PAGES[ui.arbiter.page].open(ui);
}

/** True when nothing is left to be shown. */
function takeOpenPage(ui: Ui, atMs: number): boolean {
  const page = PAGES[ui.arbiter.page];
  if (!page.take(ui, atMs)) return false;
  page.apply(ui, ui.clock, atMs);
  ui.arbiter.isOpen = page.stays;
  beginPage(ui);
  return ui.arbiter.page === PageId.Own;
}

/** OK. True when arbiter mode is to be left. @overlay */
export function takePage(ui: Ui, atMs: number): boolean {
  let isOver = false;
  if (ui.arbiter.isLocked) unlock(ui);
  else if (ui.arbiter.isOpen) isOver = takeOpenPage(ui, atMs);
  else enterPage(ui);
  afterKey(ui, atMs);
  return isOver;
}

/**
 * BACK: out of a line, a question, a page or the list. True when arbiter mode is to be left.
 * @overlay
 */
export function backFromPage(ui: Ui, atMs: number): boolean {
  const arbiter = ui.arbiter;
  if (arbiter.isLocked || !arbiter.isOpen) return true;
  if (arbiter.page === PageId.Own) {
    if (!moveLine(ui, -1)) return true;
  } else if (arbiter.length > 0 && arbiter.row === WRITING) arbiter.length--;
  else if (arbiter.isAsking) arbiter.isAsking = false;
  else arbiter.isOpen = false;
  afterKey(ui, atMs);
  return false;
}
