// Frames as strokes, as a failing test prints them.

import { drawFrame, readText, signNames } from '../../sim/glass';
import { createSession } from '../../sim/session';
import { Sign } from '../../hal/hal';
import { SIGN_NAMES, SOUND_NAMES } from '../../sim/sign-names';

test('a frame is drawn in seven-segment strokes with its signs', () => {
  const session = createSession({ control: '10m; freeze off' });
  expect(drawFrame(session.frame)).toBe(
    [
      '             _   _   _   ║              _   _   _',
      '          | | |•| | | |  ║           | | |•| | | |',
      '          | |_|•|_| |_|  ║           | |_|•|_| |_|',
      'white-left',
    ].join('\n'),
  );
});

test('a text ends with its 0, or with its room', () => {
  expect(readText(Uint8Array.of(65, 66, 0, 67))).toBe('AB');
  expect(readText(Uint8Array.of(65, 66))).toBe('AB');
  expect(readText(Uint8Array.of(0))).toBe('');
});

test('each sign has the name of its bit', () => {
  expect(signNames(Sign.TurnLeft | Sign.Delay | Sign.Fault)).toEqual([
    'turn-left',
    'delay',
    'fault',
  ]);
  expect(signNames(0x1ffffff)).toEqual([...SIGN_NAMES]);
  expect(new Set([...SIGN_NAMES, ...SOUND_NAMES]).size).toBe(25 + 9 - 1);
});
