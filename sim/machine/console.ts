// The interpreter's console (REPL): whoever sits at the device it is on can run code and read
// memory, unless it is locked with a password. It can be moved to another device or to none.
import type { Device } from './device';

/** What the console needs of the interpreter. */
export interface ConsoleHost {
  device: Device;
  /** True while code of the bundle runs. */
  isBusy(): boolean;
  evaluate(line: string): string;
  /** A loop-back port receives what is written to its twin. */
  writeTo(port: string, text: string): void;
}

const CTRL_C = '\x03';

export class Console {
  /** Name of the device, or null when there is no console. */
  port: string | null;
  /** True when plugging and unplugging no longer moves it. */
  isForced = false;
  password: string | null = null;
  isLocked = false;
  /** Lines that somebody got the interpreter to run, for tests of the lock. */
  readonly evaluated: string[] = [];
  private input = '';

  constructor(private readonly host: ConsoleHost) {
    this.port = this.home();
  }

  setPort(port: string | null, isForced: boolean): void {
    this.port = port;
    this.isForced = isForced;
    this.input = '';
  }

  print(text: string): void {
    if (this.port !== null) this.host.writeTo(this.port, text);
  }

  /** In the interrupt, before the queue: Ctrl-C breaks off what is running. */
  arrived(port: string, text: string): void {
    if (port !== this.port || this.isLocked || !this.host.isBusy()) return;
    if (text.includes(CTRL_C)) {
      this.host.device.power.markCut('interrupt');
    }
  }

  feed(text: string): void {
    for (const char of text) {
      if (char === CTRL_C) this.input = '';
      else if (char === '\n' || char === '\r') this.entered();
      else this.input += char;
    }
  }

  /** Somebody plugged in a cable or connected by radio. */
  connected(port: string): void {
    if (!this.isForced) this.port = port;
  }

  disconnected(port: string): void {
    if (!this.isForced && this.port === port) this.port = this.home();
  }

  /** The port that the build prefers while no cable and no phone is there. */
  private home(): string {
    const { facts, serial } = this.host.device;
    return serial.find(facts.console).isConnected ? facts.console : facts.consoleWithout;
  }

  private entered(): void {
    const line = this.input;
    this.input = '';
    if (line === '') return;
    if (this.isLocked) this.tryPassword(line);
    else {
      this.evaluated.push(line);
      this.print(`${this.host.evaluate(line)}\r\n>`);
    }
  }

  private tryPassword(line: string): void {
    this.isLocked = line !== this.password;
    this.print(this.isLocked ? '\r\n  Invalid password\r\npassword>' : '\r\n  Logged in.\r\n>');
  }
}
