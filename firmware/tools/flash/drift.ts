// Compares a clock's time with this machine's: how many parts of a million its oscillator is off.

/** Answers to requests, the first and the newest. */
interface Reading {
  readonly clockMs: number;
  readonly hereMs: number;
}

/** A comparison over less than this says nothing yet: an answer is a few ms on its way. */
export const SHORTEST_MS = 60000;

export class Drift {
  private first: Reading | undefined;
  private lastClockMs = 0;
  private elapsedMs = 0;

  /** After a restart the clock counts from 0 again, so the comparison begins anew. */
  restart(): void {
    this.first = undefined;
  }

  add(clockMs: number, hereMs: number): void {
    if (this.first === undefined) {
      this.first = { clockMs, hereMs };
      this.elapsedMs = 0;
    } else this.elapsedMs += (clockMs - this.lastClockMs) | 0;
    this.lastClockMs = clockMs;
  }

  /** What crystalPpm of the board file must grow by; undefined while it is too early to say. */
  ppm(hereMs: number): number | undefined {
    if (this.first === undefined) return undefined;
    const sinceMs = hereMs - this.first.hereMs;
    if (sinceMs < SHORTEST_MS || this.elapsedMs <= 0) return undefined;
    return ((sinceMs - this.elapsedMs) / this.elapsedMs) * 1e6;
  }
}
