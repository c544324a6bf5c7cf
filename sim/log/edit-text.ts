// What an edit in the log says, in words.

import { Edit } from '../../firmware/core/arbiter/edit';
import { SIDE_NAMES } from '../clock-state';

/** `+2:00.000` */
function signed(value: number, text: (size: number) => string): string {
  return `${value < 0 ? '-' : '+'}${text(Math.abs(value))}`;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(3)} s`;
const plain = (value: number) => String(value);

const TEXTS: Partial<Record<Edit, (side: string, value: number) => string>> = {
  [Edit.Time]: (side, value) => `time of ${side} ${signed(value, seconds)}`,
  [Edit.Count]: (side, value) => `presses of ${side} ${signed(value, plain)}`,
  [Edit.Period]: (side, value) => `period of ${side} ${signed(value, plain)}`,
  [Edit.NextPeriod]: (side) => `${side} enters the next period`,
  [Edit.PeriodsLeft]: (side, value) => `byo-yomi periods of ${side} ${signed(value, plain)}`,
  [Edit.BlockMoves]: (side, value) => `moves left of ${side} ${signed(value, plain)}`,
  [Edit.Colours]: () => 'White and Black change places',
  [Edit.Options]: () => 'options changed',
  [Edit.ClearFlag]: (side) => `flag of ${side} cleared`,
  [Edit.ClearPeriodFlag]: (side) => `period flag of ${side} cleared`,
  [Edit.Release]: () => 'released from the freeze',
  [Edit.TookBack]: (_, value) => `${value} ${value === 1 ? 'press' : 'presses'} taken back`,
};

/** `marks` as the log carries them: kind and side. */
export function editText(marks: number, value: number): string {
  const text = TEXTS[(marks & 63) as Edit];
  const side = SIDE_NAMES[marks >> 6];
  if (text !== undefined) return text(side ?? '', value);
  return `edit ${marks & 63}, field ${marks >> 6}: ${value}`;
}
