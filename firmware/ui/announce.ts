// Time and presses as a beep code, for players who cannot see: minutes, seconds, presses of a side,
// digit by digit. A digit is as many short beeps; nought is a long low one.

import { Cue, addCue } from '../core/cues';
import { peek } from '../core/replay';
import type { Side } from '../core/sides';
import { Beep, Sounder } from './sounder';
import type { Ui } from './ui';

function putBeep(sounder: Sounder, beep: Beep): void {
  if (sounder.codeLength < sounder.code.length) sounder.code[sounder.codeLength++] = beep;
}

function putDigit(sounder: Sounder, digit: number): void {
  for (let i = 0; i < digit; i++) {
    putBeep(sounder, Beep.Short);
    putBeep(sounder, Beep.Rest);
  }
  if (digit === 0) putBeep(sounder, Beep.Nought);
  putBeep(sounder, Beep.DigitEnds);
}

/** A number below 1000, without noughts before it. */
function putNumber(sounder: Sounder, value: number): void {
  if (value > 99) putDigit(sounder, (value / 100) | 0);
  if (value > 9) putDigit(sounder, ((value / 10) | 0) % 10);
  putDigit(sounder, value % 10);
  putBeep(sounder, Beep.NumberEnds);
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
  addCue(ui.clock.cues, Cue.Announce, atMs);
}
