// A board's glass as the tables that the drivers read.
import { Board, GlassMark, Graphics, PixelMark, SignPlace } from '../../../board-configs/board';
import { DeviceGlass, DeviceGraphics, SpotCode } from '../../../board-configs/device-board';
import { CELLS, CELLS_PER_SIDE } from '../../../hal/hal';
import { SegmentDisplay, spotCode } from './check-glass';
import { partFacts } from './part-facts';
import { Rect, colonStepPx, dotRect, segmentRects, signRect } from './pixel-rects';
import { SIGN_IDS } from './signs';

const SEGMENTS = 7;

/** The cell of the frame that a cell of the glass shows. */
function frameCell(cell: number, cellsPerSide: number): number {
  return Math.floor(cell / cellsPerSide) * CELLS_PER_SIDE + (cell % cellsPerSide);
}

export function markCell(mark: { side: 'left' | 'right'; rightOf: number }): number {
  return (mark.side === 'right' ? CELLS_PER_SIDE : 0) + mark.rightOf;
}

/** Bits of the cells that have such a mark. */
export function markCells(marks: readonly (GlassMark | PixelMark)[]): number {
  return marks.reduce((bits, mark) => bits | (1 << markCell(mark)), 0);
}

export function deviceGlass(board: Board, display: SegmentDisplay): DeviceGlass {
  const part = partFacts(display.chip);
  const { glass } = display;
  const segments = new Uint8Array(CELLS * SEGMENTS).fill(SpotCode.None);
  glass.cells.forEach((cell, i) => {
    const first = frameCell(i, glass.cellsPerSide) * SEGMENTS;
    cell.segments.forEach((spot, segment) => {
      segments[first + segment] = spotCode(part, { module: cell.module, spot });
    });
  });
  const marks = (list: readonly GlassMark[]) => {
    const codes = new Uint8Array(CELLS).fill(SpotCode.None);
    for (const mark of list) codes[markCell(mark)] = spotCode(part, mark);
    return codes;
  };
  const signSpots = SIGN_IDS.map((sign) => {
    const place = board.signs[sign];
    return typeof place === 'object' && 'spot' in place ? spotCode(part, place) : SpotCode.None;
  });
  return {
    segments,
    colons: marks(glass.colons),
    points: marks(glass.points),
    signSpots: Uint8Array.from(signSpots),
  };
}

function rectTable(length: number, rects: readonly (readonly [number, Rect])[]): Uint8Array {
  const table = new Uint8Array(length * 4);
  for (const [index, rect] of rects) table.set(rect, index * 4);
  return table;
}

const pixelSign = (place: SignPlace) =>
  typeof place === 'object' && 'x' in place ? place : undefined;

export function deviceGraphics(board: Board, display: Graphics): DeviceGraphics {
  const marks = (list: readonly PixelMark[]) =>
    rectTable(
      CELLS,
      list.map((mark) => [markCell(mark), dotRect(display, mark)] as const),
    );
  const segments = display.cells.flatMap((_cell, i) => {
    const first = frameCell(i, display.cellsPerSide) * SEGMENTS;
    return segmentRects(display, i).map((rect, segment) => [first + segment, rect] as const);
  });
  const signs = SIGN_IDS.map((sign) => pixelSign(board.signs[sign]));
  const signRects = signs.flatMap((place, i) =>
    place === undefined ? [] : [[i, signRect(place)] as const],
  );
  return {
    segments: rectTable(CELLS * SEGMENTS, segments),
    colons: marks(display.colons),
    colonStepPx: colonStepPx(display),
    points: marks(display.points),
    signRects: rectTable(SIGN_IDS.length, signRects),
    signTexts: signs.map((place) => place?.text ?? ''),
  };
}
