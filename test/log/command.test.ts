// `zeitnot log` as it is typed: from standard input, in every format, and what it says to bad
// input.

import { playGame } from '../store/cuts';
import { randomGame } from '../store/deeds';
import { zeitnot } from '../support/command-line';

const DUMP = Buffer.from(playGame(randomGame('3m+2s', 8, 4)).session.world.parts.flash.bytes);

function succeed(input: string | Buffer, ...words: string[]): string {
  const { code, out, err } = zeitnot(['log', ...words], input);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

test('a dump on standard input is read, raw or in hex digits', () => {
  const text = succeed(DUMP);
  expect(text).toMatch(/^3m\+2s, White left, \d+ presses, /);
  expect(succeed(DUMP.toString('hex'), '-')).toBe(text);
  expect(succeed(DUMP, '--list')).toMatch(/^1 {2}3m\+2s, White left/);
});

test('every format begins as it ought to', () => {
  expect(JSON.parse(succeed(DUMP, '--format', 'json'))).toMatchObject({ control: '3m+2s' });
  expect(succeed(DUMP, '--format', 'pgn')).toMatch(/^\[Event "\?"\]\n/);
  expect(succeed(DUMP, '--format', 'scn')).toMatch(/^control 3m\+2s\nwhite left\n/);
  expect(succeed(DUMP, '--format', 'svg')).toMatch(/^<svg /);
});

test.each([
  ['nothing', '', [], 'standard input: 0 bytes are no whole dump of the journal'],
  ['text', 'hello', [], 'standard input: 5 bytes are no whole dump of the journal'],
  ['half a page', DUMP.subarray(0, 2048), [], '2048 bytes are no whole dump of the journal'],
  ['half a dump', DUMP.subarray(0, 32768), [], '32768 bytes are no whole dump of the journal'],
  ['blank flash', Buffer.alloc(16 * 4096, 255), [], 'no game is kept in this dump'],
  ['no such format', DUMP, ['--format', 'pdf'], 'write text, json, pgn, scn or svg'],
  ['no such game', DUMP, ['--game', '2'], 'this dump has 1 game; write 1 for the newest'],
  ['a game that is no number', DUMP, ['--game', 'x'], 'write 1 for the newest'],
  ['no such file', '', ['nosuch.bin'], 'nosuch.bin: there is no such file'],
])('%s is refused in one sentence', (_, input, words, sentence) => {
  const { code, out, err } = zeitnot(['log', ...words], input);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(sentence);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});
