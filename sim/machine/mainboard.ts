// The running side of the machine: power, boots and restarts, and the passing of time around one
// run of the interpreter after the other. What a person can do to it is in machine.ts.
import { buildGlobals } from './api/globals';
import type { BoardFacts } from './board-facts';
import { Device } from './device';
import { type CutReason, MachineError } from './errors';
import { Interpreter } from './interpreter';
import type { Lateness } from './loop';

export interface MachineOptions {
  facts: BoardFacts;
  /** What the device's clock shows when the power first comes on. */
  uptimeMs?: number;
  /** How much faster the chip's oscillator runs than it ought to. */
  crystalPpm?: number;
  /** Further globals for the bundle, for coverage counters. */
  globals?: Record<string, unknown>;
  /** Radios at the first power-on; on, where the board has them. */
  radio?: { ble?: boolean; wifi?: boolean };
}

/** Restarts in a row before the bench gives up. */
const RESTARTS_MAX = 50;

export class Mainboard {
  readonly device: Device;
  /** Exceptions that the bundle did not catch. */
  readonly uncaught: unknown[] = [];
  /** Times the chip has booted, and why it last did. */
  boots = 0;
  lastBoot: CutReason | 'wake' = 'power';
  protected run: Interpreter | null = null;
  private lateness: Lateness | null = null;
  private uptimeMs: number;
  private seed = 1;

  constructor(private readonly options: MachineOptions) {
    this.device = new Device(options.facts, { crystalPpm: options.crystalPpm ?? 0 });
    Object.assign(this.device.radio, options.radio ?? {});
    this.uptimeMs = options.uptimeMs ?? 0;
    this.device.pins.reset();
  }

  /** Time of the bench since the machine was made. */
  get nowMs(): number {
    return this.device.line.nowUs / 1000;
  }

  get nowUs(): number {
    return this.device.line.nowUs;
  }

  get isOn(): boolean {
    return this.device.power.state === 'on';
  }

  get state(): 'off' | 'on' | 'asleep' {
    return this.device.power.state;
  }

  /** The run of the interpreter that is under way; null while the power is off. */
  get interpreter(): Interpreter | null {
    return this.run;
  }

  powerOn(): void {
    if (this.device.power.state === 'on') return;
    this.device.wiring.setPowered(true);
    this.device.lcd?.powerOn();
    this.device.clock.start(this.uptimeMs);
    this.uptimeMs = 0;
    this.device.wakeupCause = 0;
    this.boot('power');
    this.settle();
    this.complain();
  }

  /** The power goes at this instant of the bench, also in the middle of a callback. */
  powerOffAt(atUs: number): void {
    this.device.line.at(atUs, () => {
      if (this.device.power.state !== 'off') this.device.power.markCut('power');
    });
  }

  powerOff(): void {
    if (this.device.power.state === 'off') return;
    this.goDown();
    this.device.power.state = 'off';
    this.device.wiring.setPowered(false);
    this.device.lcd?.powerOff();
  }

  setLateness(lateness: Lateness | null): void {
    this.lateness = lateness;
    if (this.run !== null) this.run.loop.lateness = lateness;
  }

  /**
   * Runs until the bench's time is `ms`. Edges up to that instant are queued, not all delivered.
   */
  runUntil(ms: number): void {
    this.runUntilUs(ms * 1000);
  }

  runFor(ms: number): void {
    this.runUntilUs(this.nowUs + ms * 1000);
  }

  /** One pass of the idle loop now, due or not. */
  pass(): void {
    if (this.run === null) return;
    this.run.loop.pass();
    this.settle();
    this.complain();
  }

  /** What `work` makes the chip do happens at this very instant, however much it is. */
  still(work: () => void): void {
    this.device.line.isStill = true;
    try {
      work();
    } finally {
      this.device.line.isStill = false;
    }
  }

  /** Time passes up to `ms` with the interpreter busy elsewhere: edges wait in its queue. */
  holdUntil(ms: number): void {
    this.device.line.advanceTo(ms * 1000);
    this.settle();
    this.complain();
  }

