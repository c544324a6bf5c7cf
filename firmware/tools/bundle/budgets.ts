// What a bundle may cost, by board: the limits, and what we would like.
import type { Board } from '../../../board-configs/board';

export interface Budget {
  readonly bytesMax: number;
  readonly jsVarsMax: number;
}

const KB = 1024;

/** What we would like on every board. */
export const TARGET: Budget = { bytesMax: 24 * KB, jsVarsMax: 1200 };

const BUDGETS: Readonly<Record<string, Budget>> = {
  PIXLJS: { bytesMax: 24 * KB, jsVarsMax: 1475 },
  ESP32C3: { bytesMax: 40 * KB, jsVarsMax: 2000 },
};
const OTHERS: Budget = { bytesMax: 40 * KB, jsVarsMax: 3000 };

export function budgetOf(board: Board): Budget {
  const name = Object.keys(BUDGETS).find((start) => board.espruino.board.startsWith(start));
  return BUDGETS[name ?? ''] ?? OTHERS;
}
