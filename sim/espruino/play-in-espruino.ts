// Plays a scenario on the bundle of a board in a real interpreter, and says where it differs from
// the fake HAL.
import type { Firmware } from '../board/firmware';
import type { BoardOutcome } from '../board/play-on-board';
import {
  chooseFirst,
  createPrologue,
  setOptionFirst,
  setWhiteFirst,
  tooLate,
} from '../board/prologue';
import type { Prologue } from '../board/prologue';
import { playOn } from '../scenario/run';
import type { Action, Scenario, Step } from '../scenario/scenario';
import { ScenarioError } from '../scenario/scenario-error';
import { createEspruinoStage } from './espruino-stage';
import type { Interpreter } from './interpreter';
import { planScenario } from './plan';
import { askInterpreter } from './scene-answers';

/** Answers '' or why a board does not take it; null for an action that is none of these. */
function setFirst(prologue: Prologue, action: Action, isPrologue: boolean): string | null {
  switch (action.verb) {
    case 'control':
      return chooseFirst(prologue, action.control, isPrologue);
    case 'white':
      return isPrologue ? setWhiteFirst(prologue, action.side) : tooLate();
    case 'option':
      return isPrologue ? setOptionFirst(prologue, action.name, action.value) : tooLate();
    default:
      return null;
  }
}

function readStep(scenario: Scenario, prologue: Prologue, step: Step): void {
  const reason = setFirst(prologue, step.action, step.isPrologue);
  if (reason === null || reason === '') return;
  throw new ScenarioError(scenario.file, step.line, `${step.action.verb}: ${reason}`);
}

function readPrologue(scenario: Scenario): Prologue {
  const prologue = createPrologue();
  for (const step of scenario.steps) readStep(scenario, prologue, step);
  return prologue;
}

/**
 * Throws ScenarioError when a line asks for what this board cannot do at that moment, and
 * InterpreterError when the interpreter breaks off.
 */
export async function playInEspruino(
  scenario: Scenario,
  firmware: Firmware,
  interpreter: Interpreter,
): Promise<BoardOutcome> {
  const { board } = firmware;
  const prologue = readPrologue(scenario);
  const plan = planScenario(scenario, board, prologue.white === 'right');
  const answers = await askInterpreter(interpreter, firmware, plan, prologue.control);
  const stage = createEspruinoStage({ scenario, board, prologue, plan, answers });
  const outcome = playOn(scenario, stage);
  return { ...outcome, differences: stage.differences };
}
