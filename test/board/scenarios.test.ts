// Every scenario and every worked game on the default board: the trace of the built bundle, taken
// through the link, equals that of the fake HAL, and the glass shows what it ought to.
import { runScenario } from '../../sim/scenario';
import { parseScenario } from '../../sim/scenario';
import { scenarioOf } from '../support/vector-scenario';
import { VECTORS, snapshotOf } from '../support/vectors';
import { BUILD_MS, FILES, firmwareOf, play, readScenario } from './on-board';

const BOARD = 'esp32-ht1621';

/** It chooses a control four times, which a board does with its keys. */
const NOT_FOR_BOARDS = 'timing/7-profiles.scn';

beforeAll(() => firmwareOf(BOARD), BUILD_MS);

test.each(FILES.filter((file) => file !== NOT_FOR_BOARDS))(
  '%s has the trace and the pictures of the fake HAL',
  async (file) => {
    const scenario = readScenario(file);
    const { records, complaints } = await play(BOARD, scenario);
    expect(complaints).toEqual([]);
    expect(records).toEqual(runScenario(scenario).records);
  },
  BUILD_MS,
);

test('a second control is refused, with its line', async () => {
  await expect(play(BOARD, readScenario(NOT_FOR_BOARDS))).rejects.toThrow(
    `${NOT_FOR_BOARDS}:4: control: a board starts with one control`,
  );
});

test.each(VECTORS.map((vector) => [`${vector.id} ${vector.control}`, vector] as const))(
  'worked game %s gives every state of the model',
  async (_title, vector) => {
    const { records, complaints } = await play(BOARD, parseScenario(scenarioOf(vector), vector.id));
    expect(complaints).toEqual([]);
    expect(records.map(snapshotOf)).toEqual(vector.snapshots);
  },
  BUILD_MS,
);
