// What the terminal has to show at one moment. Filled from the running clock, drawn by draw.ts.
import type { Frame, Key } from '../../hal/hal';
import type { Ability } from '../table/bench';

export type ShownPhase = 'setup' | 'ready' | 'running' | 'paused' | 'frozen' | 'arbiter' | 'off';

export interface View {
  readonly frame: Frame;
  readonly cells: 4 | 6;
  /** Signs that this clock has; bits of Sign. */
  readonly signs: number;
  /** The main times as text, for windows that have no room for strokes. */
  readonly leftText: string;
  readonly rightText: string;
  /** What stands on the right side, where it is no time. */
  readonly rightCaption: string;
  readonly phase: ShownPhase;
  readonly abilities: ReadonlySet<Ability>;
  /** The time control in the notation. */
  readonly control: string;
  readonly hasFiveKeys: boolean;
  readonly keysDown: ReadonlySet<Key>;
  /** How much faster than real time its time goes. */
  readonly speed: number;
  /** What a hold is doing just now, or empty. */
  readonly note: string;
  readonly isHelpShown: boolean;
}
