// Plays a scenario on the built bundle of a board, and says where it differs from the fake HAL.
import { playOn } from '../scenario/run';
import type { Outcome } from '../scenario/run';
import type { Scenario } from '../scenario/scenario';
import type { BenchOptions } from './bench';
import { createBoardStage } from './board-stage';
import type { Difference } from './differences';
import type { Firmware } from './firmware';

export interface BoardOutcome extends Outcome {
  differences: Difference[];
}

/** Throws ScenarioError when a line asks for what this board cannot do at that moment. */
export function playOnBoard(
  scenario: Scenario,
  firmware: Firmware,
  options: BenchOptions = {},
): BoardOutcome {
  const stage = createBoardStage(scenario, firmware, options);
  const outcome = playOn(scenario, stage);
  stage.finish();
  return { ...outcome, glass: stage.glass(), differences: stage.differences };
}
