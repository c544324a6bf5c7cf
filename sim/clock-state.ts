// What a trace record says of the clock itself: numbers and names, no faces.

import { Clock, Mark, Phase, SideClock } from '../firmware/core/clock';
import { Side } from '../firmware/core/sides';

export type SideName = 'left' | 'right';

export const PHASE_NAMES = ['setup', 'ready', 'running', 'paused', 'frozen', 'arbiter'] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

export const SIDE_NAMES: readonly SideName[] = ['left', 'right'];

/** One side; the names and their order are those of the trace. */
export interface SideState {
  ms: number;
  flag: boolean;
  first: boolean;
  periodFlag: boolean;
  period: number;
  presses: number;
  delayMs: number;
  byoyomi: number;
  blockMoves: number;
  overtimeMs: number;
  ignored: number;
  silent: number;
}

export interface ClockState {
  phase: PhaseName;
  running: SideName | 'none';
  white: SideName;
  firstByMs: number | null;
  left: SideState;
  right: SideState;
}

function hasMark(side: SideClock, mark: Mark): boolean {
  return (side.marks & mark) !== 0;
}

/** The delay of the side whose turn it is; a side with a final flag has none. */
function delayMsOf(clock: Clock, side: Side): number {
  return side === clock.turn && !hasMark(clock.sides[side]!, Mark.Final) ? clock.delayMs : 0;
}

function sideState(clock: Clock, side: Side): SideState {
  const own = clock.sides[side]!;
  return {
    ms: own.bankMs,
    flag: hasMark(own, Mark.Final),
    first: hasMark(own, Mark.First),
    periodFlag: hasMark(own, Mark.PeriodFlag),
    period: own.period,
    presses: own.presses,
    delayMs: delayMsOf(clock, side),
    byoyomi: own.periodsLeft,
    blockMoves: own.blockMoves,
    overtimeMs: own.overtimeMs,
    ignored: own.ignored,
    silent: own.silent,
  };
}

/** The state of a clock that was charged up to the instant asked about. */
export function clockState(clock: Clock): ClockState {
  return {
    phase: PHASE_NAMES[clock.phase]!,
    running: clock.phase === Phase.Running ? SIDE_NAMES[clock.turn]! : 'none',
    white: SIDE_NAMES[clock.white]!,
    firstByMs: clock.game.firstByMs < 0 ? null : clock.game.firstByMs,
    left: sideState(clock, Side.Left),
    right: sideState(clock, Side.Right),
  };
}
