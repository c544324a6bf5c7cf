// A dump of which the clock could know no more: nothing old is taken for the end of a game.

import { boardNames, loadBoard } from '../../firmware/tools/boards/load-board';
import { RECORD_BYTES } from '../../firmware/store/record';
import { readGames } from '../../sim/log/game-log';
import { areaOfSize } from '../../sim/log/journal-area';
import { createSession } from '../../sim/session';
import { doWrite, playGame, tearWrite } from '../store/cuts';
import { CORRECTED, randomGame } from '../store/deeds';
import { endGame, playOn } from '../store/hand';
import { zeitnot } from '../support/command-line';

const flashOf = (session: ReturnType<typeof createSession>) => session.world.parts.flash.bytes;
const PAGE_BYTES = 4096;

/** Two games, the second of `presses` and still on. */
function twoGames(presses: number): Uint8Array {
  const session = createSession({ control: '90m+30s' });
  playOn(session, 7, (i) => 1 - (i % 2));
  endGame(session);
  playOn(session, presses, (i) => 1 - (i % 2));
  session.advanceTo(session.nowMs + 1000);
  return flashOf(session).slice();
}

function withFlip(dump: Uint8Array, at: number): Uint8Array {
  const flipped = dump.slice();
  flipped[at]! ^= 4;
  return flipped;
}

test.each(boardNames())('the journal of %s is one of those that can be read', (name) => {
  const { pages, pageBytes } = loadBoard(name).journal;
  expect(areaOfSize(pages * pageBytes)).toEqual({ pages, pageBytes });
});

test.each([
  ['presses and pauses', randomGame('3m+2s', 25, 1)],
  ['corrections of an arbiter', CORRECTED],
])('after a cut at any byte nothing is missing: %s', (_title, game) => {
  const { before, writes } = playGame(game);
  const flash = before.slice();
  const said = new Set<string>();
  for (const write of writes) {
    for (let at = 0; at < (write.bytes?.length ?? 64); at += 3) {
      const torn = flash.slice();
      tearWrite(torn, write, at);
      readGames(torn).forEach(({ missingEnd }) => said.add(missingEnd));
    }
    doWrite(flash, write);
  }
  expect([...said]).toEqual(['']);
});

test('one bit in any record but the last three, and the game says what is not read', () => {
  const dump = twoGames(40);
  const first = PAGE_BYTES;
  let slots = 0;
  while (dump[first + slots * RECORD_BYTES + 3] !== 255 && slots < 300) slots++;
  expect(slots).toBeGreaterThan(40);
  for (let slot = 0; slot < slots - 4; slot++) {
    const games = readGames(withFlip(dump, first + slot * RECORD_BYTES + 5));
    expect(games[0]!.missingEnd).toMatch(/^\d+ records behind it cannot be read$/);
  }
  expect(readGames(dump).map(({ missingEnd }) => missingEnd)).toEqual(['', '']);
});

test('the head of a newer game that cannot be read is noticed at the one before', () => {
  const [game] = readGames(withFlip(twoGames(40), PAGE_BYTES + 5));
  expect([game!.isOver, game!.missingEnd]).toEqual([
    true,
    expect.stringMatching(/records behind it cannot be read/),
  ]);
});

test('a journal that was full is told; one press less is whole', () => {
  const session = createSession({ control: '2h' });
  let presses = 0;
  const last = () => readGames(flashOf(session))[0]!;
  while (presses < 1100) {
    playOn(session, presses < 1000 ? 1000 : 1, (i) => 1 - ((presses + i) % 2));
    presses += presses < 1000 ? 1000 : 1;
    session.advanceTo(session.nowMs + 100);
    if (last().missingEnd !== '') break;
    expect(last().rows.filter(({ kind }) => kind === 'press')).toHaveLength(presses - 1);
  }
  expect(last().missingEnd).toBe('its pages were full');
});

test('log says it beside the game, and copy does not take old times', () => {
  const damaged = Buffer.from(withFlip(twoGames(40), PAGE_BYTES + 20 * RECORD_BYTES + 5));
  const listed = zeitnot(['log', '--list'], damaged);
  expect(listed.out.split('\n')[0]).toMatch(/; \d+ records behind it cannot be read$/);
  const { code, out, err } = zeitnot(['log'], damaged);
  expect([code, out]).toEqual([0, expect.stringMatching(/^90m\+30s, White left/)]);
  expect(err).toMatch(/^zeitnot: standard input: not all of this game is here: \d+ records/);
  const copied = zeitnot(['copy', '--from', '-', '--to', 'tcp://127.0.0.1:1'], damaged);
  expect([copied.code, copied.out]).toEqual([2, '']);
  expect(copied.err).toMatch(/so its times are old; let the clock show its code on the page COPY/);
});
