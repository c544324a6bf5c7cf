// Plays every scenario under this folder, on time and under jitter, and expects what it expects.

import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseScenario, runScenario } from '../../sim/scenario';
import type { RunOptions } from '../../sim/scenario';

const WAYS: [name: string, options: RunOptions][] = [
  ['on time', {}],
  ['under jitter 1', { jitterSeed: 1 }],
  ['under jitter 2', { jitterSeed: 2 }],
];

function findScenarios(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.scn'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const FILES = findScenarios(__dirname).map((path) => relative(__dirname, path));

function failuresOf(file: string, options: RunOptions): string[] {
  const scenario = parseScenario(readFileSync(join(__dirname, file), 'utf8'), file);
  return runScenario(scenario, options).failures.map(
    ({ line, expected, got }) => `${file}:${line}: expected ${expected}, got ${got}`,
  );
}

/** Records without the name of the file. */
function recordsOf(file: string, options: RunOptions): object[] {
  const scenario = parseScenario(readFileSync(join(__dirname, file), 'utf8'), file);
  return runScenario(scenario, options).records;
}

test('every folder of scenarios is found', () => {
  expect(FILES.length).toBeGreaterThan(30);
});

describe.each(FILES)('%s', (file) => {
  test.each(WAYS)('%s', (_name, options) => {
    expect(failuresOf(file, options)).toEqual([]);
  });

  test('has the same trace under jitter', () => {
    expect(recordsOf(file, { jitterSeed: 7 })).toEqual(recordsOf(file, {}));
  });

  test('expects something', () => {
    const scenario = parseScenario(readFileSync(join(__dirname, file), 'utf8'), file);
    expect(scenario.steps.some((step) => step.action.verb === 'expect')).toBe(true);
  });
});
