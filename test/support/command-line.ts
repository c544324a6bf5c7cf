// Runs `zeitnot` as a person would, and keeps what it said.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../../firmware/tools/repository-root';

export const ZEITNOT = join(repositoryRoot(), 'sim', 'zeitnot.js');

export interface Said {
  code: number | null;
  out: string;
  err: string;
}

const SECONDS_MAX = 60;

/** The command with these arguments; `input` is given on standard input, which then ends. */
export function zeitnot(words: readonly string[], input: string | Buffer = ''): Said {
  const result = spawnSync(process.execPath, [ZEITNOT, ...words], {
    cwd: repositoryRoot(),
    input,
    encoding: 'utf8',
    timeout: SECONDS_MAX * 1000,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  return { code: result.status, out: result.stdout, err: result.stderr };
}

/** A line of a shell, run in the checkout with `zeitnot` in $ZEITNOT. */
export function shell(line: string): Said {
  const result = spawnSync('bash', ['-c', line], {
    cwd: repositoryRoot(),
    encoding: 'utf8',
    input: '',
    timeout: SECONDS_MAX * 1000,
    env: { ...process.env, ZEITNOT: `${process.execPath} ${ZEITNOT}` },
  });
  return { code: result.status, out: result.stdout, err: result.stderr };
}
