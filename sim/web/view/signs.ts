// The signs of the glass as words and small pictures; faintly visible while they are not lit.

import { Sign } from '../../../hal/hal';
import type { Frame } from '../../../hal/hal';
import { html, svg } from '../dom';

interface Label {
  readonly sign: number;
  readonly text: string;
  /** Outline of a picture of 16 × 16 before the word. */
  readonly icon?: string;
}

const FLAG = 'M3 1v14M3 2h10l-3 3.5 3 3.5H3';
const PAWN =
  'M8 2a2.6 2.6 0 0 1 1.4 4.8c.2 2.4.8 4 2.8 6.2H3.8c2-2.2 2.6-3.8 2.8-6.2A2.6 2.6 0 0 1 8 2Z';
const SPEAKER = 'M2 6h3l4-3.5v11L5 10H2ZM11.5 5a4 4 0 0 1 0 6';
const BARS = 'M5 2.5v11M11 2.5v11';
const PADLOCK = 'M3 7h10v7H3ZM5 7V5a3 3 0 0 1 6 0v2';
const BATTERY = 'M1 5h12v6H1ZM13 7h2v2h-2M3 7v2';
const PLUG = 'M5 1v4M11 1v4M3 5h10v3a5 5 0 0 1-10 0ZM8 13v2';
const WARNING = 'M8 1.5 15 14H1ZM8 6v4M8 11.6v.8';
const FLAKE = 'M8 1v14M2 4.5l12 7M14 4.5l-12 7';
const PEN = 'M2 14l1-4 8-8 3 3-8 8Z';

/** Of a side, by its number; above the digits, and below them. */
export const SIDE_SIGNS: readonly { above: readonly Label[]; below: readonly Label[] }[] = [
  {
    above: [
      { sign: Sign.WhiteLeft, text: 'WHITE', icon: PAWN },
      { sign: Sign.FlagLeft, text: 'FLAG', icon: FLAG },
    ],
    below: [
      { sign: Sign.PeriodFlagLeft, text: 'PERIOD' },
      { sign: Sign.FirstLeft, text: 'FIRST' },
      { sign: Sign.MovesLeft, text: 'MOVES?' },
    ],
  },
  {
    above: [
      { sign: Sign.WhiteRight, text: 'WHITE', icon: PAWN },
      { sign: Sign.FlagRight, text: 'FLAG', icon: FLAG },
    ],
    below: [
      { sign: Sign.PeriodFlagRight, text: 'PERIOD' },
      { sign: Sign.FirstRight, text: 'FIRST' },
      { sign: Sign.MovesRight, text: 'MOVES?' },
    ],
  },
];

export const TURN_SIGNS = [Sign.TurnLeft, Sign.TurnRight] as const;

/** Of both sides together. */
export const COMMON_SIGNS: readonly Label[] = [
  { sign: Sign.Delay, text: 'DELAY' },
  { sign: Sign.ByoYomi, text: 'BYO-YOMI' },
  { sign: Sign.Bonus, text: 'BONUS' },
  { sign: Sign.Freeze, text: 'FREEZE', icon: FLAKE },
  { sign: Sign.Sound, text: 'SOUND', icon: SPEAKER },
  { sign: Sign.Pause, text: 'PAUSE', icon: BARS },
  { sign: Sign.Unequal, text: 'L≠R' },
  { sign: Sign.Edit, text: 'EDIT', icon: PEN },
  { sign: Sign.Lock, text: 'LOCK', icon: PADLOCK },
  { sign: Sign.Link, text: 'LINK' },
  { sign: Sign.BatteryLow, text: 'BATTERY', icon: BATTERY },
  { sign: Sign.PowerCut, text: 'POWER', icon: PLUG },
  { sign: Sign.Fault, text: 'FAULT', icon: WARNING },
];

export interface SignGroup {
  readonly element: HTMLElement;
  draw(frame: Frame): void;
}

function createSign({ sign, text, icon }: Label): { sign: number; element: HTMLElement } {
  const words = html('b', {}, text);
  const picture = icon === undefined ? [] : [iconOf(icon)];
  return { sign, element: html('span', { class: 'sign' }, ...picture, words) };
}

export function iconOf(path: string): SVGSVGElement {
  return svg('svg', { viewBox: '0 0 16 16', class: 'icon' }, svg('path', { d: path }));
}

/** A row of signs; those that the glass does not have are left out. */
export function createSigns(labels: readonly Label[], has: number, name: string): SignGroup {
  const signs = labels.filter(({ sign }) => (has & sign) !== 0).map(createSign);
  const isEmpty = signs.length === 0;
  const element = html(
    'div',
    { class: `signs ${name}`, hidden: isEmpty },
    ...signs.map((each) => each.element),
  );
  let shown = 0;
  const draw = (frame: Frame): void => {
    if (frame.signs === shown) return;
    shown = frame.signs;
    for (const each of signs) each.element.classList.toggle('on', (shown & each.sign) !== 0);
  };
  return { element, draw };
}
