// Plays a scenario step by step, forth and back, on a clock that the page shows meanwhile. On a
// board there may be more to work out than one picture has time for: then it goes on with the next.

import { parseScenario } from '../../scenario';
import type { Outcome, Scenario } from '../../scenario';
import { playStep } from '../../scenario/run';
import { ScenarioError } from '../../scenario/scenario-error';
import type { Bench } from '../../table/bench';
import { onFakeHal } from './ground';
import type { Ground, Play } from './ground';

export interface Replay {
  readonly text: string;
  readonly scenario: Scenario;
  readonly ground: Ground;
  /** The instants at which something is done, in order. */
  readonly moments: readonly number[];
  play: Play;
  /** The clock to look at; another one after it went back. */
  readonly bench: Bench;
  outcome: Outcome;
  /** The step that comes next. */
  next: number;
  /** How far it is to be played, and the instant that was played last; -1 before the first. */
  goalMs: number;
  playedMs: number;
  /** Why it cannot go on, or ''. */
  stuck: string;
}

function playOne(replay: Replay): void {
  const { scenario, play, outcome } = replay;
  const step = scenario.steps[replay.next]!;
  try {
    playStep({ scenario, stage: play.stage, step, outcome });
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    replay.stuck = error.message;
  }
  replay.next++;
  replay.playedMs = step.isPrologue ? -1 : step.atMs;
  outcome.failures.push(...play.takeDifferences());
}

function isPrologueNext({ scenario, next }: Replay): boolean {
  return scenario.steps[next]?.isPrologue === true;
}

/** Up to the clock that can be looked at; a board is switched on then. */
function playPrologue(replay: Replay): void {
  while (!isOver(replay) && isPrologueNext(replay)) playOne(replay);
  replay.play.bench();
}

function freshStart(ground: Ground, scenario: Scenario) {
  const outcome: Outcome = { records: [], failures: [], glass: '' };
  return { play: ground.begin(scenario), outcome, next: 0, goalMs: -1, playedMs: -1, stuck: '' };
}

export function isOver(replay: Replay): boolean {
  return replay.stuck !== '' || replay.next >= replay.scenario.steps.length;
}

/** When the next step happens; Infinity after the last. */
export function nextStepMs(replay: Replay): number {
  return isOver(replay) ? Infinity : replay.scenario.steps[replay.next]!.atMs;
}

/** It has not got where it is to be. */
export function isBusy(replay: Replay): boolean {
  return !isOver(replay) && nextStepMs(replay) <= replay.goalMs;
}

/** Lets time pass, but for the rest that the board needs before a step. True when it is there. */
function reach({ bench, ground }: Replay, atMs: number, beforeMs: number): boolean {
  const untilMs = Math.min(atMs, beforeMs - ground.restMs);
  if (bench.nowMs < untilMs) bench.advanceTo(untilMs);
  return bench.nowMs >= untilMs;
}

/** All steps of the next instant; their edges are taken at once, so that one sees what they did. */
function playMoment(replay: Replay): void {
  const atMs = nextStepMs(replay);
  while (nextStepMs(replay) === atMs) playOne(replay);
  while (!reach(replay, atMs, nextStepMs(replay)));
  replay.bench.advanceTo(replay.bench.nowMs);
}

/** Plays on towards the goal, as far as there is time. */
export function playOn(replay: Replay): void {
  while (isBusy(replay)) {
    const nextMs = nextStepMs(replay);
    if (!reach(replay, nextMs, nextMs)) return;
    playMoment(replay);
  }
}

/** Everything up to and including `nowMs`; after the last step time stands still. */
export function playTo(replay: Replay, nowMs: number): void {
  replay.goalMs = nowMs;
  playOn(replay);
  if (!isOver(replay) && !isBusy(replay)) reach(replay, nowMs, nextStepMs(replay));
}

/** All that happens at the next instant. */
export function stepOn(replay: Replay): void {
  if (!isOver(replay) && !isBusy(replay)) playTo(replay, nextStepMs(replay));
}

/** Back to the state after the step before: all is played again from the start. */
export function stepBack(replay: Replay): void {
  const before = replay.moments.filter((atMs) => atMs < replay.playedMs);
  rewindTo(replay, before[before.length - 1] ?? -1);
}

/**
 * The state after all that happens at `atMs`; -1 is the clock before the first line with a time.
 */
export function rewindTo(replay: Replay, atMs: number): void {
  Object.assign(replay, freshStart(replay.ground, replay.scenario));
  playPrologue(replay);
  if (atMs >= 0) playTo(replay, atMs);
}

/** The number of the line that was played last; 0 before the first. */
export function lineOf(replay: Replay): number {
  return replay.next === 0 ? 0 : replay.scenario.steps[replay.next - 1]!.line;
}

/** Throws ScenarioError when the text is no scenario, or none for this ground. */
export function createReplay(text: string, name: string, ground: Ground = onFakeHal): Replay {
  const scenario = parseScenario(text, name);
  const timed = scenario.steps.filter((step) => !step.isPrologue);
  const moments = [...new Set(timed.map((step) => step.atMs))];
  const replay: Replay = {
    text,
    scenario,
    ground,
    moments,
    ...freshStart(ground, scenario),
    get bench() {
      return replay.play.bench();
    },
  };
  playPrologue(replay);
  return replay;
}
