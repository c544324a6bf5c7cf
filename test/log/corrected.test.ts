// A game that an arbiter corrected, exported as a scenario, plays to the same state again.

import { readGames } from '../../sim/log/game-log';
import type { KeptGame, Row } from '../../sim/log/game-log';
import { toScenario } from '../../sim/log/scenario-text';
import { createRandom, randomOnceIn, randomUpTo } from '../../sim/prng';
import type { Random } from '../../sim/prng';
import { parseScenario, runScenario } from '../../sim/scenario';
import type { TraceRecord } from '../../sim/trace';
import type { KeyName } from '../../sim/contacts';
import { enterArbiter, enterPage, leaveArbiter, paused } from '../arbiter/arbiter-hand';
import { playGame } from '../store/cuts';
import { CORRECTED, INSTALLED } from '../store/deeds';
import { takeUp } from '../support/hand';
import type { Hand } from '../support/hand';

/** What the flash holds of the game that is on. */
function keptOf({ session }: Pick<Hand, 'session'>): KeptGame {
  session.advanceTo(session.nowMs + 2000);
  return readGames(session.world.parts.flash.bytes)[0]!;
}

function replay(kept: KeptGame): TraceRecord[] {
  return runScenario(parseScenario(toScenario(kept).join('\n'), 'kept.scn')).records;
}

type State = Pick<TraceRecord, 'phase' | 'running' | 'white' | 'firstByMs'>;

/**
 * All of a record but its time, its faces and its sounds. Two flags differ by real time, pauses
 * included, so by how much is only the same where the keys took no longer than the arbiter.
 */
function stateOf(state: State, sides: readonly object[], isExact: boolean): object {
  const { phase, running, white, firstByMs } = state;
  const by = isExact ? firstByMs : firstByMs !== null;
  return { phase, running, white, by, sides };
}

function expectSame(kept: KeptGame, isLeisurely = false): void {
  const last = replay(kept).at(-1)!;
  const isExact = last.t === 1000 + kept.endMs;
  const sides = [last.left, last.right].map(({ display: _, beside: __, ...side }) => side);
  const { left, right } = kept.end;
  expect(stateOf(last, sides, isExact)).toEqual(stateOf(kept.end, [left, right], isExact));
  if (isLeisurely) expect(isExact).toBe(true);
}

/** What an arbiter does at leisure, so that the export needs no more time than there was. */
const DEEDS: Readonly<Record<string, (hand: Hand) => unknown>> = {
  'an illegal move': (hand) => enterPage(hand, 'ILLEGL').tap('left', 'plus', 'ok'),
  'an undo': (hand) => enterPage(hand, 'UNDO').tap('ok'),
  'two undos, the second charged': (hand) => enterPage(hand, 'UNDO').tap('ok', 'plus', 'ok'),
  'time by steps': (hand) => enterPage(hand, 'TIME').tap('left', 'plus', 'right', 'minus', 'ok'),
  'time down to a second': (hand) =>
    enterPage(hand, 'TIME').hold(['minus'], 80).tap('left', 'minus', 'minus', 'minus', 'ok'),
  'time digit by digit': (hand) =>
    enterPage(hand, 'TIME').tap('left', 'left', 'plus', 'left', 'left', 'left', 'minus', 'ok'),
  'a count': (hand) => enterPage(hand, 'COUNT').tap('left', 'plus', 'plus', 'right', 'plus', 'ok'),
  'the turn': (hand) => enterPage(hand, 'TURN').tap('right', 'ok'),
  colours: (hand) => enterPage(hand, 'COLOUR').tap('ok'),
  'two options': (hand) => enterPage(hand, 'OPTION').tap('plus', 'ok', 'right', 'plus', 'ok'),
  'another increment': (hand) => enterPage(hand, 'CONTRL').tap('plus', 'ok', 'plus', 'ok'),
  'a control of the list': (hand) =>
    enterPage(hand, 'CONTRL').tap('right', 'right', 'plus', 'plus', 'ok', 'ok'),
};

