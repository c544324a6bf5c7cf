// Lines of a scenario as words.

import { splitWords } from '../../sim/scenario/words';

function textsOf(line: string): string[] {
  return splitWords(line).words.map((word) => word.text);
}

test('a comment begins at # and goes to the end of the line', () => {
  expect(textsOf('press left # the first move')).toEqual(['press', 'left']);
  expect(textsOf('  # nothing else')).toEqual([]);
});

test('a # inside quotes is text', () => {
  expect(textsOf('expect display left "a # b" # c')).toEqual([
    'expect',
    'display',
    'left',
    'a # b',
  ]);
});

test('the rest of a line keeps its blanks but not its comment', () => {
  expect(splitWords('control 40/90m+30s,  30m+30s ; freeze on # x').restAfter(0)).toBe(
    '40/90m+30s,  30m+30s ; freeze on',
  );
});

test('a quote that does not end is noticed', () => {
  expect(splitWords('expect display left "2:59').isTorn).toBe(true);
  expect(splitWords('expect display left "2:59"').isTorn).toBe(false);
});

test('an empty text in quotes is a word', () => {
  expect(splitWords('expect beside left ""').words.at(-1)).toEqual({ text: '', isQuoted: true });
});
