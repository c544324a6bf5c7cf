// Charges time that has passed to where it belongs (timing.md 2.5). Knows no deadlines.

import { Clock, Mark, Phase, SideClock, isFinal } from './clock';
import { Period, periodOf } from './control';
import { TIME_MS_MAX } from './limits';
import { Flow } from './flow';
import { METHODS } from './methods/method-table';
import { Side } from './sides';

/** @cold @without overtime: Flow.Still */
function flowAfterFlag(period: Period): Flow {
  return METHODS[period.method].flow === Flow.Over ? Flow.Over : Flow.Still;
}

/** How time runs in that period. A side with a final flag stands at 0, or counts its overtime. */
export function flowIn(period: Period, own: SideClock): Flow {
  /* @without hourglass, gong, upcount, overtime:
  return (own.marks & Mark.Final) === 0 ? Flow.Down : Flow.Still; */
  return (own.marks & Mark.Final) === 0 ? METHODS[period.method].flow : flowAfterFlag(period);
}

/** How the side's time runs now. */
export function flowOf(clock: Clock, side: Side): Flow {
  return flowIn(periodOf(clock.control, clock.sides[side].period), clock.sides[side]);
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

/** In the order of Flow. */
const POUR = [flowDown, flowDown, flowAcross, flowUp, flowOver, flowNowhere];

/** @cold @without hourglass, gong, upcount, overtime */
function pour(clock: Clock, ms: number): void {
  POUR[clock.flow](clock, clock.turn, ms);
}

function chargeRunning(clock: Clock, own: SideClock, ms: number): void {
  const free = ms < clock.delayMs ? ms : clock.delayMs;
  own.spentMs += ms;
  clock.usedMs += ms;
  clock.delayMs -= free;
  if (clock.flow === Flow.Down) own.bankMs -= ms - free;
  else pour(clock, ms - free);
}

/**
 * The phase that time counts for; arbiter mode counts as what it was entered from.
 * @without arbiter: clock.phase
 */
export function timedPhase(clock: Clock): Phase {
  return clock.phase === Phase.Arbiter ? clock.cameFrom : clock.phase;
}

/** @cold */
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
  if (clock.phase === Phase.Running) chargeRunning(clock, clock.sides[clock.turn], ms);
  else chargeStanding(clock, ms);
}
