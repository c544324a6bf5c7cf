// Bytes of a terminal to strokes.
import { Key } from '../../hal/hal';
import { createKeyboard, readStrokes } from '../../sim/terminal/keyboard';
import type { Stroke } from '../../sim/terminal/keyboard';

const tap = (key: Key): Stroke => ({ does: 'tap', key });

function strokesOf(...sent: string[]): Stroke[] {
  const keyboard = createKeyboard();
  return sent.flatMap((text) => readStrokes(keyboard, text));
}

test.each([
  ['a', tap(Key.Left)],
  ['A', tap(Key.Left)],
  ['\x1b[D', tap(Key.Left)],
  ['\x1bOD', tap(Key.Left)],
  ['l', tap(Key.Right)],
  ['\x1b[C', tap(Key.Right)],
  ['-', tap(Key.Minus)],
  ['\x1b[B', tap(Key.Minus)],
  ['+', tap(Key.Plus)],
  ['=', tap(Key.Plus)],
  [' ', tap(Key.Pause)],
  ['p', tap(Key.Pause)],
  ['\x7f', tap(Key.Back)],
  ['\r', tap(Key.Ok)],
  ['5', { does: 'hold', keys: [Key.Minus, Key.Plus], forMs: 2100 }],
  ['4', { does: 'hold', keys: [Key.Minus, Key.Pause], forMs: 3100 }],
  ['h', { does: 'keep-down' }],
  ['?', { does: 'help' }],
  ['q', { does: 'quit' }],
  ['\x03', { does: 'quit' }],
  ['\x1a', { does: 'stop' }],
] as [string, Stroke][])('%j is one stroke', (sent, stroke) => {
  expect(strokesOf(sent)).toEqual([stroke]);
});

test('keys that were struck faster than they were read all count, in their order', () => {
  expect(strokesOf('al\x1b[D l')).toEqual(
    [Key.Left, Key.Right, Key.Left, Key.Pause, Key.Right].map(tap),
  );
});

test('an arrow whose bytes arrive one by one is one stroke and no letter', () => {
  expect(strokesOf('\x1b[', 'C')).toEqual([tap(Key.Right)]);
  expect(strokesOf('\x1b[1', ';2C', 'a')).toEqual([tap(Key.Left)]);
});

test('a lone Escape holds nothing back', () => {
  expect(strokesOf('\x1b', 'a')).toEqual([tap(Key.Left)]);
});

test.each(['x', '7', '\x1b[15~', '\x1b[<0;10;10M', '\x1ba', '\t', 'é', '時'])(
  '%j has no meaning and does nothing',
  (sent) => {
    expect(strokesOf(sent)).toEqual([]);
  },
);
