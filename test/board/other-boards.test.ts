// The other boards: a sample of scenarios and worked games, all of them with `make test-boards`.
import { boardNames } from '../../firmware/tools/boards/load-board';
import { parseScenario, runScenario } from '../../sim/scenario';
import { scenarioOf } from '../support/vector-scenario';
import { snapshotOf } from '../support/vectors';
import {
  BUILD_MS,
  WITHOUT_OK,
  firmwareOf,
  play,
  playableOn,
  readScenario,
  sample,
  vectorsFor,
} from './on-board';

const DEFAULT = 'esp32-ht1621';
const OTHERS = boardNames().filter((name) => name !== DEFAULT);
const SAMPLE = 15;

describe.each(OTHERS)('%s', (board) => {
  const seed = OTHERS.indexOf(board) + 1;

  beforeAll(() => firmwareOf(board), BUILD_MS);

  test.each(sample(playableOn(board), SAMPLE, seed))(
    '%s has the trace and the pictures of the fake HAL',
    async (file) => {
      const scenario = readScenario(file);
      const { records, complaints } = await play(board, scenario);
      expect(complaints).toEqual([]);
      expect(records).toEqual(runScenario(scenario).records);
    },
    BUILD_MS,
  );

  if (board === WITHOUT_OK) {
    test('a scenario with OK is refused, because no pin is left for it', async () => {
      await expect(play(board, parseScenario('control 5m\n0 key ok', 'a.scn'))).rejects.toThrow(
        'no pin left for a key OK',
      );
    });
  }

  test.each(sample(vectorsFor(board), SAMPLE, seed).map((vector) => [vector.id, vector] as const))(
    'worked game %s gives every state of the model',
    async (id, vector) => {
      const { records, complaints } = await play(board, parseScenario(scenarioOf(vector), id));
      expect(complaints).toEqual([]);
      expect(records.map(snapshotOf)).toEqual(vector.snapshots);
    },
    BUILD_MS,
  );
});
