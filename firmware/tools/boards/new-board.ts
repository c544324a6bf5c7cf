// Starts a board file of one's own from one that works.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardNames, boardsFolder, loadBoard } from './load-board';
import { BoardError } from './problem';

/** What a file can be called everywhere, and a person can read. */
const NAME_LENGTH_MAX = 40;

function checkNewName(name: string): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)+$/.test(name) || name.length > NAME_LENGTH_MAX) {
    const reason =
      'a board is called carrier-display in small letters, for example esp32-mine, ' +
      `in at most ${NAME_LENGTH_MAX} characters`;
    throw new BoardError(`NAME=${name}`, { field: '', reason });
  }
  if (boardNames().includes(name)) {
    const reason = 'there is a board of this name already; choose another';
    throw new BoardError(`NAME=${name}`, { field: '', reason });
  }
}

/** The text of `from`.json with the new name; everything else stays as it was laid out. */
export function newBoardText(name: string, from: string): string {
  checkNewName(name);
  const board = loadBoard(from);
  const text = readFileSync(join(boardsFolder(), `${board.name}.json`), 'utf8');
  const title = `${board.title} (change this title)`;
  return text
    .replace(/"name": "[^"]*"/, () => `"name": "${name}"`)
    .replace(/"title": "(?:[^"\\]|\\.)*"/, () => `"title": ${JSON.stringify(title)}`);
}

/** Writes board-configs/`name`.json and says what to do next. */
export function createBoardFile(name: string, from: string): string {
  const text = newBoardText(name, from);
  const file = join(boardsFolder(), `${name}.json`);
  if (existsSync(file)) {
    throw new BoardError(file, {
      field: '',
      reason: 'is there already; remove it or choose another NAME',
    });
  }
  writeFileSync(file, text);
  return [
    `Wrote board-configs/${name}.json, a copy of ${from}.`,
    'Next: put in your pins and your segment map, then check it with: make boards',
    `What to wire: npx zeitnot wiring ${name} --svg wiring.svg`,
  ].join('\n');
}
