// Which clocks can be laid on the table, and how each begins: the fake HAL of a kind, or a board.

import { createSimBench } from './sim-bench';
import type { SimKind } from './sim-bench';
import type { Bench } from './bench';

/** What the person chose; a board has its own kind of keys and glass. */
export interface Choice {
  readonly kind: SimKind;
  /** A notation, or null for a clock that begins in SETUP. */
  readonly control: string | null;
}

export const PLAIN_KIND: SimKind = { cells: 6, keys: 3, contact: 'momentary' };

/** The lines of a scenario that begin the same clock. */
export function prologueOf({ kind, control }: Choice): string[] {
  const lines = [`cells ${kind.cells}`, `keys ${kind.keys}`, `contact ${kind.contact}`];
  return control === null ? lines : [...lines, `control ${control}`];
}

export function createBench({ kind, control }: Choice): Bench {
  return createSimBench(kind, control);
}
