// What a job in arbiter mode costs a person: keys and seconds, counted on its scenario.

import { Key } from '../../hal/hal';
import type { Action, Scenario, Step } from '../scenario/scenario';

export interface JobCost {
  /** A chord counts as its two keys. */
  keys: number;
  /** From the moment the clock was paused, or from the chord where it stood already. */
  seconds: number;
}

type Hold = Extract<Action, { verb: 'hold' }>;

const CHORD_MS = 2000;

function holdOf({ action }: Step): Hold | null {
  return action.verb === 'hold' ? action : null;
}

function entersArbiterMode(step: Step): boolean {
  const hold = holdOf(step);
  if (hold === null || hold.forMs < CHORD_MS) return false;
  return hold.keys.join() === [Key.Minus, Key.Plus].join();
}

function isPause(step: Step): boolean {
  return holdOf(step)?.keys.join() === String(Key.Pause);
}

/** When the clock was paused for this job; a clock that is frozen or not started stands already. */
function beginMs(before: readonly Step[], chord: Step): number {
  const last = before.filter((step) => holdOf(step) !== null).at(-1);
  return last !== undefined && isPause(last) ? last.atMs : chord.atMs;
}

/**
 * The scenario must enter arbiter mode; the job ends with the PAUSE by which the game goes on. What
 * comes after shows what was done.
 */
export function costOf(scenario: Scenario): JobCost {
  const at = scenario.steps.findIndex(entersArbiterMode);
  if (at < 0) throw new Error(`${scenario.file}: nobody enters arbiter mode`);
  const end = scenario.steps.map(isPause).lastIndexOf(true);
  const steps = scenario.steps.slice(at, end + 1);
  const holds = steps.flatMap((step) =>
    step.action.verb === 'hold' ? [{ step, ...step.action }] : [],
  );
  const endMs = Math.max(...holds.map(({ step, forMs }) => step.atMs + forMs));
  return {
    keys: holds.reduce((sum, { keys }) => sum + keys.length, 0),
    seconds: (endMs - beginMs(scenario.steps.slice(0, at), steps[0]!)) / 1000,
  };
}
