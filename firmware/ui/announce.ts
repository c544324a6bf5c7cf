// Time and presses as a beep code, for players who cannot see: minutes, seconds, presses of a side,
// digit by digit. A digit is as many short beeps; nought is a long low one.

import { Cue, addCue } from '../core/cues';
import { peek } from '../core/replay';
import type { Side } from '../core/sides';
import { Code, Sounder } from './sounder';
import type { Ui } from './ui';

/** A digit or a mark of Code. */
function putDigit(sounder: Sounder, digit: number): void {
  sounder.code[sounder.codeLength++] = digit;
}

/** A number below 1000, without noughts before it. */
function putNumber(sounder: Sounder, value: number): void {
  if (value > 99) putDigit(sounder, (value / 100) | 0);
  if (value > 9) putDigit(sounder, ((value / 10) | 0) % 10);
  putDigit(sounder, value % 10);
  putDigit(sounder, Code.NumberEnds);
}

/** Tells what the side has at this moment, where sound is on. @cold */
export function announce(ui: Ui, side: Side, atMs: number): void {
  let seconds = 0;
  peek(ui.scratch, ui.clock, atMs);
  seconds = ((ui.scratch.sides[side].bankMs + 999) / 1000) | 0;
  ui.sounder.codeLength = 0;
  putNumber(ui.sounder, (seconds / 60) | 0);
  putNumber(ui.sounder, seconds % 60);
  putNumber(ui.sounder, ui.scratch.sides[side].presses);
  putDigit(ui.sounder, Code.Over);
  addCue(ui.clock.cues, Cue.Announce, atMs);
}
