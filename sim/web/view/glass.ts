// The glass of the clock: digits and signs of both sides, or the pixels of a graphics display.

import type { Frame } from '../../../hal/hal';
import { html } from '../dom';
import type { Appearance, Bench } from '../../table/bench';
import { createDigits } from './digits';
import { createPixelView } from './pixels';
import { COMMON_SIGNS, SIDE_SIGNS, TURN_SIGNS, createSigns } from './signs';

export interface GlassView {
  readonly element: HTMLElement;
  draw(bench: Bench): void;
}

type Draw = (frame: Frame) => void;

const SIDES = ['left', 'right'] as const;

/** The bar above the digits of the side to move, to be seen from afar. */
function createTurn(side: 0 | 1, has: number): { element: HTMLElement; draw: Draw } {
  const sign = TURN_SIGNS[side];
  const element = html('div', { class: 'turn', hidden: (has & sign) === 0 });
  const draw = (frame: Frame) => element.classList.toggle('on', (frame.signs & sign) !== 0);
  return { element, draw };
}

function createSide(look: Appearance, side: 0 | 1): { element: HTMLElement; draw: Draw } {
  const { cellsPerSide: cells, colons, points, signs } = look;
  const turn = createTurn(side, signs);
  const above = createSigns(SIDE_SIGNS[side]!.above, signs, 'above');
  const digits = createDigits({ side, cells, colons, points });
  const below = createSigns(SIDE_SIGNS[side]!.below, signs, 'below');
  const parts = [turn, above, digits, below];
  const element = html(
    'div',
    { class: `side ${SIDES[side]}` },
    ...parts.map((each) => each.element),
  );
  return { element, draw: (frame) => parts.forEach((each) => each.draw(frame)) };
}

/** It is a picture: what is lit on it is said in words elsewhere, and what is not would mislead. */
const HIDDEN_GLASS = { class: 'glass', 'aria-hidden': 'true' } as const;

function createSegmentGlass(look: Appearance): GlassView {
  const parts = [
    createSide(look, 0),
    createSide(look, 1),
    createSigns(COMMON_SIGNS, look.signs, 'common'),
  ];
  const element = html('div', HIDDEN_GLASS, ...parts.map((each) => each.element));
  return { element, draw: ({ frame }) => parts.forEach((each) => each.draw(frame)) };
}

function createPixelGlass(): GlassView {
  const view = createPixelView(128, 64);
  const element = html('div', HIDDEN_GLASS, view.element);
  const draw = ({ pixels }: Bench): void => {
    if (pixels !== null) view.draw(pixels);
  };
  return { element, draw };
}

export function createGlass(look: Appearance): GlassView {
  return look.glass === 'pixels' ? createPixelGlass() : createSegmentGlass(look);
}
