// The budgets of memory and speed, and the table that sets a board's figures against them.
import type { Board, ChipFamily } from '../../board-configs/board';
import type { Figures } from './figures';

export interface Row {
  board: string;
  what: string;
  figure: string;
  target: string;
  limit: string;
  isBroken: boolean;
}

const VARIABLES_TARGET = 1200;
const VARIABLES_MAX: Readonly<Record<ChipFamily, number>> = {
  esp32: 3000,
  esp32s3: 3000,
  nrf52840: 3000,
  esp32c3: 2000,
  nrf52832: 1475,
};
/** Times the smallest tick. */
const IDLE = { target: 3, max: 8 };
const PRESS = { target: 10, max: 30 };

function ratioRow(board: string, what: string, ratio: number): Row {
  const { target, max } = what === 'idle tick' ? IDLE : PRESS;
  return {
    board,
    what,
    figure: `${ratio.toFixed(1)} x`,
    target: `${target} x`,
    limit: `${max} x`,
    isBroken: ratio > max,
  };
}

function growthRow(board: string, figures: Figures): Row {
  const { growth, garbage, ticks, moves } = figures;
  return {
    board,
    what: `growth, ${ticks} ticks, ${moves} presses`,
    figure: `${growth}, collected ${garbage}`,
    target: '0, 0',
    limit: '0, 0',
    isBroken: growth > 0 || garbage !== 0,
  };
}

export function budgetRows({ name, carrier }: Board, figures: Figures): Row[] {
  const max = VARIABLES_MAX[carrier.chip];
  return [
    {
      board: name,
      what: 'variables after boot',
      figure: String(figures.variables),
      target: String(VARIABLES_TARGET),
      limit: String(max),
      isBroken: figures.variables > max,
    },
    growthRow(name, figures),
    ratioRow(name, 'idle tick', figures.idle),
    ratioRow(name, 'press', figures.press),
  ];
}

const HEAD = ['board', 'what', 'figure', 'target', 'limit', ''];

/** The rows as lines, in columns. */
export function tableLines(rows: readonly Row[]): string[] {
  const cells = rows.map(({ board, what, figure, target, limit, isBroken }) => {
    return [board, what, figure, target, limit, isBroken ? 'BROKEN' : 'ok'];
  });
  const all = [HEAD, ...cells];
  const widths = HEAD.map((_, i) => Math.max(...all.map((line) => line[i]!.length)));
  return all.map((line) =>
    line
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  );
}
