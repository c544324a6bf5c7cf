// Stands in for an Espruino board on a TCP port: its console, its Storage on NOR flash, and a boot
// that runs what lies in .boot1. What it cannot do, it does not answer.
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { crc32 } from 'node:zlib';
import { runInNewContext } from 'node:vm';
import { Script } from 'node:vm';

export interface StandInOptions {
  board?: string;
  version?: string;
  variables?: number;
  storageBytes?: number;
  /** What the firmware says that it is, once it runs. */
  says?: string;
  /** Answers nothing, as a wrong port. */
  isSilent?: boolean;
  /** Runs a clock that keeps its console locked. */
  isLocked?: boolean;
  /** Pulls the plug after so many writes into Storage. */
  cutAfter?: number;
  /** Storage keeps other bytes than it was given, from this write on. */
  garbleFrom?: number;
  /** What it says to whoever connects. */
  greeting?: string;
  /** Does not come back from the restart. */
  isDeadAfter?: boolean;
}

const sumOf = (text: string) =>
  [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) & 0xffff, 0);

/** A line of the link, with its checksum. */
export function clockLine(text: string): string {
  return `${text} *${sumOf(text).toString(16).padStart(4, '0')}\n`;
}

export class StandIn {
  readonly files = new Map<string, string>();
  writes = 0;
  private readonly server = createServer((socket) => this.serve(socket));
  private readonly sockets = new Set<Socket>();

  constructor(private readonly options: StandInOptions = {}) {}

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `tcp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.unplug();
    await new Promise((resolve) => this.server.close(resolve));
  }

  unplug(): void {
    this.sockets.forEach((socket) => socket.destroy());
  }

  /** Whether the board would run a firmware after a restart. */
  runsFirmware(): boolean {
    const text = this.files.get('.boot1');
    if (text === undefined) return false;
    try {
      return new Script(text) !== undefined;
    } catch {
      return false;
    }
  }

  private serve(socket: Socket): void {
    let heard = '';
    this.sockets.add(socket);
    if (this.options.greeting !== undefined) socket.write(this.options.greeting, 'latin1');
    socket.on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('data', (data) => {
      const lines = (heard + data.toString('latin1')).split('\n');
      heard = lines.pop()!;
      for (const line of lines) this.hear(line.replace(/[\x03\x10]/g, ''), socket);
    });
  }

  private hear(line: string, socket: Socket): void {
    if (this.options.isSilent) return;
    if (this.options.isLocked) {
      if (line === '?') socket.write(clockLine('4 1000 state 1 0 0'), 'latin1');
      return;
    }
    if (line !== '') runInNewContext(line, this.globals(socket));
    if (this.writes >= (this.options.cutAfter ?? Infinity)) this.unplug();
  }

  private globals(socket: Socket): object {
    const { board = 'ESP32', version = '2v29', variables = 6000 } = this.options;
    return {
      print: (text: string) => void socket.write(`${text}\r\n`, 'latin1'),
      process: { env: { BOARD: board, VERSION: version }, memory: () => ({ free: variables }) },
      require: () => this.storage(),
      E: {
        CRC32: (text: string) => crc32(Buffer.from(text, 'latin1')),
        reboot: () => this.boot(socket),
      },
    };
  }

  private boot(socket: Socket): void {
    if (this.options.isDeadAfter || !this.runsFirmware()) return;
    const says = this.options.says ?? 'esp32-ht1621 0.1.0';
    socket.write(clockLine(`0 0 zeitnot 1 ${says}`), 'latin1');
  }

  private storage(): object {
    return {
      getFree: () => this.options.storageBytes ?? 900000,
      read: (name: string) => this.files.get(name),
      erase: (name: string) => void this.files.delete(name),
      write: (name: string, text: string, at = 0, size = 0) => this.write(name, text, at, size),
    };
  }

  /** At 0 a file is made; elsewhere bits can only be cleared. */
  private write(name: string, given: string, at: number, size: number): boolean {
    this.writes++;
    const isGarbled = this.writes >= (this.options.garbleFrom ?? Infinity);
    const text = isGarbled ? given.replace(/./, 'x') : given;
    if (at === 0) this.files.set(name, text.padEnd(size, '\xff'));
    else {
      const old = this.files.get(name)!;
      if (/[^\xff]/.test(old.slice(at, at + text.length))) throw new Error('already written');
      this.files.set(name, old.slice(0, at) + text + old.slice(at + text.length));
    }
    return true;
  }
}
