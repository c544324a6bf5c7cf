// Charges time that has passed to where it belongs (timing.md 2.5). Knows no deadlines.

import { Clock, Phase, isFinal, methodOf } from './clock';
import { TIME_MS_MAX } from './limits';
import { Flow } from './methods/method';
import { METHODS } from './methods/method-table';
import { Side } from './sides';

/** How the side's time runs now. A side with a final flag stands at 0, or counts its overtime. */
export function flowOf(clock: Clock, side: Side): Flow {
  const flow = METHODS[methodOf(clock, side)].flow;
  if (!isFinal(clock, side) || flow === Flow.Over) return flow;
  return Flow.Still;
}

function capped(ms: number): number {
  return ms < TIME_MS_MAX ? ms : TIME_MS_MAX;
}

function flowDown(clock: Clock, side: Side, ms: number): void {
  clock.sides[side].bankMs -= ms;
}

function flowAcross(clock: Clock, side: Side, ms: number): void {
  clock.sides[side].bankMs -= ms;
  if (!isFinal(clock, 1 - side)) clock.sides[1 - side].bankMs += ms;
}

function flowUp(clock: Clock, side: Side, ms: number): void {
  clock.sides[side].bankMs = capped(clock.sides[side].bankMs + ms);
}

function flowOver(clock: Clock, side: Side, ms: number): void {
  clock.sides[side].overtimeMs = capped(clock.sides[side].overtimeMs + ms);
}

function flowNowhere(): void {}

const POUR = [flowDown, flowAcross, flowUp, flowOver, flowNowhere];

function chargeRunning(clock: Clock, ms: number): void {
  const turn = clock.turn;
  const free = ms < clock.delayMs ? ms : clock.delayMs;
  clock.sides[turn].spentMs += ms;
  clock.usedMs += ms;
  clock.delayMs -= free;
  POUR[flowOf(clock, turn)](clock, turn, ms - free);
}

/** The phase that time counts for; arbiter mode counts as what it was entered from. */
export function timedPhase(clock: Clock): Phase {
  return clock.phase === Phase.Arbiter ? clock.cameFrom : clock.phase;
}

function chargeStanding(clock: Clock, ms: number): void {
  const phase = timedPhase(clock);
  if (phase === Phase.Paused) clock.game.pausedMs += ms;
  if (phase === Phase.Frozen) clock.game.frozenMs += ms;
}

/** Charges all time up to `atMs`. No deadline may lie before it. */
export function chargeUpTo(clock: Clock, atMs: number): void {
  const ms = (atMs - clock.turnStartMs) | 0;
  if (ms <= 0) return;
  clock.turnStartMs = atMs;
  if (clock.phase === Phase.Running) chargeRunning(clock, ms);
  else chargeStanding(clock, ms);
}
