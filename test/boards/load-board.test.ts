// Board files are found by name and by path, and each failure is one sentence.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardNames, loadBoard } from '../../firmware/tools/boards/load-board';
import { BoardError } from '../../firmware/tools/boards/problem';
import { copyOf } from './board-samples';

const folder = mkdtempSync(join(tmpdir(), 'boards-'));

function fileWith(name: string, text: string): string {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, text);
  return file;
}

function failure(nameOrPath: string): string {
  try {
    loadBoard(nameOrPath);
  } catch (error) {
    if (error instanceof BoardError) return error.message;
    throw error;
  }
  return 'no failure';
}

test('a board is found by its name', () => {
  expect(loadBoard('pixljs').espruino.board).toBe('PIXLJS');
});

test('a board is found by the path of its file', () => {
  const board = { ...copyOf('pixljs'), name: 'pixljs-mine' };
  expect(loadBoard(fileWith('pixljs-mine', JSON.stringify(board))).name).toBe('pixljs-mine');
});

test('an unknown name is answered with the names that there are', () => {
  const names = boardNames().join(', ');
  expect(failure('esp33')).toBe(
    `esp33: there is no such board; there are ${names}, or give the path of a board file.`,
  );
});

test('a file that is not JSON is named with the place of the mistake', () => {
  const file = fileWith('torn', '{ "name": ');
  expect(failure(file)).toMatch(/torn\.json: .*it is not JSON at line 1, column 11\.$/);
  expect(failure(file)).not.toContain('\n');
});

test('a file with a mistake is named with the field', () => {
  const board = { ...copyOf('pixljs'), name: 'mine', crystalPpm: 'none' };
  const file = fileWith('mine', JSON.stringify(board));
  expect(failure(file)).toBe(`${file}: crystalPpm: must be a number, not "none".`);
});

test('a file that holds no board at all is answered with what is missing', () => {
  expect(failure(fileWith('empty', '{}'))).toMatch(/empty\.json: name: is missing\.$/);
});
