// Stands in for an Espruino board on a TCP port: its console, or the link of a clock.
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { BoardStandIn } from './board-stand-in';
import type { BoardOptions } from './board-stand-in';

export interface StandInOptions extends BoardOptions {
  /** What the firmware says that it is, once it runs. */
  says?: string;
  /** Answers nothing, as a wrong port. */
  isSilent?: boolean;
  /** Runs a clock that keeps its console locked. */
  isLocked?: boolean;
  /** What it says to whoever connects. */
  greeting?: string;
  /** Does not come back from the restart. */
  isDeadAfter?: boolean;
  /** Leaves the port when it restarts, as a board with USB of its own. */
  leavesPort?: boolean;
}

const sumOf = (text: string) =>
  [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) & 0xffff, 0);

/** A line of the link, with its checksum. */
export function clockLine(text: string): string {
  return `${text} *${sumOf(text).toString(16).padStart(4, '0')}\n`;
}

export class StandIn extends BoardStandIn {
  /** Connections so far. */
  visits = 0;
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  private portNumber = 0;
  private hasRestarted = false;

  constructor(protected override readonly options: StandInOptions = {}) {
    super(options);
  }

  /** The second time at the port of the first. */
  async start(): Promise<string> {
    const server = createServer((socket) => this.serve(socket));
    await new Promise<void>((resolve) => server.listen(this.portNumber, '127.0.0.1', resolve));
    this.server = server;
    this.portNumber = (server.address() as AddressInfo).port;
    return `tcp://127.0.0.1:${this.portNumber}`;
  }

  async stop(): Promise<void> {
    const server = this.server!;
    const isClosed = new Promise((resolve) => server.close(resolve));
    this.unplug();
    await isClosed;
  }

  unplug(): void {
    this.sockets.forEach((socket) => socket.destroy());
  }

  /** Resets the connections, as a machine that was switched off and on. */
  reset(): void {
    this.sockets.forEach((socket) => socket.resetAndDestroy());
  }

  private serve(socket: Socket): void {
    let heard = '';
    this.visits++;
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
    const { isSilent, isLocked } = this.options;
    if (isSilent) return;
    if (isLocked || this.hasRestarted) {
      if (line === '?') socket.write(clockLine('4 1000 state 1 0 0'), 'latin1');
      return;
    }
    const print = (text: string) => void socket.write(`${text}\r\n`, 'latin1');
    if (line !== '' && !this.isCut()) this.run(line, print, () => this.boot(socket));
    if (this.isCut()) this.unplug();
  }

  private boot(socket: Socket): void {
    const { isDeadAfter, leavesPort, says = 'esp32-ht1621 0.1.0' } = this.options;
    if (isDeadAfter || !this.runsFirmware()) return;
    this.hasRestarted = true;
    if (leavesPort) this.unplug();
    else socket.write(clockLine(`0 0 zeitnot 1 ${says}`), 'latin1');
  }
}
