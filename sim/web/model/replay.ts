// Plays a scenario step by step, forth and back, on a clock that the page shows meanwhile.

import { parseScenario } from '../../scenario';
import type { Outcome, Scenario } from '../../scenario';
import { playStep } from '../../scenario/run';
import { ScenarioError } from '../../scenario/scenario-error';
import type { Stage } from '../../scenario/stage';
import { createStageOn } from '../../scenario/world-stage';
import { createSession } from '../../session';
import { benchOf } from '../../table/sim-bench';
import type { Bench } from '../../table/bench';

export interface Replay {
  readonly text: string;
  readonly scenario: Scenario;
  /** The instants at which something is done, in order. */
  readonly moments: readonly number[];
  stage: Stage;
  bench: Bench;
  outcome: Outcome;
  /** The step that comes next. */
  next: number;
  /** Why it cannot go on, or ''. */
  stuck: string;
}

interface Fresh {
  stage: Stage;
  bench: Bench;
  outcome: Outcome;
}

function createFresh({ kind }: Scenario): Fresh {
  const session = createSession({ ...kind });
  const stage = createStageOn(session);
  const outcome = { records: [], failures: [], glass: '' };
  return { stage, bench: benchOf(session, kind), outcome };
}

function playOne(replay: Replay): void {
  const { scenario, stage, outcome } = replay;
  const step = scenario.steps[replay.next]!;
  try {
    playStep({ scenario, stage, step, outcome });
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    replay.stuck = error.message;
  }
  replay.next++;
  // The edges of this instant are taken at once, so that what is shown is what they brought.
  replay.bench.advanceTo(replay.bench.nowMs);
}

function playPrologue(replay: Replay): void {
  while (!isOver(replay) && replay.scenario.steps[replay.next]!.isPrologue) playOne(replay);
}

export function isOver(replay: Replay): boolean {
  return replay.stuck !== '' || replay.next >= replay.scenario.steps.length;
}

/** When the next step happens; Infinity after the last. */
export function nextStepMs(replay: Replay): number {
  return isOver(replay) ? Infinity : replay.scenario.steps[replay.next]!.atMs;
}

/** Everything up to and including `nowMs`; after the last step time stands still. */
export function playTo(replay: Replay, nowMs: number): void {
  while (!isOver(replay) && nextStepMs(replay) <= nowMs) playOne(replay);
  if (!isOver(replay)) replay.bench.advanceTo(nowMs);
}

/** All that happens at the next instant. */
export function stepOn(replay: Replay): void {
  if (!isOver(replay)) playTo(replay, nextStepMs(replay));
}

/** Back to the state after the step before: all is played again from the start. */
export function stepBack(replay: Replay): void {
  const before = replay.moments.filter((atMs) => atMs < replay.bench.nowMs);
  rewindTo(replay, before[before.length - 1] ?? -1);
}

/**
 * The state after all that happens at `atMs`; -1 is the clock before the first line with a time.
 */
export function rewindTo(replay: Replay, atMs: number): void {
  Object.assign(replay, createFresh(replay.scenario), { next: 0, stuck: '' });
  playPrologue(replay);
  if (atMs >= 0) playTo(replay, atMs);
}

/** The number of the line that was played last; 0 before the first. */
export function lineOf(replay: Replay): number {
  return replay.next === 0 ? 0 : replay.scenario.steps[replay.next - 1]!.line;
}

/** Throws ScenarioError when the text is no scenario. */
export function createReplay(text: string, name: string): Replay {
  const scenario = parseScenario(text, name);
  const timed = scenario.steps.filter((step) => !step.isPrologue);
  const moments = [...new Set(timed.map((step) => step.atMs))];
  const replay: Replay = {
    text,
    scenario,
    moments,
    ...createFresh(scenario),
    next: 0,
    stuck: '',
  };
  playPrologue(replay);
  return replay;
}
