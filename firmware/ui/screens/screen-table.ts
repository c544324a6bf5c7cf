// One screen a phase, in the order of Phase, and what comes before any of them.

import { Clock, Phase } from '../../core/clock';
import { Sign } from '../../../hal/hal';
import { Style } from '../digits';
import { Face, changesIn, clearFace, moveFace, putChar } from '../face';
import { holdMsOf } from '../key-table';
import { Ask } from '../ui';
import type { Ui } from '../ui';
import { drawArbiter } from './arbiter';
import { drawGame, heldKey } from './game';
import { drawReady, showFingerprint } from './ready';
import { drawSetup, putSlice } from './setup';
import { drawMoving } from './sides';

const SCREENS = [
  drawSetup,
  drawReady,
  drawGame,
  drawGame,
  drawGame,
  /* @without arbiter */ drawArbiter,
  // New screens go above this line.
];

const MINUS = 45;

/** What is asked, and the key that does it: four cells each, in the order of Ask. @cold */
function drawAsk(face: Face, ask: Ask): void {
  const from = (ask - 1) * 4;
  putSlice(face.left.main, 'END?OFF?FULLSTAY', from, 4);
  putSlice(face.right.main, '+   -   +   ON -', from, 4);
}

/**
 * How many steps of the bar are full, while a chord is held for something; 0 before the first.
 * @without hold-bar: 0
 */
function barSteps(ui: Ui, clock: Clock, face: Face, steps: number): number {
  const holdMs = holdMsOf(ui.keys.holdRow);
  const heldMs = (face.atMs - ui.keys.beganMs) | 0;
  if (ui.keys.chord < 8 || holdMs === 0 || heldMs < 0) return 0;
  if (ui.keys.beganIn !== clock.phase) return 0;
  changesIn(face, (holdMs / steps - (heldMs % (holdMs / steps)) + 1) | 0);
  return Math.min(steps, ((heldMs * steps) / holdMs) | 0);
}

/** @cold */
function drawBar(face: Face, filled: number, cells: number): void {
  for (let i = 0; i < filled && i < cells; i++) putChar(face.left.main, i, MINUS);
  for (let i = cells; i < filled; i++) putChar(face.right.main, i - cells, MINUS);
}

/** A game whose times are shown, and nothing in their place. */
function isTimesOnly(ui: Ui, clock: Clock, filled: number): boolean {
  if (filled > 0 || ui.ask !== Ask.Nothing) return false;
  if (clock.phase < Phase.Running || clock.phase > Phase.Frozen) return false;
  return heldKey(ui, clock) === 0;
}

/** Writes the face of this moment. */
export function drawFace(ui: Ui, clock: Clock, face: Face, atMs: number): void {
  const cells = ui.style & Style.Short ? 4 : 6;
  let filled = 0;
  let isTimes = false;
  moveFace(face, atMs, ui.blinkFromMs);
  if (ui.keys.holdRow !== 0) filled = barSteps(ui, clock, face, cells * 2);
  isTimes = isTimesOnly(ui, clock, filled);
  if (!isTimes || !face.isTimes) clearFace(face);
  face.isTimes = isTimes;
  face.signs = ui.notices;
  face.blinks = 0;
  if (filled > 0) drawBar(face, filled, cells);
  else if (ui.ask !== Ask.Nothing) drawAsk(face, ui.ask);
  else SCREENS[clock.phase](ui, clock, face);
}

/** Nothing but time has gone by since the times were written. */
function isTickOnly(ui: Ui, face: Face): boolean {
  if (ui.isStale || !face.isTimes) return false;
  return ui.keys.holdRow === 0 && (face.signs & Sign.Delay) === 0;
}

/**
 * Brings the face of the live clock up to now; where it can, by the times that move alone. True
 * when everything was written.
 */
export function drawNow(ui: Ui, clock: Clock, face: Face, atMs: number): boolean {
  if (!isTickOnly(ui, face)) {
    drawFace(ui, clock, face, atMs);
    if (clock.phase === Phase.Ready) showFingerprint(ui, clock, face);
    return true;
  }
  moveFace(face, atMs, ui.blinkFromMs);
  if (clock.phase === Phase.Running) drawMoving(ui, clock, face);
  return false;
}
