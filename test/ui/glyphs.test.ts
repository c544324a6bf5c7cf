// Characters as seven segments.

import { segmentsOf } from '../../firmware/ui/glyphs';
import { drawCell } from '../../sim/glass';

const code = (character: string): number => character.charCodeAt(0);

test.each([
  ['0', [' _ ', '| |', '|_|']],
  ['1', ['   ', '  |', '  |']],
  ['2', [' _ ', ' _|', '|_ ']],
  ['3', [' _ ', ' _|', ' _|']],
  ['4', ['   ', '|_|', '  |']],
  ['5', [' _ ', '|_ ', ' _|']],
  ['6', [' _ ', '|_ ', '|_|']],
  ['7', [' _ ', '  |', '  |']],
  ['8', [' _ ', '|_|', '|_|']],
  ['9', [' _ ', '|_|', ' _|']],
  ['-', ['   ', ' _ ', '   ']],
  ['_', ['   ', '   ', ' _ ']],
  [' ', ['   ', '   ', '   ']],
  ['A', [' _ ', '|_|', '| |']],
  ['P', [' _ ', '|_|', '|  ']],
  ['U', ['   ', '| |', '|_|']],
])('%s has its usual shape', (character, strokes) => {
  expect(drawCell(segmentsOf(code(character)))).toEqual(strokes);
});

test('capital and small letters look alike', () => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    expect(segmentsOf(code(letter))).toBe(segmentsOf(code(letter.toUpperCase())));
  }
});

test('no letter is blank', () => {
  const blank = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ+-/?='].filter((c) => segmentsOf(code(c)) === 0);
  expect(blank).toEqual([]);
});

test('no digit looks like another digit', () => {
  expect(new Set([...'0123456789'].map((digit) => segmentsOf(code(digit)))).size).toBe(10);
});

test('characters without a picture are blank', () => {
  expect([0, 31, 128, 200, 255].map(segmentsOf)).toEqual([0, 0, 0, 0, 0]);
});
