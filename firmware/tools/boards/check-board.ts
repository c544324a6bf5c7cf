// All checks of a board file, in the order in which a person would mend it.
import { Board } from '../../../board-configs/board';
import { checkFields } from './check-fields';
import { checkGlass } from './check-glass';
import { checkKeys } from './check-keys';
import { checkLevels } from './check-levels';
import { checkMemory } from './check-memory';
import { checkPins } from './check-pins';
import { checkPixels } from './check-pixels';
import { checkSigns } from './check-signs';
import { Problem } from './problem';

function checkName(board: Board, name: string): Problem[] {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(board.name)) {
    return [{ field: 'name', reason: 'must be small letters and digits, joined by "-"' }];
  }
  if (board.name === name) return [];
  return [{ field: 'name', reason: `is "${board.name}", and the file is called "${name}.json"` }];
}

function checkDisplay(board: Board): Problem[] {
  const { display } = board;
  return display.chip === 'graphics' ? checkPixels(board, display) : checkGlass(board, display);
}

/** Everything that is wrong with the contents of the file `name`.json. */
export function checkBoard(contents: unknown, name: string): Problem[] {
  const problems = checkFields(contents);
  if (problems.length > 0) return problems;
  const board = contents as Board;
  return [
    ...checkName(board, name),
    ...checkKeys(board),
    ...checkPins(board),
    ...checkLevels(board),
    ...checkSigns(board),
    ...checkDisplay(board),
    ...checkMemory(board),
  ];
}
