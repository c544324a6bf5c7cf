// `zeitnot copy`: from a clock, a dump or a code onto the clock that replaces it, over its link.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readGames } from '../../sim/log/game-log';
import { enterPage, leaveArbiter, paused } from '../arbiter/arbiter-hand';
import { startZeitnot } from '../flash/run-zeitnot';
import type { Said } from '../flash/run-zeitnot';
import { zeitnot } from '../support/command-line';
import { takeUp } from '../support/hand';
import type { Hand } from '../support/hand';
import { allow, plugIn, unplugAll } from './plugged';
import type { Spoil } from './plugged';

jest.setTimeout(120000);

afterEach(unplugAll);

function waiting(control = '3m+2s'): Hand {
  return enterPage(allow(takeUp({ control, keys: 5 })), 'COPY').tap('ok');
}

function codeOf(hand: Hand): string {
  hand.wait(2000);
  return readGames(hand.session.world.parts.flash.bytes)[0]!.copy.code;
}

/** Copies, and does that to the new clock when all digits stand there. */
async function copy(from: string, to: string, whenTyped: () => unknown): Promise<Said> {
  const running = startZeitnot(['copy', '--from', from, '--to', to]);
  void running.hears('out', /press OK there/g, 1).then(whenTyped);
  return running.ended;
}

test('from one clock to the other: the times, the counts, the turn', async () => {
  const old = allow(paused());
  codeOf(old);
  const replacement = waiting();
  const [from, to] = [await plugIn(old), await plugIn(replacement)];
  const said = await copy(from, to, () => replacement.tap('ok'));
  expect([said.code, said.err]).toEqual([0, '']);
  expect(said.out).toMatch(/^For a clock with the control 3m\+2s: [1-4]{41}\n41 digits stand /);
  expect(leaveArbiter(replacement).face()).toBe(old.face());
  expect(replacement.phase()).toBe('paused');
});

test('from a dump in a file', async () => {
  const old = paused();
  codeOf(old);
  const folder = mkdtempSync(join(tmpdir(), 'zeitnot-'));
  const file = join(folder, 'dump.bin');
  writeFileSync(file, old.session.world.parts.flash.bytes);
  const replacement = waiting();
  const said = await copy(file, await plugIn(replacement), () => replacement.tap('ok'));
  rmSync(folder, { recursive: true });
  expect([said.code, said.err]).toEqual([0, '']);
  expect(leaveArbiter(replacement).face()).toBe(old.face());
});

test.each<[string, Spoil]>([
  ['swallows questions', { heard: (text, i) => (i % 7 === 3 ? '' : text) }],
  ['swallows digits', { heard: (text, i) => (i % 5 === 2 ? text.replace(/[1-4]/, '') : text) }],
  ['loses answers', { said: (line, i) => (i % 9 === 4 ? '' : line) }],
  ['spoils answers', { said: (line, i) => (i % 9 === 4 ? line.replace('0', '9') : line) }],
])('a line that %s only makes it slower', async (_what, spoil) => {
  const code = codeOf(paused());
  const replacement = waiting();
  const said = await copy(code, await plugIn(replacement, spoil), () => replacement.tap('ok'));
  expect([said.code, said.err]).toEqual([0, '']);
  expect(leaveArbiter(replacement).face()).toBe('2:57 | 3:01');
});

const FAILURES: [string, () => Hand, Spoil, (hand: Hand) => unknown, RegExp][] = [
  [
    'the new clock does not allow it',
    () => enterPage(takeUp({ control: '3m+2s', keys: 5 }), 'COPY').tap('ok'),
    {},
    () => 0,
    /takes nothing over the link; allow requests .* page OPTION/,
  ],
  [
    'no page is open',
    () => allow(takeUp({ control: '3m+2s', keys: 5 })),
    {},
    () => 0,
    /waits for no code; open its page COPY/,
  ],
  ['digits stand there already', () => waiting().tap('left'), {}, () => 0, /waits for no code/],
  [
    'it has a control with a longer code',
    () => waiting('5m d3s'),
    {},
    () => 0,
    /must have the same control and options/,
  ],
  [
    'it has another control with as long a code',
    () => waiting('5m+2s'),
    {},
    (hand) => hand.tap('ok'),
    /must have the same control and options/,
  ],
  [
    'the line makes other digits of them',
    () => waiting(),
    { heard: (text, i) => (i === 9 ? text.replace(/[1-4]/, (digit) => `${5 - +digit}`) : text) },
    () => 0,
    /shows other digits than were sent/,
  ],
  [
    'the last digit of a screen is spoiled, which only the check digits know',
    () => waiting(),
    { heard: (text, i) => (i === 12 ? text.replace(/[1-4]/, (digit) => `${5 - +digit}`) : text) },
    (hand) => hand.tap('ok'),
    /does not fit this clock; .* a digit was spoiled on the way/,
  ],
  [
    'the page is left instead of OK',
    () => waiting(),
    {},
    (hand) => {
      for (let i = 0; i < 43; i++) hand.tap('back');
    },
    /nobody pressed OK on the page COPY, or it was left/,
  ],
  [
    'it stops in the middle',
    () => waiting(),
    { said: (line, i) => (i < 20 ? line : '') },
    () => 0,
    /stopped answering before all was typed/,
  ],
];

test.each(FAILURES)('when %s, one sentence says so', async (_what, make, spoil, deed, says) => {
  const code = codeOf(paused());
  const replacement = make();
  const before = JSON.stringify(replacement.look().state.left);
  const said = await copy(code, await plugIn(replacement, spoil), () => deed(replacement));
  expect([said.code, said.err.trim().split('\n')]).toEqual([2, [expect.stringMatching(says)]]);
  expect(JSON.stringify(replacement.look().state.left)).toBe(before);
});

test('a clock that does not give its log is told how', async () => {
  const [from, to] = [await plugIn(paused()), await plugIn(waiting())];
  const said = await copy(from, to, () => 0);
  expect([said.code, said.err]).toEqual([2, expect.stringMatching(/does not give its log; pause/)]);
});

test.each<[string[], RegExp]>([
  [[], /copy: say what to copy/],
  [['--from', '1234'], /copy: name the port of the new clock/],
  [['--from', '1234', '--to', 'x'], /--from "1234": a code has 41 to 96 digits from 1 to 4/],
  [['--from', '5'.repeat(41), '--to', 'x'], /a code has 41 to 96 digits from 1 to 4/],
  [['--from', '/dev/ttyNone', '--to', 'x'], /there is no such port/],
  [['--from', 'dumb.bin', '--to', 'x'], /"dumb.bin": it is neither a file with a dump, nor a port/],
  [['--from', '.', '--to', 'x'], /it is neither a file with a dump, nor a port/],
  [['--from', '1'.repeat(41), '--to', '/dev/ttyNone'], /there is no such port/],
])('%j is refused in one sentence', (words, says) => {
  const { code, err } = zeitnot(['copy', ...words]);
  expect([code, err.trim().split('\n')]).toEqual([2, [expect.stringMatching(says)]]);
});
