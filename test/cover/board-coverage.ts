// The test of one board, in a process of its own: twice as fast as inside a test runner.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import { BUILD_MS } from '../board/on-board';

const START = join(repositoryRoot(), 'firmware', 'tools', 'start.js');

/** Every statement of the bundle, and both ways of each branch, but for what the list allows. */
export function testCoverage(board: string): void {
  test(
    `the bundle of ${board} is executed as test/cover/unreached.json says`,
    () => {
      const words = [START, 'test/cover/main.ts', board];
      const { stdout, stderr, status } = spawnSync(process.execPath, words, { encoding: 'utf8' });
      const [figures, ...wrong] = stdout.split('\n').filter((line) => line !== '');
      process.stdout.write(`${figures}\n`);
      expect({ wrong, stderr, status }).toEqual({ wrong: [], stderr: '', status: 0 });
    },
    2 * BUILD_MS,
  );
}
