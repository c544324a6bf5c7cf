// A view for tests of the screen: 1:29:58 against 0:09.8, White on the left and to move.
import { CELLS, CELLS_PER_SIDE, Key, Sign } from '../../hal/hal';
import type { Frame } from '../../hal/hal';
import type { Ability } from '../../sim/table/bench';
import type { View } from '../../sim/terminal/view';

const DIGITS = [0x3f, 0x06, 0x5b, 0x4f, 0x66, 0x6d, 0x7d, 0x07, 0x7f, 0x6f];

/** Writes a time right-aligned on one side. */
export function putTime(frame: Frame, side: 0 | 1, text: string): void {
  let cell = (side + 1) * CELLS_PER_SIDE - 1;
  for (const mark of [...text].reverse()) {
    if (mark === ':') frame.colons |= 1 << cell;
    else if (mark === '.') frame.points |= 1 << cell;
    else frame.cells[cell--] = DIGITS[Number(mark)]!;
  }
}

export function exampleFrame(): Frame {
  const signs = Sign.TurnLeft | Sign.WhiteLeft | Sign.Delay | Sign.Sound;
  const frame: Frame = { cells: new Uint8Array(CELLS), colons: 0, points: 0, signs, blinks: 0 };
  putTime(frame, 0, '1:29:58');
  putTime(frame, 1, '0:09.8');
  return frame;
}

export function exampleView(changes: Partial<View> = {}): View {
  return {
    frame: exampleFrame(),
    cells: 6,
    signs: 0x1ffffff,
    leftText: '1:29:58',
    rightText: '0:09.8',
    rightCaption: '',
    phase: 'running',
    abilities: new Set<Ability>(['take', 'sound', 'freeze']),
    control: '90m+30s',
    hasFiveKeys: false,
    keysDown: new Set<Key>(),
    speed: 1,
    note: '',
    isHelpShown: false,
    ...changes,
  };
}
