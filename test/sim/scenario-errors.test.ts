// Everything that can be wrong with a scenario file is said with its line, before anything runs.

import { parseScenario } from '../../sim/scenario/parse';
import { ScenarioError } from '../../sim/scenario/scenario-error';

function errorOf(text: string): string {
  try {
    parseScenario(text, 'game.scn');
  } catch (error) {
    if (error instanceof ScenarioError) return error.message;
    throw error;
  }
  return 'no error';
}

const REFUSED: [what: string, text: string, message: string | RegExp][] = [
  ['an unknown verb', 'prss left', /^game\.scn:1: there is no verb "prss"; verbs are control, /],
  [
    'a side that is none',
    'control 3+2\npress up',
    'game.scn:2: press: expected left or right, found "up"',
  ],
  [
    'a side that is missing',
    'press',
    'game.scn:1: press: expected left or right, but the line ends there',
  ],
  [
    'a word too many',
    'press left now',
    'game.scn:1: press: expected the end of the line, found "now"',
  ],
  [
    'an unknown key',
    'key enter',
    'game.scn:1: key: expected left, right, minus, pause, plus, back or ok, found "enter"',
  ],
  [
    'an unknown key in a chord',
    'hold minus+enter 2',
    /^game\.scn:1: hold: there is no key "enter"; keys are left, right, .*, back or ok$/,
  ],
  ['a key twice in a chord', 'hold minus+minus 2', 'game.scn:1: hold: a key stands there twice'],
  [
    'a hold without its time',
    'hold minus',
    'game.scn:1: hold: expected seconds such as 2 or 0.6, but the line ends there',
  ],
  [
    'a hold of no time',
    'hold minus 0',
    'game.scn:1: hold: expected seconds such as 2 or 0.6, found "0"',
  ],
  [
    'a key that keys 3 lacks',
    'key ok\nkeys 3',
    'game.scn:1: this clock has no keys BACK and OK; "keys 3" says so',
  ],
  [
    'a lever that is not there',
    'lever left',
    'game.scn:1: lever: this clock has buttons; write "contact lever" before it',
  ],
  [
    'an unknown option',
    'option colour red',
    'game.scn:1: option: expected bonus, change, freeze, sound or tenths, found "colour"',
  ],
  [
    'a value that the option lacks',
    'option bonus during',
    'game.scn:1: option bonus: expected before or after, found "during"',
  ],
  ['an unknown preset', 'preset 7+7', /^game\.scn:1: preset: there is no preset "7\+7"; some are /],
  ['a control with an ambiguous number', 'control 7+2', /^game\.scn:1: control: .*7m\+2s/],
  ['a control that does not end', 'control 40/', /^game\.scn:1: control: column \d/],
  ['a control that cannot be played', 'control 0m', /^game\.scn:1: control: .+[^.]$/],
  [
    'a kind after the first time',
    '1 show\ncells 4',
    'game.scn:2: cells: write it before the first line with a time',
  ],
  [
    'keys after the first time',
    '+0 show\nkeys 5',
    'game.scn:2: keys: write it before the first line with a time',
  ],
  ['cells that no board has', 'cells 5', 'game.scn:1: cells: expected 4 or 6, found "5"'],
  ['a time without a verb', '12.5', 'game.scn:1: expected a verb, but the line ends there'],
  [
    'four decimals',
    '1.2345 show',
    'game.scn:1: "1.2345" is no time; write 12.345, 0:01:30 or +2.5',
  ],
  [
    'minutes without hours',
    '1:30 show',
    'game.scn:1: "1:30" is no time; write 12.345, 0:01:30 or +2.5',
  ],
  [
    'sixty seconds',
    '0:00:60 show',
    'game.scn:1: "0:00:60" is no time; write 12.345, 0:01:30 or +2.5',
  ],
  ['a negative time', '-1 show', 'game.scn:1: "-1" is no time; write 12.345, 0:01:30 or +2.5'],
  [
    'a relative time with colons',
    '+0:00:10 show',
    'game.scn:1: "+0:00:10" is no time; write 12.345, 0:01:30 or +2.5',
  ],
  ['time that goes back', '2 show\n1.999 show', 'game.scn:2: time goes back, from 2 s to 1.999 s'],
  [
    'a time after 100 days',
    '2400:00:00.001 show',
    'game.scn:1: "2400:00:00.001" is too late; a scenario ends after 100 days',
  ],
  [
    'a look while the power is off',
    'power off\nshow',
    'game.scn:2: show: the power is off; write "power on" before it',
  ],
  [
    'an expectation while the power is off',
    'power off\n1 expect phase ready',
    'game.scn:2: expect phase: the power is off; write "power on" before it',
  ],
  ['a battery that is overfull', 'battery 101', /from 0 to 100, found "101"$/],
  ['an expectation of nothing', 'expect', /^game\.scn:1: expect: expected left, right, display, /],
  [
    'a malformed bank',
    'expect left 2:5',
    'game.scn:1: expect left: expected a time such as 12.345, 2:59 or 1:29:58.750, found "2:5"',
  ],
  [
    'a display without quotes',
    'expect display left 2:59',
    'game.scn:1: expect display: expected a text in quotes, found "2:59"',
  ],
  [
    'a text that does not end',
    'expect display left "2:59',
    'game.scn:1: a text in quotes does not end; close it with "',
  ],
  ['an unknown sign', 'expect sign moon on', /^game\.scn:1: expect sign: expected turn-left, /],
  ['an unknown phase', 'expect phase over', /^game\.scn:1: expect phase: expected setup, /],
  ['log 0', 'expect log 0 press', /from 1 to 300, found "0"$/],
  ['a file without a step', '# nothing\n\n', /^game\.scn:1: the file has no step; write one /],
  ['an empty file', '', /^game\.scn:1: the file has no step; write one such as "control 3\+2"$/],
  [
    'a binary file',
    'control 3+2\n\0',
    'game.scn:2: this is not text; a scenario is plain UTF-8 text',
  ],
  ['a line without end', `show ${'x'.repeat(1000)}`, /^game\.scn:1: the line has more than 1000 /],
];

test.each(REFUSED)('%s is refused', (_what, text, message) => {
  if (typeof message === 'string') expect(errorOf(text)).toBe(message);
  else expect(errorOf(text)).toMatch(message);
});

test('the range of times ends with 100 days', () => {
  expect(errorOf('2400:00:00 show')).toBe('no error');
  expect(errorOf('8640000 show')).toBe('no error');
  expect(errorOf('8640000.001 show')).toMatch(/too late/);
});

test('time may stand still, and a line without a time happens with the line before', () => {
  const { steps } = parseScenario('1 show\nshow\n1.000 show\n+0.5 show', 'a');
  expect(steps.map((step) => step.atMs)).toEqual([1000, 1000, 1000, 1500]);
});

test('each form of a time is read', () => {
  const { steps } = parseScenario('0.5 show\n0:01:30 show\n1:00:00.25 show\n+1.5 show', 'a');
  expect(steps.map((step) => step.atMs)).toEqual([500, 90000, 3600250, 3601750]);
});

test('the kind of clock may stand anywhere before the first time', () => {
  const { kind } = parseScenario('key ok\nkeys 5\ncells 4\ncontact lever\nlever left', 'a');
  expect(kind).toEqual({ cells: 4, keys: 5, contact: 'lever' });
});

test('line ends of any system and a byte order mark are read', () => {
  expect(parseScenario('\ufeffcontrol 3+2\r\n1 press left\r2 show\n', 'a').steps).toHaveLength(3);
});
