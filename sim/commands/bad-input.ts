// Bad input: what the person typed or gave cannot be used. The sentence says what was wrong, where,
// and what would be right; the command line prints it on one line and exits 2.

import { shortened } from '../../firmware/tools/text/shortened';

export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** One line, whatever came in: control characters would garble a terminal. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** What a person wrote, in quotes, shortened when it is endless. */
export function quoted(text: string): string {
  return `"${shortened(oneLine(text))}"`;
}

/** The words as `a, b or c`. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`;
}
