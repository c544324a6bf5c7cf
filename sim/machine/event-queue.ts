// The interpreter's queue between interrupts and the idle loop: a ring of bytes, shared by edges
// and by received characters. When it is full, what comes next is lost and a flag is set.

export interface EdgeEvent {
  kind: 'edge';
  pin: number;
  isHigh: boolean;
  /** Low 32 bits of the system time in the interrupt. */
  stamp: number;
}

export interface SerialEvent {
  kind: 'serial';
  port: string;
  text: string;
}

export type IoEvent = EdgeEvent | SerialEvent;

const HEADER_BYTES = 2;
const STAMP_BYTES = 4;
/** Espruino keeps a little spare. */
const SPARE_BYTES = 4;
const SERIAL_EVENT_BYTES = 64;

export class EventQueue {
  private events: IoEvent[] = [];
  private head = 0;
  private usedBytes = 0;
  /** Events that found no room. */
  lost = 0;

  constructor(
    private readonly bytes: number,
    private readonly onOverflow: () => void,
  ) {}

  get length(): number {
    return this.events.length - this.head;
  }

  clear(): void {
    this.events = [];
    this.head = 0;
    this.usedBytes = 0;
  }

  pushEdge(event: EdgeEvent): void {
    this.push(event, HEADER_BYTES + STAMP_BYTES);
  }

  /** Characters join the last event when it is of the same port, has room, and is not next. */
  pushSerial(port: string, text: string): void {
    const last = this.events[this.events.length - 1];
    if (
      this.length > 1 &&
      last !== undefined &&
      last.kind === 'serial' &&
      last.port === port &&
      last.text.length + text.length < SERIAL_EVENT_BYTES &&
      this.freeBytes() > 0
    ) {
      last.text += text;
      this.usedBytes += text.length;
      return;
    }
    for (let at = 0; at < text.length; at += SERIAL_EVENT_BYTES) {
      const part = text.slice(at, at + SERIAL_EVENT_BYTES);
      this.push({ kind: 'serial', port, text: part }, HEADER_BYTES + part.length);
    }
  }

  shift(): IoEvent | undefined {
    const event = this.events[this.head];
    if (event === undefined) return undefined;
    this.head += 1;
    this.usedBytes -= HEADER_BYTES + (event.kind === 'edge' ? STAMP_BYTES : event.text.length);
    if (this.head === this.events.length) this.clear();
    return event;
  }

  private freeBytes(): number {
    return this.bytes - this.usedBytes - SPARE_BYTES;
  }

  private push(event: IoEvent, bytes: number): void {
    if (this.freeBytes() < bytes) {
      this.lost += 1;
      this.onOverflow();
      return;
    }
    this.usedBytes += bytes;
    this.events.push(event);
  }
}
