// The board wired otherwise, as a builder may write it into the board file: a lever, all seven
// keys, another number of cells, another buzzer, no battery. The code is the same, byte for byte.
import type { Board } from '../../board-configs/board';
import { loadBoard } from '../../firmware/tools/boards/load-board';
import { variantFor } from '../../sim/board/variant';
import { parseScenario } from '../../sim/scenario';
import { ScenarioError } from '../../sim/scenario';

/** With BACK, and with OK where there is a pin for it. */
export function withKeys(board: Board, isLever: boolean): Board {
  const head = isLever ? 'contact lever\n' : '';
  for (const keys of ['0 key back\n1 key ok', '0 key back', '0 key pause']) {
    try {
      return loadBoard(variantFor(board.name, parseScenario(head + keys, 'keys')).nameOrPath);
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
    }
  }
  return board;
}

/** A lever of one contact: open on the left, closed on the right. */
export function withOneContact(board: Board): Board {
  const { left } = board.keys;
  const right = { ...left, closes: left.closes === 'low' ? ('high' as const) : ('low' as const) };
  return { ...board, keys: { ...board.keys, contact: 'lever', right } };
}

function otherCells<T>(cells: readonly T[], perSide: number, wanted: number): T[] {
  const sides = [cells.slice(0, perSide), cells.slice(perSide)];
  // Cells that the glass lacks show what others show.
  return sides.flatMap((side) => [...side, ...side].slice(0, wanted));
}

/** Four cells a side in the place of six, or the other way round. */
export function withOtherCells(board: Board): Board {
  const { display } = board;
  const glass = display.chip === 'graphics' ? display : display.glass;
  const perSide = glass.cellsPerSide === 6 ? 4 : 6;
  const changed = {
    cellsPerSide: perSide,
    cells: otherCells(glass.cells as unknown[], glass.cellsPerSide, perSide),
    colons: glass.colons.filter(({ rightOf }) => rightOf < perSide),
    points: glass.points.filter(({ rightOf }) => rightOf < perSide),
  };
  if (display.chip === 'graphics')
    return { ...board, display: { ...display, ...changed } as never };
  return { ...board, display: { ...display, glass: { ...glass, ...changed } } as never };
}

export function withoutParts(board: Board): Board {
  return { ...board, buzzer: 'none', battery: 'none' };
}

export function withActiveBuzzer(board: Board): Board {
  const { buzzer } = board;
  const pin = buzzer === 'none' ? board.leds[0]?.pin : buzzer.pin;
  return { ...board, buzzer: { pin, kind: 'active' } as never };
}
