// A question after what was set: PLUS and MINUS change the answer, OK takes it.

import { Face, putWord } from '../../face';
import type { Ui } from '../../ui';

/** Asks; until somebody changes it, the answer is `isYes`. */
export function ask(ui: Ui, isYes: boolean): void {
  ui.arbiter.isAsking = true;
  ui.arbiter.isYes = isYes;
}

export function changeAnswer(ui: Ui): void {
  ui.arbiter.isYes = !ui.arbiter.isYes;
}

export function drawQuestion(ui: Ui, face: Face, word: string): void {
  putWord(face.left.main, word);
  putWord(face.right.main, ui.arbiter.isYes ? 'YES' : 'NO');
}
