// ARBITER: the list of pages. BACK leaves it.

import type { Clock } from '../../core/clock';
import { Face, putWord } from '../face';
import { addSigns } from '../signs';
import type { Ui } from '../ui';

export function drawArbiter(_ui: Ui, clock: Clock, face: Face): void {
  putWord(face.left.main, 'Arb');
  addSigns(face, clock);
}
