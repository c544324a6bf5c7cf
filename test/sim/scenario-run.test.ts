// What the verbs of a scenario do to the clock, and which of them it refuses at the wrong moment.

import { ScenarioError, parseScenario, runScenario } from '../../sim/scenario';

function failuresOf(text: string): string[] {
  return runScenario(parseScenario(text, 'a.scn'), {}).failures.map(
    ({ line, expected, got }) => `${line}: ${expected}, got ${got}`,
  );
}

function refusalOf(text: string): string {
  try {
    failuresOf(text);
  } catch (error) {
    if (error instanceof ScenarioError) return error.message;
    throw error;
  }
  return 'no refusal';
}

const MET: [name: string, text: string][] = [
  ['a preset is chosen by its name', 'preset World Blitz\nexpect left 3:02\nexpect phase ready'],
  ['the last control before the first time counts', 'control 3+2\ncontrol 5+3\nexpect left 5:03'],
  [
    'a control can be chosen in SETUP later',
    '1 expect phase setup\n2 control 3+2\nexpect phase ready\n3 press right\nexpect running left',
  ],
  [
    'white may sit on the right',
    'control 5m|4m\nwhite right\nexpect white right\nexpect left 4:00',
  ],
  [
    'colours that come before the control wait for it',
    'white right\ncontrol 3+2\nexpect white right',
  ],
  ['bonus is changed in READY', 'control 5m+3s\noption bonus after\nexpect left 5:00'],
  [
    'an option before the control waits for it',
    'option freeze off\ncontrol 5m+3s\nexpect sign freeze off',
  ],
  [
    'an option keeps the colours',
    'control 5m+3s\nwhite right\noption sound on\nexpect white right',
  ],
  [
    'tenths are switched off',
    'control 19s\noption tenths off\n0 press right\n1.5 expect display left "0:18"',
  ],
  [
    'a policy of change is chosen',
    'control 10s, 5s\noption change own\n0 press right\n10 expect period right 1',
  ],
  ['a battery runs low', 'control 3+2\nbattery 5\n0 show\n31 expect sign battery-low on'],
  [
    'a lever starts and presses',
    'contact lever\ncontrol 3m\n1 lever right\nexpect running left\n5 lever left\nexpect left 2:56',
  ],
  [
    'keys of a hold close in the order written',
    'control 3+2\n1 hold minus+pause 2.1\n4 expect phase setup',
  ],
  ['raw edges make a press', 'control 3m\n1 down right\n1.2 up right\n2 expect running left'],
  [
    'a contact that closes again inside its own tap is one press',
    'control 3m\n0 press right\n5 press left\n+0.04 press left\n' +
      '6 expect presses left 1\nexpect ignored left 0',
  ],
];

test.each(MET)('%s', (_name, text) => {
  expect(failuresOf(text)).toEqual([]);
});

const REFUSED: [name: string, text: string, message: string][] = [
  [
    'a control while a game runs',
    'control 3+2\n1 press right\n2 control 5+3',
    'a.scn:3: control: a control is chosen before the first timed line, or in SETUP',
  ],
  [
    'a control in READY after the first time',
    'control 3+2\n1 show\ncontrol 5+3',
    'a.scn:3: control: a control is chosen before the first timed line, or in SETUP',
  ],
  [
    'an option while a game runs',
    'control 3+2\n1 press right\n2 option bonus after',
    'a.scn:3: option: an option is chosen before the game starts',
  ],
  [
    'colours while a game runs',
    'control 3+2\n1 press right\n2 white right',
    'a.scn:3: white: the colours are chosen before the game starts',
  ],
  [
    'sound under US Chess rules',
    'control 5m; uschess\noption sound on',
    'a.scn:2: option: sound cannot be switched on in the profile uschess',
  ],
  [
    'a policy with which the control cannot be played',
    'control 2/5m, 5m+3s; change moves\noption change zero',
    'a.scn:2: option: ',
  ],
  [
    'a look at a clock that its keys have switched off',
    '1 hold minus+pause 3.2\n5 show',
    'a.scn:2: show: the clock is switched off',
  ],
];

test.each(REFUSED)('%s is refused with its line', (_name, text, message) => {
  expect(refusalOf(text)).toContain(message);
});

test('a scenario goes on after an expectation that failed', () => {
  const text = 'control 3m\nexpect left 1\n0 press right\n1 expect left 2:59\nexpect running right';
  expect(failuresOf(text)).toEqual([
    '2: left 0:01.000, got 3:00.000',
    '5: running right, got left',
  ]);
});
