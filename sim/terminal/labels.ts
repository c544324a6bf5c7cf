// What the signs of the glass are called on the screen.
import { Sign } from '../../hal/hal';

export interface Label {
  readonly sign: number;
  readonly text: string;
}

export interface SideLabels {
  readonly name: string;
  readonly turn: Label;
  readonly white: Label;
  readonly flag: Label;
  readonly others: readonly Label[];
}

export const SIDE_LABELS: readonly [left: SideLabels, right: SideLabels] = [
  {
    name: 'LEFT',
    turn: { sign: Sign.TurnLeft, text: 'TURN' },
    white: { sign: Sign.WhiteLeft, text: 'WHITE' },
    flag: { sign: Sign.FlagLeft, text: 'FLAG' },
    others: [
      { sign: Sign.PeriodFlagLeft, text: 'PERIOD' },
      { sign: Sign.FirstLeft, text: 'FIRST' },
      { sign: Sign.MovesLeft, text: 'MOVES?' },
    ],
  },
  {
    name: 'RIGHT',
    turn: { sign: Sign.TurnRight, text: 'TURN' },
    white: { sign: Sign.WhiteRight, text: 'WHITE' },
    flag: { sign: Sign.FlagRight, text: 'FLAG' },
    others: [
      { sign: Sign.PeriodFlagRight, text: 'PERIOD' },
      { sign: Sign.FirstRight, text: 'FIRST' },
      { sign: Sign.MovesRight, text: 'MOVES?' },
    ],
  },
];

/** The signs that belong to neither side, in the order in which they stand on the strip. */
export const COMMON_LABELS: readonly Label[] = [
  { sign: Sign.Delay, text: 'DELAY' },
  { sign: Sign.ByoYomi, text: 'BYO-YOMI' },
  { sign: Sign.Bonus, text: 'BONUS' },
  { sign: Sign.Freeze, text: 'FREEZE' },
  { sign: Sign.Sound, text: 'SOUND' },
  { sign: Sign.Pause, text: 'PAUSE' },
  { sign: Sign.Unequal, text: 'L≠R' },
  { sign: Sign.Edit, text: 'EDIT' },
  { sign: Sign.Lock, text: 'LOCK' },
  { sign: Sign.Link, text: 'LINK' },
  { sign: Sign.BatteryLow, text: 'BATT' },
  { sign: Sign.PowerCut, text: 'POWER' },
  { sign: Sign.Fault, text: 'FAULT' },
];
