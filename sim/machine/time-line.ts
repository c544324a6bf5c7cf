// Virtual time: the bench's clock and everything that is to happen at a known instant. Time moves
// only when somebody moves it, so a run is the same every time.
import { MachineError } from './errors';

interface Happening {
  atUs: number;
  order: number;
  happen: () => void;
  isOff: boolean;
}

/** Takes back something that was scheduled. */
export type Unschedule = () => void;

export class TimeLine {
  /** Microseconds since the machine was made; a fraction only inside a bus transfer. */
  nowUs = 0;
  private readonly heap: Happening[] = [];
  private order = 0;
  private nextUs = Infinity;
  private isHalted = false;
  private asideUs = 0;
  /**
   * While true, work takes no time: the bench looks at one exact instant. What it would have taken
   * is put aside, so that a chip still sees every edge at its distance from the one before.
   */
  isStill = false;

  /** The time as the wires of chips see it: never goes back. */
  get wireUs(): number {
    return this.nowUs + this.asideUs;
  }

  /** Runs `happen` when the time reaches `atUs`; at one instant in the order of scheduling. */
  at(atUs: number, happen: () => void): Unschedule {
    if (!(atUs >= this.nowUs)) {
      throw new MachineError(`cannot schedule at ${atUs} us: it is already ${this.nowUs} us`);
    }
    const item = { atUs, order: (this.order += 1), happen, isOff: false };
    this.push(item);
    return () => {
      item.isOff = true;
    };
  }

  /** When the next thing happens; Infinity when nothing is scheduled. */
  nextAtUs(): number {
    while (this.heap.length > 0 && this.top().isOff) this.pop();
    return this.nextUs;
  }

  /** Moves on to `untilUs`. Everything due happens on the way, each thing at its own time. */
  advanceTo(untilUs: number): void {
    while (!this.isHalted && this.nextUs <= untilUs) {
      const item = this.pop();
      if (item.isOff) continue;
      if (item.atUs > this.nowUs) this.nowUs = item.atUs;
      item.happen();
    }
    if (!this.isHalted && untilUs > this.nowUs) this.nowUs = untilUs;
  }

  /** Stops the advance that is under way at this instant, and all further ones until `resume`. */
  halt(): void {
    this.isHalted = true;
  }

  resume(): void {
    this.isHalted = false;
  }

  advance(byUs: number): void {
    if (this.isStill) this.asideUs += byUs;
    else this.advanceTo(this.nowUs + byUs);
  }

  private top(): Happening {
    return this.heap[0] as Happening;
  }

  private isBefore(a: Happening, b: Happening): boolean {
    return a.atUs < b.atUs || (a.atUs === b.atUs && a.order < b.order);
  }

  private push(item: Happening): void {
    const heap = this.heap;
    let place = heap.push(item) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!this.isBefore(item, heap[parent] as Happening)) break;
      heap[place] = heap[parent] as Happening;
      place = parent;
    }
    heap[place] = item;
    this.nextUs = this.top().atUs;
  }

  private pop(): Happening {
    const heap = this.heap;
    const first = this.top();
    const last = heap.pop() as Happening;
    if (heap.length > 0) this.sink(last);
    this.nextUs = heap.length > 0 ? this.top().atUs : Infinity;
    return first;
  }

  private sink(item: Happening): void {
    const heap = this.heap;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      const right = heap[child + 1];
      if (right !== undefined && this.isBefore(right, heap[child] as Happening)) child += 1;
      if (!this.isBefore(heap[child] as Happening, item)) break;
      heap[place] = heap[child] as Happening;
      place = child;
    }
    heap[place] = item;
  }
}
