// Runs the clock under a real terminal of the system (a pty, made by `script` of util-linux), with
// a shell before and after that tells how the terminal was left.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import { ZEITNOT } from './command-line';
import { createVirtualScreen, screenText, takeBytes } from './virtual-screen';
import type { VirtualScreen } from './virtual-screen';

/** False where `script` is another program or missing. */
export const HAS_PSEUDO_TERMINALS =
  process.platform === 'linux' &&
  /util-linux/.test(spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '');

export interface PseudoTerminal {
  readonly screen: VirtualScreen;
  type(text: string): void;
  resize(columns: number, rows: number): void;
  signal(name: NodeJS.Signals): void;
  /** Resolves when what the program has sent so far makes this true. */
  until(isSo: (text: string) => boolean): Promise<void>;
  /** Resolves when the shell around it has ended. */
  ended: Promise<void>;
  /** The exit code of the clock, and the settings of the terminal before, while stopped, after. */
  told(name: 'code' | 'before' | 'stopped' | 'after'): string;
  dispose(): void;
}

export interface PlayOptions {
  readonly words: readonly string[];
  /** Node loads this file first. */
  readonly preload?: string;
  readonly columns?: number;
  readonly rows?: number;
}

const quote = (word: string): string => `'${word.replace(/'/g, `'\\''`)}'`;

/** Job control is on, so that Ctrl-Z stops the clock and the shell goes on. */
function shellLines(folder: string, options: PlayOptions): string {
  const at = (name: string): string => quote(join(folder, name));
  const preload = options.preload === undefined ? [] : ['--require', options.preload];
  const command = [process.execPath, ...preload, ZEITNOT, 'run', ...options.words].map(quote);
  const inner = `echo $$ >${at('pid')}; exec ${command.join(' ')}`;
  return [
    'set -m',
    'trap : INT',
    `stty rows ${options.rows ?? 24} cols ${options.columns ?? 80}`,
    `tty >${at('tty')}`,
    `stty -g >${at('before')}`,
    `sh -c ${quote(inner)}`,
    'code=$?',
    `if [ $code = 148 ]; then stty -g >${at('stopped')}; fg; code=$?; fi`,
    `echo $code >${at('code')}`,
    `stty -g >${at('after')}`,
  ].join('\n');
}

interface Waiting {
  isSo(text: string): boolean;
  done(): void;
}

function notify(screen: VirtualScreen, waiting: Waiting[]): void {
  const text = screenText(screen);
  for (const each of waiting.splice(0)) {
    if (each.isSo(text)) each.done();
    else waiting.push(each);
  }
}

export function openPseudoTerminal(options: PlayOptions): PseudoTerminal {
  const folder = mkdtempSync(join(tmpdir(), 'zeitnot-pty-'));
  const shell = join(folder, 'shell');
  writeFileSync(shell, shellLines(folder, options));
  const child = spawn('script', ['-qfec', `bash ${quote(shell)}`, '/dev/null'], {
    cwd: repositoryRoot(),
    env: { ...process.env, TERM: 'xterm-256color', LC_ALL: 'C.UTF-8', COLORTERM: '', NO_COLOR: '' },
  });
  const screen = createVirtualScreen();
  const waiting: Waiting[] = [];
  child.stdout.setEncoding('utf8').on('data', (sent: string) => {
    takeBytes(screen, sent);
    notify(screen, waiting);
  });
  const told = (name: string): string => readFileSync(join(folder, name), 'utf8').trim();
  return {
    screen,
    type: (text) => void child.stdin.write(text),
    resize: (columns, rows) =>
      void execFileSync('stty', ['-F', told('tty'), 'cols', `${columns}`, 'rows', `${rows}`]),
    signal: (name) => void process.kill(Number(told('pid')), name),
    until: (isSo) =>
      new Promise((done) => {
        waiting.push({ isSo, done });
        notify(screen, waiting);
      }),
    ended: new Promise((done) => void child.on('close', () => done())),
    told,
    dispose: () => {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}
