// The other boards: a sample of the scenarios and worked games, all of them with `make test-boards`.
import { boardNames } from '../../firmware/tools/boards/load-board';
import { parseScenario, runScenario } from '../../sim/scenario';
import { scenarioOf } from '../support/vector-scenario';
import { VECTORS, snapshotOf } from '../support/vectors';
import { BUILD_MS, FILES, firmwareOf, play, readScenario, sample } from './on-board';

const DEFAULT = 'esp32-ht1621';
const OTHERS = boardNames().filter((name) => name !== DEFAULT);
const SAMPLE = 15;
/** Scenarios that choose several controls, which a board does with its keys. */
const NOT_FOR_BOARDS = ['timing/7-profiles.scn'];

const PLAYABLE = FILES.filter((file) => !NOT_FOR_BOARDS.includes(file));

describe.each(OTHERS)('%s', (board) => {
  const seed = OTHERS.indexOf(board) + 1;

  beforeAll(() => firmwareOf(board), BUILD_MS);

  test.each(sample(PLAYABLE, SAMPLE, seed))(
    '%s has the trace and the pictures of the fake HAL',
    async (file) => {
      const scenario = readScenario(file);
      const { records, complaints } = await play(board, scenario);
      expect(complaints).toEqual([]);
      expect(records).toEqual(runScenario(scenario).records);
    },
    BUILD_MS,
  );

  test.each(sample(VECTORS, SAMPLE, seed).map((vector) => [vector.id, vector] as const))(
    'worked game %s gives every state of the model',
    async (id, vector) => {
      const { records, complaints } = await play(board, parseScenario(scenarioOf(vector), id));
      expect(complaints).toEqual([]);
      expect(records.map(snapshotOf)).toEqual(vector.snapshots);
    },
    BUILD_MS,
  );
});
