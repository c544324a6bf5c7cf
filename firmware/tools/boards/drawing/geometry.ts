// Turns the layout's distances from the board into places on the picture.
import { BOARD_WIDTH, LANE, Layout, PART_WIDTH, PlacedPart, Side, TAG_ZONE } from './layout';
import { Net, laneCount } from './nets';

export const MARGIN = 24;
export const HEADER = 84;
const GAP = 14;

export interface Geometry {
  /** x of the board's edge on that side. */
  edge(side: Side): number;
  /** x at a distance outwards from the board's edge. */
  at(side: Side, out: number): number;
  y(y: number): number;
  /** Distance of a column's inner edge from the board. */
  columnOut(side: Side, column: 1 | 2): number;
  /** Distance of a lane from the board. */
  laneOut(side: Side, column: 1 | 2, lane: number): number;
  width: number;
  bottom: number;
}

function reach(layout: Layout, side: Side, columnOut: (column: 1 | 2) => number): number {
  const own = layout.parts.filter((part) => part.side === side);
  if (own.length === 0) return TAG_ZONE;
  return columnOut(own.some((part) => part.column === 2) ? 2 : 1) + PART_WIDTH;
}

const lowest = (parts: readonly PlacedPart[]) =>
  parts.reduce((bottom, part) => Math.max(bottom, part.top + part.height), 0);

export function geometryOf(layout: Layout, nets: readonly Net[]): Geometry {
  const columnOut = (side: Side, column: 1 | 2): number => {
    const lanes = laneCount(nets, side, column) * LANE;
    if (column === 1) return TAG_ZONE + GAP + lanes + GAP + TAG_ZONE;
    return columnOut(side, 1) + PART_WIDTH + GAP + lanes + GAP + TAG_ZONE;
  };
  const laneOut = (side: Side, column: 1 | 2, lane: number): number =>
    (column === 1 ? TAG_ZONE : columnOut(side, 1) + PART_WIDTH) + GAP + lane * LANE;
  const leftReach = reach(layout, 'left', (column) => columnOut('left', column));
  const rightReach = reach(layout, 'right', (column) => columnOut('right', column));
  const leftEdge = MARGIN + leftReach;
  const edge = (side: Side) => (side === 'left' ? leftEdge : leftEdge + BOARD_WIDTH);
  return {
    edge,
    at: (side, out) => edge(side) + (side === 'left' ? -out : out),
    y: (y) => HEADER + y,
    columnOut,
    laneOut,
    width: leftEdge + BOARD_WIDTH + rightReach + MARGIN,
    bottom: HEADER + Math.max(layout.boardHeight, lowest(layout.parts)),
  };
}
