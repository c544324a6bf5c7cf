// A board's glass as the tables that the drivers read.
import {
  Board,
  GlassMark,
  Graphics,
  PixelMark,
  PixelSign,
  Place,
  SignPlace,
} from '../../../board-configs/board';
import { DeviceGlass, DeviceGraphics, SpotCode } from '../../../board-configs/device-board';
import { CELLS, CELLS_PER_SIDE } from '../../../hal/hal';
import { SegmentDisplay, spotCode } from './check-glass';
import { partFacts } from './part-facts';
import { colonStepPx, segmentRects } from './pixel-rects';
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

const pixelSign = (place: SignPlace) =>
  typeof place === 'object' && 'x' in place ? place : undefined;

/** Places by index, as the driver reads them. */
function placeTable(length: number, places: readonly (readonly [number, Place])[]): Uint8Array {
  const table = new Uint8Array(length * 2);
  for (const [index, { x, y }] of places) table.set([x, y], index * 2);
  return table;
}

/** As long as the last sign that is a rectangle needs. */
function sizeTable(signs: readonly (PixelSign | undefined)[]): Uint8Array {
  const sizes = signs.map((sign) => [sign?.widthPx ?? 0, sign?.heightPx ?? 0]);
  while (sizes.at(-1)?.[0] === 0) sizes.pop();
  return Uint8Array.from(sizes.flat());
}

function signTexts(texts: readonly string[]) {
  const signTextLength = Math.max(...texts.map(({ length }) => length));
  return { signTexts: texts.map((one) => one.padEnd(signTextLength)).join(''), signTextLength };
}

export function deviceGraphics(board: Board, display: Graphics): DeviceGraphics {
  const marks = (list: readonly PixelMark[]) =>
    placeTable(
      CELLS,
      list.map((mark) => [markCell(mark), mark] as const),
    );
  const signs = SIGN_IDS.map((sign) => pixelSign(board.signs[sign]));
  const corner = { ...display, cells: [{ x: 0, y: 0 }] };
  return {
    segments: Uint8Array.from(segmentRects(corner, 0).flat()),
    cells: placeTable(
      CELLS,
      display.cells.map((cell, i) => [frameCell(i, display.cellsPerSide), cell] as const),
    ),
    colons: marks(display.colons),
    colonStepPx: colonStepPx(display),
    points: marks(display.points),
    dotPx: display.dotPx,
    signs: placeTable(
      SIGN_IDS.length,
      signs.flatMap((place, i) => (place === undefined ? [] : [[i, place] as const])),
    ),
    signSizes: sizeTable(signs),
    ...signTexts(signs.map((place) => place?.text ?? '')),
  };
}
