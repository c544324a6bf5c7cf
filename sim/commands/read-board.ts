// Reads a board by its name or path, and says in one sentence why it cannot be used.
import type { Board } from '../../board-configs/board';
import { boardNames, loadBoard } from '../../firmware/tools/boards/load-board';
import { BoardError } from '../../firmware/tools/boards/problem';
import { BadInput, oneLine } from './bad-input';
import { didYouMean } from './nearest';

/** The board of that name. Throws BadInput. */
export function readBoard(name: string): Board {
  try {
    return loadBoard(name);
  } catch (error) {
    if (!(error instanceof BoardError)) throw error;
    const isName = !boardNames().includes(name);
    const hint = isName ? didYouMean(name, boardNames()) : '';
    throw new BadInput(oneLine(error.message).replace(/\.$/, '') + hint);
  }
}
