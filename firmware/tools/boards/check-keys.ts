// Refuses a set of keys with which a person cannot reach every function of the clock.
import { Board } from '../../../board-configs/board';
import { KeyName } from './pin-uses';
import { Problem } from './problem';

/** What each function needs, from the table of keys (BACK and OK never are the only way). */
const FUNCTIONS: readonly (readonly [string, readonly KeyName[]])[] = [
  ['start a game and hand over the turn', ['left', 'right']],
  ['choose a control', ['minus', 'plus']],
  ['take a control, pause and resume', ['pause']],
  ['reach arbiter mode (hold MINUS + PLUS)', ['minus', 'plus']],
  ['end a game (hold MINUS + PAUSE, then PLUS)', ['minus', 'pause', 'plus']],
  ['switch off (hold PLUS + PAUSE, then MINUS)', ['plus', 'pause', 'minus']],
  ['start in safe mode (PAUSE at power-on)', ['pause']],
  ['unlock the console (MINUS + PLUS at power-on)', ['minus', 'plus']],
];

/** The functions that cannot be reached without this key, as the end of a sentence. */
export function lostFunctions(missing: string): string {
  const lost = FUNCTIONS.filter(([, keys]) => keys.some((key) => key === missing));
  return lost.map(([what]) => what).join('; ');
}

export function reasonForMissingKey(missing: string): string {
  return `${missing.toUpperCase()} is missing, and without it nobody can ${lostFunctions(missing)}`;
}

export function isNeededKey(name: string): boolean {
  return lostFunctions(name) !== '';
}

/** Keys that must be there are the schema's matter; here: with OK alone no menu could be left. */
export function checkKeys(board: Board): Problem[] {
  if (board.keys.ok === undefined || board.keys.back !== undefined) return [];
  const reason =
    'OK without BACK: add back, or leave both out (then PAUSE is OK and a hold of it BACK)';
  return [{ field: 'keys.ok', reason }];
}
