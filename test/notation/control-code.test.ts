// The packed form of a control: what the desktop packs, the clock unpacks, and nothing else.

import * as fc from 'fast-check';
import { Method, createControl } from '../../firmware/core/control';
import type { Control } from '../../firmware/core/control';
import { unpackControl } from '../../firmware/core/control-code';
import { packControl } from '../../firmware/notation/compile';
import { parseControl } from '../../firmware/notation/parse';
import { arbitraryControl } from '../support/arbitrary-control';

const LONG = parseControl('40/2h|1h, 20/1h, 15m+30s; change moves; freeze off').control;
const PLAIN_CHARACTERS = /^[(-Y]+$/;

/** A control that holds something in every field, as after an earlier game. */
function createUsedControl(): Control {
  const control = createControl();
  unpackControl(control, packControl(parseControl('1/1s|2s b1s, 1/2s d9s*').control), 0);
  for (const period of control.periods) Object.assign(period, LONG.periods[0], { count: 7 });
  return control;
}

function packed(change: (control: Control) => void, text = '40/2h|1h, 1h, byo 5x30s'): string {
  const { control } = parseControl(text);
  change(control);
  return packControl(control);
}

function unpacks(code: string): boolean {
  return unpackControl(createControl(), code, 0) === code.length;
}

describe('the packed form', () => {
  test('unpacks to the same control, whatever was there before', () => {
    fc.assert(
      fc.property(arbitraryControl(), fc.string(), fc.string(), (control, before, after) => {
        const code = packControl(control);
        const read = createUsedControl();
        const end = unpackControl(read, before + code + after, before.length);
        expect(end).toBe(before.length + code.length);
        expect(read).toEqual(control);
      }),
      { numRuns: 2000 },
    );
  });

  test('is made of characters that need no escape anywhere', () => {
    fc.assert(
      fc.property(arbitraryControl(), (control) => PLAIN_CHARACTERS.test(packControl(control))),
    );
  });

  test('is short: nine characters for five minutes, at most 77 for anything', () => {
    expect(packControl(parseControl('5m').control)).toHaveLength(9);
    fc.assert(fc.property(arbitraryControl(), (control) => packControl(control).length <= 77));
  });

  test('refuses to pack what it cannot say', () => {
    expect(() => packed((control) => (control.periods[0]!.whiteBaseMs = 1500))).toThrow('fit');
    expect(() => packed((control) => (control.periods[0]!.whiteBaseMs = -1000))).toThrow('fit');
    expect(() => packed((control) => (control.periods[0]!.moves = 2500))).toThrow('fit');
  });
});

describe('the clock refuses', () => {
  test('a code in which any one character is another', () => {
    const code = packControl(LONG);
    for (let at = 0; at < code.length; at++) {
      for (let letter = 0; letter < 256; letter++) {
        const wrong = code.slice(0, at) + String.fromCharCode(letter) + code.slice(at + 1);
        expect([at, letter, unpacks(wrong)]).toEqual([at, letter, wrong === code]);
      }
    }
  });

  test('a code in which two neighbours have changed places', () => {
    const code = packControl(LONG);
    for (let at = 0; at + 1 < code.length; at++) {
      const swapped = code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2);
      expect(unpacks(swapped)).toBe(swapped === code);
    }
  });

  test('a code that was cut off anywhere', () => {
    const code = packControl(LONG);
    for (let length = 0; length < code.length; length++) {
      expect(unpackControl(createControl(), code.slice(0, length), 0)).toBe(-1);
    }
  });

  test('flash that is erased or cleared, and any garbage', () => {
    expect(unpackControl(createControl(), '\u00ff'.repeat(100), 0)).toBe(-1);
    expect(unpackControl(createControl(), '\u0000'.repeat(100), 0)).toBe(-1);
    expect(unpackControl(createControl(), '', 0)).toBe(-1);
    expect(unpackControl(createControl(), packControl(LONG), 1)).toBe(-1);
    expect(unpackControl(createControl(), packControl(LONG), -1)).toBe(-1);
    expect(unpackControl(createControl(), packControl(LONG), 1000)).toBe(-1);
  });

  test.each<[string, number, number, (control: Control, value: number) => void]>([
    ['White base', 35999000, 36000000, (c, v) => (c.periods[0]!.whiteBaseMs = v)],
    ['Black base', 35999000, 36000000, (c, v) => (c.periods[0]!.blackBaseMs = v)],
    ['moves', 999, 1000, (c, v) => (c.periods[0]!.moves = v)],
    ['byo-yomi time', 3599000, 3600000, (c, v) => (c.periods[2]!.valueMs = v)],
    ['byo-yomi time', 1000, 0, (c, v) => (c.periods[2]!.valueMs = v)],
    ['byo-yomi periods', 99, 100, (c, v) => (c.periods[2]!.count = v)],
  ])('a well-made code with a value out of range: %s %d, %d', (_, at, beyond, set) => {
    expect(unpacks(packed((control) => set(control, at)))).toBe(true);
    expect(unpacks(packed((control) => set(control, beyond)))).toBe(false);
  });

  test.each([
    [Method.Fischer, 599000, 600000],
    [Method.Bronstein, 599000, 600000],
    [Method.Delay, 599000, 600000],
    [Method.Canadian, 35999000, 36000000],
    [Method.Hourglass, 35999000, 36000000],
    [Method.Gong, 3599000, 3600000],
  ])('a value of method %d beyond its range', (method, at, beyond) => {
    const count = method === Method.Canadian ? 15 : 0;
    const code = (valueMs: number) =>
      packed((control) => Object.assign(control.periods[0]!, { method, valueMs, count }), '5m');
    expect(unpacks(code(at))).toBe(true);
    expect(unpacks(code(beyond))).toBe(false);
    expect(unpacks(code(1000))).toBe(true);
    expect(unpacks(code(0))).toBe(false);
  });
});
