// The script of every board: flat, whole, and the same each time.
import { readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { boardNames } from '../../firmware/tools/boards/load-board';
import { bundleBoard } from '../../firmware/tools/bundle/bundle-board';

const DISPLAYS = 'hal/espruino/displays/';

describe.each(boardNames())('the bundle of %s', (name) => {
  test('is a flat script in what ES5 allows, without modules', async () => {
    const { text } = await bundleBoard(name);
    const program = parse(text, { ecmaVersion: 5, sourceType: 'script' });
    expect(program.body.length).toBeGreaterThan(10);
    expect(text).not.toMatch(/\b(import|export|exports)\b/);
    const required = [...text.matchAll(/require\("(\w+)"\)/g)].map((match) => match[1]);
    expect(['Storage', 'Flash']).toEqual(expect.arrayContaining([...new Set(required)]));
  });

  test('is what was written to build/', async () => {
    const { text, file } = await bundleBoard(name);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('holds the driver of its display alone', async () => {
    const { board, metafile } = await bundleBoard(name);
    const files = Object.keys(metafile.inputs).filter((path) => path.startsWith(DISPLAYS));
    const drivers = files.filter((path) => path !== `${DISPLAYS}glass.ts`);
    expect(drivers).toEqual([`${DISPLAYS}${board.display.chip}.ts`]);
  });
});
