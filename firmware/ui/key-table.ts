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
  EditChoice = 32,
  // New acts go above this line.
}

/** Where the number of an act stands in a row. */
const DO = 19;

/** Bit 25: while they stay down, it is done again and again. */
const REPEATS = 1 << 25;

export const KEY_TABLE = [
  In.Setup | When.Tapped | By.Minus | (Act.Previous << DO),
  In.Setup | When.Tapped | By.Plus | (Act.Next << DO),
  In.Setup | When.Held | By.Minus | For.Plain | (Act.Previous << DO) | REPEATS,
  In.Setup | When.Held | By.Plus | For.Plain | (Act.Next << DO) | REPEATS,
  In.Setup | When.Tapped | By.Pause | (Act.Take << DO),
  /* @without back-keys */
  In.Setup | When.Tapped | By.Ok | (Act.Take << DO),
  /* @without own-controls */
  In.Setup | When.Held | By.Pause | For.TwoSeconds | (Act.EditChoice << DO),
  In.Setup | When.Held | By.MinusPause | For.ThreeSeconds | (Act.SwitchOff << DO),
  In.Ready | When.Closes | By.Pause | (Event.Play << DO),
  In.Ready | When.Tapped | By.Minus | (Event.WhiteLeft << DO),
  In.Ready | When.Tapped | By.Plus | (Event.WhiteRight << DO),
  /* @without sound */
  In.Ready | When.Held | By.Minus | For.TwoSeconds | (Event.ToggleSound << DO),
  In.Ready | When.Held | By.Plus | For.TwoSeconds | (Event.ToggleFreeze << DO),
  In.Ready | When.Held | By.MinusPause | For.TwoSeconds | (Event.ToSetup << DO),
  /* @without back-keys */
  In.Ready | When.Tapped | By.Back | (Event.ToSetup << DO),
  In.Running | When.Closes | By.Pause | (Event.Play << DO),
  In.Paused | When.Closes | By.Pause | (Act.Resume << DO),
  In.Halted | When.Held | By.MinusPause | For.ThreeSeconds | (Act.AskEnd << DO),
  In.Halted | When.Held | By.PlusPause | For.ThreeSeconds | (Act.AskOff << DO),
  In.Halted | When.Tapped | By.Plus | (Act.AnswerPlus << DO),
  In.Halted | When.Tapped | By.Minus | (Act.AnswerMinus << DO),
  /* @without arbiter */
  In.Quiet | When.Held | By.MinusPlus | For.TwoSeconds | (Act.EnterArbiter << DO),
  /* @without arbiter */
  In.Arbiter | When.Tapped | By.Minus | (Act.PageMinus << DO),
  /* @without arbiter */
  In.Arbiter | When.Tapped | By.Plus | (Act.PagePlus << DO),
  /* @without arbiter */
  In.Arbiter | When.Held | By.Minus | For.Plain | (Act.PageMinusHeld << DO) | REPEATS,
  /* @without arbiter */
  In.Arbiter | When.Held | By.Plus | For.Plain | (Act.PagePlusHeld << DO) | REPEATS,
  /* @without arbiter */
  In.Arbiter | When.Tapped | By.Pause | (Act.PageTake << DO),
  /* @without arbiter */
  In.Arbiter | When.Tapped | By.Ok | (Act.PageTake << DO),
  /* @without arbiter */
  In.Arbiter | When.Held | By.Pause | For.Plain | (Act.PageBack << DO),
  /* @without arbiter */
  In.Arbiter | When.Tapped | By.Back | (Act.PageBack << DO),
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
