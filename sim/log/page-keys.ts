// The keys by which the pages of arbiter mode make one correction. Each function answers false when
// its page cannot do it.

import { Edit, optionBits } from '../../firmware/core/arbiter/edit';
import { copyLength, COPY_MAX, packState } from '../../firmware/core/arbiter/copy-code';
import { setBonus } from '../../firmware/core/arbiter/new-control';
import { unpackControl } from '../../firmware/core/control-code';
import { Phase } from '../../firmware/core/clock';
import { copyControl, createControl } from '../../firmware/core/control';
import type { Control } from '../../firmware/core/control';
import { printControl } from '../../firmware/notation/print';
import { NOBODY, PAGES_COUNT, PageId } from '../../firmware/ui/arbiter';
import type { Arbiter } from '../../firmware/ui/arbiter';
import { choicesOf } from '../../firmware/ui/choices';
import { USER_SLOTS } from '../../firmware/ui/own-controls';
import { secondsAt } from '../../firmware/ui/screens/arbiter/control';
import { isOpenable } from '../../firmware/ui/screens/arbiter/keys';
import { TIME_ROWS } from '../../firmware/ui/screens/arbiter/numbers';
import { SIDE_NAMES } from '../clock-state';
import type { KeyName } from '../contacts';
import { appOf, holdKeys, tapKey } from './replay-hand';
import type { ReplayHand } from './replay-hand';

const OK = 'pause';
const ENTER_MS = 2100;
const BACK_MS = 700;
/** More keys than any page wants. */
const TAPS_MAX = 200;

function arbiterOf(hand: ReplayHand): Arbiter {
  return appOf(hand).ui.arbiter;
}

/** Taps until it is so; false when it never is. */
function tapUntil(hand: ReplayHand, key: KeyName, isSo: () => boolean): boolean {
  for (let taps = 0; taps < TAPS_MAX && !isSo(); taps++) tapKey(hand, key);
  return isSo();
}

export function enterPages(hand: ReplayHand): void {
  holdKeys(hand, ['minus', 'plus'], ENTER_MS);
}

function goBack(hand: ReplayHand): void {
  holdKeys(hand, [OK], BACK_MS);
}

export function leavePages(hand: ReplayHand): void {
  const { clock } = appOf(hand);
  const isIn = () => clock.phase === Phase.Arbiter;
  for (let times = 0; times < 4 && isIn(); times++) goBack(hand);
}

/** The page by the shorter way through the list, opened. */
function openPage(hand: ReplayHand, page: PageId): boolean {
  const arbiter = arbiterOf(hand);
  const steps = (page - arbiter.page + PAGES_COUNT) % PAGES_COUNT;
  tapUntil(hand, steps > PAGES_COUNT / 2 ? 'minus' : 'plus', () => arbiter.page === page);
  if (!isOpenable(appOf(hand).clock, page)) return false;
  tapKey(hand, OK);
  return arbiter.isOpen;
}

/** OK; with the answer, if the page asks. True when the page has done it and is closed. */
function take(hand: ReplayHand, isYes: boolean): boolean {
  const arbiter = arbiterOf(hand);
  tapKey(hand, OK);
  if (arbiter.isOpen && arbiter.isAsking) {
    if (arbiter.isYes !== isYes) tapKey(hand, 'plus');
    tapKey(hand, OK);
  }
  if (!arbiter.isOpen) return true;
  goBack(hand);
  return false;
}

/** PLUS and MINUS by steps of this row, as far as they do not go too far. */
function stepTo(hand: ReplayHand, side: number, value: number, step: number): void {
  const { pending } = arbiterOf(hand);
  let before = NaN;
  while (Math.abs(value - pending[side]!) >= step && pending[side] !== before) {
    before = pending[side]!;
    tapKey(hand, value > before ? 'plus' : 'minus');
  }
}

