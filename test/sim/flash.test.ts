// The flash of the simulator follows the rules of NOR flash, and its supply can go at any byte.

import {
  PowerCut,
  armCut,
  createFlash,
  eraseFlash,
  programFlash,
  readFlash,
} from '../../sim/flash';
import type { Flash } from '../../sim/flash';

function read(flash: Flash, offset: number, length: number): number[] {
  const bytes = new Uint8Array(length);
  readFlash(flash, offset, bytes);
  return [...bytes];
}

test('a write clears bits and never sets one', () => {
  const flash = createFlash(2, 16, 1);
  expect(programFlash(flash, 3, Uint8Array.of(0xf0, 0x0f))).toBe(true);
  expect(programFlash(flash, 3, Uint8Array.of(0xff, 0x01))).toBe(false);
  expect(read(flash, 2, 4)).toEqual([0xff, 0xf0, 0x01, 0xff]);
});

test('an erase sets one page and wears it', () => {
  const flash = createFlash(2, 16, 1);
  programFlash(flash, 15, Uint8Array.of(0, 0));
  expect(eraseFlash(flash, 1)).toBe(true);
  expect(read(flash, 15, 2)).toEqual([0, 0xff]);
  expect(flash.wear).toEqual([0, 1]);
});

test('nothing outside the area is written, erased or read', () => {
  const flash = createFlash(2, 16, 1);
  expect(programFlash(flash, 31, Uint8Array.of(0, 0))).toBe(false);
  expect(read(flash, 31, 1)).toEqual([0xff]);
  expect(eraseFlash(flash, 2)).toBe(false);
  expect(() => read(flash, 31, 2)).toThrow(/outside/);
});

test('a cut write has whole bytes before the cut, none after it, and one that is torn', () => {
  for (let cutAt = 0; cutAt < 4; cutAt++) {
    const flash = createFlash(1, 16, 7);
    armCut(flash, cutAt);
    expect(() => programFlash(flash, 0, Uint8Array.of(0, 0, 0, 0))).toThrow(PowerCut);
    const after = read(flash, 0, 4);
    expect(after.slice(0, cutAt)).toEqual(new Array(cutAt).fill(0));
    expect(after.slice(cutAt + 1)).toEqual(new Array(3 - cutAt).fill(0xff));
    expect(programFlash(flash, 0, Uint8Array.of(0, 0, 0, 0))).toBe(true);
  }
});

test('a cut erase leaves the rest of the page as it was', () => {
  const flash = createFlash(1, 4, 7);
  programFlash(flash, 0, Uint8Array.of(0, 0, 0, 0));
  armCut(flash, 2);
  expect(() => eraseFlash(flash, 0)).toThrow(PowerCut);
  expect(read(flash, 0, 2)).toEqual([0xff, 0xff]);
  expect(read(flash, 3, 1)).toEqual([0]);
});
