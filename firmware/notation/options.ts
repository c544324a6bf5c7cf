// Reads the options of a control: `; uschess; freeze on`. Each may be written once.

import { Change, Profile } from '../core/control';
import { accept, columnOf, fail, peek, peekWord } from './cursor';
import type { Cursor } from './cursor';
import type { ChosenOptions, OptionName } from './draft';
import { NotationError } from './notation-error';

export const PROFILE_NAMES = ['fide', 'uschess', 'casual'] as const;
export const CHANGE_NAMES = ['zero', 'own', 'checked', 'moves', 'round'] as const;
export const BONUS_NAMES = ['after', 'before'] as const;
export const SWITCH_NAMES = ['off', 'on'] as const;

interface OptionRow {
  /** What the reader calls it. */
  readonly title: string;
  readonly values: readonly string[];
  readonly set: (options: ChosenOptions, index: number) => void;
}

const ROWS: Readonly<Record<OptionName, OptionRow>> = {
  profile: {
    title: 'the profile',
    values: PROFILE_NAMES,
    set: (options, index) => (options.profile = index as Profile),
  },
  bonusBefore: {
    title: '"bonus"',
    values: BONUS_NAMES,
    set: (options, index) => (options.bonusBefore = index === 1),
  },
  change: {
    title: '"change"',
    values: CHANGE_NAMES,
    set: (options, index) => (options.change = index as Change),
  },
  freeze: {
    title: '"freeze"',
    values: SWITCH_NAMES,
    set: (options, index) => (options.freeze = index === 1),
  },
  sound: {
    title: '"sound"',
    values: SWITCH_NAMES,
    set: (options, index) => (options.sound = index === 1),
  },
};

const NAMES = new Map<string, OptionName>([
  ['bonus', 'bonusBefore'],
  ['change', 'change'],
  ['freeze', 'freeze'],
  ['sound', 'sound'],
  ...PROFILE_NAMES.map((name): [string, OptionName] => [name, 'profile']),
]);

const OPTION_EXPECTED = `an option: ${PROFILE_NAMES.join(', ')}, bonus, change, freeze or sound`;

export function isOptionWord(word: string): boolean {
  return NAMES.has(word);
}

function listText(values: readonly string[]): string {
  return `${values.slice(0, -1).join(', ')} or ${values[values.length - 1]}`;
}

function readOption(cursor: Cursor, options: ChosenOptions): void {
  const column = columnOf(cursor);
  const word = peekWord(cursor);
  const name = NAMES.get(word);
  if (name === undefined) return fail(cursor, OPTION_EXPECTED);
  const row = ROWS[name];
  if (options[name] !== null) {
    throw new NotationError(`${row.title} is given twice`, column);
  }
  if (name !== 'profile') cursor.at += word.length;
  const value = peekWord(cursor);
  const index = row.values.indexOf(value);
  if (index < 0) fail(cursor, `${listText(row.values)} after "${word}"`);
  cursor.at += value.length;
  row.set(options, index);
  options.columns[name] = column;
}

/** Reads options up to the end of the text; the cursor stands at the end or at a ";". */
export function readOptions(cursor: Cursor, options: ChosenOptions): void {
  while (accept(cursor, ';')) readOption(cursor, options);
  if (peek(cursor) !== '') fail(cursor, '";" or the end');
}
