// A scenario may ask for keys or a contact that a board file does not wire. Then it is played on a
// copy of the board with them: the same pins and display, further keys on pins that are free.
import { join } from 'node:path';
import type { Board } from '../../board-configs/board';
import { checkBoard } from '../../firmware/tools/boards/check-board';
import { loadBoard } from '../../firmware/tools/boards/load-board';
import { KEY_NAMES } from '../../firmware/tools/boards/pin-uses';
import { writeBuilt } from '../../firmware/tools/bundle/cache';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import { Key } from '../../hal/hal';
import type { Action, Scenario } from '../scenario/scenario';
import { ScenarioError } from '../scenario/scenario-error';

export interface Variant {
  /** What bundleBoard takes. */
  nameOrPath: string;
  /** What was added, in words; '' for the board as it is. */
  added: string;
}

function keysOf(action: Action): Key[] {
  if (action.verb === 'edge') return [action.key];
  return action.verb === 'hold' ? action.keys : [];
}

/** BACK, or BACK and OK, when the scenario uses them and the board has not got them. */
function missingKeys(board: Board, scenario: Scenario): ('back' | 'ok')[] {
  const last = Math.max(0, ...scenario.steps.flatMap(({ action }) => keysOf(action)));
  const needed = KEY_NAMES.slice(Key.Back, last + 1) as ('back' | 'ok')[];
  return needed.filter((name) => board.keys[name] === undefined);
}

/** The board with the key on the first pin where a button to ground is allowed; null for none. */
function tryKey(board: Board, name: 'back' | 'ok'): Board | null {
  for (const pin of [...board.carrier.left, ...board.carrier.right]) {
    const key = { pin, closes: 'low' as const, pull: 'up' as const };
    const copy = { ...board, keys: { ...board.keys, [name]: key } };
    if (pin !== '' && checkBoard(copy, board.name).length === 0) return copy;
  }
  return null;
}

/** On a small board the buzzer gives up its pin, and then the battery's sense. */
function withKey(board: Board, name: 'back' | 'ok'): Board | null {
  const silent: Board = { ...board, buzzer: 'none' };
  const blind: Board = { ...silent, battery: 'none' };
  return tryKey(board, name) ?? tryKey(silent, name) ?? tryKey(blind, name);
}

function lever(board: Board): Board {
  return { ...board, keys: { ...board.keys, contact: 'lever' } };
}

function firstLine(scenario: Scenario, key: Key): number {
  return scenario.steps.find(({ action }) => keysOf(action).includes(key))!.line;
}

function wireKeys(board: Board, keys: readonly ('back' | 'ok')[], scenario: Scenario): Board {
  let wired = board;
  for (const name of keys) {
    const next = withKey(wired, name);
    if (next === null) {
      const line = firstLine(scenario, KEY_NAMES.indexOf(name));
      const reason = `${board.name} has no pin left for a key ${name.toUpperCase()}`;
      throw new ScenarioError(scenario.file, line, reason);
    }
    wired = next;
  }
  return wired;
}

/** Throws ScenarioError when the board has no room for a key. */
export function variantFor(nameOrPath: string, scenario: Scenario): Variant {
  const board = loadBoard(nameOrPath);
  const needsLever = scenario.kind.contact === 'lever' && board.keys.contact !== 'lever';
  const keys = missingKeys(board, scenario);
  const added = [...(needsLever ? ['lever'] : []), ...keys];
  if (added.length === 0) return { nameOrPath, added: '' };
  const name = [board.name, ...added].join('-');
  const wired = wireKeys(needsLever ? lever(board) : board, keys, scenario);
  const file = join(repositoryRoot(), 'build', 'boards', `${name}.json`);
  writeBuilt(file, JSON.stringify({ ...wired, name }, null, 2));
  return { nameOrPath: file, added: added.map((each) => each.toUpperCase()).join(' and ') };
}
