// The budgets of every board, on the bundle as it is. A board that is over a limit stands in
// over-budget.json with what it costs now; that may only become less, and leaves when it fits.
import { boardNames } from '../../firmware/tools/boards/load-board';
import { budgetOf } from '../../firmware/tools/bundle/budgets';
import { bundleBoard } from '../../firmware/tools/bundle/bundle-board';
import { estimateJsVars } from '../../firmware/tools/bundle/estimate/js-vars';
import { committedSizes, sizeOf, sizeTable } from '../../firmware/tools/bundle/sizes';
import type { Size } from '../../firmware/tools/bundle/sizes';
import overBudget from './over-budget.json';

const OVER: Readonly<Record<string, Omit<Size, 'overlayBytes'>>> = overBudget;

describe.each(boardNames())('%s', (name) => {
  test.each(['bytes', 'jsVars'] as const)(
    'costs no more %s than its limit or its debt',
    async (what) => {
      const bundle = await bundleBoard(name);
      const limit = budgetOf(bundle.board)[`${what}Max`];
      const debt = OVER[name]?.[what] ?? 0;
      expect(sizeOf(bundle)[what]).toBeLessThanOrEqual(Math.max(limit, debt));
    },
  );

  test('is in debt only where it is over a limit', async () => {
    const bundle = await bundleBoard(name);
    const { bytesMax, jsVarsMax } = budgetOf(bundle.board);
    const { bytes, jsVars } = sizeOf(bundle);
    expect(OVER[name] !== undefined).toBe(bytes > bytesMax || jsVars > jsVarsMax);
  });
});

test('the table sets each board against its limits and the last commit', async () => {
  const bundle = await bundleBoard('esp32-ht1621');
  const { bytes, overlayBytes, jsVars } = sizeOf(bundle);
  const before = { 'esp32-ht1621': { bytes: bytes - 5, overlayBytes: overlayBytes + 7, jsVars } };
  const [, , row] = sizeTable([bundle], before).split('\n');
  expect(row!.split(/\s+/).slice(0, 9)).toEqual(
    ['esp32-ht1621', bytes, '+5', 40960, overlayBytes, '-7', jsVars, '=', 3000].map(String),
  );
});

test('the committed sizes are those of the boards that there are', () => {
  expect(Object.keys(committedSizes()).sort()).toEqual(boardNames());
});

test.each([
  ['nothing', '', 0],
  ['a small number', 'var a=8191;', 1],
  ['a large number', 'var a=8192;', 2],
  ['a function of two parameters', 'function f(a,b){return a+b}', 6],
  ['a function that does nothing', 'function f(){}', 2],
  ['an object of two fields', 'var a={b:1,c:2};', 4],
  ['three numbers in an array', 'var a=[1,2,3];', 5],
  ['one array under two names', 'var a=[1,2,3],b=a;', 6],
  ['448 numbers of 32 bits', 'var a=new Int32Array(448);', 132],
])('%s costs what was measured', async (_what, script, cost) => {
  const { board } = await bundleBoard('esp32-ht1621');
  const { byName } = estimateJsVars(script, board);
  expect(byName.reduce((sum, [, one]) => sum + one, 0)).toBe(cost);
});
