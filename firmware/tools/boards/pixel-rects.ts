// Where the segments, marks and signs of a pixel display lie, as rectangles with corners included.
import { Board, Graphics, PixelMark, PixelSign } from '../../../board-configs/board';

/** x1, y1, x2, y2. */
export type Rect = readonly [number, number, number, number];

export interface NamedRect {
  field: string;
  what: string;
  rect: Rect;
}

/** Of the interpreter's 4x6 font. */
const GLYPH_WIDTH_PX = 4;
const GLYPH_HEIGHT_PX = 6;

const at = (x: number, y: number, width: number, height: number): Rect => [
  x,
  y,
  x + width - 1,
  y + height - 1,
];

/** Segments a to g of one cell. Upright strokes stand between the lying ones, so none overlap. */
export function segmentRects(display: Graphics, cell: number): Rect[] {
  const { cellWidthPx: width, cellHeightPx: height, strokePx: stroke } = display;
  const { x, y } = display.cells[cell] ?? { x: 0, y: 0 };
  const middle = y + Math.floor((height - stroke) / 2);
  const right = x + width - stroke;
  const bottom = y + height - stroke;
  const upper = middle - y - stroke;
  const lower = bottom - middle - stroke;
  return [
    at(x, y, width, stroke),
    at(right, y + stroke, stroke, upper),
    at(right, middle + stroke, stroke, lower),
    at(x, bottom, width, stroke),
    at(x, middle + stroke, stroke, lower),
    at(x, y + stroke, stroke, upper),
    at(x, middle, width, stroke),
  ];
}

export function dotRect(display: Graphics, mark: PixelMark): Rect {
  return at(mark.x, mark.y, display.dotPx, display.dotPx);
}

/** Distance from the upper to the lower dot of a colon: a third of the cell. */
export function colonStepPx(display: Graphics): number {
  return Math.floor(display.cellHeightPx / 3);
}

export function signRect(sign: PixelSign): Rect {
  if (sign.text === undefined) return at(sign.x, sign.y, sign.widthPx ?? 0, sign.heightPx ?? 0);
  return at(sign.x, sign.y, GLYPH_WIDTH_PX * sign.text.length, GLYPH_HEIGHT_PX);
}

function markRects(display: Graphics): NamedRect[] {
  const step = colonStepPx(display);
  const rects: NamedRect[] = [];
  display.colons.forEach((mark, i) => {
    const field = `display.colons[${i}]`;
    const what = `the colon right of ${mark.side} cell ${mark.rightOf}`;
    rects.push({ field, what, rect: dotRect(display, mark) });
    rects.push({ field, what, rect: dotRect(display, { ...mark, y: mark.y + step }) });
  });
  display.points.forEach((mark, i) => {
    const what = `the point right of ${mark.side} cell ${mark.rightOf}`;
    rects.push({ field: `display.points[${i}]`, what, rect: dotRect(display, mark) });
  });
  return rects;
}

/** Everything that the display can show. */
export function allRects(board: Board, display: Graphics): NamedRect[] {
  const rects = display.cells.flatMap((_cell, cell) =>
    segmentRects(display, cell).map((rect, i) => ({
      field: `display.cells[${cell}]`,
      what: `segment ${'abcdefg'[i]} of cell ${cell}`,
      rect,
    })),
  );
  rects.push(...markRects(display));
  for (const [sign, place] of Object.entries(board.signs)) {
    if (typeof place === 'object' && 'x' in place) {
      rects.push({ field: `signs.${sign}`, what: `the sign ${sign}`, rect: signRect(place) });
    }
  }
  return rects;
}
