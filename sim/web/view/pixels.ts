// A pixel display as a canvas: each pixel a small square, those at rest faintly visible. Only
// pixels that changed are painted.

import { html } from '../dom';
import type { Pixels } from '../../table/bench';

/** Of the canvas for each pixel of the display, a slit of one included. */
const SCALE = 8;
const LIT = '#1b211d';
const REST = 'rgb(27 33 29 / 5%)';
const GLASS = '#bcc6b4';

export interface PixelView {
  readonly element: HTMLElement;
  draw(pixels: Pixels): void;
}

function isLit(bytes: Uint8Array, at: number): boolean {
  return (bytes[at >> 3]! & (128 >> (at & 7))) !== 0;
}

function paint(
  context: CanvasRenderingContext2D,
  at: { x: number; y: number },
  lit: boolean,
): void {
  const x = at.x * SCALE;
  const y = at.y * SCALE;
  context.fillStyle = GLASS;
  context.fillRect(x, y, SCALE, SCALE);
  context.fillStyle = lit ? LIT : REST;
  context.fillRect(x, y, SCALE - 1, SCALE - 1);
}

export function createPixelView(width: number, height: number): PixelView {
  const canvas = html('canvas', {
    width: width * SCALE,
    height: height * SCALE,
    class: 'pixels',
    'aria-hidden': 'true',
  });
  const context = canvas.getContext('2d')!;
  const shown = new Int8Array(width * height).fill(-1);
  const draw = ({ bytes }: Pixels): void => {
    for (let at = 0; at < shown.length; at++) {
      const lit = isLit(bytes, at);
      if (shown[at] === Number(lit)) continue;
      shown[at] = Number(lit);
      paint(context, { x: at % width, y: Math.floor(at / width) }, lit);
    }
  };
  return { element: canvas, draw };
}