/** PLUS or MINUS as far as a time goes; from there it is set in whole seconds. */
function goToBound(hand: ReplayHand, side: number, key: KeyName): void {
  const { pending } = arbiterOf(hand);
  let before = NaN;
  while (pending[side] !== before) {
    before = pending[side]!;
    tapKey(hand, key);
  }
}

/** A time that is no whole seconds was set from the least or the most that a side can have. */
function findBound(hand: ReplayHand, side: number, value: number): void {
  const arbiter = arbiterOf(hand);
  if (value % 1000 === 0) return;
  tapUntil(hand, SIDE_NAMES[side]!, () => arbiter.row === 3);
  goToBound(hand, side, 'minus');
  if ((value - arbiter.pending[side]!) % 1000 !== 0) goToBound(hand, side, 'plus');
}

/** By the largest steps first. */
function setTime(hand: ReplayHand, side: number, value: number): void {
  const arbiter = arbiterOf(hand);
  findBound(hand, side, value);
  const isShort = value % 60000 === 0 && Math.abs(value) < 600000;
  for (let row = isShort ? 0 : 3; row < (isShort ? 1 : TIME_ROWS.length); row++) {
    tapUntil(hand, SIDE_NAMES[side]!, () => arbiter.row === row);
    stepTo(hand, side, value, TIME_ROWS[row]!.step);
  }
}

export function changeTime(hand: ReplayHand, side: number, value: number): boolean {
  // A period may bring no time.
  if (value === 0) return true;
  if (!openPage(hand, PageId.Time)) return false;
  tapKey(hand, SIDE_NAMES[side]!);
  setTime(hand, side, value);
  return take(hand, false);
}

/** Byo-yomi periods or Canadian moves. */
export function changeBeside(hand: ReplayHand, edit: Edit, side: number, value: number): boolean {
  const arbiter = arbiterOf(hand);
  if (!openPage(hand, PageId.Time)) return false;
  tapKey(hand, SIDE_NAMES[side]!);
  for (let taps = 0; taps < TIME_ROWS.length && TIME_ROWS[arbiter.row]!.edit !== edit; taps++) {
    tapKey(hand, SIDE_NAMES[side]!);
  }
  if (TIME_ROWS[arbiter.row]!.edit === edit) stepTo(hand, side, value, 1);
  return take(hand, false);
}

export function changeNumber(hand: ReplayHand, page: PageId, side: number, value: number): boolean {
  if (!openPage(hand, page)) return false;
  tapKey(hand, SIDE_NAMES[side]!);
  stepTo(hand, side, value, 1);
  return take(hand, false);
}

/** Flags off and the next base for both. */
export function bringNextPeriods(hand: ReplayHand): boolean {
  const arbiter = arbiterOf(hand);
  if (!openPage(hand, PageId.Period)) return false;
  for (let taps = 0; taps < 2 && arbiter.row !== 1; taps++) tapKey(hand, 'left');
  return take(hand, false);
}

export function putToMove(hand: ReplayHand, side: number): boolean {
  if (!openPage(hand, PageId.Turn)) return false;
  tapKey(hand, SIDE_NAMES[side]!);
  return take(hand, true);
}

export function swapColours(hand: ReplayHand): boolean {
  return openPage(hand, PageId.Colours) && take(hand, true);
}

/** The flag of a side goes, a final one first; or, for nobody, the freeze. */
export function clearFlag(hand: ReplayHand, side: number): boolean {
  if (!openPage(hand, PageId.Flag)) return false;
  if (side !== NOBODY) tapKey(hand, SIDE_NAMES[side]!);
  return take(hand, true);
}

/** By row of the page. */
function rowsOf(bits: number): number[] {
  return [bits & 1, bits >> 3, (bits >> 1) & 1, (bits >> 2) & 1];
}

function setOption(hand: ReplayHand, row: number, value: number): void {
  const arbiter = arbiterOf(hand);
  tapUntil(hand, 'right', () => arbiter.row === row);
  if (tapUntil(hand, 'plus', () => arbiter.pending[0] === value)) tapKey(hand, OK);
}

