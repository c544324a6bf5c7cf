// A kept game as a table for people.

import { columns } from '../commands/output';
import { timeText } from '../scenario/times';
import type { KeptGame, Row } from './game-log';

function detail(row: Row): string {
  const before = row.before;
  const was =
    before === null ? '' : `, before ${timeText(before.leftMs)} ${timeText(before.rightMs)}`;
  const idle = row.idle.left + row.idle.right;
  const idleText = idle === 0 ? '' : `${idle} without effect before it`;
  return [row.detail + was, row.isTakenBack ? 'taken back' : '', idleText]
    .filter(Boolean)
    .join('; ');
}

function cells(row: Row): string[] {
  return [
    timeText(row.atMs),
    row.kind,
    row.side,
    timeText(row.usedMs),
    timeText(row.leftMs),
    timeText(row.rightMs),
    detail(row),
  ];
}

/** One line that names the game. */
export function titleOf(game: KeptGame): string {
  const presses = game.rows.filter((row) => row.kind === 'press' && !row.isTakenBack).length;
  const state = game.isOver ? 'over' : `not over (${game.end.phase})`;
  const length = timeText(game.endMs);
  const end = game.missingEnd === '' ? '' : `; ${game.missingEnd}`;
  return `${game.control}, White ${game.white}, ${presses} presses, ${length}, ${state}${end}`;
}

export function toText(game: KeptGame): string[] {
  const head = ['at', 'what', 'side', 'used', 'left', 'right', ''];
  const { end } = game;
  return [
    titleOf(game),
    ...columns([head, ...game.rows.map(cells)]),
    `At ${timeText(game.endMs)}: left ${timeText(end.left.ms)}, right ${timeText(end.right.ms)}.`,
  ];
}