function goOn(hand: Hand): Hand {
  leaveArbiter(hand.wait(8000)).tap('right', 'left', 'pause').wait(1300);
  return hand.tap('left', 'right').wait(2100).tap('left');
}

test.each(Object.entries(DEEDS))('%s', (_name, deed) => {
  const hand = paused().wait(9000);
  deed(hand);
  const kept = keptOf(goOn(hand));
  expect(kept.rows.some(({ edit, kind }) => edit !== null || kind === 'turn')).toBe(true);
  expectSame(kept);
});

test('of the guideline and its two minutes', () => {
  const hand = enterPage(paused('10m').wait(9000), 'CONTRL').tap('right', 'ok', 'plus', 'ok');
  expectSame(keptOf(goOn(hand)));
});

test.each([
  ['a period with its base', '2/1m, 30s', ['left', 'plus', 'ok', 'plus', 'ok']],
  ['a period alone', '2/1m, 30s', ['right', 'plus', 'ok', 'ok']],
  ['next periods for both', '4/1m, 30s+1s', ['left', 'left', 'ok']],
] as [string, string, KeyName[]][])('%s', (_name, control, keys) => {
  const hand = enterPage(paused(control).wait(9000), 'PERIOD').tap(...keys);
  expectSame(keptOf(goOn(hand)));
});

test.each([
  ['byo-yomi periods', '4s, byo 3x20s'],
  ['moves of a block', '4s, canadian 5/1m'],
])('%s', (_name, control) => {
  const hand = enterPage(paused(control).wait(9000), 'TIME');
  expectSame(keptOf(goOn(hand.tap('left', 'left', 'plus', 'ok'))));
});

/** White's flag has fallen and froze the clock; somebody pressed in vain. */
function frozen(): Hand {
  return takeUp({ control: '5s+1s; freeze on', keys: 5 })
    .tap('pause')
    .wait(6000)
    .tap('left', 'right');
}

test.each([
  ['a flag that goes', 'FLAG', ['left', 'ok', 'ok']],
  ['a freeze that goes alone', 'FLAG', ['ok', 'ok']],
  ['time and the flag', 'TIME', ['left', 'plus', 'ok', 'ok']],
  ['time without the flag', 'TIME', ['left', 'plus', 'ok', 'plus', 'ok']],
  ['another increment on a frozen clock', 'CONTRL', ['plus', 'ok', 'ok']],
] as [string, string, KeyName[]][])('%s', (_name, page, keys) => {
  const hand = enterPage(frozen().wait(9000), page).tap(...keys);
  expectSame(keptOf(goOn(hand)));
});

test('what was done before the start', () => {
  const hand = takeUp({ control: '1h|50m; freeze on', keys: 5 });
  enterPage(hand, 'TIME').tap('left', 'minus', 'minus', 'ok');
  leaveArbiter(hand);
  leaveArbiter(enterPage(hand, 'OPTION').tap('plus', 'ok'));
  leaveArbiter(enterPage(hand, 'COLOUR').tap('ok'));
  const kept = keptOf(goOn(hand.hold(['plus'], 2000).wait(200).tap('pause').wait(3000)));
  expect(kept.rows.slice(0, 4).map(({ kind }) => kind)).toEqual(['edit', 'edit', 'edit', 'start']);
  expectSame(kept);
});

test('a code that was written into a new clock', () => {
  const digits = enterPage(paused(), 'COPY').tap('ok').session.app!.ui.arbiter.digits;
  const hand = enterPage(takeUp({ control: '3m+2s', keys: 5 }), 'COPY').tap('ok');
  digits.slice(0, 41).forEach((digit) => {
    hand.tap((['left', 'minus', 'plus', 'right'] as const)[digit]!);
  });
  expectSame(keptOf(goOn(hand.tap('ok'))));
});

