// The wires of the serial ports: what comes in goes to the event queue at the speed of the line,
// and what goes out is kept for whoever listens. What the interpreter makes of it is in console.ts.
import type { BoardFacts } from './board-facts';
import { MachineError } from './errors';
import type { EventQueue } from './event-queue';
import type { TimeLine } from './time-line';

/** Characters that may wait to go out before a write has to wait. */
const OUT_BUFFER = 128;
/** Characters that arrive as one interrupt. */
const IN_CHUNK = 16;

export class SerialPort {
  baud: number;
  isConnected: boolean;
  private out = '';
  private outDoneUs = 0;
  private inDoneUs = 0;

  constructor(
    readonly name: string,
    baud: number,
    isPlugged: boolean,
  ) {
    this.baud = baud;
    this.isConnected = !isPlugged;
  }

  private byteUs(): number {
    return 1e7 / this.baud;
  }

  /** Sends; returns how long the writer must wait for room. Nothing leaves an unplugged port. */
  send(text: string, nowUs: number): number {
    if (!this.isConnected) return 0;
    this.out += text;
    this.outDoneUs = Math.max(this.outDoneUs, nowUs) + text.length * this.byteUs();
    return Math.max(0, this.outDoneUs - OUT_BUFFER * this.byteUs() - nowUs);
  }

  /** When `length` more characters have come in. */
  arrivalUs(length: number, nowUs: number): number {
    this.inDoneUs = Math.max(this.inDoneUs, nowUs) + length * this.byteUs();
    return this.inDoneUs;
  }

  /** What was sent since the last call. */
  take(): string {
    const text = this.out;
    this.out = '';
    return text;
  }
}

export class SerialPorts {
  private readonly ports = new Map<string, SerialPort>();
  /** Told of each character in the interrupt, for Ctrl-C on the console. */
  onArrival: (port: string, text: string) => void = () => {};

  constructor(
    facts: BoardFacts,
    private readonly line: TimeLine,
    private readonly queue: EventQueue,
  ) {
    for (const { name, baud, isPlugged } of facts.serial) {
      this.ports.set(name, new SerialPort(name, baud, isPlugged));
    }
  }

  has(name: string): boolean {
    return this.ports.has(name);
  }

  names(): string[] {
    return [...this.ports.keys()];
  }

  find(name: string): SerialPort {
    const port = this.ports.get(name);
    if (port === undefined) throw new MachineError(`this board has no serial port "${name}"`);
    return port;
  }

  /** Somebody types at the far end: the characters arrive one after the other. */
  receive(name: string, text: string): void {
    const port = this.find(name);
    if (!port.isConnected) throw new MachineError(`nothing is plugged into ${name}`);
    for (let at = 0; at < text.length; at += IN_CHUNK) {
      const part = text.slice(at, at + IN_CHUNK);
      this.line.at(port.arrivalUs(part.length, this.line.nowUs), () => {
        this.onArrival(name, part);
        this.queue.pushSerial(name, part);
      });
    }
  }

  /** From one loop-back port to the other, inside the interpreter. */
  loop(to: string, text: string): void {
    this.queue.pushSerial(to, text);
  }
}
