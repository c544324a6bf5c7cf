// The times of both sides and what stands beside them: what READY, RUNNING, PAUSED and FROZEN have
// in common.

import { flowOf } from '../../core/charge';
import { Clock, Phase, isFinal } from '../../core/clock';
import { Flow } from '../../core/flow';
import { Side } from '../../core/sides';
import { Sign } from '../../../hal/hal';
import { HOUR_MS, Style, keepsDownMs, keepsUpMs, putNumber, showTime } from '../digits';
import { Face, changesIn, sideFace, takeBeside } from '../face';
import type { Ui } from '../ui';

/** Time since the turn was last charged, less its delay; negative while a delay is left. */
function ranMs(clock: Clock, atMs: number): number {
  return ((atMs - clock.turnStartMs) | 0) - clock.delayMs;
}

/**
 * A main time that stands, or had stood when the turn was last charged.
 * @without upcount, overtime: showTime(sideFace(face, side), clock.sides[side].bankMs, ui.style)
 */
function drawStill(ui: Ui, clock: Clock, face: Face, side: Side): void {
  const own = clock.sides[side];
  const flow = flowOf(clock, side);
  const style = flow === Flow.Up || flow === Flow.Over ? ui.style | Style.Up : ui.style;
  showTime(sideFace(face, side), flow === Flow.Over ? own.overtimeMs : own.bankMs, style);
}

function drawRising(face: Face, side: Side, ms: number, style: number): void {
  const unitMs = showTime(sideFace(face, side), ms, style);
  changesIn(face, keepsUpMs(ms, unitMs, style));
}

/** Four cells have no seconds from one hour; the turn sign shows that the time runs. */
function blinkTurn(face: Face, side: Side, ms: number): void {
  face.blinks &= ~(Sign.TurnLeft << side);
  if (ms >= HOUR_MS) face.blinks |= Sign.TurnLeft << side;
}

/** Until its zero is decided, the last face before it stands; a base of 0 is 0 from the start. */
function fallenMs(bankMs: number, ran: number): number {
  if (bankMs > ran) return bankMs - ran;
  return bankMs > 0 ? 1 : 0;
}

function drawFalling(ui: Ui, clock: Clock, face: Face, ran: number): void {
  const turn = clock.turn;
  const bankMs = clock.sides[turn].bankMs;
  const ms = ran > 0 ? fallenMs(bankMs, ran) : bankMs;
  const keepsMs = keepsDownMs(ms, showTime(sideFace(face, turn), ms, ui.style));
  changesIn(face, ran < 0 ? keepsMs - ran : keepsMs);
  if (ui.style & Style.Short) blinkTurn(face, turn, ms);
}

/** In the hourglass the other side's time rises. @without hourglass: false */
function isOtherRising(clock: Clock): boolean {
  if (clock.phase !== Phase.Running || isFinal(clock, 1 - clock.turn)) return false;
  return flowOf(clock, clock.turn) === Flow.Across;
}

/** The main times that move while the game runs. */
export function drawMoving(ui: Ui, clock: Clock, face: Face): void {
  const turn = clock.turn;
  const own = clock.sides[turn];
  const flow = flowOf(clock, turn);
  const ran = ranMs(clock, face.atMs);
  /* @without upcount, overtime:
  if (flow === Flow.Still) drawStill(ui, clock, face, turn);
  else drawFalling(ui, clock, face, ran); */
  if (flow <= Flow.Across) drawFalling(ui, clock, face, ran);
  else if (flow === Flow.Still) drawStill(ui, clock, face, turn);
  else if (flow === Flow.Up) drawRising(face, turn, own.bankMs + ran, ui.style | Style.Up);
  else drawRising(face, turn, own.overtimeMs + ran, ui.style | Style.Up);
  if (flow !== Flow.Across || !isOtherRising(clock)) return;
  drawRising(face, 1 - turn, clock.sides[1 - turn].bankMs + ran, ui.style);
}

/** The delay that is left, rounded up. False when there is none. */
function drawDelay(clock: Clock, face: Face): boolean {
  const isRunning = clock.phase === Phase.Running;
  const leftMs = isRunning ? -ranMs(clock, face.atMs) : clock.delayMs;
  const texts = sideFace(face, clock.turn);
  const seconds = ((leftMs + 999) / 1000) | 0;
  if (clock.delayMs <= 0 || leftMs <= 0) return false;
  if (takeBeside(texts, seconds)) putNumber(texts.beside, 0, seconds, 1);
  if (!isRunning) return true;
  face.signs |= Sign.Delay;
  changesIn(face, ((leftMs - 1) % 1000) + 1);
  return true;
}

/**
 * The periods or moves that are left.
 * @without byo-yomi, canadian: takeBeside(sideFace(face, side), 0)
 */
function drawLeft(clock: Clock, face: Face, side: Side): void {
  const own = clock.sides[side];
  const texts = sideFace(face, side);
  const left = own.periodsLeft > 0 ? own.periodsLeft : own.blockMoves;
  if (takeBeside(texts, left) && left > 0) putNumber(texts.beside, 0, left, 1);
}

export function drawSides(ui: Ui, clock: Clock, face: Face): void {
  const turn = clock.turn;
  if (clock.phase === Phase.Running) drawMoving(ui, clock, face);
  else drawStill(ui, clock, face, turn);
  if (!isOtherRising(clock)) drawStill(ui, clock, face, 1 - turn);
  if (!drawDelay(clock, face)) drawLeft(clock, face, turn);
  drawLeft(clock, face, 1 - turn);
}
