// What outlives a game, as numbers of 32 bits that the journal keeps. Zero is what a new clock has.

import { Sign } from '../../hal/hal';
import { Style } from './digits';
import { RECENT_MAX } from './ui';
import type { Ui } from './ui';

/** Their numbers never change; new ones come at the end. */
const enum Setting {
  /** The first four of the last five controls, a byte each, newest first. */
  Recent = 0,
  /** The fifth, how many there are (bits 8 to 15), and of which table (bits 16 to 31). */
  RecentTail = 1,
  /** Style bits, switches of the sounder (bits 8 to 23); bit 24: they were set. */
  Options = 2,
  /** The arbiter's code, and the tournament lock in bit 16. */
  Locks = 3,
  // From 4 on: own-controls.ts.
}

const IS_SET = 1 << 24;
const TOURNAMENT = 1 << 16;

/** @without recent: 0 */
function recentOf(ui: Ui): number {
  const recent = ui.choice.recent;
  return recent[0] | (recent[1] << 8) | (recent[2] << 16) | (recent[3] << 24);
}

/** @without recent: 0 */
function recentTailOf(ui: Ui): number {
  if (ui.choice.recentCount === 0) return 0;
  return ui.choice.recent[4] | (ui.choice.recentCount << 8) | (ui.catalogue.version << 16);
}

/** Writes down what is set now. @without own-controls, recent, arbiter */
export function tellSettings(ui: Ui): void {
  const numbers = ui.choice.settings;
  numbers[Setting.Recent] = recentOf(ui);
  numbers[Setting.RecentTail] = recentTailOf(ui);
  numbers[Setting.Locks] = ui.arbiter.lockCode | (ui.arbiter.isTournament ? TOURNAMENT : 0);
  numbers[Setting.Options] = (ui.style & ~Style.Short) | (ui.sounder.switches << 8) | IS_SET;
}

/** @without recent */
function setRecent(ui: Ui, value: number): void {
  for (let i = 0; i < 4; i++) ui.choice.recent[i] = (value >> (8 * i)) & 255;
}

/** Controls of another table are forgotten. @without recent */
function setRecentTail(ui: Ui, value: number): void {
  const count = (value >> 8) & 255;
  if (value >> 16 !== ui.catalogue.version || count > RECENT_MAX) return;
  ui.choice.recent[4] = value & 255;
  ui.choice.recentCount = count;
}

function setOptions(ui: Ui, value: number): void {
  if ((value & IS_SET) === 0) return;
  ui.style = (ui.style & Style.Short) | (value & 255);
  ui.sounder.switches = (value >> 8) & 0xffff;
}

function setLocks(ui: Ui, value: number): void {
  const code = value & 0xffff;
  ui.arbiter.lockCode = code < 10000 ? code : 0;
  ui.arbiter.isTournament = (value & TOURNAMENT) !== 0;
  if (ui.arbiter.isTournament) ui.notices |= Sign.Lock;
}

/** Sets what was written down. @without own-controls, recent, arbiter */
export function takeSettings(ui: Ui): void {
  const numbers = ui.choice.settings;
  setRecent(ui, numbers[Setting.Recent]);
  setRecentTail(ui, numbers[Setting.RecentTail]);
  setOptions(ui, numbers[Setting.Options]);
  setLocks(ui, numbers[Setting.Locks]);
}
