// Where pages are files, only a compaction makes room for more of them. No game is worth one that
// nobody asked for: SETUP offers it, and a person must agree twice.

import type { KeyName } from '../../sim/contacts';
import { createSession } from '../../sim/session';
import type { Session, SessionOptions } from '../../sim/session';
import { readGames } from '../../sim/log/game-log';
import { endGame, playOn } from './hand';

/** What one game erases. */
const GAME_PAGES = 6;

/** A clock that was switched on with room for so many games. */
function withRoom(games: number, options: SessionOptions = {}): Session {
  const session = createSession(options);
  session.powerOff();
  Object.assign(session.world.parts.flash, { room: games * GAME_PAGES, roomMax: 66 });
  session.powerOn();
  session.advanceTo(session.nowMs + 500);
  return session;
}

function tap(session: Session, key: KeyName): void {
  session.hold([key], 80);
  session.advanceTo(session.nowMs + 500);
}

function toSetup(session: Session): void {
  session.hold(['minus', 'pause'], 2100);
  session.advanceTo(session.nowMs + 2500);
}

function textOf(session: Session): string {
  const { left, right } = session.record();
  return `${left.display}|${right.display}`;
}

/** From SETUP with nothing asked: a game of four presses, to its confirmed end. */
function playGame(session: Session): void {
  tap(session, 'pause');
  playOn(session, 5, (i) => 1 - (i % 2));
  endGame(session);
}

const flashOf = (session: Session) => session.world.parts.flash;
const hasFault = (session: Session) => session.record().signs.includes('fault');

describe('no room is left', () => {
  test.each([6, 4] as const)('SETUP asks twice, in %i cells', (cells) => {
    const session = withRoom(0, { cells });
    expect(textOf(session)).toBe('FULL|+');
    tap(session, 'plus');
    expect(textOf(session)).toBe('STAY|ON -');
    expect(flashOf(session).compactions).toBe(0);
    tap(session, 'minus');
    expect(flashOf(session).compactions).toBe(1);
    expect(textOf(session)).not.toMatch(/FULL|STAY/);
  });

  test.each([
    ['MINUS to the first question', ['minus']],
    ['PAUSE to the first question', ['pause']],
    ['PLUS to the second', ['plus', 'plus']],
    ['PAUSE to the second', ['plus', 'pause']],
  ] as const)('%s is a no: the list is as it was, and nothing is compacted', (_name, keys) => {
    const session = withRoom(0);
    for (const key of keys) tap(session, key);
    expect(textOf(session)).toBe(textOf(withRoom(1)));
    expect(session.record().phase).toBe('setup');
    expect(flashOf(session).compactions).toBe(0);
  });

  test('a question that nobody answers stands, and does not keep the clock on', () => {
    const session = withRoom(0);
    session.advanceTo(session.nowMs + 600000);
    expect(textOf(session)).toBe('FULL|+');
    session.advanceTo(session.nowMs + 400000);
    expect(session.app).toBeNull();
    expect(flashOf(session).compactions).toBe(0);
  });

  test('PLUS that is kept down is one answer, and a chord is none', () => {
    const session = withRoom(0);
    session.hold(['plus'], 2000);
    session.advanceTo(session.nowMs + 2500);
    expect(textOf(session)).toBe('STAY|ON -');
    session.hold(['minus', 'plus'], 500);
    session.advanceTo(session.nowMs + 1000);
    expect(textOf(session)).toBe('STAY|ON -');
    expect(flashOf(session).compactions).toBe(0);
  });

  test('the game is played and not kept, nothing is erased, and the clock says so', () => {
    const session = withRoom(0);
    const before = [...flashOf(session).bytes];
    tap(session, 'pause');
    tap(session, 'pause');
    expect(hasFault(session)).toBe(true);
    playOn(session, 5, (i) => 1 - (i % 2));
    expect(session.record()).toMatchObject({ left: { presses: 2 }, right: { presses: 2 } });
    expect([...flashOf(session).bytes]).toEqual(before);
    session.powerOff();
    session.powerOn();
    expect(session.record().phase).toBe('setup');
  });

  test('the question comes again whenever SETUP does', () => {
    const session = withRoom(0);
    tap(session, 'pause');
    tap(session, 'pause');
    toSetup(session);
    expect(textOf(session)).toBe('FULL|+');
  });
});

describe('room for two games', () => {
  test('the question comes before a game is lost, and who agrees loses none', () => {
    const session = withRoom(2);
    playGame(session);
    playOn(session, 5, (i) => 1 - (i % 2));
    expect([hasFault(session), flashOf(session).room]).toEqual([false, 0]);
    session.powerOff();
    session.powerOn();
    expect(session.record()).toMatchObject({ phase: 'paused', left: { presses: 2 } });
    expect(textOf(session)).not.toContain('FULL');
    endGame(session);
    toSetup(session);
    expect(textOf(session)).toBe('FULL|+');
    tap(session, 'plus');
    tap(session, 'minus');
    tap(session, 'pause');
    playOn(session, 5, (i) => 1 - (i % 2));
    const rows = readGames(flashOf(session).bytes).map((game) => game.rows.length);
    expect([rows.length, Math.min(...rows) > 3]).toEqual([3, true]);
  });

  test('the games that were kept stay, however many are played after them', () => {
    const session = withRoom(2);
    playGame(session);
    const kept = () => readGames(flashOf(session).bytes).map(({ generation }) => generation);
    playOn(session, 5, (i) => 1 - (i % 2));
    endGame(session);
    const before = kept();
    expect([before.length, hasFault(session)]).toEqual([2, true]);
    for (let i = 0; i < 14; i++) {
      playOn(session, 5, (j) => 1 - (j % 2));
      endGame(session);
    }
    expect(kept()).toEqual(before);
    toSetup(session);
    tap(session, 'plus');
    tap(session, 'minus');
    playGame(session);
    expect(kept()).toHaveLength(3);
    expect(kept().slice(1)).toEqual(before);
  });
});

test('where pages are erased in place, nobody is asked and nothing runs out', () => {
  const session = createSession({});
  playGame(session);
  for (let i = 0; i < 30; i++) {
    playOn(session, 5, (j) => 1 - (j % 2));
    endGame(session);
  }
  toSetup(session);
  expect(textOf(session)).not.toContain('FULL');
  expect([hasFault(session), flashOf(session).compactions]).toEqual([false, 0]);
});
