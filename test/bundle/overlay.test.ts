// The overlay: what is reached only through its ways in, taken out of the script.
import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { boardNames } from '../../firmware/tools/boards/load-board';
import { bundleBoard } from '../../firmware/tools/bundle/bundle-board';
import { hotFirst } from '../../firmware/tools/bundle/hot-first';
import { splitScript } from '../../firmware/tools/bundle/overlay/split';
import { shareTexts } from '../../firmware/tools/bundle/shared-texts';

const SCRIPT =
  'function shared(a){return a+1}var table=[1,2,3],both=5,late;' +
  'function inner(a){late=table[a];return shared(late)+both}function entry(a){return inner(a)*10}' +
  'function main(){load();said(entry(2));said(shared(both))}main();';

/** What the two parts say when `load` runs the overlay inside a function. */
function sayings({ resident, overlay }: { resident: string; overlay: string }): unknown[] {
  const all: unknown[] = [];
  const load = 'function load(){eval(code)}';
  runInNewContext(load + resident, { said: (value: unknown) => all.push(value), code: overlay });
  return all;
}

describe('a script with an overlay', () => {
  const parts = splitScript(SCRIPT, new Set(['entry']));

  test('loses what is reached through the entry alone', () => {
    expect(parts.resident).not.toMatch(/table|late|function inner|function entry/);
    expect(parts.overlay).toMatch(/table=.*late=.*inner=function.*entry=function/);
  });

  test('keeps what the resident part uses too', () => {
    expect(parts.resident).toMatch(/function shared/);
    expect(parts.resident).toMatch(/var both=5;/);
    expect(parts.overlay).not.toMatch(/shared=|both=/);
  });

  test('does the same once it is loaded', () => {
    expect(sayings(parts)).toEqual([90, 6]);
  });

  test('defines nothing but by assignments, which make global names inside a function', () => {
    const program = parse(parts.overlay, { ecmaVersion: 5 });
    const kinds = program.body.map((node) => node.type);
    expect(new Set(kinds)).toEqual(new Set(['ExpressionStatement']));
  });

  test('is refused when an entry is a value before anything is loaded', () => {
    const script = 'function entry(a){return a}var o={f:entry};function main(){o.f(1)}main();';
    expect(() => splitScript(script, new Set(['entry']))).toThrow(/before it can be loaded/);
  });

  test('is empty without entries', () => {
    expect(splitScript(SCRIPT, new Set())).toEqual({ resident: SCRIPT, overlay: '' });
  });
});

describe.each(boardNames())('the bundle of %s', (name) => {
  test('loads the overlay of this very build', async () => {
    const { text, overlays } = await bundleBoard(name);
    expect(Object.keys(overlays)).toHaveLength(1);
    const [file] = Object.keys(overlays);
    expect(file).toMatch(/^zn\.ov\.(?!000000)[0-9a-f]{6}$/);
    expect(text).toContain(file);
  });

  test('needs nothing of the overlay to boot', async () => {
    const { text, entries } = await bundleBoard(name);
    const { resident, overlay } = splitScript(text, new Set(entries));
    expect(overlay.length).toBeGreaterThan(500);
    for (const entry of entries) expect(resident).not.toMatch(new RegExp(`function ${entry}\\(`));
  });
});

test('a long text that stands in several places is written once', () => {
  const script =
    'function f(a){return"a long text".charCodeAt(a)}said(f(0)+"a long text");said("b")';
  const short = shareTexts(script);
  expect(short.match(/a long text/g)).toHaveLength(1);
  const said: unknown[] = [];
  runInNewContext(short, { said: (value: unknown) => said.push(value) });
  expect(said).toEqual(['97a long text', 'b']);
});

test('what runs most is made first, and does the same', () => {
  const script =
    'var a=1,b=2;function rare(){return a}function often(){return b+rare()}said(often());';
  const often = script.indexOf('function often');
  const first = hotFirst(script, new Map([[often, 100]]));
  expect(first).toMatch(/^var b;function rare/);
  const said: unknown[] = [];
  runInNewContext(first, { said: (value: unknown) => said.push(value) });
  expect(said).toEqual([3]);
});
