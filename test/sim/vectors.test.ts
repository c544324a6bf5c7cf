// The worked games of the timing specification, played through contacts that stay closed for 80 ms
// and through the whole firmware, on time and under jitter.

import { parseScenario, runScenario } from '../../sim/scenario';
import type { RunOptions } from '../../sim/scenario';
import { scenarioOf } from '../support/vector-scenario';
import { VECTORS, snapshotOf } from '../support/vectors';
import type { Snapshot, Vector } from '../support/vectors';

const WAYS: [name: string, options: RunOptions][] = [
  ['on time', {}],
  ['on a board that was on for 60 days', { counterMs: 60 * 24 * 3600000 }],
  ['on a counter that wraps during the game', { counterMs: 0x7fffffff - 20000 }],
  ['under jitter', { jitterSeed: 1 }],
  ['under other jitter', { jitterSeed: 2 }],
  ['under jitter while the counter wraps', { jitterSeed: 3, counterMs: -20000 }],
];

function play(vector: Vector, options: RunOptions): Snapshot[] {
  const { records } = runScenario(parseScenario(scenarioOf(vector), vector.id), options);
  return records.map(snapshotOf);
}

describe.each(WAYS)('%s', (_name, options) => {
  test.each(VECTORS.map((vector) => [`${vector.id} ${vector.control}`, vector] as const))(
    '%s gives every state of the model',
    (_title, vector) => {
      expect(play(vector, options)).toEqual(vector.snapshots);
    },
  );
});
