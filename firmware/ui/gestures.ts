// Front keys that went down or up: taps, holds and chords, by the rows of the key table.

import { Cue, addCue } from '../core/cues';
import { meetDeadlines } from '../core/deadline';
import { KEYS, Key } from '../../hal/hal';
import { act, startIdling } from './actions';
import { When, actOf, findRow, holdMsOf, isRepeating } from './key-table';
import { Timer, clearTimer, setTimer } from './timers';
import type { Ui } from './ui';

/** Bits of the keys that are not the players'. */
const FRONT_KEYS = ((1 << KEYS) - 1) & ~3;
const REPEAT_MS = 150;

/** The key that stands alone in the mask; 0 when there are more. */
function onlyKey(mask: number): number {
  for (let key = 2; key < KEYS; key++) if (mask === 1 << key) return key;
  return 0;
}

function endHold(ui: Ui): void {
  ui.keys.holdRow = 0;
  clearTimer(ui.timers, Timer.Hold);
}

function beginHold(ui: Ui, atMs: number): void {
  const row = findRow(ui.keys.beganIn, When.Held, ui.keys.chord);
  ui.keys.holdRow = row;
  if (row !== 0) setTimer(ui.timers, Timer.Hold, (atMs + holdMsOf(row)) | 0);
}

/** Does what the keys that are down do at this moment, if anything; then they do nothing more. */
function doNow(ui: Ui, when: When, atMs: number): void {
  const row = findRow(ui.keys.beganIn, when, ui.keys.chord);
  if (row === 0) return;
  ui.keys.isSpent = true;
  act(ui, actOf(row), atMs);
}

/** A key that closes while another front key is down is part of a chord and nothing else. @cold */
export function closeFrontKey(ui: Ui, key: Key, atMs: number): void {
  const keys = ui.keys;
  const others = keys.down & FRONT_KEYS & ~(/* @without stuck-keys: 0 */ keys.stuck) & ~(1 << key);
  meetDeadlines(ui.clock, atMs);
  addCue(ui.clock.cues, Cue.Key, atMs);
  startIdling(ui, atMs);
  ui.isStale = true;
  endHold(ui);
  keys.beganMs = atMs;
  keys.beganIn = ui.clock.phase;
  keys.beganAsk = ui.ask;
  keys.isSpent = others !== 0;
  keys.chord = others === 0 ? key : onlyKey(others) + 8 * key;
  if (others === 0) doNow(ui, When.Closes, atMs);
  beginHold(ui, atMs);
}

/** @cold */
export function openFrontKey(ui: Ui, key: Key, atMs: number): void {
  const keys = ui.keys;
  meetDeadlines(ui.clock, atMs);
  endHold(ui);
  if (keys.chord === key && !keys.isSpent && keys.beganIn === ui.clock.phase) {
    doNow(ui, When.Tapped, atMs);
  }
  keys.chord = 0;
}

/** The time of a hold is reached. */
export function meetHold(ui: Ui, atMs: number): void {
  const row = ui.keys.holdRow;
  meetDeadlines(ui.clock, atMs);
  ui.keys.holdRow = 0;
  if (row === 0 || ui.keys.beganIn !== ui.clock.phase) return;
  ui.keys.isSpent = true;
  act(ui, actOf(row), atMs);
  if (!isRepeating(row)) return;
  ui.keys.holdRow = row;
  setTimer(ui.timers, Timer.Hold, (atMs + REPEAT_MS) | 0);
}
