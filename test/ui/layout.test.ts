// A face as cells, colons, points and signs.

import { fallBack } from '../../firmware/ui/fallback';
import { Face, createFace, moveFace, putWord } from '../../firmware/ui/face';
import { segmentsOf } from '../../firmware/ui/glyphs';
import { layOut } from '../../firmware/ui/layout';
import { Sign } from '../../hal/hal';
import type { Frame, Traits } from '../../hal/hal';
import { readFace } from '../../sim/glass';
import { createBlankFrame } from '../../sim/sim-hal';
import { createSession } from '../../sim/session';

const { traits: FULL } = createSession({}).world.parts;
const glass = (cellsPerSide: number, marks: Partial<Traits> = {}): Traits => ({
  ...FULL,
  cellsPerSide,
  ...marks,
});

const CHARACTERS = [...' 0123456789+-?FPbn'];

function faceWith(main: string, beside: string): Face {
  const face = createFace();
  moveFace(face, 0, 0);
  putWord(face.left.main, main);
  putWord(face.left.beside, beside);
  return face;
}

/** The cells of the left side, with the marks that stand after them. */
function leftText(frame: Frame, cells: number): string {
  let text = '';
  for (let i = 0; i < cells; i++) {
    const shape = frame.cells[i];
    text += CHARACTERS.find((c) => segmentsOf(c.charCodeAt(0)) === shape) ?? '#';
    if (frame.colons & (1 << i)) text += ':';
    if (frame.points & (1 << i)) text += '.';
  }
  return text;
}

function laidOut(face: Face, cells: number, marks: Partial<Traits> = {}): string {
  const frame = createBlankFrame();
  layOut(frame, face, glass(cells, marks));
  return leftText(frame, cells);
}

describe('six cells', () => {
  test.each([
    ['1:30:30', '', ' 1:30:30'],
    ['0:09.8', '', '  0:09.8'],
    ['0:45', '', '   0:45'],
    ['59:59', '3', '3 59:59'],
    ['5:00', '12', '12 5:00'],
    ['3:02', '+2', '+2 3:02'],
    ['1234567', '', '123456'],
  ])('%s beside "%s" stands right: "%s"', (main, beside, wanted) => {
    expect(laidOut(faceWith(main, beside), 6)).toBe(wanted);
  });
});

describe('four cells', () => {
  test.each([
    ['59:59', '', '59:59'],
    ['0:45', '', ' 0:45'],
    ['09.8', '', ' 09.8'],
    ['80', 'b', 'b 80'],
  ])('%s beside "%s" stands right: "%s"', (main, beside, wanted) => {
    expect(laidOut(faceWith(main, beside), 4)).toBe(wanted);
  });
});

describe('a mark that the glass lacks is an empty cell', () => {
  const HT1621 = { colonCells: 0b011100, pointCells: 0b011100 };
  const TM1637 = { colonCells: 0b0010, pointCells: 0b0010 };
  const NONE = { colonCells: 0, pointCells: 0 };

  test.each([
    [6, HT1621, '1:30:00', '1 30:00'],
    [6, HT1621, '59:59', '  59:59'],
    [6, HT1621, '0:09.8', '  0:09.8'],
    [4, TM1637, '09.8', '09 8'],
    [4, TM1637, '19.8', '19 8'],
    [4, TM1637, '1:30', ' 1:30'],
    [6, NONE, '0:09.8', '0 09 8'],
    [6, NONE, '5:00', '  5 00'],
  ])('%i cells, %j: %s is "%s"', (cells, marks, main, wanted) => {
    expect(laidOut(faceWith(main, ''), cells, marks)).toBe(wanted);
  });

  test('as long as there is one to spare; no digit gives way for it', () => {
    expect(laidOut(faceWith('1:30:00', ''), 6, NONE)).toBe('130 00');
    expect(laidOut(faceWith('59:59', ''), 4, NONE)).toBe('5959');
  });

  test('and what stands beside it takes turns with it then', () => {
    const face = faceWith('0:09.8', '3');
    expect(laidOut(face, 6, NONE)).toBe('0 09 8');
    expect(face.left.isTight).toBe(true);
  });
});

describe('what does not fit beside the time takes turns with it', () => {
  function atCycle(cycleMs: number): [string, number] {
    const face = faceWith('1:59:59', '5');
    face.cycleMs = cycleMs;
    return [laidOut(face, 6), face.nextMs];
  }

  test.each([
    [0, ' 1:59:59', 1000],
    [999, ' 1:59:59', 1],
    [1000, '5     ', 1000],
    [1999, '5     ', 1],
  ])('%i ms into the cycle', (cycleMs, wanted, nextMs) => {
    expect(atCycle(cycleMs)).toEqual([wanted, nextMs]);
  });
});

