// However late the loop runs, the clock does the same: random keys, chords and bounces, played on
// time and under jitter, give one trace.

import { parseScenario, runScenario } from '../../sim/scenario';
import type { RunOptions } from '../../sim/scenario';
import { randomScenario } from '../support/random-scenario';

const SEEDS = 60;
const WRAP_MS = 0x7fffffff - 20000;

function traceOf(seed: number, options: RunOptions): string[] {
  const { records } = runScenario(parseScenario(randomScenario(seed), `seed ${seed}`), options);
  return records.map((record) => JSON.stringify(record));
}

test('random scenarios have the same trace under jitter, also on a counter that wraps', () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const onTime = traceOf(seed, {});
    expect([seed, traceOf(seed, { jitterSeed: seed })]).toEqual([seed, onTime]);
    expect([seed, traceOf(seed, { jitterSeed: seed, counterMs: WRAP_MS })]).toEqual([seed, onTime]);
  }
});

test('a seed repeats its run', () => {
  expect(traceOf(1, { jitterSeed: 5 })).toEqual(traceOf(1, { jitterSeed: 5 }));
});
