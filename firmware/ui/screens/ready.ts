// READY: what starts and why, so that nobody thinks that 3:02 is a broken 3:00.

import { Clock } from '../../core/clock';
import { prepaidMs } from '../../core/methods/prepaid';
import { putNumber, putSeconds } from '../digits';
import { fingerprint } from '../../core/arbiter/fingerprint';
import type { Control } from '../../core/control';
import { Face, changesIn, putChar, putWord } from '../face';
import { addSigns } from '../signs';
import type { Ui } from '../ui';
import { drawSides } from './sides';

const PLUS = 43;

function putBonus(text: Uint8Array, seconds: number): void {
  putChar(text, 0, PLUS);
  if (seconds < 60) putNumber(text, 1, seconds, 1);
  else putSeconds(text, 1, seconds, false);
}

/** Always four digits. */
export function putFingerprint(text: Uint8Array, control: Control): void {
  const value = fingerprint(control);
  putNumber(text, putNumber(text, 0, (value / 100) | 0, 2), value % 100, 2);
}

/** Of eight seconds on the glass, the fingerprint has the last two. */
const ROUND_MS = 8000;
const TIMES_MS = 6000;

/**
 * Puts the fingerprint on a glass that has shown the start values for a while. Records tell what
 * starts; this is for the one who walks past.
 * @cold @without fingerprint
 */
export function showFingerprint(ui: Ui, clock: Clock, face: Face): void {
  const roundMs = ((face.atMs - ui.blinkFromMs) >>> 0) % ROUND_MS;
  const isTimes = roundMs < TIMES_MS;
  changesIn(face, (isTimes ? TIMES_MS : ROUND_MS) - roundMs);
  if (isTimes || ui.keys.chord !== 0) return;
  face.left.beside[0] = 0;
  face.right.beside[0] = 0;
  putWord(face.left.main, 'SET');
  putFingerprint(face.right.main, clock.control);
}

export function drawReady(ui: Ui, clock: Clock, face: Face): void {
  const bonusMs = prepaidMs(clock.control, 1);
  drawSides(ui, clock, face);
  addSigns(face, clock);
  if (bonusMs === 0) return;
  putBonus(face.left.beside, (bonusMs / 1000) | 0);
  putBonus(face.right.beside, (bonusMs / 1000) | 0);
}
