// A code that is typed over the link: only into the page that waits for one, only where an arbiter
// allows it, and never more than keys could do.
import fc from 'fast-check';
import { PAGE_NAMES } from '../../firmware/ui/screens/arbiter/page-table';
import { readGames } from '../../sim/log/game-log';
import { createRandom, randomUpTo } from '../../sim/prng';
import { passNow } from '../../sim/world';
import { enterPage, leaveArbiter, paused } from '../arbiter/arbiter-hand';
import { takeUp } from '../support/hand';
import type { Hand } from '../support/hand';

/** Requests over the link are the last line of OPTION. */
function allow(hand: Hand): Hand {
  enterPage(hand, 'OPTION').tap('left', 'plus', 'ok', 'back');
  return leaveArbiter(hand);
}

function fresh(control = '3m+2s'): Hand {
  return takeUp({ control, keys: 5 });
}

/** A new clock that waits for a code. */
function waiting(hand = allow(fresh())): Hand {
  return enterPage(hand, 'COPY').tap('ok');
}

function hear({ session }: Hand, text: string): void {
  session.world.parts.received.push(...Buffer.from(text, 'latin1'));
  passNow(session.world);
}

function type(hand: Hand, code: string): Hand {
  for (const digit of code) hear(hand, `${digit}\n`);
  return hand;
}

function codeOf({ session }: Hand): string {
  session.advanceTo(session.nowMs + 2000);
  return readGames(session.world.parts.flash.bytes)[0]!.copy.code;
}

/** The digits that stand on the page. */
function written({ session }: Hand): string {
  const { digits, length } = session.app!.ui.arbiter;
  return [...digits.subarray(0, length)].map((digit) => digit + 1).join('');
}

/** Everything of the game, the settings and the page, but for time that goes by. */
function everything(hand: Hand): string {
  const { clock, ui } = hand.session.app!;
  const { control, sides, white, turn, phase, cameFrom, log } = clock;
  const { arbiter, style, notices, choice, sounder } = ui;
  const page = { ...arbiter, before: [...arbiter.before], after: [...arbiter.after] };
  const entries = { count: log!.count, pushed: log!.pushed };
  const game = { control, sides, white, turn, phase, cameFrom, entries };
  return JSON.stringify({ game, page, style, notices, choice, switches: sounder.switches });
}

test.each(['3m+2s', '5m d3s; uschess', '2m, byo 3x20s', '10m, canadian 5/2m', '40/2h, 1h+30s'])(
  'the state of a clock with %s is the state of the other after OK',
  (control) => {
    const from = paused(control);
    const to = type(waiting(allow(fresh(control))), codeOf(from));
    expect(to.face()).toContain('[OK]');
    expect(to.phase()).toBe('arbiter');
    leaveArbiter(to.tap('ok'));
    const [was, is] = [from, to].map((hand) => hand.look().state);
    const tenths = (ms: number) => Math.ceil(ms / 100) * 100;
    for (const side of ['left', 'right'] as const) {
      expect(is![side]).toEqual({
        ...was![side],
        ms: tenths(was![side].ms),
        delayMs: tenths(was![side].delayMs),
      });
    }
    expect([is!.phase, is!.white]).toEqual(['paused', was!.white]);
    expect(is!.left.presses).toBeGreaterThan(0);
  },
);

test('the code of the log is the code that the page shows', () => {
  const hand = paused();
  const code = codeOf(hand);
  enterPage(hand, 'COPY').tap('ok');
  expect(written(hand)).toBe(code);
});

test('keys and link may take turns, and BACK takes a digit back', () => {
  const hand = type(waiting(), '12');
  expect(written(type(hand.tap('right', 'back', 'plus'), '4'))).toBe('1234');
});

test('a wrong digit is found by the check digits, and nothing is changed', () => {
  const code = codeOf(paused());
  const wrong = code.slice(0, 20) + ((Number(code[20]) % 4) + 1) + code.slice(21);
  const to = type(waiting(), wrong).tap('ok');
  expect(to.face()).toContain('ERROR');
  expect(leaveArbiter(to).face()).toBe('3:02[+2] | 3:02[+2]');
});

test('so is another control', () => {
  const to = type(waiting(allow(fresh('5m+2s'))), codeOf(paused())).tap('ok');
  expect(to.face()).toContain('ERROR');
});

const ALL = '1\n2\n3\n4\n';

