// The compiler is a lint too: pure code that reads the time, chance or hardware, or that calls what
// allocates, does not compile, because firmware/lib.d.ts does not declare it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../../firmware/tools/repository-root';

const ROOT = repositoryRoot();
const LINE = 'lines.ts';

/** What the compiler says of the code in the place of a project, with its options. */
function complaints(project: string, libraries: readonly string[], code: string): string[] {
  const { config } = ts.readConfigFile(join(ROOT, project), (path) => readFileSync(path, 'utf8'));
  const base = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => readFileSync(path, 'utf8'));
  const merged = { ...base.config.compilerOptions, ...config.compilerOptions };
  const alone = { composite: false, noUnusedLocals: false, rootDir: '/', outDir: null };
  const { options: own } = ts.convertCompilerOptionsFromJson({ ...merged, ...alone }, ROOT);
  const host = ts.createCompilerHost(own);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) =>
    name === LINE ? ts.createSourceFile(name, code, version) : read(name, version);
  const files = libraries.map((path) => join(ROOT, path));
  return ts
    .getPreEmitDiagnostics(ts.createProgram([...files, LINE], own, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const pure = (code: string): string[] =>
  complaints('firmware/tsconfig.json', ['firmware/lib.d.ts'], `export {};\n${code}\n`);

const REFUSED: readonly (readonly [string, string, string])[] = [
  ['the date', 'new Date();', "'Date'"],
  ['the time of the board', 'getTime();', "'getTime'"],
  ['chance', 'Math.random();', "'random'"],
  ['a timer', 'setTimeout(0, 1);', "'setTimeout'"],
  ['a pin', 'digitalWrite(1, 1);', "'digitalWrite'"],
  ['the console', 'console.log(1);', "'console'"],
  ['an array that grows', 'const a = [1]; a.push(2);', "'push'"],
  ['an array made from another', 'const a = [1]; a.map(0);', "'map'"],
  ['text made from a number', 'const n = 1; n.toString();', "'toString'"],
  ['what Espruino lacks', 'Math.trunc(1);', "'trunc'"],
  ['a name that nobody declared', 'undeclared = 1;', "'undeclared'"],
];

test.each(REFUSED)('pure code may not use %s', (_, code, says) => {
  expect(pure(code)).toContainEqual(expect.stringContaining(says));
});

test('pure code may use numbers, tables and buffers', () => {
  const code = 'export const bytes = new Uint8Array(8); bytes[0] = Math.min(1, bytes.length) | 0;';
  expect(pure(code)).toEqual([]);
});

test('a driver may use pins and no more of the library than Espruino has', () => {
  const api = 'hal/espruino/espruino.d.ts';
  const driver = (code: string): string[] =>
    complaints('hal/tsconfig.json', ['firmware/lib.d.ts', api], `export {};\n${code}\n`);
  expect(driver('digitalWrite(D1, 1);')).not.toContainEqual(
    expect.stringContaining('digitalWrite'),
  );
  expect(driver('[1].flatMap(0);')).toContainEqual(expect.stringContaining("'flatMap'"));
  expect(driver('new Date();')).toContainEqual(expect.stringContaining("'Date'"));
});
