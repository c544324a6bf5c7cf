// What comes in over the cable: requests, digits of a code, and noise.
import { expect } from 'expect';
import { Key } from '../../../hal/hal';
import { createRandom, randomUpTo } from '../../../sim/prng';
import { readLines } from '../../../sim/board/link-lines';
import { tapInTurn } from '../../board/playing';
import type { Playing } from '../../board/playing';
import type { Covered } from '../covered-board';
import { begin, hold, leavesOut, look, tap, textOf, wait } from './outing';
import type { Outing } from './outing';

const BACK_MS = 700;

function say(playing: Playing, text: string): string {
  const { machine, port } = playing.bench;
  machine.takeSerial(port);
  machine.sendSerial(text, port);
  wait(playing, 60);
  return machine.takeSerial(port);
}

/** Arbiter mode, and the page with this word on it. */
export function openPage(playing: Playing, word: string): void {
  hold(playing, [Key.Minus, Key.Plus], 2200);
  for (let i = 0; i < 20 && !textOf(look(playing)).includes(word); i++) tap(playing, Key.Plus);
  expect(textOf(look(playing))).toContain(word);
  tap(playing, Key.Pause);
}

export function leavePage(playing: Playing): void {
  hold(playing, [Key.Pause], BACK_MS);
}

/** The last line of OPTION lets the link ask for more. */
function allowRequests(playing: Playing): void {
  openPage(playing, 'OPTION');
  tap(playing, Key.Left, Key.Plus, Key.Pause);
  leavePage(playing);
  leavePage(playing);
}

function asksForLog(covered: Covered): void {
  const playing = begin(covered, '5m+3s');
  expect(say(playing, '!\n')).toBe('');
  allowRequests(playing);
  const { journalPages, journalPageBytes } = playing.bench.device;
  const pieces = (journalPages * journalPageBytes) / 64;
  const first = readLines(say(playing, '!\n')).filter(({ event }) => event === 'log');
  expect(first).toHaveLength(1);
  for (let i = 1; i < pieces; i++) say(playing, '!\n');
  // After the last piece the first one comes again.
  const again = readLines(say(playing, '!\r\n')).filter(({ event }) => event === 'log');
  expect(again[0]!.fields).toEqual(first[0]!.fields);
}

/** Digits reach the page that writes a code, and nothing else. */
function typesDigits(covered: Covered): void {
  const playing = begin(covered, '5m+3s');
  allowRequests(playing);
  say(playing, '1\n');
  hold(playing, [Key.Minus, Key.Plus], 2200);
  say(playing, '1\n');
  leavePage(playing);
  openPage(playing, 'COPY');
  say(playing, '2\n');
  tap(playing, Key.Plus, Key.Pause);
  for (const digit of '1234432112') say(playing, `${digit}\n`);
  say(playing, '3\n4\n?\n');
  expect(look(playing).state.phase).toBe('arbiter');
}

function hearsNoise(covered: Covered): void {
  const playing = begin(covered, '5m+3s');
  tapInTurn(playing, [2000, 5000]);
  wait(playing, 6000);
  const random = createRandom(7);
  for (let i = 0; i < 12; i++) {
    const length = [0, 3, 31, 32, 90, 20][i % 6]!;
    const codes = Array.from({ length }, () => randomUpTo(random, 255));
    say(playing, String.fromCharCode(...codes));
  }
  say(playing, '\n');
  for (const text of ['5\n', '0\n', '?x\n', 'x?\n', '\n', '?\r\n', '/\n', '9999\n'])
    say(playing, text);
  // More than the ring holds comes while the loop is busy.
  const { machine, port } = playing.bench;
  for (let i = 0; i < 20; i++) machine.sendSerial('??????', port);
  machine.stall(300);
  wait(playing, 300);
  say(playing, '\n');
  expect(look(playing).state).toMatchObject({ phase: 'running', left: { presses: 1 } });
}

export const LINK: readonly Outing[] = [
  { name: 'the log is given over the cable where an arbiter allows it', play: asksForLog },
  {
    name: 'digits over the cable reach the page that writes a code alone',
    isFor: (covered) => !leavesOut(covered, 'copy'),
    play: typesDigits,
  },
  { name: 'noise on the cable changes nothing', play: hearsNoise },
];
