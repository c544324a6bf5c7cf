// What a clock has kept, read back from its flash in every form.

import { parse } from '@mliebelt/pgn-parser';
import { parseScenario, runScenario } from '../../sim/scenario';
import { toSvg } from '../../sim/log/chart';
import { readGames } from '../../sim/log/game-log';
import type { KeptGame } from '../../sim/log/game-log';
import { toPgn } from '../../sim/log/pgn';
import { toScenario } from '../../sim/log/scenario-text';
import { toText } from '../../sim/log/text';
import { createSession } from '../../sim/session';
import type { Session } from '../../sim/session';
import { playGame } from '../store/cuts';
import { CORRECTED, randomGame } from '../store/deeds';
import type { Game } from '../store/deeds';
import { endGame, playOn } from '../store/hand';

const GAME = randomGame('3m+2s', 60, 1);

const flashOf = (session: Session) => session.world.parts.flash.bytes;
const keptOf = (game: Game): KeptGame => readGames(flashOf(playGame(game).session))[0]!;

test('every press of a game is in the log, with its time to the millisecond', () => {
  const kept = keptOf(GAME);
  const counted = kept.rows.filter(({ kind }) => kind === 'press').length;
  expect(counted).toBe(kept.end.left.presses + kept.end.right.presses);
  const startMs = GAME.deeds[0]!.atMs;
  const stamps = new Set(GAME.deeds.map(({ atMs }) => atMs - startMs));
  const made = kept.rows.filter(({ kind }) => ['press', 'pause', 'resume'].includes(kind));
  expect(made.filter(({ atMs }) => !stamps.has(atMs))).toEqual([]);
});

test('a log of 300 moves a side is whole, though the ring in memory is shorter', () => {
  const session = createSession({ control: '2h+30s' });
  playOn(session, 601, (i) => 1 - (i % 2));
  session.advanceTo(session.nowMs + 1000);
  const kept = readGames(flashOf(session))[0]!;
  expect(session.app!.clock.log!.count).toBeLessThan(450);
  expect(kept.rows.filter(({ kind }) => kind === 'press')).toHaveLength(600);
});

test('ten finished games are kept, the newest first, and the one that is on', () => {
  const session = createSession({ control: '3m+2s' });
  for (let game = 0; game < 12; game++) {
    playOn(session, 4 + game, (i) => 1 - (i % 2));
    if (game < 11) endGame(session);
  }
  session.advanceTo(session.nowMs + 1000);
  const games = readGames(flashOf(session));
  const presses = games.map(({ rows }) => rows.filter(({ kind }) => kind === 'press').length);
  expect(games[0]!.isOver).toBe(false);
  expect(games.slice(1).every(({ isOver }) => isOver)).toBe(true);
  expect(presses.slice(0, 11)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
});

describe('PGN', () => {
  const read = (kept: KeptGame) =>
    parse(toPgn(kept).join('\n'), { startRule: 'game' }) as unknown as ParsedGame;

  interface ParsedGame {
    tags: { TimeControl: { kind: string; seconds: number; increment?: number }[]; Result: string };
    moves: { turn: string; commentDiag?: { clk: string; emt: string } }[];
    messages?: unknown[];
  }

  test('a reader finds each move with its clock and the time control', () => {
    const kept = keptOf(GAME);
    const game = read(kept);
    const presses = kept.rows.filter(({ kind }) => kind === 'press');
    expect(game.tags.TimeControl[0]).toMatchObject({ seconds: 180, increment: 2 });
    expect(game.moves).toHaveLength(presses.length);
    game.moves.forEach(({ turn, commentDiag }, i) => {
      const { side, leftMs, rightMs, usedMs } = presses[i]!;
      expect(turn).toBe(side === kept.white ? 'w' : 'b');
      expect(secondsOf(commentDiag!.clk)).toBe(
        Math.ceil((side === 'left' ? leftMs : rightMs) / 1000),
      );
      expect(secondsOf(commentDiag!.emt)).toBe(Math.round(usedMs / 1000));
    });
  });

  test('presses that were taken back are not moves', () => {
    const kept = keptOf(CORRECTED);
    const takenBack = kept.rows.filter(({ isTakenBack }) => isTakenBack);
    expect(takenBack.map(({ kind }) => kind)).toEqual(['press', 'press', 'pause']);
    expect(read(kept).moves).toHaveLength(3);
  });

  function secondsOf(text: string): number {
    return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  }
});

describe('a scenario', () => {
  const CONTROLS = [
    '3m+2s',
    '5m d3s; uschess',
    '2m, byo 3x20s',
    '1m|50s; freeze off',
    'hourglass 1m',
  ];

  test.each(CONTROLS)('of %s replays to the same log and the same end', (control) => {
    const kept = keptOf(randomGame(control, 40, 33));
    const scenario = parseScenario(toScenario(kept).join('\n'), 'kept.scn');
    const { records } = runScenario(scenario);
    const last = records.at(-1)!;
    expect(last.t).toBe(1000 + kept.endMs);
    expect([last.left.ms, last.right.ms]).toEqual([kept.end.left.ms, kept.end.right.ms]);
    for (const side of ['left', 'right'] as const) {
      const { display: _, beside: __, ...record } = last[side];
      expect(record).toEqual(kept.end[side]);
    }
    kept.rows
      .filter(({ kind }) => kind === 'press')
      .forEach((row) => {
        const record = records.find(({ t }) => t === 1000 + row.atMs)!;
        expect([record.left.ms, record.right.ms]).toEqual([row.leftMs, row.rightMs]);
      });
  });
});

test('an edit is told with the times before and after', () => {
  const edits = keptOf(CORRECTED).rows.filter(({ kind }) => kind === 'edit');
  const time = edits.find(({ detail }) => detail.startsWith('time of right'))!;
  expect(edits.map(({ detail }) => detail)).toContain('2 presses taken back');
  expect(time.detail).toBe('time of right +120.000 s');
  expect(time.rightMs - time.before!.rightMs).toBe(120000);
  expect(toText(keptOf(CORRECTED)).join('\n')).toContain('time of right +120.000 s, before');
});

test('the chart has a line for each player with a point for each move', () => {
  const kept = keptOf(GAME);
  const svg = toSvg(kept).join('\n');
  const lines = [...svg.matchAll(/<polyline points="([^"]*)"/g)].map((match) =>
    match[1]!.split(' '),
  );
  expect(lines.map((points) => points.length)).toEqual([
    kept.end.left.presses + 1,
    kept.end.right.presses + 1,
  ]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});
