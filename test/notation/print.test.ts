// The canonical text of a control, and that it always parses back to the same one.

import * as fc from 'fast-check';
import { Change, Method } from '../../firmware/core/control';
import type { Control } from '../../firmware/core/control';
import { parseControl } from '../../firmware/notation/parse';
import { printControl } from '../../firmware/notation/print';
import vectorControls from '../data/vector-controls.json';
import { SHORT_BOUNDS, arbitraryControl } from '../support/arbitrary-control';

const RUNS = 2000;

function canonical(text: string): string {
  return printControl(parseControl(text).control);
}

describe('the canonical text', () => {
  test.each([
    ['3m+2s', '3m+2s'],
    ['180s+2s', '3m+2s'],
    ['40/90m+30s,30m+30s', '40/90m+30s, 30m+30s'],
    ['1:30:00', '90m'],
    ['1:30:30', '1:30:30'],
    ['60m, byo 5x30s', '1h, byo 5x30s'],
    ['80m+60s', '80m+60s'],
    ['80m+120s', '80m+2m'],
    ['80m+119s', '80m+119s'],
    ['80m+121s', '80m+2m1s'],
    ['0:04:30', '4m30s'],
    ['0s+3s', '0m+3s'],
    ['5m|5m', '5m'],
    ['5m|4m b2s', '5m|4m b2s'],
    ['60m, canadian 15/300s', '1h, canadian 15/5m'],
    ['HOURGLASS 180s', 'hourglass 3m'],
    ['gong 10s; casual', 'gong 10s; casual'],
    ['upcount', 'upcount'],
    ['25m,overtime', '25m, overtime'],
    ['2h, 1h *', '2h, 1h*'],
  ])('of %s is %s', (text, expected) => {
    expect(canonical(text)).toBe(expected);
  });

  test.each([
    ['3m+2s; fide; bonus before; change zero; freeze on; sound off', '3m+2s'],
    ['40/2h, 30m+30s; change moves', '40/2h, 30m+30s'],
    ['40/2h, 30m+30s; change round', '40/2h, 30m+30s; change round'],
    ['40/90m, 30m; uschess; change moves', '40/90m, 30m; uschess'],
    ['90m; uschess; change own', '90m; uschess'],
    ['3m; freeze on', '3m; freeze on'],
    ['3m+2s; freeze off; sound on; bonus after', '3m+2s; bonus after; freeze off; sound on'],
    ['3m; sound off; casual', '3m; casual; sound off'],
  ])('has only the options that differ from the defaults: %s', (text, expected) => {
    expect(canonical(text)).toBe(expected);
  });

  test.each(vectorControls)('parses to the same control: %s', (text) => {
    const { control } = parseControl(text);
    expect(parseControl(printControl(control)).control).toEqual(control);
  });

  test.each([
    ['full range', arbitraryControl()],
    ['short games', arbitraryControl(SHORT_BOUNDS)],
  ])('parses to the same control, whatever the control (%s)', (_, controls) => {
    fc.assert(
      fc.property(controls, (control) => {
        expect(parseControl(printControl(control)).control).toEqual(control);
      }),
      { numRuns: RUNS },
    );
  });

  test('is a fixed point: printing what it parses to gives it again', () => {
    fc.assert(
      fc.property(arbitraryControl(), (control) => {
        const text = printControl(control);
        expect(canonical(text)).toBe(text);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('the arbitrary controls', () => {
  const sample = fc.sample(arbitraryControl(), { numRuns: RUNS, seed: 1 });
  const some = (has: (control: Control) => boolean) => sample.some(has);
  const methodsOf = (control: Control) =>
    control.periods.slice(0, control.periodCount).map((period) => period.method);

  test.each([
    Method.None,
    Method.Fischer,
    Method.Bronstein,
    Method.Delay,
    Method.ByoYomi,
    Method.Canadian,
    Method.Hourglass,
    Method.Gong,
    Method.Upcount,
    Method.Overtime,
  ])('have method %d', (method) => {
    expect(some((control) => methodsOf(control).includes(method))).toBe(true);
  });

  test.each([1, 2, 3, 4, 5, 6])('have %d periods', (periodCount) => {
    expect(some((control) => control.periodCount === periodCount)).toBe(true);
  });

  test.each([Change.Zero, Change.Own, Change.Checked, Change.Moves, Change.Round])(
    'have change %d where counts matter',
    (change) => {
      expect(some((control) => control.change === change && control.periods[0]!.moves > 0)).toBe(
        true,
      );
    },
  );

  test('have repetitions, unequal bases, base 0, late increments and every option', () => {
    expect(some((control) => control.repeats && control.periods[0]!.moves > 0)).toBe(true);
    expect(some(({ periods }) => periods[0]!.whiteBaseMs !== periods[0]!.blackBaseMs)).toBe(true);
    expect(some(({ periods }) => periods[0]!.whiteBaseMs === 0 && periods[0]!.valueMs > 0)).toBe(
      true,
    );
    expect(
      some((control) => control.periodCount > 1 && control.periods[1]!.whiteBaseMs === 0),
    ).toBe(true);
    expect(
      some((control) => methodsOf(control)[0] === 0 && methodsOf(control)[1] === Method.Fischer),
    ).toBe(true);
    for (const on of [true, false]) {
      expect(some((control) => control.bonusBefore === on)).toBe(true);
      expect(some((control) => control.freeze === on)).toBe(true);
      expect(some((control) => control.sound === on)).toBe(true);
    }
  });
});
