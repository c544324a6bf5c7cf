// A new board file is the old one under a new name, and passes its checks at once.
import { checkBoard } from '../../firmware/tools/boards/check-board';
import { createBoardFile, newBoardText } from '../../firmware/tools/boards/new-board';
import { BOARDS, copyOf } from './board-samples';

test.each(BOARDS)('a copy of %s differs in name and title only, and is right', (from) => {
  const board = JSON.parse(newBoardText('my-clock', from)) as { name: string; title: string };
  const original = copyOf(from);
  const title = `${original.title} (change this title)`;
  expect(board).toEqual({ ...original, name: 'my-clock', title });
  expect(checkBoard(board, 'my-clock')).toEqual([]);
});

test('a name that is taken is refused', () => {
  expect(() => newBoardText('esp32-ht1621', 'pixljs')).toThrow(
    'there is a board of this name already',
  );
});

test.each(['', 'mine', 'My-Clock', 'esp32_mine', '../x-y'])('the name "%s" is refused', (name) => {
  expect(() => createBoardFile(name, 'pixljs')).toThrow('a board is called carrier-display');
});

test('a board that is not there cannot be copied', () => {
  expect(() => newBoardText('my-clock', 'esp33')).toThrow('there is no such board');
});
