// The tag TimeControl of PGN, from a control, or why it cannot say so.

import * as fc from 'fast-check';
import { parseControl } from '../../firmware/notation/parse';
import { pgnRefusal, printPgn } from '../../firmware/notation/pgn';
import { printPeriods } from '../../firmware/notation/print';
import { arbitraryControl } from '../support/arbitrary-control';

describe('the tag', () => {
  test.each([
    ['3m+2s', '180+2'],
    ['5m', '300'],
    ['40/90m+30s, 30m+30s', '40/5400+30:1800+30'],
    ['40/2h, 20/1h, 15m+30s', '40/7200:20/3600:900+30'],
    ['40/2h, 20/1h*', '40/7200:20/3600'],
    ['40/2h*', '40/7200'],
    ['hourglass 3m', '*180'],
  ])('of %s is %s', (text, tag) => {
    const { control } = parseControl(text);
    expect(pgnRefusal(control)).toBeNull();
    expect(printPgn(control)).toBe(tag);
    expect(parseControl(`pgn:${tag}`).control).toEqual(control);
  });

  test.each([
    ['5m d3s', 'it cannot express a delay'],
    ['5m b3s', 'it cannot express Bronstein time'],
    ['40/90m+30s, 30m d30s', 'it cannot express a delay'],
    ['60m, byo 5x30s', 'it cannot express byo-yomi'],
    ['canadian 15/5m', 'it cannot express Canadian overtime'],
    ['gong 10s', 'it cannot express a gong'],
    ['upcount', 'it cannot express counting up'],
    ['25m, overtime', 'it cannot express overtime'],
    ['5m|4m', 'it has one time for both sides'],
    ['0m+3s', 'it cannot express a base time of 0'],
    ['40/2h, 0m+10s', 'it cannot express a base time of 0'],
    ['2h, 1h', 'a period without a number of moves can only be its last, once'],
    ['40/2h, 1h*', 'a period without a number of moves can only be its last, once'],
  ])('cannot express %s: %s', (text, reason) => {
    expect(pgnRefusal(parseControl(text).control)).toBe(reason);
  });

  test('says the same periods as the control, or says why not', () => {
    fc.assert(
      fc.property(arbitraryControl(), (control) => {
        if (pgnRefusal(control) !== null) return;
        const read = parseControl(`pgn:${printPgn(control)}`).control;
        expect(printPeriods(read)).toBe(printPeriods(control));
      }),
      { numRuns: 5000 },
    );
  });
});