export function setOptions(hand: ReplayHand, bits: number): boolean {
  const { control } = appOf(hand).clock;
  if (!openPage(hand, PageId.Options)) return false;
  const now = rowsOf(optionBits(control));
  rowsOf(bits).forEach((value, row) => {
    if (value !== now[row]) setOption(hand, row, value);
  });
  goBack(hand);
  return optionBits(control) === bits;
}

export function takeBack(hand: ReplayHand, presses: number, isCharged: boolean): boolean {
  if (!openPage(hand, PageId.Undo)) return false;
  for (let i = 0; i < presses; i++) {
    if (isCharged) tapKey(hand, 'plus');
    tapKey(hand, OK);
  }
  goBack(hand);
  return true;
}

const DIGIT_KEYS: readonly KeyName[] = ['left', 'minus', 'plus', 'right'];

/** The state as a code, written into the clock. */
export function enterCode(hand: ReplayHand, fields: Int32Array): boolean {
  const { control } = appOf(hand).clock;
  const arbiter = arbiterOf(hand);
  const digits = new Uint8Array(COPY_MAX);
  if (!openPage(hand, PageId.Copy)) return false;
  if (arbiter.isYes) tapKey(hand, 'plus');
  tapKey(hand, OK);
  packState(digits, fields, control);
  for (const digit of digits.subarray(0, copyLength(control))) tapKey(hand, DIGIT_KEYS[digit]!);
  return take(hand, true);
}

/** Another increment in the page's list, that makes this control of the present one; -1 = none. */
function findBonus(now: Control, wanted: string, except: number): number {
  const control = createControl();
  for (let index = 0; !Number.isNaN(secondsAt(index)); index++) {
    copyControl(control, now);
    setBonus(control, secondsAt(index) * 1000);
    if (index !== except && printControl(control) === wanted) return index;
  }
  return -1;
}

/** Whether the packed control there, with freeze as it is, is the one that is wanted. */
function isPacked(hand: ReplayHand, wanted: string, codes: string, at: number): boolean {
  const control = createControl();
  if (unpackControl(control, codes, at) < 0) return false;
  control.freeze = appOf(hand).clock.control.freeze;
  return printControl(control) === wanted;
}

/**
 * Where the list has the control: first the one that the scenario began with, then the built-in
 * ones. -1 = nowhere.
 */
function findChoice(hand: ReplayHand, wanted: string): number {
  const { ui } = appOf(hand);
  const { catalogue, choice } = ui;
  if (isPacked(hand, wanted, choice.slotCode, 0)) return 0;
  for (let number = 0; number < catalogue.count; number++) {
    if (!isPacked(hand, wanted, catalogue.codes, catalogue.codeAt(number))) continue;
    return choicesOf(ui) - USER_SLOTS - catalogue.count + number;
  }
  return -1;
}

/** Up from the end of the list, whose beginning is not the same on every clock. */
function pickChoice(hand: ReplayHand, at: number): void {
  const { arbiter } = appOf(hand).ui;
  tapUntil(hand, 'right', () => arbiter.row === 2);
  tapUntil(hand, 'minus', () => arbiter.pending[0] === at);
}

/** Another control, in the notation; no increment is added by it. */
export function installControl(hand: ReplayHand, wanted: string): boolean {
  const arbiter = arbiterOf(hand);
  if (!openPage(hand, PageId.Control)) return false;
  const now = arbiter.pending[0]!;
  const index = findBonus(appOf(hand).clock.control, wanted, now);
  const choice = findChoice(hand, wanted);
  if (index >= 0)
    tapUntil(hand, index > now ? 'plus' : 'minus', () => arbiter.pending[0] === index);
  else if (choice >= 0) pickChoice(hand, choice);
  return take(hand, false);
}
