// The contacts that a scenario moves, put on the time line of the bench ahead of time, so that each
// moves at its exact microsecond, whatever the board is busy with.
import { Key } from '../../hal/hal';
import type { Action, Scenario } from '../scenario/scenario';
import { ScenarioError } from '../scenario/scenario-error';
import { benchUs } from './board-clock';
import type { BoardClock } from './board-clock';

interface Move {
  atMs: number;
  line: number;
  key: Key;
  closed: boolean;
}

/** An instant at which the bench must stop exactly there, and the moves after it. */
export interface Stop {
  atMs: number;
  line: number;
  moves: Move[];
}

type At = Pick<Move, 'atMs' | 'line'>;

const move = (at: At, key: Key, closed: boolean): Move => ({ ...at, key, closed });

/** The lever leaves the one side before it reaches the other. */
function leverMoves(at: At, side: 'left' | 'right'): Move[] {
  const key = side === 'left' ? Key.Left : Key.Right;
  return [move(at, Key.Left + Key.Right - key, false), move(at, key, true)];
}

/** Null for an action that moves no contact. */
function movesOf(action: Action, at: At): Move[] | null {
  if (action.verb === 'edge') return [move(at, action.key, action.closed)];
  if (action.verb === 'lever') return leverMoves(at, action.side);
  if (action.verb !== 'hold') return null;
  const later = { ...at, atMs: at.atMs + action.forMs };
  return [
    ...action.keys.map((key) => move(at, key, true)),
    ...action.keys.map((key) => move(later, key, false)),
  ];
}

const STOPS: ReadonlySet<Action['verb']> = new Set(['power', 'battery', 'show', 'expect']);

/** The first stop is the start of the scene. */
export function planStops(scenario: Scenario): Stop[] {
  const stops: Stop[] = [{ atMs: 0, line: 0, moves: [] }];
  for (const { atMs, line, action } of scenario.steps) {
    const moves = movesOf(action, { atMs, line });
    if (moves !== null) stops.at(-1)!.moves.push(...moves);
    else if (STOPS.has(action.verb)) stops.push({ atMs, line, moves: [] });
  }
  return stops;
}

/** Throws a ScenarioError for a key that the board does not have. */
export function scheduleMoves(clock: BoardClock, scenario: Scenario, stop: Stop): void {
  const { device, machine, board } = clock.bench;
  for (const { atMs, line, key, closed } of stop.moves) {
    const pin = device.keyPins[key];
    if (pin === undefined) {
      throw new ScenarioError(scenario.file, line, `${board.name} has no such key`);
    }
    const atUs = benchUs(clock, atMs);
    if (closed) machine.closeContact(pin, atUs);
    else machine.openContact(pin, atUs);
  }
}