  /** Nothing runs for so long, as if one callback took all that time. */
  stall(ms: number): void {
    this.device.line.advance(ms * 1000);
    this.settle();
    this.complain();
  }

  private runUntilUs(untilUs: number): void {
    const { line } = this.device;
    while (line.nowUs < untilUs) {
      if (this.run === null) this.waitDark(untilUs);
      else if (this.run.loop.hasWork && !this.run.loop.isAsleep) this.run.loop.pass();
      else this.run.loop.sleep(untilUs);
      this.settle();
      this.complain();
    }
  }

  /** Off or in deep sleep: time passes until something wakes the chip. */
  private waitDark(untilUs: number): void {
    const { line, sleep, power } = this.device;
    if (power.state === 'off') {
      line.advanceTo(untilUs);
      return;
    }
    line.advanceTo(Math.min(untilUs, sleep.untilUs, line.nextAtUs()));
    const cause = this.wakeCause();
    if (cause === 0) return;
    this.device.wakeupCause = cause;
    this.boot('wake');
  }

  private wakeCause(): number {
    const { line, sleep } = this.device;
    if (line.nowUs >= sleep.untilUs) return 4;
    if (sleep.wake === null) return 0;
    const { cause, level, needsAll } = sleep.wake;
    const awake = sleep.wakers.filter((pin) => pin.level === level).length;
    const isMet = needsAll ? awake === sleep.wakers.length : awake > 0;
    return isMet ? cause : 0;
  }

  /** Acts on what ended the running code, and on a restart that was put off, until all is quiet. */
  private settle(): void {
    for (let turns = 0; this.device.power.cut !== null || this.isRestarting(); turns += 1) {
      if (turns >= RESTARTS_MAX) throw new MachineError('the bundle restarts again and again');
      this.settleOnce();
    }
  }

  private isRestarting(): boolean {
    return this.run !== null && this.run.pending.kind !== 'none';
  }

  private settleOnce(): void {
    const { power } = this.device;
    const reason = power.cut;
    if (reason === 'power') this.powerOff();
    else if (reason === 'sleep') {
      this.goDown();
      power.state = 'asleep';
    } else if (reason === 'reset' || reason === 'watchdog') {
      this.goDown();
      if (!this.device.facts.clock.survivesReset) this.device.clock.start(0);
      this.device.wakeupCause = 0;
      this.boot(reason);
    } else this.restart();
  }

  private restart(): void {
    const pending = this.run?.pending;
    this.run?.emit('E', 'kill', []);
    this.device.pwm.reset();
    this.device.pins.reset();
    if (pending?.kind === 'restart') this.start(!pending.loads, pending.file);
  }

  /** The chip stops: everything in RAM is gone and every pin lets go. */
  private goDown(): void {
    this.run = null;
    this.device.power.clearCut();
    this.device.power.disableWatchdog();
    this.device.flash.forgetCut();
    this.device.queue.clear();
    this.device.errorFlags.clear();
    this.device.pwm.reset();
    this.device.pins.reset();
  }

  private boot(reason: CutReason | 'wake'): void {
    const { power, storage, facts, line, sleep } = this.device;
    Object.assign(sleep, { untilUs: Infinity, wakers: [], wake: null });
    this.boots += 1;
    this.lastBoot = reason;
    power.state = 'on';
    power.isAutomatic = false;
    line.advance(facts.costs.bootUs);
    if (!storage.chain.isValid()) storage.eraseAll();
    this.start(false, null);
  }

  private start(isReset: boolean, file: string | null): void {
    this.run = new Interpreter(this.device, {
      globals: this.options.globals ?? {},
      build: buildGlobals,
      random: () => this.random(),
      onUncaught: (error) => this.uncaught.push(error),
    });
    this.run.loop.lateness = this.lateness;
    this.run.boot(isReset, file);
  }

  private random(): number {
    this.seed = (Math.imul(this.seed, 1664525) + 1013904223) >>> 0;
    return this.seed / 4294967296;
  }

  private complain(): void {
    const first = this.device.violations.shift();
    if (first !== undefined) throw first;
  }
}
