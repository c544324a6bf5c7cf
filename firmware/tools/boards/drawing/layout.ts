// Where the board and its parts stand on the drawing. Distances are in pixels; `out` counts from
// the board's edge outwards, so that both sides are worked out alike.
import { Board } from '../../../../board-configs/board';
import { Part, Terminal, wiringParts } from '../wiring-parts';

export const ROW = 24;
export const TAG_ZONE = 76;
export const LANE = 11;
export const PART_WIDTH = 236;
export const BOARD_WIDTH = 250;

export type Side = 'left' | 'right';

export interface Row {
  terminal: Terminal;
  y: number;
}

export interface PlacedPart {
  part: Part;
  side: Side;
  /** 1 next to the board, 2 behind a level shifter. */
  column: 1 | 2;
  top: number;
  height: number;
  rows: Row[];
}

export interface BoardPin {
  label: string;
  side: Side;
  y: number;
}

export interface Layout {
  pins: BoardPin[];
  boardHeight: number;
  parts: PlacedPart[];
}

/** Pins stand on whole rows, terminals half a row lower, so that no two wires run on one line. */
function placePins(board: Board): BoardPin[] {
  const column = (labels: string[], side: Side) =>
    labels.map((label, i) => ({ label, side, y: (i + 1) * ROW }));
  const pins = [...column(board.carrier.left, 'left'), ...column(board.carrier.right, 'right')];
  return pins.filter(({ label }) => label !== '');
}

function pinOf(pins: readonly BoardPin[], terminal: Terminal): BoardPin | undefined {
  if (terminal.to.kind !== 'pin') return undefined;
  return pins.find(({ label }) => label === terminal.to.name);
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The side on which most pins of the part are; undefined for a part without pins. */
function sideOf(pins: readonly BoardPin[], part: Part): Side | undefined {
  const sides = part.terminals.flatMap((terminal) => pinOf(pins, terminal)?.side ?? []);
  if (sides.length === 0) return undefined;
  return sides.filter((side) => side === 'left').length * 2 > sides.length ? 'left' : 'right';
}

function pinY(pins: readonly BoardPin[], part: Part): number {
  const heights = part.terminals.flatMap((terminal) => pinOf(pins, terminal)?.y ?? []);
  return heights.length === 0 ? Infinity : mean(heights);
}

/** Wires from top to bottom as on the board; supplies below them. */
function sortTerminals(pins: readonly BoardPin[], terminals: readonly Terminal[]): Terminal[] {
  const order = (terminal: Terminal) => {
    if (terminal.to.kind === 'shifter') return Number(/\d+/.exec(terminal.to.name)?.[0] ?? 0);
    return pinOf(pins, terminal)?.y ?? Infinity;
  };
  const key = terminals.map((terminal, i) => ({ terminal, order: order(terminal), i }));
  key.sort((a, b) => (a.order === b.order ? a.i - b.i : a.order - b.order));
  return key.map(({ terminal }) => terminal);
}

/** Where a stack of parts goes, and the height of its middle. */
interface Place {
  side: Side;
  column: 1 | 2;
  middle: number;
}

/** Stacks parts below each other around a middle. */
function stack(pins: BoardPin[], parts: Part[], { side, column, middle }: Place): PlacedPart[] {
  const total = parts.reduce((sum, part) => sum + (part.terminals.length + 1) * ROW, -ROW);
  // A second column stands half a row lower, clear of the lines that leave the shifter.
  const shift = column === 2 ? ROW / 2 : 0;
  let top = Math.max(0, Math.round((middle - total / 2) / ROW) * ROW) + shift;
  return parts.map((part) => {
    const start = top;
    const height = part.terminals.length * ROW;
    top += height + ROW;
    const terminals = sortTerminals(pins, part.terminals);
    const rows = terminals.map((terminal, row) => ({ terminal, y: start + (row + 0.5) * ROW }));
    return { part, side, column, top: start, height, rows };
  });
}

/** Parts behind a level shifter go into a second column. */
function isBehindShifter(part: Part): boolean {
  return part.terminals.some((terminal) => terminal.to.kind === 'shifter');
}

/** The side with fewer parts, for those that touch no pin. */
function spareSide(pins: readonly BoardPin[], parts: readonly Part[]): Side {
  const right = parts.filter((part) => sideOf(pins, part) === 'right').length;
  return right * 2 > parts.length ? 'left' : 'right';
}

export function layOut(board: Board): Layout {
  const pins = placePins(board);
  const boardHeight = (Math.max(board.carrier.left.length, board.carrier.right.length) + 1) * ROW;
  const parts = wiringParts(board);
  const near = parts.filter((part) => !isBehindShifter(part));
  const spare = spareSide(pins, near);
  const placed = (['left', 'right'] as const).flatMap((side) => {
    const own = near.filter((part) => (sideOf(pins, part) ?? spare) === side);
    own.sort((a, b) => pinY(pins, a) - pinY(pins, b));
    const column = stack(pins, own, { side, column: 1, middle: boardHeight / 2 });
    const shifter = column.find(({ part }) => part.far.length > 0);
    if (shifter === undefined) return column;
    const middle = shifter.top + shifter.height / 2;
    return [...column, ...stack(pins, parts.filter(isBehindShifter), { side, column: 2, middle })];
  });
  return { pins, boardHeight, parts: placed };
}
