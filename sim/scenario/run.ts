// Plays a scenario on a stage, line by line: records of the trace and expectations that failed.

import type { TraceRecord } from '../trace';
import type { Action, Expectation, Scenario, Step } from './scenario';
import { ScenarioError } from './scenario-error';
import type { Stage } from './stage';

export interface Failure {
  file: string;
  line: number;
  expected: string;
  got: string;
  /** What stood on the glass. */
  glass: string;
}

export interface Outcome {
  records: TraceRecord[];
  failures: Failure[];
  /** What stands on the glass at the end. */
  glass: string;
  /** The board leaves out what the scenario needs: nothing was played. */
  isSkipped?: boolean;
}

/** One line about to be played. */
export interface Run {
  scenario: Scenario;
  stage: Stage;
  step: Step;
  outcome: Outcome;
}

function refuseStep(run: Run, reason: string): never {
  throw new ScenarioError(run.scenario.file, run.step.line, reason);
}

function show(run: Run): void {
  const record = run.stage.record();
  if (record === null) refuseStep(run, 'show: the clock is switched off');
  run.outcome.records.push(record);
}

function check(run: Run, expectation: Expectation): void {
  const look = run.stage.look();
  if (look === null) refuseStep(run, 'expect: the clock is switched off');
  if (expectation.isMet(look)) return;
  run.outcome.failures.push({
    file: run.scenario.file,
    line: run.step.line,
    expected: expectation.expected,
    got: expectation.got(look),
    glass: run.stage.glass(),
  });
}

function must(run: Run, reason: string): void {
  if (reason !== '') refuseStep(run, `${run.step.action.verb}: ${reason}`);
}

type Doer<V> = (run: Run, action: Extract<Action, { verb: V }>) => void;

const DOERS: { [V in Action['verb']]: Doer<V> } = {
  control: (run, { control }) => must(run, run.stage.choose(control, run.step.isPrologue)),
  white: (run, { side }) => must(run, run.stage.setWhite(side)),
  option: (run, { name, value }) => must(run, run.stage.setOption(name, value)),
  edge: (run, { key, closed }) => run.stage.setKey(key, closed),
  hold: (run, { keys, forMs }) => run.stage.holdKeys(keys, forMs),
  lever: (run, { side }) => run.stage.moveLever(side),
  power: (run, { isOn }) => run.stage.setPower(isOn),
  battery: (run, { percent }) => run.stage.setBattery(percent),
  show,
  expect: (run, { expectation }) => check(run, expectation),
};

/** A line that only looks leaves the sounds before it to be heard by the next that looks. */
function onlyLooks(action: Action): boolean {
  return action.verb === 'show' || action.verb === 'expect';
}

/** Plays one line at its instant. Throws ScenarioError like playOn. */
export function playStep(run: Run): void {
  const { stage, step } = run;
  stage.advanceTo(step.atMs);
  if (!onlyLooks(step.action)) stage.markLine();
  (DOERS[step.action.verb] as Doer<string>)(run, step.action as never);
}

const BEFORE_ERRORS = new WeakMap<object, Outcome>();

/** What came before the error that ended a game of playOn; null for any other error. */
export function outcomeBefore(error: unknown): Outcome | null {
  return (error instanceof Error && BEFORE_ERRORS.get(error)) || null;
}

/** Throws ScenarioError when a line asks for what the clock cannot do at that moment. */
export function playOn(scenario: Scenario, stage: Stage): Outcome {
  const outcome: Outcome = { records: [], failures: [], glass: '' };
  try {
    for (const step of scenario.steps) playStep({ scenario, stage, step, outcome });
  } catch (error) {
    if (error instanceof Error) BEFORE_ERRORS.set(error, outcome);
    throw error;
  }
  outcome.glass = stage.glass();
  return outcome;
}
