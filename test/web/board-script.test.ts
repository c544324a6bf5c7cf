// A board's script as the page runs it: no code is made from text, not even for what is loaded
// later, and what stands in Storage is byte for byte what is flashed.
import { parseControl } from '../../firmware/notation/parse';
import { Key } from '../../hal/hal';
import { filesOf } from '../../sim/board/firmware';
import { createBoardBench } from '../../sim/table/board-bench';
import type { Bench } from '../../sim/table/bench';
import { boardScript } from '../../sim/web/host/board-script';
import type { BoardParts } from '../../sim/web/model/board-kit';
import { knowScript } from '../../sim/web/model/page-realm';
import { BUILD_MS, firmwareOf } from '../board/on-board';

jest.mock('../../sim/machine/realm', () => jest.requireActual('../../sim/web/model/page-realm'));

function partsIn(script: string): BoardParts {
  const taken: BoardParts[] = [];
  const load = new Function('zeitnotBoard', script) as (take: (parts: BoardParts) => void) => void;
  load((parts) => taken.push(parts));
  return taken[0]!;
}

function run(bench: Bench, forMs: number): void {
  const untilMs = bench.nowMs + forMs;
  do bench.advanceTo(untilMs);
  while (bench.nowMs < untilMs);
}

function hold(bench: Bench, keys: readonly Key[], forMs: number): void {
  for (const key of keys) bench.setKey(key, true);
  run(bench, forMs);
  for (const key of keys) bench.setKey(key, false);
  run(bench, 500);
}

test(
  'a board plays, and loads the pages of the arbiter, without making code from text',
  async () => {
    const firmware = await firmwareOf('esp32-ht1621');
    const script = boardScript(firmware);
    expect(script.match(/[\x7f-\uffff]/)).toBeNull();
    const { board, scripts } = partsIn(script);
    const files = Object.fromEntries(
      Object.entries(scripts).map(([name, one]) => [name, knowScript(name, one)]),
    );
    expect(files).toEqual(filesOf(firmware, null));
    const evalHere = jest.spyOn(globalThis, 'eval');
    const bench = createBoardBench({ board, files }, parseControl('3m').control);
    run(bench, 500);
    hold(bench, [Key.Right], 80);
    run(bench, 2000);
    hold(bench, [Key.Pause], 80);
    expect(bench.status()).toMatchObject({ phase: 'paused', left: { ms: 180000 - 2580 } });
    hold(bench, [Key.Minus, Key.Plus], 2100);
    expect(bench.status()).toMatchObject({ phase: 'arbiter', left: { display: 'ILLEGL' } });
    expect(evalHere).not.toHaveBeenCalled();
  },
  BUILD_MS,
);
