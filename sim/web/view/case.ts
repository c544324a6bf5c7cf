// The clock as a thing: its case, the two big buttons, the small keys, lamps and glass. Fingers on
// its keys are told to fingers.ts, each with the stamp of its event.

import { Key } from '../../../hal/hal';
import type { Frame } from '../../../hal/hal';
import { html } from '../dom';
import { grip, isKeyDown, isKept, letGo, toggleKept } from '../fingers';
import type { Fingers } from '../fingers';
import type { Appearance, Bench, Lamp } from '../../table/bench';
import { createGlass } from './glass';

export interface CaseView {
  readonly element: HTMLElement;
  draw(bench: Bench, fingers: Fingers): void;
}

interface KeyFace {
  readonly key: Key;
  readonly name: string;
  readonly cap: string;
  readonly says: string;
  readonly hint: string;
}

const PLAYER_KEYS: readonly KeyFace[] = [
  { key: Key.Left, name: 'player left', cap: '', says: 'Left player’s button', hint: 'A' },
  { key: Key.Right, name: 'player right', cap: '', says: 'Right player’s button', hint: 'L' },
];

const FRONT_KEYS: readonly KeyFace[] = [
  { key: Key.Back, name: 'front back', cap: 'BACK', says: 'Back', hint: '⌫' },
  { key: Key.Minus, name: 'front minus', cap: '−', says: 'Minus', hint: '−' },
  { key: Key.Pause, name: 'front pause', cap: 'PAUSE', says: 'Pause; OK in menus', hint: 'Space' },
  { key: Key.Plus, name: 'front plus', cap: '+', says: 'Plus', hint: '+' },
  { key: Key.Ok, name: 'front ok', cap: 'OK', says: 'OK', hint: '⏎' },
];

function press(fingers: Fingers, key: Key, event: PointerEvent): void {
  if (event.button !== 0) return;
  if (event.shiftKey) {
    toggleKept(fingers, key, event.timeStamp);
    return;
  }
  // A finger that slides off a key keeps it down, as on the bench.
  (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  grip(fingers, key, `pointer-${event.pointerId}`, event.timeStamp);
}

function listenToPointers(element: HTMLElement, fingers: Fingers, key: Key): void {
  element.addEventListener('pointerdown', (event) => press(fingers, key, event));
  const lift = (event: PointerEvent) => {
    letGo(fingers, `pointer-${event.pointerId}`, event.timeStamp);
  };
  element.addEventListener('pointerup', lift);
  element.addEventListener('pointercancel', lift);
  element.addEventListener('lostpointercapture', lift);
  // A click would take the focus, and then space would be this key instead of PAUSE.
  element.addEventListener('mousedown', (event) => event.preventDefault());
  element.addEventListener('contextmenu', (event) => event.preventDefault());
}

/** Space and Enter on the key that has the focus; a screen reader sends only the click. */
function listenToFocus(element: HTMLElement, fingers: Fingers, key: Key): void {
  const who = `focus-${key}`;
  element.addEventListener('keydown', (event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) grip(fingers, key, who, event.timeStamp);
  });
  element.addEventListener('keyup', (event) => letGo(fingers, who, event.timeStamp));
  element.addEventListener('blur', (event) => letGo(fingers, who, event.timeStamp));
  element.addEventListener('click', (event) => {
    if (event.detail !== 0 || isKeyDown(fingers, key)) return;
    grip(fingers, key, who, event.timeStamp);
    setTimeout(() => letGo(fingers, who, performance.now()), 80);
  });
}

interface KeyView {
  readonly element: HTMLElement;
  readonly key: Key;
}

function createKey(face: KeyFace, fingers: Fingers): KeyView {
  const { key, name, cap, says, hint } = face;
  const element = html(
    'button',
    { type: 'button', class: `key ${name}`, 'aria-label': says, 'data-key': key },
    html('span', { class: 'cap' }, html('b', {}, cap)),
    html('kbd', { 'aria-hidden': 'true' }, hint),
  );
  listenToPointers(element, fingers, key);
  listenToFocus(element, fingers, key);
  return { element, key };
}

function drawKey({ element, key }: KeyView, fingers: Fingers): void {
  element.classList.toggle('down', isKeyDown(fingers, key));
  element.classList.toggle('kept', isKept(fingers, key));
}

interface LampView {
  readonly element: HTMLElement;
  readonly sign: number;
}

function createLamp({ sign, colour }: Lamp, place: number): LampView {
  const name = `lamp ${place === 0 ? 'left' : 'right'} ${colour}`;
  return { element: html('span', { class: name, 'aria-hidden': 'true' }), sign };
}

function drawLamp({ element, sign }: LampView, frame: Frame): void {
  element.classList.toggle('on', (frame.signs & sign) !== 0);
}

function frontKeys(look: Appearance): KeyFace[] {
  return FRONT_KEYS.filter(({ key }) => {
    if (key === Key.Back) return look.hasBack;
    return key === Key.Ok ? look.hasOk : true;
  });
}

export function createCase(look: Appearance, fingers: Fingers): CaseView {
  const players = PLAYER_KEYS.map((face) => createKey(face, fingers));
  const front = frontKeys(look).map((face) => createKey(face, fingers));
  const lamps = look.lamps.map(createLamp);
  const glass = createGlass(look);
  const element = html(
    'div',
    { class: `clock glass-${look.glass}`, 'data-clock': look.name },
    html('span', { class: 'name', 'aria-hidden': 'true' }, 'ZEITNOT'),
    ...players.map((each) => each.element),
    ...lamps.map((each) => each.element),
    glass.element,
    html('div', { class: 'keys' }, ...front.map((each) => each.element)),
  );
  const draw = (bench: Bench, held: Fingers): void => {
    for (const each of [...players, ...front]) drawKey(each, held);
    for (const each of lamps) drawLamp(each, bench.frame);
    element.classList.toggle('dark', !bench.isOn);
    glass.draw(bench);
  };
  return { element, draw };
}
