// READY: both start values are shown; a player's button or the play key starts (timing.md 4).

import { Clock, Phase } from '../clock';
import { Profile } from '../control';
import { Event } from '../event';
import { isUnequal, prepareGame, startGame } from '../game';
import { Side } from '../sides';

/** A player's button starts the other side, which is White; unequal times fix the colours. */
function startByButton(clock: Clock, side: Side, atMs: number): void {
  const other = 1 - side;
  if (other !== clock.white && isUnequal(clock)) return;
  startGame(clock, other, atMs);
}

/** Times follow their colour; equal ones need not be loaded anew, and an arbiter's are not. */
function setWhite(clock: Clock, side: Side, atMs: number): void {
  if (isUnequal(clock) && clock.game.edited) return;
  clock.white = side;
  if (isUnequal(clock)) prepareGame(clock, atMs);
}

function toggleSound(clock: Clock): void {
  const control = clock.control;
  control.sound = !control.sound && control.profile !== Profile.UsChess;
}

function changeOption(clock: Clock, event: Event): void {
  if (event === Event.ToggleSound) toggleSound(clock);
  if (event === Event.ToggleFreeze) clock.control.freeze = !clock.control.freeze;
  if (event === Event.ToSetup) clock.phase = Phase.Setup;
}

export function whenReady(clock: Clock, event: Event, atMs: number): void {
  if (event <= Event.PressRight) startByButton(clock, event as number, atMs);
  else if (event === Event.Play) startGame(clock, clock.white, atMs);
  else if (event <= Event.WhiteRight) setWhite(clock, event - Event.WhiteLeft, atMs);
  else changeOption(clock, event);
}