describe('a blinking sign is lit for half a second and dark for half a second', () => {
  test.each([
    [0, true, 500],
    [499, true, 1],
    [500, false, 500],
    [999, false, 1],
    [1000, true, 500],
  ])('%i ms into the cycle', (cycleMs, isLit, nextMs) => {
    const face = faceWith('0:00', '');
    const frame = createBlankFrame();
    face.cycleMs = cycleMs;
    face.signs = Sign.FlagLeft | Sign.FirstLeft;
    face.blinks = Sign.FlagLeft;
    layOut(frame, face, FULL);
    expect([(frame.signs & Sign.FlagLeft) !== 0, face.nextMs]).toEqual([isLit, nextMs]);
    expect(frame.signs & Sign.FirstLeft).toBe(Sign.FirstLeft);
    expect(frame.blinks).toBe(Sign.FlagLeft);
  });
});

test('an old picture leaves nothing behind', () => {
  const frame = createBlankFrame();
  layOut(frame, faceWith('1:59:58', ''), FULL);
  layOut(frame, faceWith('0:09.8', ''), FULL);
  expect(leftText(frame, 6)).toBe('  0:09.8');
});

test('a text that stands is not written again', () => {
  const frame = createBlankFrame();
  const face = faceWith('1:59:58', '');
  layOut(frame, face, FULL);
  frame.cells[0] = 127;
  layOut(frame, face, FULL);
  expect(frame.cells[0]).toBe(127);
});

describe('a sign that the board lacks', () => {
  function shownWithout(signs: number): string[] {
    const face = faceWith('0:00', '');
    face.signs = signs;
    fallBack(face, 0);
    const { left, right } = readFace(face);
    return [left.beside, right.beside];
  }

  test.each([
    ['flag', Sign.FlagLeft | Sign.TurnRight, ['F', '']],
    ['flag', Sign.FlagRight | Sign.TurnRight, ['', 'F']],
    ['period flag', Sign.PeriodFlagRight | Sign.TurnRight, ['', 'P']],
    ['first', Sign.FirstLeft | Sign.TurnRight, ['1', '']],
    ['too few moves', Sign.MovesRight | Sign.TurnRight, ['', 'N']],
    ['pause', Sign.Pause | Sign.TurnRight, ['', '=']],
    ['edit', Sign.Edit | Sign.TurnRight, ['', 'E']],
    ['low battery', Sign.BatteryLow, ['b', '']],
    ['power cut', Sign.PowerCut, ['', 'o']],
    ['fault', Sign.Fault, ['?', '']],
    ['sound in READY', Sign.Sound, ['S', '']],
    ['sound in a game', Sign.Sound | Sign.TurnRight, ['', '']],
    ['nothing', 0, ['', '']],
  ])('%s is a letter beside the time', (_name, signs, wanted) => {
    expect(shownWithout(signs)).toEqual(wanted);
  });

  test('of two on one side the first is shown', () => {
    expect(shownWithout(Sign.FlagLeft | Sign.FirstLeft | Sign.TurnRight)[0]).toBe('F');
    expect(shownWithout(Sign.FirstLeft | Sign.Edit | Sign.TurnRight)).toEqual(['1', 'E']);
  });

  test('waits while a delay stands there, but a flag does not', () => {
    const besideOf = (signs: number): string => {
      const face = faceWith('0:00', '3');
      face.signs = signs;
      fallBack(face, 0);
      return readFace(face).left.beside;
    };
    expect([Sign.Fault, Sign.FlagLeft].map(besideOf)).toEqual(['3', 'F']);
  });

  test('White is the blinking turn sign in READY', () => {
    const face = faceWith('5:00', '');
    face.signs = Sign.WhiteRight;
    fallBack(face, Sign.TurnLeft | Sign.TurnRight);
    expect([face.signs & Sign.TurnRight, face.blinks]).toEqual([Sign.TurnRight, Sign.TurnRight]);
  });

  test('a board that has them all shows the face as it is', () => {
    const face = faceWith('0:00', '');
    face.signs = Sign.FlagLeft | Sign.FirstLeft | Sign.TurnRight;
    fallBack(face, face.signs);
    expect(readFace(face).left.beside).toBe('');
  });
});
