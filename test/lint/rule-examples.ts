// Code for the tests of the lint rules: lines that must be refused and lines that must not.

export interface BadExample {
  file: string;
  code: string;
  rule: string;
  says: string;
}

const SYNTAX = 'no-restricted-syntax';
const lines = (count: number): string => 'f();\n'.repeat(count);
const longFunction = (count: number): string => `function g() {\n${lines(count - 2)}}\n`;
const cases = (count: number): string => 'if (x) x();\n'.repeat(count);

/** Refused in device code: a line, and words of the message. */
const DEVICE_SYNTAX: readonly (readonly [string, string])[] = [
  ['const [a] = b;', 'no destructuring'],
  ['const { a } = b;', 'no destructuring'],
  ['export function f(a = 1) { return a; }', 'no default parameters'],
  ['export function f(...a) { return a; }', 'no rest parameters'],
  ['f(...a);', 'no spread'],
  ['f(a?.b);', 'expands ?.'],
  ['a ??= 1;', 'write the if'],
  ['f(a ** 2);', 'multiply'],
  ['out: for (;;) { break out; }', 'no labels'],
  ['export async function f() { return 1; }', 'no async'],
  ['export function* f() { return 1; }', 'no generators'],
  ['f(#a in b);', 'no #private'],
  ['export const A = { [b]: 1 };', 'no computed property names'],
  ['f(new.target);', 'no new.target'],
  ['f(import("./a"));', 'no import()'],
  ['export class A {}', 'use a function'],
  ['export enum A { B }', 'Only a const enum'],
  ['switch (a) { case 1: f(); }', 'choose from a table'],
  ['export function f() { return function () { return 1; }; }', 'top level'],
  ['export function f() { return () => 1; }', 'top level'],
  ['export function f() { function g() { return 1; } return g; }', 'top level'],
  ['export function f() { return { a: 1 }; }', 'Object literal'],
  ['export const TABLE = [() => ({ a: 1 })];', 'Object literal'],
  ['export function f() { return [1]; }', 'Array literal'],
  ['export function f() { return createA(); }', 'Factories run once'],
  ['export function f() { return new Uint8Array(1); }', 'new in a hot function'],
  ['export function f(a) { return `${a}`; }', 'String building'],
  ['export function f(a) { return a + "s"; }', 'String building'],
  ["export function f(a) { return 's' + a; }", 'String building'],
  ["export function f(a) { a += 's'; return a; }", 'String building'],
  ['export function f(a) { for (a in b) g(); }', 'for…in'],
  ['export function f(a) { if (a) { const b = a; g(b); } }', 'scope object'],
  ['export function f(a) { while (a) { let b = a; g(b); } }', 'scope object'],
  ['export const delay = 5;', 'Say the unit'],
  ['export interface A { remaining: number }', 'Say the unit'],
];

/** Refused in firmware only: a driver may hold a little state. */
const STATE_SYNTAX: readonly (readonly [string, string])[] = [
  ['let held = 0; held = f();', 'State belongs in App'],
  ['export let held = 0; held = f();', 'State belongs in App'],
  ['const held = new Uint8Array(8); f(held);', 'hidden state'],
];

const TEST_SYNTAX: readonly (readonly [string, string])[] = [
  ["test.only('a', f);", 'switch all other tests off'],
  ["describe.only('a', f);", 'switch all other tests off'],
  ["test('it should ring', f);", 'a sentence about behaviour'],
  ["test('the bell works', f);", 'a sentence about behaviour'],
  ['setTimeout(f, 1);', 'No timed tests'],
];

const syntaxExamples = (
  folder: string,
  rows: readonly (readonly [string, string])[],
  suffix = 'ts',
): BadExample[] =>
  rows.map(([code, says], index) => ({
    file: `${folder}/bad-${index}.${suffix}`,
    code,
    rule: SYNTAX,
    says,
  }));

const USED_EARLY = 'export const TABLE = [f];\nfunction f() { return 1; }';
const DEEP_3 = 'if (a) { if (b) { if (c) f(); } }';
const DEEP_4 = 'if (a) { if (b) { if (c) { if (d) f(); } } }';
const before = '@typescript-eslint/no-use-before-define';

