// A scenario as what the interpreter has to do, worked out before it starts: a plan for each time
// that the supply comes, and which answer belongs to which line.
import type { DeviceBoard } from '../../board-configs/device-board';
import type { Board } from '../../board-configs/board';
import { namedDeviceBoard } from '../../firmware/tools/boards/device-board';
import { Key } from '../../hal/hal';
import { planStops } from '../board/contact-plan';
import type { Stop } from '../board/contact-plan';
import type { Action, Scenario } from '../scenario/scenario';
import { ScenarioError } from '../scenario/scenario-error';
import { chargeReading } from './charge-reading';
import { boardPins } from './shim-text';

/** Milliseconds since power-on, what is done, and with what. */
export type PlanRecord = readonly (number | string)[];

/** What answers a stop. Null: the clock is off. */
export interface Question {
  boot: number;
  /** Scene time at which the counter of this boot was 0. */
  zeroMs: number;
  number: number;
}

export interface Plan {
  boots: PlanRecord[][];
  /** By stop; that of a stop which only changes the supply is what was asked before it went. */
  questions: (Question | null)[];
  stops: Stop[];
}

/** The colours are chosen with a key, as a user does, this long before the scene. */
export const LEAD_MS = 1000;
const TAP_MS = 80;
/** After the last stop. */
const TAIL_MS = 60;
const STOPS: ReadonlySet<Action['verb']> = new Set(['power', 'battery', 'show', 'expect']);

interface Deed {
  atMs: number;
  apply(plan: Planning): void;
}

interface Planning {
  plan: Plan;
  device: DeviceBoard<string, string>;
  board: Board;
  isOn: boolean;
  zeroMs: number;
  asked: number;
  /** Levels of pins and the charge, for the next time that the supply comes. */
  levels: Map<number, number>;
  percent: number;
}

function note(planning: Planning, atMs: number, what: string, values: readonly number[]): void {
  if (!planning.isOn) return;
  planning.plan.boots.at(-1)!.push([atMs - planning.zeroMs, what, ...values]);
}

function movePin(planning: Planning, atMs: number, key: Key, closed: boolean): void {
  const { device, board, levels } = planning;
  const number = boardPins(board)[device.keyPins[key]!]!;
  const closedLevel = (device.keysClosedHigh >> key) & 1;
  const level = closed ? closedLevel : 1 - closedLevel;
  levels.set(number, level);
  note(planning, atMs, 'edge', [number, level]);
}

function charge({ board, percent }: Planning): number[] {
  const { analog, volts } = chargeReading(board, percent);
  return [analog, volts];
}

function ask(planning: Planning, atMs: number): Question | null {
  if (!planning.isOn) return null;
  note(planning, atMs, 'ask', [planning.asked]);
  const { plan, zeroMs } = planning;
  return { boot: plan.boots.length - 1, zeroMs, number: planning.asked++ };
}

function boot(planning: Planning, atMs: number): void {
  if (planning.isOn) return;
  const levels = [...planning.levels].map(([number, level]) => [0, 'level', number, level]);
  planning.plan.boots.push([...levels, [0, 'charge', ...charge(planning)], [0, 'boot']]);
  planning.isOn = true;
  planning.zeroMs = atMs;
}

function cut(planning: Planning, atMs: number): void {
  note(planning, atMs, 'end', []);
  planning.isOn = false;
}

function actAt(planning: Planning, atMs: number, action: Action): void {
  if (action.verb === 'power' && action.isOn) boot(planning, atMs);
  if (action.verb === 'power' && !action.isOn) cut(planning, atMs);
  if (action.verb !== 'battery') return;
  planning.percent = action.percent;
  note(planning, atMs, 'charge', charge(planning));
}

function stopDeeds(stops: readonly Stop[], scenario: Scenario): Deed[] {
  const actions = scenario.steps.filter(({ action }) => STOPS.has(action.verb));
  return stops.flatMap((stop, i): Deed[] => {
    const moves = stop.moves.map(({ atMs, line, key, closed }) => ({
      atMs,
      apply: (planning: Planning) => {
        if (planning.device.keyPins[key] === undefined) {
          const reason = `${planning.board.name} has no such key`;
          throw new ScenarioError(scenario.file, line, reason);
        }
        movePin(planning, atMs, key, closed);
      },
    }));
    if (i === 0) return moves;
    const apply = (planning: Planning) => {
      planning.plan.questions[i] = ask(planning, stop.atMs);
      actAt(planning, stop.atMs, actions[i - 1]!.action);
    };
    return [{ atMs: stop.atMs, apply }, ...moves];
  });
}

/** PLUS: the right side is White. */
function tapForWhite(planning: Planning): void {
  movePin(planning, -LEAD_MS, Key.Plus, true);
  movePin(planning, TAP_MS - LEAD_MS, Key.Plus, false);
}

/** Throws a ScenarioError for a key that the board does not have. */
export function planScenario(scenario: Scenario, board: Board, isRightWhite: boolean): Plan {
  const stops = planStops(scenario);
  const plan: Plan = { boots: [], questions: stops.map(() => null), stops };
  const device = namedDeviceBoard(board);
  const levels = new Map<number, number>();
  const rest = { isOn: false, zeroMs: 0, asked: 0, levels, percent: 100 };
  const planning: Planning = { plan, device, board, ...rest };
  boot(planning, isRightWhite ? -LEAD_MS : 0);
  if (isRightWhite) tapForWhite(planning);
  plan.questions[0] = ask(planning, 0);
  const deeds = stopDeeds(stops, scenario).sort((a, b) => a.atMs - b.atMs);
  for (const deed of deeds) deed.apply(planning);
  cut(planning, stops.at(-1)!.atMs + TAIL_MS);
  return plan;
}

const RECORD_BYTES = 48;

/** As the player in the interpreter reads it. */
export function planText(records: readonly PlanRecord[]): string {
  return records.map((record) => JSON.stringify(record).padEnd(RECORD_BYTES)).join('');
}