test('without leave nothing is typed', () => {
  const hand = waiting(fresh());
  const before = everything(hand);
  hear(hand, ALL);
  expect(everything(hand)).toBe(before);
});

test('nothing is typed while the lock code is asked for', () => {
  const hand = allow(fresh());
  enterPage(hand, 'LOCK').tap('right', 'plus', 'right', 'right', 'right', 'ok');
  leaveArbiter(hand).hold(['minus', 'plus'], 2000).wait(100);
  const before = everything(hand);
  hear(hand, ALL);
  expect(everything(hand)).toBe(before);
});

test.each(['setup', 'ready', 'running', 'paused', 'frozen'])('nor in the phase %s', (phase) => {
  const hand = phase === 'setup' ? takeUp({ keys: 5 }) : allow(fresh('2s; freeze on'));
  if (phase === 'running' || phase === 'paused') hand.tap('pause');
  if (phase === 'paused') hand.tap('pause');
  if (phase === 'frozen') hand.tap('pause').wait(4000);
  expect(hand.phase()).toBe(phase);
  const before = everything(hand);
  for (const digit of '1234') hear(hand, `${digit}\n`);
  expect(everything(hand)).toBe(before);
});

test.each(PAGE_NAMES.map((name) => [name]))('nor on the page %s, before and in it', (name) => {
  const hand = enterPage(allow(paused()), name);
  if (name === 'COPY') hand.tap('plus');
  const inside = everything(hand);
  for (const digit of '1234') hear(hand, `${digit}\n`);
  expect(everything(hand)).toBe(inside);
  hand.tap('back');
  const list = everything(hand);
  for (const digit of '1234') hear(hand, `${digit}\n`);
  expect(everything(hand)).toBe(list);
});

test('nor where the own code is shown', () => {
  const hand = enterPage(allow(paused()), 'COPY').tap('ok');
  const before = everything(hand);
  hear(hand, ALL);
  expect(everything(hand)).toBe(before);
});

test.each(['1', '11\n', '1 \n', ' 1\n', '1?\n', '?1\n', '!1\n', '0\n', '5\n', 'x1\n', '\x001\n'])(
  '%j is no digit',
  (text) => {
    const hand = waiting();
    hear(hand, text);
    expect(written(hand)).toBe('');
  },
);

test('half a line is none, until its end has come', () => {
  const hand = waiting();
  hear(hand, '3');
  expect(written(hand)).toBe('');
  hear(hand, '\r\n');
  expect(written(hand)).toBe('3');
});

test('of several digits in one pass the last one counts', () => {
  const hand = waiting();
  hear(hand, '1\n4\n2\nx3\n');
  expect(written(hand)).toBe('2');
});

test('a flood writes one code and no more, and nothing is done before OK', () => {
  const hand = waiting();
  const before = JSON.stringify(hand.look().state);
  for (let i = 0; i < 500; i++) hear(hand, `${1 + (i % 4)}\n`);
  expect(written(hand)).toHaveLength(41);
  expect(JSON.stringify(hand.look().state)).toBe(before);
  expect(leaveArbiter(hand.tap('ok')).face()).toBe('3:02[+2] | 3:02[+2]');
});

const NOISE = fc.oneof(
  fc.string({ unit: fc.constantFrom('1', '2', '3', '4', '?', '!', '\n', '\r', 'x', '\0', '\xff') }),
  fc.string({ unit: 'binary', maxLength: 400 }),
);

test('garbage never changes the game, and the page only by digits', () => {
  const hand = waiting();
  const stateOf = () => JSON.stringify([hand.look().state, hand.session.app!.clock.log!.count]);
  const before = stateOf();
  fc.assert(
    fc.property(NOISE, (text) => {
      hear(hand, text);
      expect(stateOf()).toBe(before);
      expect(hand.session.app!.ui.arbiter.row).toBe(2);
    }),
  );
});

test('garbage with pages open changes nothing at all', () => {
  const random = createRandom(1);
  for (const name of PAGE_NAMES) {
    const hand = enterPage(allow(paused()), name);
    const before = everything(hand);
    for (let i = 0; i < 50; i++) {
      const length = randomUpTo(random, 20);
      const bytes = Array.from({ length }, () => '1234?!\n\r x'.charCodeAt(randomUpTo(random, 9)));
      hear(hand, String.fromCharCode(...bytes));
    }
    expect(everything(hand)).toBe(before);
  }
});
