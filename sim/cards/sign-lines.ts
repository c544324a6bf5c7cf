// The signs of the glass, in the order of their bits, with what they say, and the letter that
// stands for one on a glass without it.

import { LETTERS } from '../../firmware/ui/fallback';
import { SIGN_NAMES } from '../sign-names';

export interface SignLine {
  name: string;
  /** '' where nothing needs to stand for it. */
  letter: string;
  says: string;
}

const WORDS: Readonly<Record<string, string>> = {
  turn: 'whose clock runs, or will',
  white: 'this side plays White',
  flag: 'the time is used up; blinks',
  periodflag: 'a period was used up',
  first: 'this flag fell first',
  moves: 'too few moves were made',
  delay: 'the delay of this move runs',
  byoyomi: 'a side is in byo-yomi',
  bonus: 'the first increment is in the time',
  freeze: 'a flag stops both; blinks then',
  sound: 'sounds are on',
  pause: 'nobody’s time runs',
  unequal: 'the sides have different times',
  edit: 'an arbiter changed something',
  lock: 'only this control can be started',
  link: 'the console is open',
  'battery-low': 'ten hours are left',
  'power-cut': 'the power was cut',
  fault: 'a fault; the LOG page says which',
};

function kindOf(name: string): string {
  return name.replace(/-(left|right)$/, '');
}

/** A line a kind: the sign of the left side speaks for both. */
export function signLines(): SignLine[] {
  const names: readonly string[] = SIGN_NAMES;
  return names
    .map((name, bit) => ({ name, letter: LETTERS.charAt(bit).trim() }))
    .filter(({ name }) => !name.endsWith('-right'))
    .map(({ name, letter }) => ({ name: kindOf(name), letter, says: WORDS[kindOf(name)] ?? '' }));
}

/** Signs that have no words; none when all is well. */
export function untoldSigns(names: readonly string[] = SIGN_NAMES): string[] {
  return names.filter((name) => WORDS[kindOf(name)] === undefined);
}
