// How the clock's time follows real time: one, ten or sixty times as fast, or not at all.

export interface Pace {
  /** What the person chose. */
  speed: number;
  /** 1 while a key is down, so that a tap stays a tap; otherwise the chosen speed. */
  current: number;
  /** The instant at which the present speed began, on both scales. */
  fromRealMs: number;
  fromClockMs: number;
}

export const SPEEDS = [1, 10, 60] as const;

export function createPace(realMs: number): Pace {
  return { speed: 1, current: 1, fromRealMs: realMs, fromClockMs: 0 };
}

/** The clock's time at a real instant; whole milliseconds. */
export function clockMsAt(pace: Pace, realMs: number): number {
  const sinceMs = Math.max(0, realMs - pace.fromRealMs);
  return Math.floor(pace.fromClockMs + sinceMs * pace.current);
}

function runFrom(pace: Pace, realMs: number, current: number): void {
  if (current === pace.current) return;
  pace.fromClockMs += Math.max(0, realMs - pace.fromRealMs) * pace.current;
  pace.fromRealMs = Math.max(pace.fromRealMs, realMs);
  pace.current = current;
}

export function setSpeed(pace: Pace, realMs: number, speed: number): void {
  const isHeld = pace.current !== pace.speed;
  pace.speed = speed;
  runFrom(pace, realMs, isHeld ? Math.min(1, speed) : speed);
}

/** While a key is down the clock's time is real time. */
export function setHeld(pace: Pace, realMs: number, isHeld: boolean): void {
  runFrom(pace, realMs, isHeld ? Math.min(1, pace.speed) : pace.speed);
}

/** The clock's time is `clockMs` now: another clock was put on the table. */
export function restart(pace: Pace, realMs: number, clockMs: number): void {
  pace.fromRealMs = realMs;
  pace.fromClockMs = clockMs;
}

/** In how much real time the clock reaches `clockMs`; Infinity while it stands. */
export function realMsUntil(pace: Pace, realMs: number, clockMs: number): number {
  if (pace.current === 0) return Infinity;
  return pace.fromRealMs + (clockMs - pace.fromClockMs) / pace.current - realMs;
}
