// Refuses a pixel display whose segments, marks or signs lie outside it or on each other.
import { Board, Graphics } from '../../../board-configs/board';
import { checkMarks } from './check-glass';
import { NamedRect, Rect, allRects } from './pixel-rects';
import { Problem } from './problem';

const overlap = (a: Rect, b: Rect): boolean =>
  a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

function checkInside(display: Graphics, { field, what, rect }: NamedRect): Problem[] {
  const isWhole = rect.every(Number.isInteger) && rect[2] >= rect[0] && rect[3] >= rect[1];
  if (!isWhole) return [{ field, reason: `${what} must have a size in whole pixels` }];
  const isInside =
    rect[0] >= 0 && rect[1] >= 0 && rect[2] < display.widthPx && rect[3] < display.heightPx;
  if (isInside) return [];
  const size = `${display.widthPx} × ${display.heightPx}`;
  return [{ field, reason: `${what} does not lie inside the ${size} pixels of the display` }];
}

function checkOverlaps(rects: NamedRect[]): Problem[] {
  const problems: Problem[] = [];
  rects.forEach((later, i) => {
    const earlier = rects.slice(0, i).find((other) => overlap(other.rect, later.rect));
    if (earlier !== undefined) {
      problems.push({ field: later.field, reason: `${later.what} lies on ${earlier.what}` });
    }
  });
  return problems;
}

export function checkPixels(board: Board, display: Graphics): Problem[] {
  const rects = allRects(board, display);
  const wanted = 2 * display.cellsPerSide;
  const count = display.cells.length;
  const problems: Problem[] = [];
  if (count !== wanted) {
    const reason = `lists ${count} cells, and two sides need ${wanted}`;
    problems.push({ field: 'display.cells', reason });
  }
  return [
    ...problems,
    ...checkMarks(display.colons, 'display.colons', display.cellsPerSide),
    ...checkMarks(display.points, 'display.points', display.cellsPerSide),
    ...rects.flatMap((rect) => checkInside(display, rect)),
    ...checkOverlaps(rects),
  ];
}
