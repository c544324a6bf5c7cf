// Every expectation is shown a clock on which it holds and one on which it fails, with its message.

import { parseScenario, runScenario } from '../../sim/scenario';

/** White, on the left, has its period flag; RIGHT is on turn in its delay. */
const GAME = `
control 10s d2s, 20s d2s; change own; sound on
0 press right
13 press left
13.5 press left
14.25
`.trim();

/** A fallen flag on a frozen clock. */
const FROZEN = `
control 5s; freeze on; sound on
0 press right
5.5 press left
6.25
`.trim();

const BYO = 'control 5s, byo 3x5s\n0 press right\n11';
const CANADIAN = 'control 5s, canadian 3/20s\n0 press right\n6 press left\n7';
const OVERTIME = 'control 5s, overtime\n0 press right\n7.5';
const BOTH = 'control 5s; freeze off\n0 press right\n6 press left\n12';
const READY = 'control 3m+2s\n1';

const ROWS: [game: string, holds: string, fails: string, got: string][] = [
  [GAME, 'left 19.000', 'left 19.001', '0:19.000'],
  [GAME, 'right 0:10', 'right 0:00:09.999', '0:10.000'],
  [GAME, 'display left "0:19.0"', 'display left "0:19"', '"0:19.0"'],
  [GAME, 'beside right "1"', 'beside right "2"', '"1"'],
  [GAME, 'running right', 'running left', 'right'],
  [GAME, 'white left', 'white right', 'left'],
  [GAME, 'phase running', 'phase paused', 'running'],
  [GAME, 'periodflag left on', 'periodflag left off', 'on'],
  [GAME, 'presses left 1', 'presses left 2', '1'],
  [GAME, 'period left 2', 'period left 1', '2'],
  [GAME, 'ignored left 1', 'ignored left 0', '1'],
  [GAME, 'delay right 0.750', 'delay right 2', '0:00.750'],
  [GAME, 'sign turn-right on', 'sign turn-right off', 'on'],
  [GAME, 'sign delay on', 'sign delay blink', 'on'],
  [GAME, 'sign turn-left off', 'sign turn-left on', 'off'],
  [GAME, 'log 1 press', 'log 1 period', 'press'],
  [GAME, 'log 2 period', 'log 2 press', 'period'],
  [GAME, 'log 3 start', 'log 4 start', 'nothing'],
  [GAME, 'sound none', 'sound low', 'none'],
  [FROZEN, 'flag left on', 'flag left off', 'on'],
  [FROZEN, 'first left on', 'first right on', 'off'],
  [FROZEN, 'silent left 1', 'silent left 0', '1'],
  [FROZEN, 'sign flag-left blink', 'sign flag-right blink', 'off'],
  [FROZEN, 'sign flag-left on', 'sign flag-left off', 'blink'],
  [FROZEN, 'log 1 flag', 'log 1 press', 'flag'],
  [BYO, 'byoyomi left 2', 'byoyomi left 3', '2'],
  [CANADIAN, 'blockmoves left 2', 'blockmoves left 3', '2'],
  [OVERTIME, 'overtime left 2.5', 'overtime left 2.501', '0:02.500'],
  [BOTH, 'firstby 6000', 'firstby none', '6000'],
  [READY, 'firstby none', 'firstby 0', 'none'],
];

function failuresOf(game: string, what: string): object[] {
  return runScenario(parseScenario(`${game} expect ${what}`, 'a.scn')).failures;
}

test.each(ROWS.map((row) => ({ row, title: `${row[1]} holds, ${row[2]} fails` })))(
  '$title',
  ({ row }) => {
    const [game, holds, fails, got] = row;
    const line = game.split('\n').length;
    expect(failuresOf(game, holds)).toEqual([]);
    expect(failuresOf(game, fails)).toMatchObject([
      { file: 'a.scn', line, expected: expect.stringMatching(`^${fails.split(' ')[0]!} `), got },
    ]);
  },
);

test('sounds are counted from the last line that did something, by their cause', () => {
  const scenario = `
    control 15s; sound on
    0 press right
    4.999 expect sound none
    5 expect sound low
    show
    5.001 expect sound low
    9 battery 90
    9 expect sound none
    10 expect sound last
    10 press left
    10 expect sound none
  `;
  expect(runScenario(parseScenario(scenario, 'a')).failures).toEqual([]);
});
