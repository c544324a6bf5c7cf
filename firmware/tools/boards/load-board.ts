// Finds, reads and checks board files.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Board } from '../../../board-configs/board';
import { repositoryRoot } from '../repository-root';
import { shortenedPath } from '../text/shortened';
import { checkBoard } from './check-board';
import { BoardError, Problem } from './problem';
import { readBoardFile } from './read-board-file';

const SCHEMA = 'board.schema.json';

export const boardsFolder = () => join(repositoryRoot(), 'board-configs');

/** Names of the boards in board-configs, in the order of the alphabet. */
export function boardNames(): string[] {
  const files = readdirSync(boardsFolder()).filter(
    (file) => file.endsWith('.json') && file !== SCHEMA,
  );
  return files.map((file) => basename(file, '.json')).sort();
}

/** "esp32-mine" is looked up in board-configs; anything with a slash or ".json" is a path. */
function boardFile(nameOrPath: string): string {
  const isPath = /[/\\]|\.json$/.test(nameOrPath);
  const file = isPath ? nameOrPath : join(boardsFolder(), `${nameOrPath}.json`);
  if (existsSync(file)) return file;
  const boards = boardNames().join(', ');
  const reason = `there is no such board; there are ${boards}, or give the path of a board file`;
  throw new BoardError(shortenedPath(nameOrPath), { field: '', reason });
}

function shownName(file: string): string {
  const isOurs = file.startsWith(boardsFolder());
  return isOurs ? `board-configs/${basename(file)}` : shortenedPath(file);
}

/** The board, or a BoardError with the first thing that is wrong. */
export function loadBoard(nameOrPath: string): Board {
  const file = boardFile(nameOrPath);
  const shown = shownName(file);
  const contents = readBoardFile(file, shown);
  const [problem] = checkBoard(contents, basename(file, '.json'));
  if (problem !== undefined) throw new BoardError(shown, problem);
  return contents as Board;
}

/** Everything that is wrong with a board file; an unreadable one throws. */
export function boardProblems(nameOrPath: string): Problem[] {
  const file = boardFile(nameOrPath);
  return checkBoard(readBoardFile(file, shownName(file)), basename(file, '.json'));
}
