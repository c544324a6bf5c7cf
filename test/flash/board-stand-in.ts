// Stands in for an Espruino board: its console's expressions, its Storage on NOR flash, and a boot
// that runs what lies in .boot1. What it cannot do, it does not answer.
import { runInNewContext } from 'node:vm';
import { crc32 } from 'node:zlib';
import type { Session } from '../../firmware/tools/flash/console-session';

export interface BoardOptions {
  board?: string;
  version?: string;
  variables?: number;
  storageBytes?: number;
  /** Pulls the plug after so many changes of Storage. */
  cutAfter?: number;
  /** Storage takes nothing more. */
  isFull?: boolean;
  /** Storage keeps other bytes than it was given, from this write on. */
  garbleFrom?: number;
}

/** What the interpreter reads past before the first word of a program. */
const SPACE = /^(?:\s|\/\*[^]*?\*\/)*/;

export class BoardStandIn {
  readonly files = new Map<string, string>();
  /** Changes of Storage. */
  changes = 0;
  /** What a firmware that ran has been deprived of. */
  readonly stopped: string[] = [];

  constructor(protected readonly options: BoardOptions = {}) {}

  /** Whether anything of a firmware would run after a restart: erased flash ends all reading. */
  runsFirmware(): boolean {
    const rest = (this.files.get('.boot1') ?? '').replace(SPACE, '');
    return rest !== '' && !rest.startsWith('\xff') && !rest.startsWith('/*');
  }

  isCut(): boolean {
    return this.changes >= (this.options.cutAfter ?? Infinity);
  }

  /** Runs a line; throws what the interpreter would complain about. */
  run(line: string, print: (text: string) => void, reboot: () => void): void {
    runInNewContext(line, this.globals(print, reboot));
  }

  /** A conversation without a port. */
  session(): Session {
    const ask = (expression: string): unknown => {
      let answer: unknown;
      const print = (text: string) => (answer = JSON.parse(text) as unknown);
      if (!this.isCut()) this.run(`print(JSON.stringify(${expression}))`, print, () => undefined);
      return this.isCut() ? undefined : answer;
    };
    return {
      port: 'a port',
      ask: (expression) => Promise.resolve(ask(expression)),
      send: () => Promise.resolve(),
      hear: () => Promise.resolve(undefined),
      isOpen: () => !this.isCut(),
      close: () => undefined,
    };
  }

  private globals(print: (text: string) => void, reboot: () => void): object {
    const { board = 'ESP32', version = '2v29', variables = 6000 } = this.options;
    const stop = (what: string) => () => void this.stopped.push(what);
    return {
      print,
      process: {
        env: { BOARD: board, VERSION: version },
        memory: () => ({ free: this.files.has('.boot1') ? 100 : variables, total: variables }),
      },
      require: () => this.storage(),
      atob: (text: string) => Buffer.from(text, 'base64').toString('latin1'),
      clearInterval: stop('timers'),
      clearWatch: stop('watches'),
      E: {
        CRC32: (text: string) => crc32(Buffer.from(text, 'latin1')),
        enableWatchdog: stop('watchdog'),
        reboot,
      },
    };
  }

  private storage(): object {
    const freeBytes = this.options.storageBytes ?? 900000;
    return {
      getStats: () => ({ freeBytes, trashBytes: 0 }),
      list: (pattern: RegExp) => [...this.files.keys()].filter((name) => name.match(pattern)),
      read: (name: string) => this.files.get(name),
      erase: (name: string) => this.erase(name),
      write: (name: string, text: string, at = 0, size = 0) => this.write(name, text, at, size),
    };
  }

  private erase(name: string): void {
    if (this.files.delete(name)) this.changes++;
  }

  /** At 0 a file is made; elsewhere bits can only be cleared. */
  private write(name: string, given: string, at: number, size: number): boolean {
    if (this.options.isFull) throw new Error('Unable to find or create file');
    this.changes++;
    const isGarbled = this.changes >= (this.options.garbleFrom ?? Infinity);
    const text = isGarbled ? given.replace(/[^]/, 'x') : given;
    if (at === 0) this.files.set(name, text.padEnd(size, '\xff'));
    else {
      const old = this.files.get(name)!;
      if (/[^\xff]/.test(old.slice(at, at + text.length))) throw new Error('already written');
      if (at + text.length > old.length) throw new Error('too much data for file size');
      this.files.set(name, old.slice(0, at) + text + old.slice(at + text.length));
    }
    return true;
  }
}
