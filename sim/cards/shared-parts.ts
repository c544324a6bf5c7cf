// Parts that both cards have: the signs, and the beep code.

import { BEEPS_ASKED, BEEPS_READ } from '../gallery/arbiter-words';
import { escaped, nameLine, section, sentence, table } from './html';
import { signLines } from './sign-lines';
import { digitNotes } from './sound-lines';

/** A key's line: keys that are HTML, and what they do. */
export type Row = readonly [string, string];

export function keyTable(rows: readonly Row[]): string {
  return table(rows.map(([keys, says]) => [keys, escaped(says)]));
}

export function signsSection(columns: 2 | 3): string {
  const lines = signLines().map(({ name, letter, says }) => {
    return nameLine(['letter', letter], name, escaped(says));
  });
  const title = 'Signs <i>and the letter beside the time on a glass without them</i>';
  return section(title, `<div class="flow${columns}">${lines.join('\n')}</div>`);
}

const DIGITS_SHOWN = [1, 3, 5, 0];

export function beepsSection(): string {
  const digits = DIGITS_SHOWN.map((digit) => `<b>${digit}</b> ${digitNotes(digit)}`);
  const inside = [
    `<p>${sentence(BEEPS_ASKED)}</p>`,
    `<p>${sentence(BEEPS_READ)}</p>`,
    `<p class="digits">${digits.join(' &nbsp; ')}</p>`,
  ];
  return section('Beep code', inside.join('\n'));
}
