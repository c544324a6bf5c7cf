// READY: what starts and why, so that nobody thinks that 3:02 is a broken 3:00.

import { Clock } from '../../core/clock';
import { prepaidMs } from '../../core/methods/prepaid';
import { putNumber, putSeconds } from '../digits';
import { Face, putChar } from '../face';
import { addSigns } from '../signs';
import type { Ui } from '../ui';
import { drawSides } from './sides';

const PLUS = 43;

function putBonus(text: Uint8Array, seconds: number): void {
  putChar(text, 0, PLUS);
  if (seconds < 60) putNumber(text, 1, seconds, 1);
  else putSeconds(text, 1, seconds, false);
}

export function drawReady(ui: Ui, clock: Clock, face: Face): void {
  const bonusMs = prepaidMs(clock.control, 1);
  drawSides(ui, clock, face);
  addSigns(face, clock);
  if (bonusMs === 0) return;
  putBonus(face.left.beside, (bonusMs / 1000) | 0);
  putBonus(face.right.beside, (bonusMs / 1000) | 0);
}
