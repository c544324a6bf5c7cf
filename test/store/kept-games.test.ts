// How much is kept: long games, games that are over, settings, small boards, and what it costs.

import { Style } from '../../firmware/ui/digits';
import { createSession } from '../../sim/session';
import type { Session } from '../../sim/session';
import { playGame } from './cuts';
import { coreAt, randomGame } from './deeds';
import { endGame, playOn } from './hand';

const GAME = randomGame('3m+2s', 30, 77);

describe('a game that is longer than its pages', () => {
  function longGame(presses: number): Session {
    const session = createSession({ control: '2h+30s' });
    playOn(session, presses + 1, (i) => 1 - (i % 2));
    session.advanceTo(session.nowMs + 1000);
    return session;
  }

  test('300 moves a side fit, and come back whole', () => {
    const session = longGame(600);
    const before = session.record();
    session.powerOff();
    session.powerOn();
    const after = session.record();
    expect(before.signs).not.toContain('fault');
    expect([after.left.presses, after.right.presses]).toEqual([300, 300]);
    expect(before.left.ms - after.left.ms).toBeLessThanOrEqual(1000);
    expect(session.app!.clock.log!.count).toBeGreaterThan(300);
  });

  test('beyond that the clock says that it keeps no more, and plays on', () => {
    const session = longGame(1100);
    const record = session.record();
    expect(record.signs).toContain('fault');
    expect([record.left.presses, record.right.presses]).toEqual([550, 550]);
    session.powerOff();
    session.powerOn();
    const after = session.record();
    expect(after.phase).toBe('paused');
    expect(after.left.presses).toBeGreaterThan(490);
  });
});

describe('games that are over', () => {
  test('the cut after the confirmed end brings the control in the clock, not the game', () => {
    const { session } = playGame(randomGame('3m+2s', 5, 3));
    endGame(session);
    expect(session.record().phase).toBe('ready');
    session.powerOff();
    session.powerOn();
    expect(session.record().phase).toBe('ready');
  });

  test('no page is erased but between two games', () => {
    const { session } = playGame(randomGame('3m+2s', 9, 3));
    const { flash } = session.world.parts;
    const worn = [...flash.wear];
    session.powerOff();
    session.powerOn();
    session.hold(['pause'], 80);
    session.advanceTo(session.nowMs + 60000);
    expect(flash.wear).toEqual(worn);
    endGame(session);
    expect(flash.wear).not.toEqual(worn);
  });
});

describe('what outlives a game', () => {
  test('the last controls used come first after a cut, and the options stay', () => {
    const session = createSession({});
    session.hold(['plus'], 80);
    session.advanceTo(500);
    session.hold(['plus'], 80);
    session.advanceTo(1000);
    session.hold(['pause'], 80);
    session.advanceTo(2000);
    expect(session.record().phase).toBe('ready');
    session.setTenths(false);
    session.hold(['minus', 'pause'], 2100);
    session.advanceTo(5000);
    session.hold(['pause'], 80);
    session.advanceTo(6000);
    const { recent, recentCount } = session.app!.ui.choice;
    expect([recent[0], recentCount]).toEqual([2, 1]);
    session.powerOff();
    session.powerOn();
    expect(session.app!.ui.choice.recent[0]).toBe(2);
    expect(session.app!.ui.choice.recentCount).toBe(1);
    expect(session.app!.ui.style & Style.Tenths).toBe(0);
  });
});

describe('a board with two pages', () => {
  function createSmall(): Session {
    const session = createSession({});
    session.powerOff();
    session.world.parts.traits.flashPages = 2;
    session.powerOn();
    return session;
  }

  test('keeps presses and pauses, and nothing between them', () => {
    const session = createSmall();
    session.choose(coreAt(GAME, 0, false).control);
    playOn(session, 5, (i) => 1 - (i % 2));
    session.advanceTo(session.nowMs + 60000);
    session.powerOff();
    session.powerOn();
    const { phase, left, right } = session.record();
    expect([phase, left.presses, right.presses]).toEqual(['paused', 2, 2]);
    expect(left.ms + right.ms).toBe(2 * 182000 + 4 * 2000 - 4000);
  });

  test('keeps the game before while the next one is played', () => {
    const session = createSmall();
    const { flash } = session.world.parts;
    session.choose(coreAt(GAME, 0, false).control);
    playOn(session, 5, (i) => 1 - (i % 2));
    const { first } = session.app!.journal;
    endGame(session);
    expect(session.app!.journal.first).toBe(1 - first);
    expect(flash.wear.slice(0, 2)).toEqual([1, 1]);
    expect(flash.wear.slice(2).every((wear) => wear === 0)).toBe(true);
  });
});

test('ten years of a game a day wear a page by less than a tenth of 100,000 erases', () => {
  const { session } = playGame(randomGame('3m+2s', 5, 3));
  const { flash } = session.world.parts;
  const games = 26;
  for (let i = 0; i < games; i++) {
    endGame(session);
    playOn(session, 4, (press) => 1 - (press % 2));
  }
  const perGame = Math.max(...flash.wear) / (games + 1);
  expect(perGame).toBeLessThanOrEqual(1);
  expect(perGame * 3653).toBeLessThan(10000);
});
