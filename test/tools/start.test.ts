// The programs that run before anything is built: the start of `zeitnot` and the helpers of CI.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../../firmware/tools/repository-root';

interface Run {
  out: string;
  err: string;
  code: number | null;
}

let checkout = '';
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'zeitnot-start-'));
  for (const path of ['sim/zeitnot.js', 'firmware/tools/start.js', 'package-lock.json']) copy(path);
});
afterEach(() => rmSync(checkout, { recursive: true }));

function copy(path: string): void {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  copyFileSync(join(repositoryRoot(), path), join(checkout, path));
}

/** Writes a source and dates it, so that what is newer does not depend on the speed of the test. */
function write(path: string, text: string, agoSeconds: number): void {
  const file = join(checkout, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const seconds = Date.now() / 1000 - agoSeconds;
  utimesSync(file, seconds, seconds);
}

const install = (): void =>
  symlinkSync(join(repositoryRoot(), 'node_modules'), join(checkout, 'node_modules'));

function node(cwd: string, ...args: string[]): Run {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  return { out: stdout, err: stderr, code: status };
}

const zeitnot = (...args: string[]): Run =>
  node(tmpdir(), join(checkout, 'sim/zeitnot.js'), ...args);

const ECHO = "import { word } from './word';\nconsole.log(word, ...process.argv.slice(2));\n";

describe('zeitnot', () => {
  test('runs the command line from any folder, with its arguments', () => {
    install();
    write('sim/word.ts', "export const word = 'tick';\n", 60);
    write('sim/cli.ts', ECHO, 60);
    expect(zeitnot('run', '--help')).toEqual({ out: 'tick run --help\n', err: '', code: 0 });
  });

  test('builds again when a source that it imports was changed, and only then', () => {
    install();
    write('sim/cli.ts', ECHO, 60);
    write('sim/word.ts', "export const word = 'tick';\n", 60);
    zeitnot();
    write('sim/word.ts', "export const word = 'old';\n", 60);
    expect(zeitnot().out).toBe('tick\n');
    write('sim/word.ts', "export const word = 'new';\n", -60);
    expect(zeitnot().out).toBe('new\n');
  });

  test('without the packages says how to get them', () => {
    write('sim/cli.ts', ECHO, 60);
    const { err, code } = zeitnot();
    expect(err).toMatch(/^zeitnot: the packages are not installed; run `npm ci`.*\n$/);
    expect(code).toBe(2);
  });

  test('names the line of a source that cannot be built', () => {
    install();
    write('sim/cli.ts', 'f();\nconst = 1;\n', 60);
    const { err, code } = zeitnot();
    expect(err).toMatch(/^zeitnot: sim\/cli.ts cannot be built: sim\/cli.ts:2: .*\n$/);
    expect(code).toBe(2);
  });
});

describe('the check of the installed packages', () => {
  const lockOf = (packages: object): string => JSON.stringify({ packages });
  const installed = (wanted: object, present: object | null): number | null => {
    write('package-lock.json', lockOf({ '': {}, ...wanted }), 0);
    if (present) write('node_modules/.package-lock.json', lockOf(present), 0);
    return node(checkout, join(repositoryRoot(), '.ci/installed.js')).code;
  };
  const wanted = { a: { version: '1.0.0' }, b: { version: '1.0.0', optional: true } };

  test.each([
    ['all are there', { a: { version: '1.0.0' }, b: { version: '1.0.0' } }, 0],
    ['an optional one is missing', { a: { version: '1.0.0' } }, 0],
    ['one has another version', { a: { version: '1.0.1' } }, 1],
    ['one is missing', { b: { version: '1.0.0' } }, 1],
    ['nothing is installed', null, 1],
  ])('when %s', (_, present, code) => {
    expect(installed(wanted, present)).toBe(code);
  });
});

describe('the counts of CI', () => {
  const counts = (result: string | null, checks: string): Run => {
    if (result !== null) write('jest.json', result, 0);
    write('check.failed', checks, 0);
    const script = join(repositoryRoot(), '.ci/counts.js');
    return node(checkout, script, 'jest.json', 'check.failed');
  };

  test.each([
    ['all pass', '{"numPassedTests":3,"numFailedTests":0}', '', '3 passed, 0 failed\n', 0],
    ['one fails', '{"numPassedTests":3,"numFailedTests":1}', '', '3 passed, 1 failed\n', 1],
    [
      'a file cannot be read',
      '{"numPassedTests":3,"numRuntimeErrorTestSuites":1}',
      '',
      '3 passed, 1 failed\n',
      1,
    ],
    ['a check failed', '{"numPassedTests":3}', 'lint\ntypes\n', '3 passed, 2 failed\n', 1],
    ['there were no tests', '{"numPassedTests":0}', '', '0 passed, 0 failed\n', 1],
    ['jest never came to an end', null, '', '0 passed, 1 failed\n', 1],
  ])('when %s', (_, result, checks, out, code) => {
    expect(counts(result, checks)).toEqual({ out, err: '', code });
  });
});
