// What the front keys do: one row for each thing that a key or a chord does in a phase. The
// players' keys are no part of it; they go straight to the clock.

import { Event } from '../core/event';

/** Bits 0 to 5: the phases of the row, bit i = Phase i. */
const enum In {
  Setup = 1,
  Ready = 2,
  Running = 4,
  Paused = 8,
  Arbiter = 32,
  /** PAUSED and FROZEN: a game stands still. */
  Halted = 24,
  /** SETUP, READY, PAUSED and FROZEN: no time runs for a player. */
  Quiet = 27,
}

/** Bits 6 and 7: when it is done. */
export const enum When {
  Closes = 0 << 6,
  /** On release, unless the key was part of a chord or held for something. */
  Tapped = 1 << 6,
  /** When the keys were down long enough, in the phase in which that began. */
  Held = 2 << 6,
}

/** Bits 8 to 13: the key, for a chord + 8 × the second key, in the order in which they close. */
const enum By {
  Minus = 2 << 8,
  Pause = 3 << 8,
  Plus = 4 << 8,
  Back = 5 << 8,
  Ok = 6 << 8,
  MinusPause = (2 + 8 * 3) << 8,
  PlusPause = (4 + 8 * 3) << 8,
  MinusPlus = (2 + 8 * 4) << 8,
}

/** Bits 14 to 18: how long, in tenths of a second. A hold without a figure is 0.6 s. */
const enum For {
  Plain = 6 << 14,
  TwoSeconds = 20 << 14,
  ThreeSeconds = 30 << 14,
}

/** Bits 19 to 24: what is done. Numbers below 16 are those of Event. */
export const enum Act {
  Previous = 16,
  Next = 17,
  Take = 18,
  SwitchOff = 19,
  Resume = 20,
  AskEnd = 21,
  AskOff = 22,
  AnswerPlus = 23,
  AnswerMinus = 24,
  EnterArbiter = 25,
  PageMinus = 26,
  PagePlus = 27,
  PageMinusHeld = 28,
  PagePlusHeld = 29,
  PageTake = 30,
  PageBack = 31,
  // New acts go above this line.
}

const enum Do {
  Play = Event.Play << 19,
  WhiteLeft = Event.WhiteLeft << 19,
  WhiteRight = Event.WhiteRight << 19,
  ToggleSound = Event.ToggleSound << 19,
  ToggleFreeze = Event.ToggleFreeze << 19,
  ToSetup = Event.ToSetup << 19,
  Previous = Act.Previous << 19,
  Next = Act.Next << 19,
  Take = Act.Take << 19,
  SwitchOff = Act.SwitchOff << 19,
  Resume = Act.Resume << 19,
  AskEnd = Act.AskEnd << 19,
  AskOff = Act.AskOff << 19,
  AnswerPlus = Act.AnswerPlus << 19,
  AnswerMinus = Act.AnswerMinus << 19,
  EnterArbiter = Act.EnterArbiter << 19,
  PageMinus = Act.PageMinus << 19,
  PagePlus = Act.PagePlus << 19,
  PageMinusHeld = Act.PageMinusHeld << 19,
  PagePlusHeld = Act.PagePlusHeld << 19,
  PageTake = Act.PageTake << 19,
  PageBack = Act.PageBack << 19,
}

/** Bit 25: while they stay down, it is done again and again. */
const REPEATS = 1 << 25;

const KEY_TABLE = [
  In.Setup | When.Tapped | By.Minus | Do.Previous,
  In.Setup | When.Tapped | By.Plus | Do.Next,
  In.Setup | When.Held | By.Minus | For.Plain | Do.Previous | REPEATS,
  In.Setup | When.Held | By.Plus | For.Plain | Do.Next | REPEATS,
  In.Setup | When.Tapped | By.Pause | Do.Take,
  In.Setup | When.Tapped | By.Ok | Do.Take,
  In.Setup | When.Held | By.MinusPause | For.ThreeSeconds | Do.SwitchOff,
  In.Ready | When.Closes | By.Pause | Do.Play,
  In.Ready | When.Tapped | By.Minus | Do.WhiteLeft,
  In.Ready | When.Tapped | By.Plus | Do.WhiteRight,
  In.Ready | When.Held | By.Minus | For.TwoSeconds | Do.ToggleSound,
  In.Ready | When.Held | By.Plus | For.TwoSeconds | Do.ToggleFreeze,
  In.Ready | When.Held | By.MinusPause | For.TwoSeconds | Do.ToSetup,
  In.Ready | When.Tapped | By.Back | Do.ToSetup,
  In.Running | When.Closes | By.Pause | Do.Play,
  In.Paused | When.Closes | By.Pause | Do.Resume,
  In.Halted | When.Held | By.MinusPause | For.ThreeSeconds | Do.AskEnd,
  In.Halted | When.Held | By.PlusPause | For.ThreeSeconds | Do.AskOff,
  In.Halted | When.Tapped | By.Plus | Do.AnswerPlus,
  In.Halted | When.Tapped | By.Minus | Do.AnswerMinus,
  In.Quiet | When.Held | By.MinusPlus | For.TwoSeconds | Do.EnterArbiter,
  In.Arbiter | When.Tapped | By.Minus | Do.PageMinus,
  In.Arbiter | When.Tapped | By.Plus | Do.PagePlus,
  In.Arbiter | When.Held | By.Minus | For.Plain | Do.PageMinusHeld | REPEATS,
  In.Arbiter | When.Held | By.Plus | For.Plain | Do.PagePlusHeld | REPEATS,
  In.Arbiter | When.Tapped | By.Pause | Do.PageTake,
  In.Arbiter | When.Tapped | By.Ok | Do.PageTake,
  In.Arbiter | When.Held | By.Pause | For.Plain | Do.PageBack,
  In.Arbiter | When.Tapped | By.Back | Do.PageBack,
  // New rows go above this line.
];

/** When (2 bits) and keys (6 bits) of a row. */
const TRIGGER_BITS = 0x3fc0;

/** The row for that in this phase; 0 = none. `chord` is the first key + 8 × the second. */
export function findRow(phase: number, when: When, chord: number): number {
  const trigger = when | (chord << 8);
  for (let i = 0; i < KEY_TABLE.length; i++) {
    if ((KEY_TABLE[i] & TRIGGER_BITS) === trigger && KEY_TABLE[i] & (1 << phase)) {
      return KEY_TABLE[i];
    }
  }
  return 0;
}

export function holdMsOf(row: number): number {
  return ((row >> 14) & 31) * 100;
}

export function actOf(row: number): number {
  return (row >> 19) & 63;
}

export function isRepeating(row: number): boolean {
  return (row & REPEATS) !== 0;
}
