// `zeitnot web` in a process of its own, as a person starts it.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { ZEITNOT } from './command-line';

export interface WebServer {
  readonly address: string;
  close(): void;
}

const ADDRESS = /http:\/\/localhost:\d+\//;

/** Resolves when it says where the page is. */
export function startWebServer(): Promise<WebServer> {
  const child: ChildProcess = spawn(process.execPath, [ZEITNOT, 'web', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((done, fail) => {
    let said = '';
    const hear = (chunk: unknown): void => {
      said += String(chunk);
      const found = ADDRESS.exec(said);
      if (found !== null) done({ address: found[0], close: () => child.kill() });
    };
    child.stdout!.on('data', hear);
    child.stderr!.on('data', hear);
    child.on('exit', () => fail(new Error(`zeitnot web ended: ${said}`)));
  });
}
