// A kept game as PGN. The clock knows no moves, so each is a null move with its times.

import { parseControl } from '../../firmware/notation/parse';
import { pgnRefusal, printPgn } from '../../firmware/notation/pgn';
import { SIDE_NAMES } from '../clock-state';
import type { SideName } from '../clock-state';
import type { KeptGame, Row } from './game-log';

const LINE_MAX = 79;

/** `0:02:57`: rounded up like the glass, so that 0:00:00 is a flag. */
function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const pair = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${pair(minutes % 60)}:${pair(seconds % 60)}`;
}

function timeControl(control: string): string {
  const parsed = parseControl(control).control;
  return pgnRefusal(parsed) === null ? printPgn(parsed) : '?';
}

const sideOf = (game: KeptGame, isWhite: boolean): SideName =>
  isWhite ? game.white : SIDE_NAMES.find((name) => name !== game.white)!;

function comment(row: Row): string {
  const leftMs = row.side === 'left' ? row.leftMs : row.rightMs;
  const emt = clockText(Math.round(row.usedMs / 1000) * 1000);
  return `{[%clk ${clockText(leftMs)}] [%emt ${emt}]}`;
}

/** Each half move: a null move, and its times where somebody pressed. */
function halfMoves(game: KeptGame): string[] {
  const presses = game.rows.filter((row) => row.kind === 'press' && !row.isTakenBack);
  const moves: string[] = [];
  for (const row of presses) {
    // An arbiter gave the move to the same side again: the other passes.
    if (row.side !== sideOf(game, moves.length % 2 === 0)) moves.push('--');
    moves.push(`-- ${comment(row)}`);
  }
  return moves.map((move, i) =>
    i % 2 === 0 ? `${i / 2 + 1}. ${move}` : `${(i - 1) / 2 + 1}... ${move}`,
  );
}

function wrap(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE_MAX) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** What only this clock knows, in a comment before the first move. */
function remarks(game: KeptGame): string {
  const edits = game.rows.filter((row) => row.kind === 'edit' || row.kind === 'turn').length;
  const cuts = game.rows.filter((row) => row.kind === 'power').length;
  return `{Control: ${game.control}. Corrections: ${edits}. Power cuts: ${cuts}.}`;
}

/** The clock does not say who won, so the result is open. */
export function toPgn(game: KeptGame): string[] {
  const tags = {
    Event: '?',
    Site: '?',
    Date: '????.??.??',
    Round: '?',
    White: '?',
    Black: '?',
    Result: '*',
    TimeControl: timeControl(game.control),
  };
  const head = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]`);
  return [...head, '', remarks(game), ...wrap([...halfMoves(game), '*'])];
}
