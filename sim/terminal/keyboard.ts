// The keys of the keyboard as things to do. A terminal reports that a key was struck, and neither
// how long it is held nor two at once; so holds and chords have keys of their own.
import { Key } from '../../hal/hal';

export type Stroke =
  | { readonly does: 'tap'; readonly key: Key }
  /** The keys close together, in this order, and open together. */
  | { readonly does: 'hold'; readonly keys: readonly Key[]; readonly forMs: number }
  /** From now on a key that is struck stays down; or, the second time, all are let go. */
  | { readonly does: 'keep-down' }
  | { readonly does: 'help' | 'speed' | 'redraw' | 'stop' | 'quit' };

/** A little over what the clock asks for. */
const SHORT_HOLD_MS = 2100;
const LONG_HOLD_MS = 3100;

const tap = (key: Key): Stroke => ({ does: 'tap', key });
const hold = (forMs: number, ...keys: Key[]): Stroke => ({ does: 'hold', keys, forMs });

const STROKES = new Map<string, Stroke>([
  ['a', tap(Key.Left)],
  ['\x1b[D', tap(Key.Left)],
  ['l', tap(Key.Right)],
  ['\x1b[C', tap(Key.Right)],
  ['-', tap(Key.Minus)],
  ['_', tap(Key.Minus)],
  ['\x1b[B', tap(Key.Minus)],
  ['+', tap(Key.Plus)],
  ['=', tap(Key.Plus)],
  ['\x1b[A', tap(Key.Plus)],
  [' ', tap(Key.Pause)],
  ['p', tap(Key.Pause)],
  ['\x7f', tap(Key.Back)],
  ['\b', tap(Key.Back)],
  ['\r', tap(Key.Ok)],
  ['1', hold(SHORT_HOLD_MS, Key.Minus)],
  ['2', hold(SHORT_HOLD_MS, Key.Plus)],
  ['3', hold(SHORT_HOLD_MS, Key.Pause)],
  ['4', hold(LONG_HOLD_MS, Key.Minus, Key.Pause)],
  ['5', hold(SHORT_HOLD_MS, Key.Minus, Key.Plus)],
  ['6', hold(LONG_HOLD_MS, Key.Plus, Key.Pause)],
  ['h', { does: 'keep-down' }],
  ['?', { does: 'help' }],
  ['s', { does: 'speed' }],
  ['\f', { does: 'redraw' }],
  ['\x1a', { does: 'stop' }],
  ['q', { does: 'quit' }],
  ['\x03', { does: 'quit' }],
]);

/** One key: an escape sequence, Alt with a key, a lone Escape, or a character. */
const KEY_CODE = /\x1b\[[0-?]*[ -/]*[@-~]|\x1bO.|\x1b[^[O]|[^]/gu;
const BEGUN_CODE = /\x1b(\[[0-?]*[ -/]*|O)$/;

export interface Keyboard {
  /** The beginning of an escape sequence whose rest has not arrived. */
  begun: string;
}

export function createKeyboard(): Keyboard {
  return { begun: '' };
}

/** The strokes in what the terminal sent. Keys without a meaning are left out. */
export function readStrokes(keyboard: Keyboard, sent: string): Stroke[] {
  const text = keyboard.begun + sent;
  keyboard.begun = BEGUN_CODE.exec(text)?.[0] ?? '';
  const whole = text.slice(0, text.length - keyboard.begun.length);
  const strokes: Stroke[] = [];
  for (const code of whole.match(KEY_CODE) ?? []) {
    // In application mode the arrows say O where they otherwise say [.
    const name = code.length === 1 ? code.toLowerCase() : code.replace('\x1bO', '\x1b[');
    const stroke = STROKES.get(name);
    if (stroke !== undefined) strokes.push(stroke);
  }
  return strokes;
}
