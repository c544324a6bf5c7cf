// Sentences about arbiter mode that the page of the documents and the printed cards share.

/** Key, what it does in the list of pages, and in a page. */
export const PAGE_KEYS: readonly (readonly [string, string, string])[] = [
  ['PLUS, MINUS', 'next, previous page', 'change what is set; held: faster'],
  ['LEFT, RIGHT', 'four pages back, four pages on', 'pick the side; where there is none, the line'],
  ['OK', 'enter the page', 'do it, or answer'],
  ['BACK', 'leave arbiter mode', 'out of the question, out of the page'],
];

/** How time and presses are asked for by somebody who cannot see. */
export const BEEPS_ASKED = `\
With sound on, and never under US Chess rules: in PAUSED, hold MINUS and press the button of a
side; in play, where OPTIONS allows it (\`SAY\`), the side that does not run presses twice within
0.7 s.`;

export const BEEPS_READ = `\
The code is minutes, seconds and presses, digit by digit: as many short beeps as the digit, a
long low one for nought, a short silence after a digit, a longer one after a number.`;
