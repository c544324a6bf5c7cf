// A real interpreter as a board: what a person types at its port goes to its standard input, what
// it says comes out there, and it comes back when it restarts. Its flash is a file.
import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import type { Connection } from '../../firmware/tools/flash/espruino-package';
import { makeFlashFolder, removeFlashFolder } from '../../sim/espruino/interpreter';

export class EspruinoBridge {
  readonly folder = makeFlashFolder();
  /** All that it has said. */
  said = '';
  private child: ChildProcessWithoutNullStreams | undefined;
  private server: Server | undefined;
  private socket: Socket | undefined;
  private listener: (text: string) => void = () => undefined;

  constructor(private readonly path: string) {}

  /** Switches it on. */
  powerOn(): void {
    const child = spawn(this.path, [], { cwd: this.folder });
    this.child = child;
    child.stdin.on('error', () => undefined);
    child.stdout.on('data', (data: Buffer) => this.tell(data));
    child.on('close', (code) => {
      // It ends with 1 to restart; a plug that was pulled ends it by a signal.
      if (code === 1 && this.child === child) this.powerOn();
    });
  }

  /** Pulls the plug. */
  async powerOff(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child === undefined) return;
    const isGone = new Promise((resolve) => child.on('close', resolve));
    child.kill('SIGKILL');
    await isGone;
  }

  connection(): Connection {
    return {
      listen: (listener) => void (this.listener = listener),
      write: async (text) => void this.child?.stdin.write(text, 'latin1'),
      isOpen: () => this.child !== undefined,
      close: () => undefined,
    };
  }

  async openPort(): Promise<string> {
    this.server = createServer((socket) => {
      this.socket = socket;
      socket.on('error', () => undefined);
      socket.on('data', (data) => this.child?.stdin.write(data));
    });
    await new Promise<void>((resolve) => this.server!.listen(0, '127.0.0.1', resolve));
    return `tcp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    await this.powerOff();
    this.socket?.destroy();
    await new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(null)));
    removeFlashFolder(this.folder);
  }

  private tell(data: Buffer): void {
    const text = data.toString('latin1');
    this.said += text;
    this.listener(text);
    this.socket?.write(data);
  }
}
