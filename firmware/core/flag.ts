// Flags: what a zero leaves on the glass (timing.md 4.2).

import { Clock, Mark, Phase, gameMs, isFinal, pressesDueOf } from './clock';
import { Change } from './control';
import { Cue, addCue } from './cues';
import { Entry, pushEntry } from './log';
import { Side } from './sides';

/** Whether the clock itself looks at counts, and this side's was short. */
function isShort(clock: Clock, side: Side): boolean {
  if (clock.control.change < Change.Checked) return false;
  return clock.sides[side].presses < pressesDueOf(clock, side);
}

function markFirst(clock: Clock, side: Side): void {
  const game = clock.game;
  if (isFinal(clock, 1 - side)) {
    if (game.flagMs >= 0) game.firstByMs = gameMs(clock) - game.flagMs;
    return;
  }
  clock.sides[side].marks |= Mark.First;
  game.flagMs = gameMs(clock);
}

/** The side has used all its time and no period is left to enter. */
export function raiseFinalFlag(clock: Clock, side: Side): void {
  const atMs = clock.turnStartMs;
  if (isShort(clock, side)) clock.sides[side].marks |= Mark.MovesShort;
  markFirst(clock, side);
  clock.sides[side].marks |= Mark.Final;
  addCue(clock.cues, Cue.Flag, atMs);
  if (clock.log) pushEntry(clock.log, Entry.Flag, atMs);
}

/** Both stand still from now on. */
export function freeze(clock: Clock): void {
  clock.phase = Phase.Frozen;
}

/** The zero of this side brought the next period; the sign stays until it is cleared. */
export function raisePeriodFlag(clock: Clock, side: Side): void {
  const sides = clock.sides;
  if (((sides[side].marks | sides[1 - side].marks) & Mark.PeriodFlag) === 0) {
    sides[side].marks |= Mark.PeriodFirst;
  }
  sides[side].marks |= Mark.PeriodFlag;
}
