// The interpreter's idle loop: one pass takes what is in the queue, then the timers that are due,
// then what was put off. Between passes it sleeps as its build does.
import type { Device } from './device';
import type { IoEvent } from './event-queue';
import type { Timers } from './timers';

/** Extra lateness, for tests: microseconds, asked for once each time. */
export interface Lateness {
  /** Before a pass that has something to do. */
  passUs(nowUs: number): number;
  /** Before each event in a pass. */
  deliveryUs(nowUs: number): number;
}

export interface LoopHost {
  handle(event: IoEvent): void;
  /** After events and timers: flags, and what was asked to be done when idle. */
  finishPass(): void;
  hasPending(): boolean;
}

export class Loop {
  passes = 0;
  lateness: Lateness | null = null;
  private asleepUntilUs = 0;

  constructor(
    private readonly device: Device,
    private readonly timers: Timers,
    private readonly host: LoopHost,
  ) {}

  /** True in a sleep that an edge does not end. */
  get isAsleep(): boolean {
    return this.asleepUntilUs > this.device.line.nowUs;
  }

  get hasWork(): boolean {
    return (
      this.device.queue.length > 0 ||
      this.timers.nextDueTicks() <= this.device.clock.runningTicks() ||
      this.host.hasPending()
    );
  }

  /** One pass. Only what was queued when it began is delivered. */
  pass(): void {
    const { line, power, queue, facts, clock } = this.device;
    this.passes += 1;
    this.asleepUntilUs = 0;
    line.advance(facts.costs.passUs);
    if (this.lateness !== null && this.hasWork) line.advance(this.lateness.passUs(line.nowUs));
    for (let left = queue.length; left > 0 && this.isRunning(); left -= 1) {
      if (this.lateness !== null) line.advance(this.lateness.deliveryUs(line.nowUs));
      const event = queue.shift();
      if (event !== undefined && this.isRunning()) this.host.handle(event);
    }
    this.timers.runDue(clock.runningTicks(), () => this.isRunning());
    if (!this.isRunning()) return;
    this.host.finishPass();
    if (power.isAutomatic) power.kick();
  }

  /** Sleeps until there may be something to do, at most until `limitUs`. */
  sleep(limitUs: number): void {
    const { line, power } = this.device;
    const until = this.wakeUs();
    if (power.isAutomatic) power.kick();
    line.advanceTo(Math.min(limitUs, Math.max(line.nowUs + 1, until)));
  }

  private isRunning(): boolean {
    return this.device.power.cut === null || this.device.power.cut === 'interrupt';
  }

  private wakeUs(): number {
    const { line, clock, facts, power } = this.device;
    if (this.isAsleep) return this.asleepUntilUs;
    const timerUs = Math.ceil(clock.benchUs(this.timers.nextDueTicks()) + 1e-6);
    const eventUs = line.nextAtUs();
    const kickUs = power.isAutomatic ? line.nowUs + 500000 : Infinity;
    if (facts.idle.kind !== 'chunks') return Math.min(timerUs, eventUs, kickUs);
    const stepUs = facts.idle.stepMs * 1000;
    const longest = Math.min(timerUs - line.nowUs, facts.idle.longestMs * 1000);
    if (longest < stepUs) return Math.min(timerUs, eventUs);
    this.asleepUntilUs = line.nowUs + Math.floor(longest / stepUs) * stepUs;
    return this.asleepUntilUs;
  }
}
