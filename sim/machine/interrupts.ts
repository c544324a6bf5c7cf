// The pin interrupt: stamps an edge and queues it. While it is held off (flash is being written) an
// edge waits, several of one pin become one, and the stamp is that of the moment it gets through.
import type { DeviceClock } from './device-clock';
import type { EventQueue } from './event-queue';
import type { Pin } from './pin';

export class Interrupts {
  private isHeldOff = false;
  private readonly waiting = new Set<Pin>();

  constructor(
    private readonly clock: DeviceClock,
    private readonly queue: EventQueue,
  ) {}

  edge(pin: Pin): void {
    if (this.isHeldOff) this.waiting.add(pin);
    else this.queueEdge(pin);
  }

  /** Runs `work` with interrupts held off. */
  holdOff(work: () => void): void {
    this.isHeldOff = true;
    try {
      work();
    } finally {
      this.isHeldOff = false;
      for (const pin of this.waiting) this.queueEdge(pin);
      this.waiting.clear();
    }
  }

  private queueEdge(pin: Pin): void {
    const isHigh = (pin.level === 1) !== pin.facts.isNegated;
    this.queue.pushEdge({ kind: 'edge', pin: pin.index, isHigh, stamp: this.clock.stamp() });
  }
}
