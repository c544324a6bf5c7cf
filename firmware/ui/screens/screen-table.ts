// One screen a phase, in the order of Phase, and what comes before any of them.

import type { Clock } from '../../core/clock';
import { Style } from '../digits';
import { CYCLE_MS, Face, changesIn, clearFace, putChar, putWord } from '../face';
import { holdMsOf } from '../key-table';
import { Ask } from '../ui';
import type { Ui } from '../ui';
import { drawArbiter } from './arbiter';
import { drawGame } from './game';
import { drawReady } from './ready';
import { drawSetup } from './setup';

const SCREENS = [
  drawSetup,
  drawReady,
  drawGame,
  drawGame,
  drawGame,
  drawArbiter,
  // New screens go above this line.
];

const PLUS = 43;
const MINUS = 45;

/** Asks for the key that does it: the third one, which is not held. @cold */
function drawAsk(face: Face, ask: Ask): void {
  putWord(face.left.main, ask === Ask.EndGame ? 'END?' : 'OFF?');
  putChar(face.right.main, 0, ask === Ask.EndGame ? PLUS : MINUS);
}

/** How many steps of the bar are full, while a chord is held for something; 0 before the first. */
function barSteps(ui: Ui, face: Face, steps: number): number {
  const holdMs = holdMsOf(ui.keys.holdRow);
  const heldMs = (face.atMs - ui.keys.beganMs) | 0;
  if (ui.keys.chord < 8 || holdMs === 0 || heldMs < 0) return 0;
  changesIn(face, (holdMs / steps - (heldMs % (holdMs / steps)) + 1) | 0);
  return Math.min(steps, ((heldMs * steps) / holdMs) | 0);
}

/** @cold */
function drawBar(face: Face, filled: number, cells: number): void {
  for (let i = 0; i < filled && i < cells; i++) putChar(face.left.main, i, MINUS);
  for (let i = cells; i < filled; i++) putChar(face.right.main, i - cells, MINUS);
}

/** Writes the face of this moment. */
export function drawFace(ui: Ui, clock: Clock, face: Face, atMs: number): void {
  const cells = ui.style & Style.Short ? 4 : 6;
  let filled = 0;
  clearFace(face, atMs);
  face.cycleMs = ((atMs - ui.blinkFromMs) >>> 0) % CYCLE_MS;
  face.signs = ui.notices;
  filled = barSteps(ui, face, cells * 2);
  if (filled > 0) drawBar(face, filled, cells);
  else if (ui.ask !== Ask.Nothing) drawAsk(face, ui.ask);
  else SCREENS[clock.phase](ui, clock, face);
}