/** Refused by a rule of its own. */
const OTHER: readonly BadExample[] = [
  ['firmware/ui/early.ts', USED_EARLY, before, 'used before'],
  ['hal/espruino/early.ts', USED_EARLY, before, 'used before'],
  ['sim/broad.ts', `f('${'x'.repeat(95)}');`, 'zeitnot/columns', '101 columns; at most 100'],
  ['firmware/core/long.ts', longFunction(26), 'zeitnot/short-functions', '26 lines; at most 25'],
  ['sim/long.ts', longFunction(41), 'zeitnot/short-functions', '41 lines; at most 40'],
  ['sim/arrow.ts', `f(() => {\n${lines(39)}});`, 'zeitnot/short-functions', '41 lines'],
  ['firmware/store/file.ts', lines(201), 'max-lines', '201'],
  ['firmware/notation/file.ts', lines(301), 'max-lines', '301'],
  ['hal/wide.ts', 'export function f(a, b, c, d, e) { return a; }', 'max-params', '(5)'],
  ['sim/wide.ts', 'export const f = (a, b, c, d, e) => a;', 'max-params', '(5)'],
  ['firmware/link/deep.ts', `export function f() { ${DEEP_3} }`, 'max-depth', '(3)'],
  ['sim/deep.ts', `export function f() { ${DEEP_4} }`, 'max-depth', '(4)'],
  ['firmware/app.ts', `export function f() {\n${cases(8)}}`, 'complexity', '9'],
  ['sim/complex.ts', `export function f() {\n${cases(10)}}`, 'complexity', '11'],
  ['firmware/presets.ts', 'export const f = function () { return 1; };', 'func-style', 'decl'],
  ['sim/loose.ts', 'f(a == b);', 'eqeqeq', '==='],
  ['sim/old.ts', 'var a = f(); a = 1;', 'no-var', 'var'],
  ['sim/fixed.ts', 'let a = f(); g(a);', 'prefer-const', 'const'],
  ['sim/unfinished.ts', `// ${'to'}${'do'}: more`, 'no-warning-comments', 'comment'],
  ['sim/any.ts', 'export let a: any;', '@typescript-eslint/no-explicit-any', 'any'],
  ['sim/quiet.ts', '// @ts-ignore\nf();', '@typescript-eslint/ban-ts-comment', 'ts-'],
  [
    'sim/bang.ts',
    'f(a?.b!);',
    '@typescript-eslint/no-non-null-asserted-optional-chain',
    'non-null',
  ],
].map(([file, code, rule, says]) => ({ file, code, rule, says }) as BadExample);

export const BAD: readonly BadExample[] = [
  ...syntaxExamples('firmware/core', DEVICE_SYNTAX),
  ...syntaxExamples('hal/espruino', DEVICE_SYNTAX),
  ...syntaxExamples('firmware/ui', STATE_SYNTAX),
  ...syntaxExamples('test/core', TEST_SYNTAX, 'test.ts'),
  ...OTHER,
];

const DEVICE_GOOD = `// A neighbour of each bad example.
const enum Name { First, Second }
const ROWS = [1, 2, 3];
const NAMED = { first: Name.First, second: Name.Second };
function halfOf(value) { return (value / 2) | 0; }
function wholeOf(value) { return value; }
const HANDLERS = [halfOf, wholeOf];
export function createState() {
  return { delayMs: 0, bankMs: ROWS[0], bytes: new Uint8Array(4), named: NAMED };
}
export function step(state, event, value, nowMs) {
  const handler = HANDLERS[event];
  if (state === undefined) return nowMs;
  for (let index = 0; index < 3; index += 1) {
    if (value > index) state.bankMs = handler(value);
  }
  return state.bankMs + 1;
}
${longFunction(25)}`;

export const GOOD: readonly { file: string; code: string }[] = [
  { file: 'firmware/core/good.ts', code: DEVICE_GOOD },
  { file: 'firmware/ui/good.ts', code: lines(200) },
  { file: 'hal/espruino/good.ts', code: `let head = 0;\nhead = f();\n${DEVICE_GOOD}` },
  { file: 'sim/broad.ts', code: `f('${'x'.repeat(94)}');` },
  { file: 'firmware/core/invariants.ts', code: 'export function f(a) { return [`${a}`]; }' },
  {
    file: 'firmware/tools/good.ts',
    code: 'export class A {}\nexport const f = ({ a = 1, ...b }) => [...a, b?.c];',
  },
  { file: 'sim/good.ts', code: `${longFunction(40)}export const delay = f(() => ({ a: [1] }));` },
  { file: 'test/good.test.ts', code: `describe('it', () => {\n${lines(60)}});\ntest('a', f);` },
];

const WORDS = 'one two three four five six seven eight nine ten eleven twelve '.repeat(2).trim();

/** Comments that are too wide, and what `make format` makes of them. */
export const WIDE = `// ${WORDS}
// and the rest.
/** ${WORDS} */
f();
`;
export const WRAPPED = `// ${WORDS.slice(0, 96)}
// ${WORDS.slice(97)} and the rest.
/**
 * ${WORDS.slice(0, 96)}
 * ${WORDS.slice(97)}
 */
f();
`;
