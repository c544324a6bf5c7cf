// The keyboard as the keys of the clock, and the holds that a key of its own does in one stroke.

import { Key } from '../../hal/hal';

const KEY_OF: Readonly<Record<string, Key>> = {
  a: Key.Left,
  arrowleft: Key.Left,
  l: Key.Right,
  arrowright: Key.Right,
  '-': Key.Minus,
  _: Key.Minus,
  arrowdown: Key.Minus,
  ' ': Key.Pause,
  p: Key.Pause,
  '+': Key.Plus,
  '=': Key.Plus,
  arrowup: Key.Plus,
  backspace: Key.Back,
  enter: Key.Ok,
};

/** The clock's key of a stroke, by what is printed on the key. */
export function keyOfStroke(event: KeyboardEvent): Key | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  return KEY_OF[event.key.toLowerCase()];
}

/** What a person holds down, the keys in this order. */
export interface Hold {
  readonly digit: string;
  readonly keys: readonly Key[];
  readonly forMs: number;
  readonly says: string;
}

/** A little over what the clock asks for. */
const SHORT_MS = 2200;
const LONG_MS = 3200;

export const HOLDS: readonly Hold[] = [
  { digit: '1', keys: [Key.Minus], forMs: SHORT_MS, says: 'In READY: sound on or off' },
  { digit: '2', keys: [Key.Plus], forMs: SHORT_MS, says: 'In READY: freeze on or off' },
  {
    digit: '3',
    keys: [Key.Pause],
    forMs: SHORT_MS,
    says: 'In SETUP: edit a control of your own. In menus: back',
  },
  {
    digit: '4',
    keys: [Key.Minus, Key.Pause],
    forMs: LONG_MS,
    says: 'In READY: back to the list. Paused or frozen: then + within 3 s ends the game',
  },
  {
    digit: '5',
    keys: [Key.Minus, Key.Plus],
    forMs: SHORT_MS,
    says: 'Arbiter mode, the hidden combination',
  },
  {
    digit: '6',
    keys: [Key.Plus, Key.Pause],
    forMs: LONG_MS,
    says: 'Paused or frozen: then − within 3 s switches off; the game is kept',
  },
];

const TYPED =
  'textarea, select, [contenteditable], input:not([type=checkbox], [type=range], [type=file])';

/** True where letters belong to what has the focus, and not to the clock. */
export function isForTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches(TYPED);
}

/** True for a stroke that works a control of the page itself, or scrolls a list. */
export function worksControl({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (key.startsWith('Arrow')) return target.matches('[type=range], [tabindex]');
  if (key !== ' ' && key !== 'Enter') return false;
  return target.closest('a, button:not(.key), summary, label, [tabindex]') !== null;
}
