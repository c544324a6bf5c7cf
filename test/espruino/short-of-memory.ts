// A game in the interpreter while nearly all of its memory is taken by something else: it must be
// the game that it is with all of it.
import { readAnswer, readLines } from '../../sim/board/link-lines';
import type { ClockState } from '../../sim/clock-state';
import { outputOf } from './board-run';
import type { Bench } from './board-run';

/** Variables left to the firmware and to the calls of the bench, which need about a hundred. */
const LEFT = [400, 150];
const MOVES_BEFORE = 6;
const MOVES = 40;
const MOVE_MS = 1920;

/** What else there is takes all but so many variables; null: nothing does. */
function takeText(left: number | null): string {
  if (left === null) return 'bench.hog=[]';
  return `bench.hog=[];while(process.memory(false).free>${left})bench.hog.push(1)`;
}

async function playWith(bench: Bench, left: number | null): Promise<ClockState> {
  const output = await outputOf(bench, {
    parts: ['stand-ins', 'virtual', 'player', 'measure'],
    control: '1m+2s',
    expression: [
      'benchPress(bench.players[1],500)',
      `benchGame(${MOVES_BEFORE},${MOVE_MS},0)`,
      takeText(left),
      `benchGame(${MOVES},${MOVE_MS},0)`,
      'bench.hog=undefined',
      'bench.hear("?\\n")',
    ].join(';'),
    word: 'state',
  });
  const line = readLines(output)
    .filter(({ event }) => event === 'state')
    .pop();
  if (line === undefined) throw new Error('the clock does not say its state');
  return readAnswer(line).state;
}

export interface ShortGame {
  left: number;
  isRight: boolean;
}

/** For each of LEFT: whether the game was the same as with all memory. */
export async function playShortOfMemory(bench: Bench): Promise<ShortGame[]> {
  const plain = JSON.stringify(await playWith(bench, null));
  const games: ShortGame[] = [];
  for (const left of LEFT) {
    const isRight = JSON.stringify(await playWith(bench, left)) === plain;
    games.push({ left, isRight });
  }
  return games;
}
