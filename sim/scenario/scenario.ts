// A scenario as data: what kind of clock, and what happens when. Made by parse.ts, played by
// run.ts.

import type { Control } from '../../firmware/core/control';
import type { Key } from '../../hal/hal';
import type { SideName } from '../clock-state';
import type { Look } from './look';

/** The clock that the scenario is about. */
export interface Kind {
  cells: 4 | 6;
  keys: 3 | 5;
  contact: 'momentary' | 'lever';
}

export type OptionName = 'bonus' | 'change' | 'freeze' | 'sound' | 'tenths';

/** Something that must be so at its instant. Both texts are for the message of a failure. */
export interface Expectation {
  expected: string;
  isMet(look: Look): boolean;
  got(look: Look): string;
}

export type Action =
  | { verb: 'control'; control: Control }
  | { verb: 'white'; side: SideName }
  | { verb: 'option'; name: OptionName; value: string }
  | { verb: 'edge'; key: Key; closed: boolean }
  | { verb: 'hold'; keys: Key[]; forMs: number }
  | { verb: 'lever'; side: SideName }
  | { verb: 'power'; isOn: boolean }
  | { verb: 'battery'; percent: number }
  | { verb: 'show' }
  | { verb: 'expect'; expectation: Expectation };

export interface Step {
  /** From 1. */
  line: number;
  /** Since the start of the scenario. */
  atMs: number;
  /** Whether it stands before the first line with a time. */
  isPrologue: boolean;
  action: Action;
}

export interface Scenario {
  file: string;
  kind: Kind;
  steps: Step[];
}
