// Whatever is typed, the parser answers with a control or a NotationError of one sentence.

import * as fc from 'fast-check';
import { parseControl } from '../../firmware/notation/parse';
import { printControl } from '../../firmware/notation/print';
import { arbitraryControl } from '../support/arbitrary-control';
import { refusalOf } from './refusal-of';

const RUNS = 5000;

const PIECES = [
  ...['3', '40', '0', '999', '5x', 'h', 'm', 's', '5m', '2h', '30s', '1:30:00', ':', '/', '|'],
  ...['+', 'd', 'b', '*', ',', ';', ' ', 'byo', 'canadian', 'hourglass', 'gong', 'upcount'],
  ...['overtime', 'fide', 'uschess', 'casual', 'bonus', 'before', 'after', 'change', 'moves'],
  ...['freeze', 'on', 'off', 'sound', 'pgn:', 'G/', 'SD/', 'inc', '?', '-', '\n', '🙂', '\u0000'],
];

/** A refusal is one line and its column within the text, or one past it. */
function isAnswered(text: string): boolean {
  const refusal = refusalOf(text);
  if (refusal === null) {
    const printed = printControl(parseControl(text).control);
    return printControl(parseControl(printed).control) === printed;
  }
  const isWithin = refusal.column >= 1 && refusal.column <= text.length + 1;
  return isWithin && /^[^\n\r\u0000]+$/.test(refusal.message);
}

describe('garbage', () => {
  test('of any characters is answered', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), isAnswered), { numRuns: RUNS });
  });

  test('of the pieces of the notation is answered', () => {
    const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((all) => all.join(''));
    fc.assert(fc.property(text, isAnswered), { numRuns: RUNS });
  });

  test('made of a good control by a change in one place is answered', () => {
    const edit = fc.record({
      control: arbitraryControl(),
      place: fc.nat(200),
      removed: fc.nat(3),
      piece: fc.constantFrom('', ...PIECES),
    });
    fc.assert(
      fc.property(edit, ({ control, place, removed, piece }) => {
        const text = printControl(control);
        const at = place % (text.length + 1);
        return isAnswered(text.slice(0, at) + piece + text.slice(at + removed));
      }),
      { numRuns: RUNS },
    );
  });

  test('of great length is answered', () => {
    expect(isAnswered('3m,'.repeat(20000))).toBe(true);
    expect(isAnswered('('.repeat(100000))).toBe(true);
    expect(isAnswered(`3m${' '.repeat(100000)}x`)).toBe(true);
    expect(isAnswered('G/'.repeat(50000))).toBe(true);
  });
});
