// Scenarios for the command line and for tests: text in, records and failures out.

import type { TraceRecord } from '../trace';
import { parseScenario } from './parse';
import { outcomeBefore, playOn } from './run';
import type { Failure, Outcome } from './run';
import type { Scenario } from './scenario';
import { ScenarioError } from './scenario-error';
import { createWorldStage } from './world-stage';

export interface RunOptions {
  /** Every pass comes late at random, by this seed; results must not change. */
  jitterSeed?: number;
  /** What the board's counter shows at the start; only tests of its wrap set it. */
  counterMs?: number;
}

/** Plays a scenario on the fake HAL. Throws ScenarioError when a line cannot be done then. */
export function runScenario(scenario: Scenario, options: RunOptions = {}): Outcome {
  return playOn(scenario, createWorldStage({ ...scenario.kind, ...options }));
}

export { ScenarioError, outcomeBefore, parseScenario };
export type { Failure, Outcome, Scenario, TraceRecord };
