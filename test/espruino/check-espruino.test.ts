// The check in a real interpreter, as a person calls it: what it says without one, with a wrong
// one, and, when ESPRUINO names one, whether a game in it is the game of the fake HAL.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import { openInterpreter } from '../../sim/espruino/interpreter';
import { Bundles, playAll } from './traces';

const START = join(repositoryRoot(), 'firmware', 'tools', 'start.js');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zeitnot-check-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function check(espruino: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [START, 'test/espruino/check.ts'],
    { cwd: repositoryRoot(), encoding: 'utf8', env: { ...process.env, ESPRUINO: espruino } },
  );
  return { status, stdout, stderr };
}

/** A program that does what this shell script says. */
function program(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

test('without an interpreter the check is skipped, and says how to run it', () => {
  const { status, stdout } = check('');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^check-espruino: skipped: .*ESPRUINO=\/path/);
});

describe('an interpreter that cannot be used is told in one sentence', () => {
  const refusals: [name: string, path: () => string, sentence: RegExp][] = [
    ['no such file', () => join(folder, 'nowhere'), /there is no such file/],
    ['a folder', () => folder, /is not a program/],
    [
      'a file that may not be executed',
      () => {
        const path = program('plain', '');
        chmodSync(path, 0o644);
        return path;
      },
      /may not be executed/,
    ],
    ['another program', () => program('other', 'echo hello'), /does not answer as an Espruino/],
    ['one that dies', () => program('dies', 'kill -9 $$'), /does not answer as an Espruino/],
    [
      'one that is too old',
      () => program('old', "echo 'probe 2v26 4096 16 1000'; echo 'bench is over'"),
      /is Espruino 2v26; the firmware needs 2v27 or newer/,
    ],
  ];
  test.each(refusals)('%s', (_name, path, sentence) => {
    const { status, stderr } = check(path());
    expect(stderr).toMatch(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(2);
  });
});

const espruino = process.env['ESPRUINO'] ?? '';
const withInterpreter = espruino === '' ? test.skip : test;

withInterpreter('a game in a real interpreter is the game of the fake HAL', async () => {
  const interpreter = await openInterpreter(espruino);
  const file = join(repositoryRoot(), 'sim', 'demo.scn');
  const [verdict] = await playAll([file], 'esp32-ht1621', interpreter, new Bundles());
  expect(verdict).toMatchObject({ faults: [], refused: '', records: 8 });
});
