// The times of both sides and what stands beside them: what READY, RUNNING, PAUSED and FROZEN have
// in common.

import { flowOf } from '../../core/charge';
import { Clock, Phase, isFinal } from '../../core/clock';
import { Flow } from '../../core/methods/method';
import { Side } from '../../core/sides';
import { Sign } from '../../../hal/hal';
import { HOUR_MS, Style, keepsDownMs, keepsUpMs, putNumber, writeTime } from '../digits';
import { Face, changesIn, sideFace } from '../face';
import type { Ui } from '../ui';

/** By Flow: what running time does to the main time of the side on turn. */
const MOTIONS = [-1, -1, 1, 1, 0];

function motionOf(clock: Clock, side: Side): number {
  const flow = flowOf(clock, clock.turn);
  if (clock.phase !== Phase.Running) return 0;
  if (side === clock.turn) return MOTIONS[flow];
  return flow === Flow.Across && !isFinal(clock, side) ? 1 : 0;
}

/** Time since the turn was last charged, less its delay; negative while a delay is left. */
function ranMs(clock: Clock, atMs: number): number {
  return ((atMs - clock.turnStartMs) | 0) - clock.delayMs;
}

/** Until a zero is decided, the last face before it stands; a base of 0 is 0 from the start. */
function fallenMs(bankMs: number, ranMs: number): number {
  return Math.max(bankMs > 0 ? 1 : 0, bankMs - ranMs);
}

/** The main time of the side at the face's instant. `motion` is that of motionOf. */
function mainMs(clock: Clock, face: Face, side: Side, motion: number): number {
  const own = clock.sides[side];
  const storedMs = flowOf(clock, side) === Flow.Over ? own.overtimeMs : own.bankMs;
  const ran = motion === 0 ? 0 : ranMs(clock, face.atMs);
  if (ran <= 0) return storedMs;
  return motion < 0 ? fallenMs(storedMs, ran) : storedMs + ran;
}

/** When the main time of a side that moves looks different. */
function planMain(clock: Clock, face: Face, keepsMs: number): void {
  changesIn(face, keepsMs - Math.min(0, ranMs(clock, face.atMs)));
}

function drawMain(ui: Ui, clock: Clock, face: Face, side: Side): void {
  const flow = flowOf(clock, side);
  const motion = motionOf(clock, side);
  const style = flow === Flow.Up || flow === Flow.Over ? ui.style | Style.Up : ui.style;
  const ms = mainMs(clock, face, side, motion);
  writeTime(sideFace(face, side).main, ms, style);
  if (motion > 0) planMain(clock, face, keepsUpMs(ms, style));
  if (motion >= 0) return;
  planMain(clock, face, keepsDownMs(ms, style));
  // Four cells have no seconds from one hour; the turn sign shows that the time runs.
  if (style & Style.Short && ms >= HOUR_MS) face.blinks |= Sign.TurnLeft << side;
}

/** The delay that is left, rounded up, or the periods or moves left. */
function drawBeside(clock: Clock, face: Face, side: Side): void {
  const own = clock.sides[side];
  const beside = sideFace(face, side).beside;
  const leftMs = clock.phase === Phase.Running ? -ranMs(clock, face.atMs) : clock.delayMs;
  if (side === clock.turn && clock.delayMs > 0 && leftMs > 0) {
    putNumber(beside, 0, ((leftMs + 999) / 1000) | 0, 1);
    if (clock.phase !== Phase.Running) return;
    face.signs |= Sign.Delay;
    changesIn(face, ((leftMs - 1) % 1000) + 1);
  } else if (own.periodsLeft > 0) putNumber(beside, 0, own.periodsLeft, 1);
  else if (own.blockMoves > 0) putNumber(beside, 0, own.blockMoves, 1);
}

export function drawSides(ui: Ui, clock: Clock, face: Face): void {
  drawMain(ui, clock, face, Side.Left);
  drawMain(ui, clock, face, Side.Right);
  drawBeside(clock, face, Side.Left);
  drawBeside(clock, face, Side.Right);
}
