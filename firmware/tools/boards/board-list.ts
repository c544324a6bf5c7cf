// The boards that there are, one line each, and what is wrong with a file that cannot be used.
import { batteryHours } from './battery-estimate';
import { boardNames, boardProblems, loadBoard } from './load-board';
import { partsCostEur } from './parts-list';
import { BoardError, asSentence } from './problem';
import { textTable } from './text-table';

function boardRow(name: string): string[] {
  const board = loadBoard(name);
  const marks = board.display.chip === 'graphics' ? board.display : board.display.glass;
  const hours = `${Math.floor(batteryHours(board))} h`;
  const cost = `${partsCostEur(board).toFixed(0)} EUR`;
  return [name, `2 × ${marks.cellsPerSide}`, cost, hours, board.title];
}

function sentencesFor(name: string): string[] {
  try {
    return boardProblems(name).map((problem) => asSentence(`board-configs/${name}.json`, problem));
  } catch (error) {
    if (error instanceof BoardError) return [error.message];
    throw error;
  }
}

/** Sentences about the boards that cannot be used; none when all is well. */
export function boardListProblems(): string[] {
  return boardNames().flatMap(sentencesFor);
}

/** A table of the boards in board-configs. Throws a BoardError for a file that cannot be used. */
export function listBoards(columns = Infinity): string {
  const rows = boardNames().map(boardRow);
  const heading = ['Board', 'Cells', 'Parts', 'Battery', 'What it is'];
  return `${textTable(heading, rows, columns)}\nPrices and battery life are estimates.`;
}
