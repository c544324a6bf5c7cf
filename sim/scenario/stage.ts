// The clock that a scenario is played on, as the runner needs it. One stage is the fake HAL;
// another can be a simulated board. Times are milliseconds since the start of the scenario.

import type { Control } from '../../firmware/core/control';
import type { Key } from '../../hal/hal';
import type { SideName } from '../clock-state';
import type { TraceRecord } from '../trace';
import type { Look } from './look';
import type { OptionName } from './scenario';

export interface Stage {
  /** Time passes up to and including `atMs`. */
  advanceTo(atMs: number): void;
  setKey(key: Key, closed: boolean): void;
  /** The keys close now, in this order, and open after `forMs`. */
  holdKeys(keys: readonly Key[], forMs: number): void;
  moveLever(side: SideName): void;
  setPower(isOn: boolean): void;
  setBattery(percent: number): void;
  /** These three answer '' or why the clock does not take it now. */
  choose(control: Control, isPrologue: boolean): string;
  setWhite(side: SideName): string;
  setOption(name: OptionName, value: string): string;
  /** A line that does something begins: `expect sound` counts from here. */
  markLine(): void;
  /** Null while the clock is off. */
  look(): Look | null;
  record(): TraceRecord | null;
  /** What stands on the glass, drawn for a person. */
  glass(): string;
}
