// Control to text: the canonical form, with only those options that differ from the defaults.

import { Method } from '../core/control';
import type { Control, Period } from '../core/control';
import {
  defaultBonusBefore,
  defaultChange,
  defaultFreeze,
  defaultSound,
} from '../core/default-options';
import { periodsOf } from './defaults';
import { shortTimeText, timeText } from './duration';
import { BONUS_NAMES, CHANGE_NAMES, PROFILE_NAMES, SWITCH_NAMES } from './options';

type Printer = (period: Period) => string;

function printBase(period: Period): string {
  const moves = period.moves > 0 ? `${period.moves}/` : '';
  const white = timeText(period.whiteBaseMs);
  const differs = period.blackBaseMs !== period.whiteBaseMs;
  return differs ? `${moves}${white}|${timeText(period.blackBaseMs)}` : `${moves}${white}`;
}

function withExtra(symbol: string): Printer {
  return (period) => `${printBase(period)}${symbol}${shortTimeText(period.valueMs)}`;
}

const PRINTERS: Readonly<Record<Method, Printer>> = {
  [Method.None]: printBase,
  [Method.Fischer]: withExtra('+'),
  [Method.Bronstein]: withExtra(' b'),
  [Method.Delay]: withExtra(' d'),
  [Method.ByoYomi]: (period) => `byo ${period.count}x${shortTimeText(period.valueMs)}`,
  [Method.Canadian]: (period) => `canadian ${period.count}/${timeText(period.valueMs)}`,
  [Method.Hourglass]: (period) => `hourglass ${timeText(period.valueMs)}`,
  [Method.Gong]: (period) => `gong ${shortTimeText(period.valueMs)}`,
  [Method.Upcount]: () => 'upcount',
  [Method.Overtime]: () => 'overtime',
};

/** One period in the notation, without the sign of repetition. */
export function printPeriod(period: Period): string {
  return PRINTERS[period.method](period);
}

function choose<Value>(value: Value, byDefault: Value, text: string): string[] {
  return value === byDefault ? [] : [text];
}

function printOptions(control: Control): string[] {
  const { profile, bonusBefore, change, freeze, sound } = control;
  return [
    ...choose(profile, 0, PROFILE_NAMES[profile]),
    ...choose(bonusBefore, defaultBonusBefore(control), `bonus ${BONUS_NAMES[+bonusBefore]}`),
    ...choose(change, defaultChange(control), `change ${CHANGE_NAMES[change]}`),
    ...choose(freeze, defaultFreeze(control), `freeze ${SWITCH_NAMES[+freeze]}`),
    ...choose(sound, defaultSound(control), `sound ${SWITCH_NAMES[+sound]}`),
  ];
}

/** The periods alone, without options. */
export function printPeriods(control: Control): string {
  return periodsOf(control).map(printPeriod).join(', ') + (control.repeats ? '*' : '');
}

/** The text that parses to this very control. For controls without a refusal, in whole seconds. */
export function printControl(control: Control): string {
  return [printPeriods(control), ...printOptions(control)].join('; ');
}
