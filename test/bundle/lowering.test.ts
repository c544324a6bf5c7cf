// The steps between the sources and the script: each keeps what the script does, and does its part.
import { runInNewContext } from 'node:vm';
import { annotate, markedNames, sectionsOf } from '../../firmware/tools/bundle/annotate';
import { scopeBoot } from '../../firmware/tools/bundle/boot-scope';
import { compile } from '../../firmware/tools/bundle/closure';
import { declareFirst } from '../../firmware/tools/bundle/declare-first';
import { namesDeclaredIn } from '../../firmware/tools/bundle/declared-names';
import { externsText } from '../../firmware/tools/bundle/externs';
import { hasLabels, labelMakers } from '../../firmware/tools/bundle/labels';
import { functionsMarked } from '../../firmware/tools/bundle/marked-functions';

const NAMES = namesDeclaredIn([
  'declare function digitalRead(pin: Pin): number; interface Pin { read(): boolean }',
  'declare const E: { kickWatchdog(): void };',
]);

/** What a script leaves at its top level. */
function globalsAfter(script: string): Record<string, unknown> {
  const globals: Record<string, unknown> = {};
  runInNewContext(script, globals);
  return globals;
}

test('names come from declarations: globals, and members of any interface', () => {
  expect([...NAMES.globals]).toEqual(['digitalRead', 'E']);
  expect([...NAMES.members]).toEqual(['read', 'kickWatchdog']);
});

test('fields of our own are marked, those of the interpreter are not', () => {
  const text = 'var a = { log: 1, read }; a.log = a.read(); var read;';
  const marked = 'var a = { log$: 1, read }; a.log$ = a.read(); var read;';
  expect(annotate(text, NAMES.members, new Set())).toBe(marked);
});

test('a short form keeps the variable and marks the field', () => {
  expect(annotate('var b, a = { b };', NAMES.members, new Set())).toBe('var b, a = { b$: b };');
});

test('a name of our own that the interpreter has too is marked, wherever it is ours', () => {
  const text =
    'function edit(a) { return edit; } var b = { edit }; function f(edit) { edit(print); }';
  const marked =
    'function edit$(a) { return edit$; } var b = { edit$: edit$ }; ' +
    'function f(edit) { edit(print); }';
  expect(annotate(text, NAMES.members, new Set())).toBe(marked);
});

test('functions that must stay whole are told to the compiler', () => {
  const text = 'function f() {}\nfunction h() {}';
  expect(annotate(text, new Set(), new Set(['h']))).toBe(
    'function f() {}\n/** @noinline */ function h() {}',
  );
});

test('a function is marked when the comment right above it says so', () => {
  const source = [
    '/** Rare. @cold */ export function a() {}',
    '/**\n * Rare.\n * @cold\n */\nfunction b() {}',
    '/** Frequent. */\nfunction c() {}',
    '/** @cold */\nconst d = 1;\nfunction e() {}',
    '/** @overlay */\nfunction f() {}',
  ].join('\n');
  expect(functionsMarked('@cold', source)).toEqual(['a', 'b']);
  expect(functionsMarked('@overlay', source)).toEqual(['f']);
});

test('marked functions are found under the names that joining gave them', () => {
  const joined = '// a/b.ts\nfunction show() {}\n// a/c.ts\nfunction show2() {}\n';
  expect(sectionsOf(joined).map(({ path }) => path)).toEqual(['a/b.ts', 'a/c.ts']);
  const sources: Record<string, string> = {
    'a/b.ts': 'export function show() {}',
    'a/c.ts': '/** @cold */\nfunction show() {}',
  };
  expect(markedNames('@cold', joined, (path) => sources[path]!)).toEqual(['show2']);
});

test('the compiler keeps names of the interpreter and gives none of them away', async () => {
  const many = Array.from({ length: 80 }, (_, i) => `function f${i}(a) { return a * ${i}; }`);
  const uses = many.map((_, i) => `t[${i}] = f${i}; t[${i + 100}] = f${i};`);
  const text = `${many.join('\n')}\nvar t = [];\n${uses.join('\n')}\ndigitalRead(t).read(t);`;
  const { text: compiled } = await compile(text, externsText(NAMES));
  expect(compiled).toMatch(/digitalRead\(\w+\)\.read\(/);
  const names = [...compiled.matchAll(/function (\w+)\(/g)].map((match) => match[1]);
  expect(names.length).toBe(80);
  expect(names).not.toContain('E');
  expect(names).not.toContain('g');
});

test('the function whose inlining makes a label is found', async () => {
  const text = [
    'function find(a, n) {',
    '  for (var i = 0; i < n; i++) if (digitalRead(a + i)) return i;',
    '  return -1;',
    '}',
    'var at = find(digitalRead(1), digitalRead(2)); digitalRead(at); digitalRead(at + 1);',
  ].join('\n');
  const compiled = await compile(text, externsText(NAMES));
  expect(hasLabels(compiled.text)).toBe(true);
  expect(labelMakers(compiled, text)).toEqual(['find']);
});

test('a local variable that is used too early is declared first', () => {
  const text = 'function f(a){if(a)var b=1;else b=2;return b}var c=f(0)+f(1);';
  const declared = 'function f(a){var b;if(a)var b=1;else b=2;return b}var c=f(0)+f(1);';
  expect(declareFirst(text)).toBe(declared);
});

test('a function without such variables is left alone', () => {
  const text = 'function f(a){var b=1;return a+b}';
  expect(declareFirst(text)).toBe(text);
});

describe('boot gets a scope of its own', () => {
  const SCRIPT = [
    'var table=[1,2,3],kept=0;function f(){kept++;return shared}',
    'var only={a:5};',
    'try{var sum=0,shared=only.a;for(var i=0;i<table.length;i++)sum+=table[i];kept=sum;f()}',
    'catch(a){kept=-1}',
  ].join('');

  test('which takes along what nothing else uses', () => {
    const globals = globalsAfter(scopeBoot(SCRIPT));
    expect(Object.keys(globals).sort()).toEqual(['f', 'kept', 'shared']);
  });

  test('and does what it did', () => {
    expect(globalsAfter(scopeBoot(SCRIPT))).toMatchObject({ kept: 7, shared: 5 });
  });

  test.each([
    ['ends without one', 'var a=1;function f(){return a}'],
    ['makes a function in it', 'try{var a=function(){return b},b=1}catch(c){}'],
  ])('but not where the script %s', (_what, script) => {
    expect(scopeBoot(script)).toBe(script);
  });
});