test.each([
  ['with two presses taken back at once', CORRECTED],
  ['with another control', INSTALLED],
])('a game %s', (_name, game) => {
  expectSame(keptOf(playGame(game)));
});

test('with time enough, everything has its own instant', () => {
  const deeds = CORRECTED.deeds.slice(0, -1);
  expectSame(keptOf(playGame({ ...CORRECTED, deeds })), true);
});

test('each record after a press is what the log says', () => {
  const kept = keptOf(playGame(CORRECTED));
  const records = replay(kept);
  const presses = kept.rows.filter(({ kind }) => kind === 'press');
  for (const { atMs, leftMs, rightMs } of presses) {
    const { left, right } = records.find(({ t }) => t === 1000 + atMs)!;
    expect([left.ms, right.ms]).toEqual([leftMs, rightMs]);
  }
});

test('what no key can do is refused by its time and name', () => {
  const kept = keptOf(playGame(CORRECTED));
  const unlock: Row = { ...kept.rows.at(-1)!, detail: 'edit 14, field 0: 0' };
  unlock.edit = { edit: 14, side: 0, value: 0 };
  const text = () => toScenario({ ...kept, rows: [...kept.rows, unlock] });
  expect(text).toThrow(/^2:03\.000: edit 14, field 0: 0; the keys .* cannot do that again/);
});

const CONTROLS = [
  '3m+2s',
  '6s+1s; freeze on',
  '2/8s, 5s+1s; change moves',
  '2/6s d2s, 3s d1s*; change round; freeze off',
  '5s, byo 3x2s',
  '5s, canadian 2/4s',
  'hourglass 6s',
  'gong 9s; casual',
  '4s, overtime',
  '9s|7s b2s; change own',
  '10m',
  'upcount',
];

/**
 * All that change the game but COPY, which wants a code; and not LOCK, with which nobody would get
 * in again.
 */
const PAGES = 'ILLEGL UNDO TIME COUNT PERIOD TURN COLOUR CONTRL OPTION FLAG'.split(' ');
const KEYS: readonly KeyName[] = ['left', 'right', 'plus', 'minus', 'ok', 'ok'];

function pick<T>(random: Random, list: readonly T[]): T {
  return list[randomUpTo(random, list.length - 1)]!;
}

function interfere(hand: Hand, random: Random): void {
  enterPage(hand, pick(random, PAGES));
  for (let i = 1 + randomUpTo(random, 7); i > 0; i--) hand.tap(pick(random, KEYS));
  leaveArbiter(hand);
  if (hand.phase() === 'arbiter') enterArbiter(leaveArbiter(hand));
}

function stop(hand: Hand): void {
  if (hand.phase() === 'running') hand.tap('pause');
}

function playSome(hand: Hand, random: Random): void {
  const isStanding = ['paused', 'ready'].includes(hand.phase());
  if (isStanding && !randomOnceIn(random, 4)) hand.tap('pause');
  for (let i = randomUpTo(random, 5); i > 0; i--) {
    hand.tap(pick(random, ['left', 'right'])).wait(randomUpTo(random, 1500));
  }
}

function randomGameOf(seed: number): KeptGame {
  const random = createRandom(seed);
  const hand = takeUp({ control: pick(random, CONTROLS), keys: 5 });
  if (randomOnceIn(random, 3)) interfere(hand, random);
  hand.tap('pause').wait(500);
  for (let round = 0; round < 6; round++) {
    playSome(hand, random);
    if (randomOnceIn(random, 5)) continue;
    stop(hand);
    interfere(hand, random);
  }
  return keptOf(hand);
}

const GAMES = Number(process.env.GAMES ?? 40);
const SEED = Number(process.env.SEED ?? 1);

test.each(Array.from({ length: GAMES }, (_, i) => SEED + i))(
  'a random game with random corrections, seed %i',
  (seed) => expectSame(randomGameOf(seed)),
);
