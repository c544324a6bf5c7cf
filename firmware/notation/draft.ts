// What a text says before the defaults of its profile are filled in.

import { Method } from '../core/control';
import type { Change, Period, Profile } from '../core/control';

export interface DraftPeriod extends Period {
  /** Where the period begins in the text, from 1. */
  column: number;
}

/** The options; null where the text is silent. */
interface OptionValues {
  profile: Profile | null;
  bonusBefore: boolean | null;
  change: Change | null;
  freeze: boolean | null;
  sound: boolean | null;
}

export type OptionName = keyof OptionValues;

export interface ChosenOptions extends OptionValues {
  /** Where each option that the text writes begins, from 1. */
  columns: Partial<Record<OptionName, number>>;
}

export interface Draft {
  periods: DraftPeriod[];
  repeats: boolean;
  options: ChosenOptions;
}

export function createDraftPeriod(column: number): DraftPeriod {
  return {
    whiteBaseMs: 0,
    blackBaseMs: 0,
    moves: 0,
    method: Method.None,
    valueMs: 0,
    count: 0,
    column,
  };
}

export function createChosenOptions(): ChosenOptions {
  return {
    profile: null,
    bonusBefore: null,
    change: null,
    freeze: null,
    sound: null,
    columns: {},
  };
}

export function createDraft(): Draft {
  return { periods: [], repeats: false, options: createChosenOptions() };
}
