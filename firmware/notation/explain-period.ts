// One period of a control in words: when it begins, what it gives, what a move earns.

import { Change, Method, periodOf, pressesDue } from '../core/control';
import type { Control, Period } from '../core/control';
import { periodsOf } from './defaults';
import { clockText } from './duration';

/** A short time in words: "30 s", "2:30". */
export function spanText(ms: number): string {
  return ms < 60000 ? `${ms / 1000} s` : clockText(ms);
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

const SPECIAL_WORDS = new Map<Method, (period: Period) => string>([
  [
    Method.ByoYomi,
    ({ count, valueMs }) =>
      `byo-yomi, ${plural(count, 'period')} of ${spanText(valueMs)}: ` +
      'a press refills the period, its zero loses it, the last one is final',
  ],
  [
    Method.Canadian,
    ({ count, valueMs }) =>
      `blocks of ${plural(count, 'move')} in ${spanText(valueMs)}: ` +
      'the last of them reloads the block, the rest of it is lost',
  ],
  [
    Method.Hourglass,
    ({ valueMs }) => `hourglass from ${spanText(valueMs)}: what one side uses the other gains`,
  ],
  [
    Method.Gong,
    ({ valueMs }) => `${spanText(valueMs)} a turn: the gong hands over by itself, no flag falls`,
  ],
  [Method.Upcount, () => 'both sides count up from 0:00, to 9:59:59'],
  [Method.Overtime, () => 'overtime: the flag stands, the time beyond it is counted up'],
]);

function baseText({ whiteBaseMs, blackBaseMs }: Period): string {
  if (whiteBaseMs !== blackBaseMs) {
    return `${spanText(whiteBaseMs)} for White and ${spanText(blackBaseMs)} for Black`;
  }
  return whiteBaseMs === 0 ? 'no base time' : spanText(whiteBaseMs);
}

function extraText(control: Control, period: Period): string {
  const span = spanText(period.valueMs);
  if (period.method === Method.Delay) return `; the first ${span} of each move are free`;
  if (period.method === Method.Bronstein) {
    return `; each move gives back the time it took, up to ${span}`;
  }
  if (period.method !== Method.Fischer) return '';
  return control.bonusBefore
    ? `, with ${span} added before each move`
    : `, with ${span} added after each move`;
}

function scopeText(control: Control, number: number): string {
  if (number < control.periodCount) return '';
  if (control.repeats) return ', again and again';
  return number === 1 ? ' for all moves' : ' for all further moves';
}

function plainText(control: Control, number: number): string {
  const period = periodOf(control, number);
  const moves = period.moves > 0 ? `${plural(period.moves, 'move')} in ` : '';
  const scope = scopeText(control, number);
  return `${moves}${baseText(period)}${scope}${extraText(control, period)}`;
}

const ENTRY_BY_COUNT: Readonly<Record<Change, (due: number) => string>> = {
  [Change.Zero]: () => 'both enter it at the first zero of either side',
  [Change.Own]: () => 'a side enters it at its own zero',
  [Change.Checked]: (due) => `both enter it at the zero of a side that has made ${due} moves`,
  [Change.Moves]: (due) => `a side enters it with its move ${due}`,
  [Change.Round]: (due) => `both enter it when both have made ${due} moves`,
};

/** When period `number`, from 2, begins. */
function entryText(control: Control, number: number): string {
  if (periodOf(control, number).method > Method.Delay) return 'a side enters it at its own zero';
  const due = pressesDue(control, number - 1);
  const looksAtCount = control.change > Change.Own;
  const change = due === 0 && looksAtCount ? Change.Zero : control.change;
  return ENTRY_BY_COUNT[change](due);
}

const COUNT_BY_CHANGE: Readonly<Record<Change, (due: number) => string>> = {
  [Change.Zero]: () => 'the number of moves is not looked at under change zero: the time decides',
  [Change.Own]: () => 'the number of moves is not looked at under change own: the time decides',
  [Change.Checked]: (due) => `who has made fewer than ${due} moves at zero has the final flag`,
  [Change.Moves]: (due) => `zero before move ${due} is made is the final flag`,
  [Change.Round]: (due) => `zero before both have made ${due} moves is the final flag`,
};

/** What becomes of the number of moves of period `number`. */
function countTexts(control: Control, number: number): string[] {
  if (periodOf(control, number).moves === 0) return [];
  return [COUNT_BY_CHANGE[control.change](pressesDue(control, number))];
}

/**
 * The periods: what each gives, from the second on when a side enters it, and what its number of
 * moves is for.
 */
export function explainPeriods(control: Control): string[][] {
  return periodsOf(control).map((period, index) => {
    const number = index + 1;
    const words = SPECIAL_WORDS.get(period.method)?.(period) ?? plainText(control, number);
    const entry = number === 1 ? [] : [entryText(control, number)];
    return [words, ...entry, ...countTexts(control, number)];
  });
}
