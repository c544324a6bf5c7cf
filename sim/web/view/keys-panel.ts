// The keys of the keyboard, and buttons that hold a chord for those who cannot.

import type { Key } from '../../../hal/hal';
import { button, html } from '../dom';
import { HOLDS } from '../keyboard';
import type { Hold } from '../keyboard';
import { card } from './panel';

const STROKES: readonly (readonly [string, string])[] = [
  ['A or ←', 'left player’s button'],
  ['L or →', 'right player’s button'],
  ['Space or P', 'PAUSE, which is OK in menus'],
  ['− or ↓', 'MINUS'],
  ['+ or ↑', 'PLUS'],
  ['Backspace, Enter', 'BACK and OK, where the clock has them'],
  ['T', 'says both times aloud to a screen reader'],
  ['F', 'the clock over the whole screen, and back'],
  ['Shift + click', 'keeps a key down, and lets go of it again'],
];

const NAMES: Readonly<Record<number, string>> = { 2: '−', 3: 'PAUSE', 4: '+' };

function holdRow(hold: Hold, doHold: (hold: Hold) => void): HTMLElement {
  const names = hold.keys.map((key: Key) => NAMES[key]).join(' and ');
  const seconds = Math.floor(hold.forMs / 1000);
  const title = `Hold ${names} ${seconds} s`;
  const press = button(title, () => doHold(hold));
  return html('li', {}, html('kbd', {}, hold.digit), press, html('span', {}, hold.says));
}

export function createKeysPanel(doHold: (hold: Hold) => void): HTMLElement {
  const strokes = STROKES.flatMap(([keys, does]) => [
    html('dt', {}, html('kbd', {}, keys)),
    html('dd', {}, does),
  ]);
  const holds = HOLDS.map((hold) => holdRow(hold, doHold));
  return card(
    'Keys',
    'help',
    html('dl', { class: 'strokes' }, ...strokes),
    html('p', {}, 'Keys are held for as long as you hold them. Or let the page hold them:'),
    html('ul', { class: 'holds' }, ...holds),
  );
}
