// What a scenario is replayed on: the fake HAL, or a board's bundle in the Espruino machine.

import { HOLD_MS } from '../../board/board-scene';
import { createBoardStage } from '../../board/board-stage';
import { failureOf } from '../../board/differences';
import { firmwareIn } from '../../board/firmware';
import type { Failure, Scenario } from '../../scenario';
import { ScenarioError } from '../../scenario/scenario-error';
import type { Stage } from '../../scenario/stage';
import { createStageOn } from '../../scenario/world-stage';
import { createSession } from '../../session';
import type { Bench } from '../../table/bench';
import { benchOn } from '../../table/board-bench';
import type { BoardKit } from '../../table/board-bench';
import { benchOf } from '../../table/sim-bench';

/** A scenario that has just begun. */
export interface Play {
  readonly stage: Stage;
  /** The clock to look at, once what stands before the first time is done. */
  bench(): Bench;
  /** Where the board did otherwise than the fake HAL since this was last asked. */
  takeDifferences(): Failure[];
}

export interface Ground {
  /** Before a step it needs so long without anything under way. */
  readonly restMs: number;
  /** Throws ScenarioError when the scenario is none for this clock. */
  begin(scenario: Scenario): Play;
}

export const onFakeHal: Ground = {
  restMs: 0,
  begin: ({ kind }) => {
    const session = createSession({ ...kind });
    const bench = benchOf(session, kind);
    return { stage: createStageOn(session), bench: () => bench, takeDifferences: () => [] };
  },
};

function refuse({ board }: BoardKit, { file, kind }: Scenario): void {
  if (kind.contact === 'momentary' || board.keys.contact === 'lever') return;
  throw new ScenarioError(file, 1, `${board.name} has buttons and no lever`);
}

function beginOnBoard(kit: BoardKit, scenario: Scenario): Play {
  refuse(kit, scenario);
  const firmware = firmwareIn(kit.board, kit.files);
  const stage = createBoardStage(scenario, firmware);
  let bench: Bench | null = null;
  const sit = (): Bench => {
    // The page lets time pass in steps of its own, and does not stop for every picture.
    stage.scene.seesGlass = false;
    return benchOn(stage.scene.clock, stage.control);
  };
  const takeDifferences = (): Failure[] => {
    if (bench === null) return [];
    return stage.differences.splice(0).map((each) => failureOf(scenario.file, each));
  };
  return { stage, bench: () => (bench ??= sit()), takeDifferences };
}

export function onBoard(kit: BoardKit): Ground {
  return { restMs: HOLD_MS, begin: (scenario) => beginOnBoard(kit, scenario) };
}
