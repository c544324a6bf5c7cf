// setWatch. Without a debounce each queued edge calls back with its own stamp. With one, the
// callback waits until the pin was quiet for so long, and reports the time of the last edge, not
// the first.
import type { DeviceClock } from './device-clock';
import type { EdgeEvent } from './event-queue';
import type { Pin } from './pin';
import type { PinBank } from './pin-bank';
import type { Timers } from './timers';
import type { Callback } from './script';

export interface WatchOptions {
  isRepeated: boolean;
  /** 1 rising, -1 falling, 0 both. */
  edge: number;
  debounceMs: number;
}

/** What the callback is told. Times in seconds of the system time. */
export interface WatchReport {
  state: boolean;
  lastTime: number | undefined;
  time: number;
  pin: Pin;
}

interface Watch {
  id: number;
  pin: Pin;
  options: WatchOptions;
  debounceTicks: number;
  /** The level that was last reported, or would have been. */
  state: boolean;
  lastTime: number | undefined;
  callback: Callback;
  timerId: number;
  /** The level that the running timer will report. */
  timerState: boolean;
}

/** Calls the bundle; false when the callback was broken off. */
export type Report = (callback: Callback, report: WatchReport) => boolean;

export class Watches {
  private readonly watches = new Map<number, Watch>();
  private lastId = 0;

  constructor(
    private readonly pins: PinBank,
    private readonly clock: DeviceClock,
    private readonly timers: Timers,
    private readonly report: Report,
  ) {}

  /** The id, or undefined for a pin that this chip cannot watch: Espruino only warns. */
  add(callback: Callback, pin: Pin, options: WatchOptions): number | undefined {
    if (!this.pins.canWatch(pin)) return undefined;
    const state = this.pins.read(pin) === 1;
    this.pins.startWatching(pin);
    this.lastId += 1;
    this.watches.set(this.lastId, {
      id: this.lastId,
      pin,
      options,
      debounceTicks: this.clock.fromMs(options.debounceMs),
      state,
      lastTime: undefined,
      callback,
      timerId: 0,
      timerState: state,
    });
    return this.lastId;
  }

  remove(id: unknown): boolean {
    const watch = this.watches.get(id as number);
    if (watch === undefined) return false;
    this.watches.delete(watch.id);
    this.pins.stopWatching(watch.pin);
    return true;
  }

  removeAll(): void {
    for (const id of [...this.watches.keys()]) this.remove(id);
  }

  /** One edge from the queue, for every watch of its pin. */
  handle(event: EdgeEvent): void {
    const systemTicks = this.clock.rebuild(event.stamp);
    for (const watch of this.watches.values()) {
      if (watch.pin.index !== event.pin) continue;
      if (watch.debounceTicks <= 0) this.now(watch, event.isHigh, systemTicks);
      else this.bounced(watch, event.isHigh, systemTicks);
    }
  }

  private now(watch: Watch, isHigh: boolean, systemTicks: number): void {
    watch.state = isHigh;
    const time = this.clock.toSeconds(systemTicks);
    if (wants(watch, isHigh)) this.tell(watch, isHigh, time);
    watch.lastTime = time;
  }

  private bounced(watch: Watch, isHigh: boolean, systemTicks: number): void {
    const due = this.clock.toRunning(systemTicks) + watch.debounceTicks;
    if (watch.timerId !== 0) this.bouncedAgain(watch, isHigh, due);
    else if (isHigh !== watch.state) {
      watch.timerState = isHigh;
      watch.timerId = this.timers.addInternal(due, (dueTicks) => this.settled(watch, dueTicks));
    }
  }

  /** A timer that should have fired before this edge, but was not got round to, fires now. */
  private bouncedAgain(watch: Watch, isHigh: boolean, due: number): void {
    const wasDue = this.timers.due(watch.timerId);
    this.timers.postpone(watch.timerId, due);
    watch.timerState = isHigh;
    if (due - watch.debounceTicks > wasDue && isHigh !== watch.state) {
      this.timers.remove(watch.timerId);
      watch.timerId = 0;
      this.now(watch, isHigh, this.systemTicks(wasDue - watch.debounceTicks));
    }
  }

  private settled(watch: Watch, dueTicks: number): boolean {
    watch.timerId = 0;
    const was = watch.state;
    watch.state = watch.timerState;
    if (was === watch.state || !this.watches.has(watch.id)) return true;
    const time = this.clock.toSeconds(this.systemTicks(dueTicks - watch.debounceTicks));
    if (wants(watch, watch.state)) this.tell(watch, watch.state, time);
    watch.lastTime = time;
    return true;
  }

  private tell(watch: Watch, state: boolean, time: number): void {
    const { callback, lastTime, pin } = watch;
    const isWhole = this.report(callback, { state, lastTime, time, pin });
    if (!watch.options.isRepeated || !isWhole) this.remove(watch.id);
  }

  private systemTicks(runningTicks: number): number {
    return runningTicks + (this.clock.systemTicks() - this.clock.runningTicks());
  }
}

function wants(watch: Watch, isHigh: boolean): boolean {
  const { edge } = watch.options;
  return edge === 0 || edge > 0 === isHigh;
}
