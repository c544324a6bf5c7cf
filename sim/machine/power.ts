// Whether the chip runs: power, resets, deep sleep and the watchdog. A running callback cannot be
// torn down from outside, so it is told by an exception at its next call, and every later call.
import { Cut, type CutReason } from './errors';
import type { TimeLine } from './time-line';

export type PowerState = 'off' | 'on' | 'asleep';

export class Power {
  state: PowerState = 'off';
  /** Set when running code must end; the loop then acts on it. */
  cut: CutReason | null = null;
  /** Times the watchdog has bitten. */
  bites = 0;
  private timeoutUs = 0;
  private deadlineUs = Infinity;
  private isChecking = false;
  /** True when the idle loop kicks by itself. */
  isAutomatic = false;

  constructor(private readonly line: TimeLine) {}

  /** Throws when the code that calls may not go on. */
  assertAlive(): void {
    if (this.cut !== null) throw new Cut(this.cut);
  }

  /** Ends the running code here. */
  end(reason: CutReason): never {
    this.markCut(reason);
    throw new Cut(reason);
  }

  /** Ends the running code at its next call. */
  markCut(reason: CutReason): void {
    this.cut ??= reason;
    if (reason !== 'interrupt') this.line.halt();
  }

  clearCut(): void {
    this.cut = null;
    this.line.resume();
  }

  enableWatchdog(seconds: number, isAutomatic: boolean): void {
    this.timeoutUs = seconds * 1e6;
    this.isAutomatic = isAutomatic;
    this.kick();
    if (!this.isChecking) this.check();
  }

  disableWatchdog(): void {
    this.timeoutUs = 0;
    this.deadlineUs = Infinity;
  }

  kick(): void {
    if (this.timeoutUs > 0) this.deadlineUs = this.line.nowUs + this.timeoutUs;
  }

  get isWatched(): boolean {
    return this.timeoutUs > 0;
  }

  private check(): void {
    this.isChecking = this.timeoutUs > 0;
    if (!this.isChecking) return;
    if (this.line.nowUs < this.deadlineUs) {
      this.line.at(this.deadlineUs, () => this.check());
      return;
    }
    this.isChecking = false;
    if (this.state !== 'on') return;
    this.bites += 1;
    this.disableWatchdog();
    this.markCut('watchdog');
  }
}
