// Each shipped board: its file is right, and what is generated from it stands in the checkout.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardListProblems, listBoards } from '../../firmware/tools/boards/board-list';
import { generatedFiles } from '../../firmware/tools/boards/generated-files';
import { boardNames, boardProblems, boardsFolder } from '../../firmware/tools/boards/load-board';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import { BOARDS, copyOf } from './board-samples';

test('the six boards are there', () => {
  expect(boardNames()).toEqual(expect.arrayContaining([...BOARDS]));
});

test.each(boardNames())('%s: the file has nothing to complain of', (name) => {
  expect(boardProblems(name)).toEqual([]);
});

test.each(generatedFiles())(
  'board-configs/$path is up to date (make board-files)',
  ({ path, text }) => {
    expect(readFileSync(join(repositoryRoot(), 'board-configs', path), 'utf8')).toBe(text);
  },
);

test('every board is in the list with its cells, cost and battery life', () => {
  const lines = listBoards().split('\n');
  const listed = lines.slice(2, -1).map((line) => line.split(' ')[0]);
  expect(listed).toEqual(boardNames());
  expect(lines[2]).toMatch(/2 × 6 +\d+ EUR +\d+ h +ESP32 DevKit/);
  expect(lines[lines.length - 1]).toBe('Prices and battery life are estimates.');
  expect(boardListProblems()).toEqual([]);
});

test('every board states type and number of its batteries, on its page too', () => {
  for (const name of BOARDS) {
    const { battery } = copyOf(name).power;
    const page = readFileSync(join(boardsFolder(), 'wiring', `${name}.md`), 'utf8');
    expect(battery).toMatch(/(Li-ion cell|LiPo cell|CR2032|USB power bank)/);
    expect([name, page.replace(/\s+/g, ' ').includes(battery)]).toEqual([name, true]);
  }
});

test('only the Pixl.js leaves features out', () => {
  const leaving = BOARDS.filter((name) => copyOf(name).leavesOut.length > 0);
  expect(leaving).toEqual(['pixljs']);
});

test('the S3 has no battery level, as its interpreter has no ADC', () => {
  expect(copyOf('esp32s3-ht16k33').battery).toBe('none');
});

test('the turn is an LED on every board but the Pixl.js, which says why', () => {
  for (const name of BOARDS) {
    const board = copyOf(name);
    const isLed = board.signs['turn-left'] === 'led' && board.signs['turn-right'] === 'led';
    expect(isLed).toBe(name !== 'pixljs');
    expect(board.turnNote === undefined).toBe(isLed);
  }
});
