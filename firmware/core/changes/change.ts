// What every policy of period change answers. One file a policy; change-table.ts lists the rows.

import { Clock } from '../clock';
import { Side } from '../sides';

/** Answers are sets of sides that enter their next period: these bits. */
export const enum SideSet {
  None = 0,
  Left = 1,
  Right = 2,
  Both = 3,
}

export interface ChangeRow {
  /** `side` has used all its time and has a next period. None means: final flag. */
  zero(clock: Clock, side: Side): SideSet;
  /** `side` has just counted a press. */
  press(clock: Clock, side: Side): SideSet;
}
