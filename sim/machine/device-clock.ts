// The chip's own clock: counts ticks of its oscillator, which may run fast or slow, and can be set.
// Edges are stamped with it; getTime reads it; timers run by it but do not see it being set.
import type { BoardFacts } from './board-facts';
import type { TimeLine } from './time-line';

const TWO_32 = 4294967296;

export class DeviceClock {
  /** Ticks at the instant `startUs` of the bench. */
  private baseTicks = 0;
  private startUs = 0;
  /** Added by setTime to what getTime and the stamps say. */
  private setTicks = 0;
  private readonly ticksPerUs: number;

  constructor(
    private readonly line: TimeLine,
    private readonly facts: BoardFacts,
    crystalPpm: number,
  ) {
    this.ticksPerUs = (facts.clock.ticksPerSecond / 1e6) * (1 + crystalPpm / 1e6);
  }

  /** The oscillator starts: power came back, or a reset that clears the counter. */
  start(uptimeMs: number): void {
    this.startUs = this.line.nowUs;
    this.baseTicks = this.fromMs(uptimeMs);
    this.setTicks = 0;
  }

  /** Never goes back, and does not see setTime. */
  runningTicks(): number {
    const passed = (this.line.nowUs - this.startUs) * this.ticksPerUs;
    const grain = this.facts.clock.grainTicks;
    return Math.floor((this.baseTicks + passed) / grain + 1e-9) * grain;
  }

  /** What the interpreter calls the system time. */
  systemTicks(): number {
    return this.runningTicks() + this.setTicks;
  }

  seconds(): number {
    return this.systemTicks() / this.facts.clock.ticksPerSecond;
  }

  set(seconds: number): void {
    this.setTicks = Math.floor(seconds * this.facts.clock.ticksPerSecond) - this.runningTicks();
  }

  /** The low 32 bits, as an interrupt stores them. */
  stamp(): number {
    const ticks = this.systemTicks();
    return ticks - Math.floor(ticks / TWO_32) * TWO_32;
  }

  /** Rebuilds a stamp to the whole time: the latest one before now that ends in these 32 bits. */
  rebuild(stamp: number): number {
    const now = this.systemTicks();
    const high = Math.floor(now / TWO_32) * TWO_32;
    return (now - high < stamp ? high - TWO_32 : high) + stamp;
  }

  toSeconds(systemTicks: number): number {
    return systemTicks / this.facts.clock.ticksPerSecond;
  }

  toRunning(systemTicks: number): number {
    return systemTicks - this.setTicks;
  }

  fromMs(ms: number): number {
    return Math.floor((ms * this.facts.clock.ticksPerSecond) / 1000 + 1e-6);
  }

  /** The bench's time at which the counter, which goes in steps, has reached `runningTicks`. */
  benchUs(runningTicks: number): number {
    const grain = this.facts.clock.grainTicks;
    const reached = Math.ceil(runningTicks / grain) * grain;
    return this.startUs + (reached - this.baseTicks) / this.ticksPerUs;
  }
}
