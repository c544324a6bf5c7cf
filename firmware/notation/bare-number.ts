// A number without a unit could be minutes or seconds: it is refused with both readings.

import { peek, readSince } from './cursor';
import type { Cursor } from './cursor';
import { NotationError } from './notation-error';

const BARE_PERIOD = /^(\d+\/)?(\d+)(?:([+db])(\d+))?$/i;
/** What may follow a number that merely lacks its unit. */
const FOLLOWERS = [',', ';', '+', '|', '*', '/', 'd', 'b', ''];

/** Longer ones are no time in any unit, and nothing to repeat in a sentence. */
const DIGITS_MAX = 6;
const BODY_LENGTH_MAX = 60;

interface Readings {
  minutes: string;
  seconds: string;
}

function periodReadings(text: string): Readings | null {
  const found = BARE_PERIOD.exec(text.replace(/\s+/g, ''));
  if (found === null) return null;
  const [, moves = '', base, letter = '', value = ''] = found;
  const gap = letter === '' || letter === '+' ? '' : ' ';
  const extra = letter === '' ? '' : `${gap}${letter}${value}s`;
  return { minutes: `${moves}${base}m${extra}`, seconds: `${moves}${base}s${extra}` };
}

/** Both readings of a whole control of bare numbers; null when it is not one. */
function controlReadings(body: string): Readings | null {
  const periods = body.split(',').map(periodReadings);
  const minutes: string[] = [];
  const seconds: string[] = [];
  for (const period of periods) {
    if (period === null) return null;
    minutes.push(period.minutes);
    seconds.push(period.seconds);
  }
  const isTag = /^[\d\s+/,]*$/.test(body);
  const tag = `pgn:${body.replace(/\s+/g, '').replace(/,/g, ':')}`;
  return { minutes: minutes.join(', '), seconds: isTag ? tag : seconds.join(', ') };
}

/** Refuses the number from the column to the cursor if all it lacks is its unit. */
export function refuseBareNumber(cursor: Cursor, column: number): void {
  const number = readSince(cursor, column);
  if (number.length > DIGITS_MAX || !FOLLOWERS.includes(peek(cursor))) return;
  const body = cursor.text.split(';')[0]!.trim();
  const whole = body.length > BODY_LENGTH_MAX ? null : controlReadings(body);
  const { minutes, seconds } = whole ?? { minutes: `${number}m`, seconds: `${number}s` };
  const subject = whole === null ? 'no unit' : body.replace(/\s+/g, ' ');
  const message = `${subject}: write ${minutes} for minutes, or ${seconds} for seconds`;
  throw new NotationError(message, column);
}
