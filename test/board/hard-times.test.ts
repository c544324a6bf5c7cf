// What hands, time and bad contacts do to a board: contacts that bounce, chords, stuck keys, late
// passes, an old counter, a display that does not answer.
import type { Bench, BenchOptions } from '../../sim/board/bench';
import type { TraceRecord } from '../../sim/scenario';
import { randomScenario } from '../support/random-scenario';
import { BUILD_MS, PLAYS_ALL, firmwareOf, playText } from './on-board';

const BOARD = 'esp32-ht1621';
const I2C_BOARD = 'esp32s3-ht16k33';
const DAY_MS = 24 * 3600000;
/** Microseconds in 32 bits, as milliseconds: after this the stamps of edges begin anew. */
const STAMP_WRAP_MS = 2 ** 32 / 1000;

const HANDS = `
  control 5s+2s; sound on
  0 down right          # bounces while it closes, and while it opens
  0.001 up right
  0.002 down right
  0.004 up right
  0.006 down right
  0.090 up right
  0.092 down right
  0.093 up right
  1 down left
  1.0 up left           # there and back at the same instant
  1.001 down left
  1.080 up left
  1.5 show
  2 down left           # both at once
  2 down right
  2.2 up left
  2.2 up right
  2.21 show
  2.24 show
  3 down minus          # stuck
  5 show
  12 press right
  12.5 press left
  13 up minus
  14 hold pause+minus 3.5
  16 show
  18 show
  20 key plus
  20.5 show
  26 show`;

/** More than an hour between two edges: their 32-bit stamps say nothing of the time between. */
const LONG_THINK = `
  control 120m+30s
  0 press right
  5 press left
  1:30:00 press right
  1:30:01 show
  1:30:05 key pause
  3:30:00 key pause
  3:30:10 press left
  3:30:10 show`;

const TIMES: [string, BenchOptions][] = [
  ['on a board that was just switched on', {}],
  ['on a board whose counter runs for 60 days', { uptimeMs: 60 * DAY_MS }],
  ['while the stamps of the edges wrap', { uptimeMs: STAMP_WRAP_MS - 1001 }],
  ['with passes up to 200 ms late', { jitterSeed: 1 }],
  ['with late passes while the stamps wrap', { jitterSeed: 2, uptimeMs: STAMP_WRAP_MS - 2003 }],
];

beforeAll(async () => {
  await firmwareOf(BOARD);
  await firmwareOf(I2C_BOARD);
}, BUILD_MS);

describe.each(TIMES)('%s', (_name, options) => {
  test.each([BOARD, I2C_BOARD])('%s understands hands as the fake HAL does', async (board) => {
    expect((await playText(board, HANDS, options)).complaints).toEqual([]);
  });

  test('%s counts long thinks as the fake HAL does', async () => {
    expect((await playText(BOARD, LONG_THINK, options)).complaints).toEqual([]);
  });
});

test(
  'random keys, chords and bounces mean the same on the board, on time and late',
  async () => {
    for (let seed = 1; seed <= (PLAYS_ALL ? 60 : 6); seed++) {
      const lines = randomScenario(seed);
      const onTime = await playText(BOARD, lines);
      const late = await playText(BOARD, lines, { jitterSeed: seed });
      expect([seed, onTime.complaints]).toEqual([seed, []]);
      expect([seed, late.complaints]).toEqual([seed, []]);
      expect(late.records).toEqual(onTime.records);
    }
  },
  BUILD_MS,
);

const GAME = `
  control 5m+3s
  0 press right
  10 press left
  14 show
  25.25 press right
  33 show
  47 press left
  53 show`;

function unplug(bench: Bench): void {
  for (const module of bench.modules) module.isUnplugged = true;
}

const times = (records: TraceRecord[]) => records.map(({ left, right }) => [left.ms, right.ms]);

test('a display that is not there takes nothing from the times', async () => {
  const whole = await playText(BOARD, GAME);
  const { records, complaints } = await playText(BOARD, GAME, { prepare: unplug });
  expect(records).toEqual(whole.records);
  expect(complaints.join()).toContain('the picture within 60 ms');
});

test.each(['timeout', 'nack'] as const)(
  'a display that does not answer (%s) is told by a sign, and the times are right',
  async (failure) => {
    const whole = await playText(I2C_BOARD, GAME);
    const prepare = (bench: Bench) => {
      unplug(bench);
      bench.machine.device.wiring.i2cFailure = failure;
    };
    const { records } = await playText(I2C_BOARD, GAME, { prepare });
    expect(times(records)).toEqual(times(whole.records));
    expect(records.map(({ signs }) => signs.includes('fault'))).toEqual([true, true, true]);
  },
);

test('a display that is plugged in later shows the game within ten seconds', async () => {
  const prepare = (bench: Bench) => {
    unplug(bench);
    const { machine, modules } = bench;
    machine.device.wiring.i2cFailure = 'nack';
    machine.device.line.at(machine.nowUs + 20e6, () => {
      for (const module of modules) module.isUnplugged = false;
    });
  };
  const { records, complaints } = await playText(I2C_BOARD, GAME, { prepare });
  const pictures = complaints.filter((line) => line.includes('the picture within'));
  expect(pictures.map((line) => line.split(':')[1])).toEqual(['5']);
  expect(records.map(({ signs }) => signs.includes('fault'))).toEqual([true, false, false]);
});
