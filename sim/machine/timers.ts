// setInterval and friends. Timers run in the order they were made, an interval re-arms from the
// time it was due, so a late loop catches up back to back, and a change makes the walk start again.
import { ScriptError } from './errors';

interface Timer {
  /** Running ticks of the device's clock. */
  dueTicks: number;
  intervalTicks: number | null;
  /** False when the callback was broken off. */
  fire: (dueTicks: number) => boolean;
  /** The debounce of a watch; clearInterval() without an id leaves it. */
  isInternal: boolean;
}

export interface TimerClock {
  nowTicks(): number;
  ticksOfMs(ms: number): number;
}

const SHORTEST_MS = 0.1;
const LONGEST_MS = 3153600000000;

export class Timers {
  private readonly timers = new Map<number, Timer>();
  private lastId = 0;
  private hasChanged = false;

  constructor(private readonly clock: TimerClock) {}

  add(fire: () => boolean, ms: number, isInterval: boolean): number {
    const ticks = this.ticks(ms);
    return this.put({
      dueTicks: this.clock.nowTicks() + ticks,
      intervalTicks: isInterval ? ticks : null,
      fire,
      isInternal: false,
    });
  }

  /** For the debounce of a watch: fires once, told when it was due. */
  addInternal(dueTicks: number, fire: (dueTicks: number) => boolean): number {
    return this.put({ dueTicks, intervalTicks: null, fire, isInternal: true });
  }

  due(id: number): number {
    return (this.timers.get(id) as Timer).dueTicks;
  }

  postpone(id: number, dueTicks: number): void {
    (this.timers.get(id) as Timer).dueTicks = dueTicks;
  }

  /** Restarts from now with a new length, except from inside its own callback: see `fire`. */
  change(id: unknown, ms: number): void {
    const timer = this.timers.get(id as number);
    if (timer === undefined) throw new ScriptError('Unknown Interval');
    timer.intervalTicks = this.ticks(ms);
    timer.dueTicks = this.clock.nowTicks() + timer.intervalTicks;
    this.hasChanged = true;
  }

  remove(id: unknown): void {
    this.timers.delete(id as number);
    this.hasChanged = true;
  }

  removeAll(): void {
    for (const [id, timer] of this.timers) if (!timer.isInternal) this.timers.delete(id);
    this.hasChanged = true;
  }

  nextDueTicks(): number {
    let next = Infinity;
    for (const timer of this.timers.values()) if (timer.dueTicks < next) next = timer.dueTicks;
    return next;
  }

  /** Fires what was due when the pass began. */
  runDue(passTicks: number, goesOn: () => boolean): boolean {
    let hasFired = false;
    do {
      this.hasChanged = false;
      for (const [id, timer] of this.timers) {
        if (this.hasChanged || !goesOn()) break;
        if (timer.dueTicks > passTicks) continue;
        hasFired = true;
        this.fire(id, timer);
      }
    } while (this.hasChanged && goesOn());
    return hasFired;
  }

  /** The length is read after the callback, but counted from when this call was due. */
  private fire(id: number, timer: Timer): void {
    const { dueTicks } = timer;
    const isKept = timer.fire(dueTicks) && timer.intervalTicks !== null;
    if (isKept) timer.dueTicks = dueTicks + (timer.intervalTicks as number);
    else this.timers.delete(id);
  }

  private put(timer: Timer): number {
    this.lastId += 1;
    this.timers.set(this.lastId, timer);
    this.hasChanged = true;
    return this.lastId;
  }

  private ticks(ms: number): number {
    if (ms > LONGEST_MS) throw new ScriptError('Interval is too long (>100 years)');
    return this.clock.ticksOfMs(ms >= SHORTEST_MS ? ms : SHORTEST_MS);
  }
}
