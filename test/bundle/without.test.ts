// What a board leaves out is gone from its sources before they are joined.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature } from '../../board-configs/board';
import {
  FEATURES,
  leftOutLines,
  leftOutOf,
  unusableOn,
} from '../../firmware/tools/boards/features';
import { boardNames, loadBoard } from '../../firmware/tools/boards/load-board';
import { sourcesBelow } from '../../firmware/tools/bundle/cache';
import { STAND_INS } from '../../firmware/tools/bundle/join';
import { namesMarked, textWithout } from '../../firmware/tools/bundle/without';
import { repositoryRoot } from '../../firmware/tools/repository-root';

const without = (text: string, ...names: string[]) => textWithout(text, new Set(names));

test.each([
  [
    'a function does nothing',
    '/** Beeps. @without sound */\nfunction f(): void { g(); }',
    'function f(): void {}',
  ],
  [
    'a function answers',
    '/** @without sound: false */\nfunction f(): boolean { return g(); }',
    '{ return false; }',
  ],
  ['a constant is another', '/** @without sound: 4 */\nconst A = 39;', 'const A = 4;'],
  ['a row is gone', 'const A = [a, /* @without sound */ b, c];', '/* @without sound */  c];'],
  ['a row is another', 'const A = [/* @without sound: d */ b];', '/* @without sound: d */ d]'],
  [
    'a field is gone',
    'const a = { /* @without sound */ b: 1, c: 2 };',
    '/* @without sound */  c: 2 }',
  ],
  [
    'a statement is gone',
    'function f() {\n  /* @without sound */\n  if (a) b();\n  c();\n}',
    '/* @without sound */\n  \n  c();',
  ],
  [
    'a statement is another',
    'function f() {\n  /* @without sound: d(); */\n  if (a) b();\n  else c();\n}',
    '*/\n  d();\n}',
  ],
  [
    'a value is another',
    'const a = b(/* @without sound: 0 */ c + d);',
    '/* @without sound: 0 */ 0)',
  ],
])('%s', (_what, text, expected) => {
  expect(without(text, 'sound')).toContain(expected);
  expect(without(text, 'lever')).toBe(text);
});

test('of several names all must be left out', () => {
  const text = '/** @without sound, lever: 1 */\nconst A = 2;';
  expect(without(text, 'sound')).toBe(text);
  expect(without(text, 'sound', 'lever')).toContain('const A = 1;');
});

const sources = ['firmware', 'hal']
  .flatMap((folder) => sourcesBelow(folder))
  .filter((text) => !text.includes('namesMarked'));
const marked = new Set(sources.flatMap(namesMarked));

test('every name in the sources is that of a feature, or of what a board cannot use', () => {
  const known = [
    ...Object.keys(FEATURES),
    ...boardNames().flatMap((name) => unusableOn(loadBoard(name))),
  ];
  expect([...marked].filter((name) => !known.includes(name))).toEqual([]);
});

/** Left out by files of their own, or by a mark of another kind. */
const ELSEWHERE: Feature[] = ['self-test', 'more-presets', 'log-page', 'copy', 'announce'];

test('every feature is left out somewhere', () => {
  const names = Object.keys(FEATURES) as Feature[];
  const ways = [...marked, ...ELSEWHERE, ...Object.keys(STAND_INS)];
  expect(names.filter((name) => !ways.includes(name))).toEqual([]);
});

test('a board that leaves nothing out does without what it has no parts for, and no more', () => {
  const board = loadBoard('esp32-ht1621');
  expect([...leftOutOf(board)].sort()).toEqual([...unusableOn(board)].sort());
  expect(leftOutLines(board)).toEqual([]);
});

test('the list for the builder has a line for each feature of the board file', () => {
  const board = loadBoard('pixljs');
  expect(leftOutLines(board)).toHaveLength(board.leavesOut.length + 1);
  expect(readFileSync(join(repositoryRoot(), 'board-configs/wiring/pixljs.md'), 'utf8')).toContain(
    leftOutLines(board).at(-1),
  );
});
