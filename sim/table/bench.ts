// The clock that somebody plays on, in the terminal or on the page, whatever it runs on: the fake
// HAL, or a board's bundle in the Espruino machine. Times are milliseconds since it was put there.

import type { Frame, Key } from '../../hal/hal';
import type { Tone } from '../sim-hal';
import type { TraceRecord } from '../trace';
import type { ClockEvent } from './clock-events';

/** A picture of one bit a pixel, the leftmost pixel of a byte in its highest bit. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

export interface Lamp {
  /** A bit of Sign. */
  readonly sign: number;
  readonly colour: string;
}

/** What the clock looks like. */
export interface Appearance {
  readonly name: string;
  readonly title: string;
  readonly glass: 'lcd' | 'led' | 'pixels';
  readonly cellsPerSide: 4 | 6;
  /** Signs that the glass has; bits of Sign. */
  readonly signs: number;
  /** Cells with a colon or a point to their right; bits as in a frame. */
  readonly colons: number;
  readonly points: number;
  readonly lamps: readonly Lamp[];
  readonly hasBack: boolean;
  readonly hasOk: boolean;
  readonly hasLever: boolean;
}

/** What happened, and when on the page's scale. */
export interface TimedEvent {
  readonly atMs: number;
  readonly event: ClockEvent;
}

/** What a record of the trace says, but for the sounds. */
export type Status = Omit<TraceRecord, 'sounds'>;

/** What not every clock, control or row of the list can do. */
export type Ability = 'take' | 'edit' | 'sound' | 'freeze';

export interface Bench {
  readonly appearance: Appearance;
  readonly nowMs: number;
  readonly hasSupply: boolean;
  /** False also for a clock that switched itself off. */
  readonly isOn: boolean;
  /** What the glass shows now. The same object each time. */
  readonly frame: Frame;
  /** The picture of a pixel display, or null. */
  readonly pixels: Pixels | null;
  /** As far as `nowMs`, or as far as there is time to work it out; `nowMs` says how far. */
  advanceTo(nowMs: number): void;
  /** When something happens by itself next. */
  nextMs(): number;
  setKey(key: Key, closed: boolean): void;
  setSupply(isOn: boolean): void;
  setBattery(percent: number): void;
  /** Puts the control on a clock in SETUP; false when it does not take it now. */
  choose(notation: string): boolean;
  /** The state of this instant; null while the clock is off or does not say. */
  status(): Status | null;
  /** The control as a person writes it; in SETUP, and of a board that was there, only its name. */
  controlText(): string;
  /** What it can do in this state of it. */
  abilities(status: Status | null): ReadonlySet<Ability>;
  /** Changes of pitch, and what the link told, since they were last taken. */
  takeTones(): Tone[];
  takeEvents(): TimedEvent[];
}
