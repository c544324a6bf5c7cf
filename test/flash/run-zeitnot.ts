// Runs the command line beside the test, so that the test can play the board.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import { ZEITNOT } from '../support/command-line';

export interface Said {
  code: number | null;
  out: string;
  err: string;
}

export interface Running {
  readonly child: ChildProcess;
  readonly said: Said;
  readonly ended: Promise<Said>;
  /** Resolves when it has said this so many times. */
  hears(where: 'out' | 'err', pattern: RegExp, times: number): Promise<void>;
}

export function startZeitnot(words: readonly string[]): Running {
  const child = spawn(process.execPath, [ZEITNOT, ...words], { cwd: repositoryRoot() });
  const said: Said = { code: null, out: '', err: '' };
  child.stdout.on('data', (data: Buffer) => (said.out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (said.err += data.toString()));
  const ended = new Promise<Said>((resolve) => {
    child.on('close', (code) => resolve(Object.assign(said, { code })));
  });
  const hears = (where: 'out' | 'err', pattern: RegExp, times: number) =>
    new Promise<void>((resolve) => {
      const stream = where === 'out' ? child.stdout : child.stderr;
      const look = () => [...said[where].matchAll(pattern)].length >= times && resolve();
      stream.on('data', look);
      look();
    });
  return { child, said, ended, hears };
}
