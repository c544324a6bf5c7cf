// A code over the cable on the built firmware of a board: the pages lie in the overlay, and what
// comes in reaches them through the real port of the board.
import { Key } from '../../hal/hal';
import type { Answer } from '../../sim/board/link-lines';
import type { Firmware } from '../../sim/board/firmware';
import { readGames } from '../../sim/log/game-log';
import { paused } from '../arbiter/arbiter-hand';
import { BUILD_MS, firmwareOf } from './on-board';
import { askAt, beginPlaying, nowMs, playTo, tapAt } from './playing';
import type { Playing } from './playing';

let firmware: Firmware;

beforeAll(async () => {
  firmware = await firmwareOf('esp32-ht1621');
}, BUILD_MS);

function codeOfPaused(): string {
  const { session } = paused();
  session.advanceTo(session.nowMs + 2000);
  return readGames(session.world.parts.flash.bytes)[0]!.copy.code;
}

function tap(playing: Playing, ...keys: Key[]): void {
  for (const key of keys) {
    const atMs = Math.ceil(nowMs(playing)) + 200;
    tapAt(playing, key, atMs);
    playTo(playing, atMs + 200);
  }
}

function look(playing: Playing): Answer {
  return askAt(playing, Math.ceil(nowMs(playing)) + 100)!;
}

const BACK_MS = 700;

/** Arbiter mode, and a page so many steps on in the list; MINUS goes back. */
function enter(playing: Playing, key: Key, steps: number): void {
  const atMs = Math.ceil(nowMs(playing)) + 200;
  tapAt(playing, Key.Minus, atMs, 2100);
  tapAt(playing, Key.Plus, atMs, 2100);
  playTo(playing, atMs + 2400);
  for (let i = 0; i < steps; i++) tap(playing, key);
  tap(playing, Key.Pause);
}

function back(playing: Playing): void {
  const atMs = Math.ceil(nowMs(playing)) + 200;
  tapAt(playing, Key.Pause, atMs, BACK_MS);
  playTo(playing, atMs + BACK_MS + 200);
}

/** Page 9 is OPTION, its last line LINK; page 12 is COPY. */
function allow(playing: Playing): void {
  enter(playing, Key.Plus, 8);
  tap(playing, Key.Left, Key.Plus, Key.Pause);
  back(playing);
  back(playing);
}

function type(playing: Playing, code: string): void {
  const { machine, port } = playing.bench;
  for (const digit of code) {
    machine.sendSerial(`${digit}\n`, port);
    playTo(playing, Math.ceil(nowMs(playing)) + 40);
  }
}

test('it is taken where it was allowed, and stands after OK', () => {
  const playing = beginPlaying(firmware, '3m+2s');
  allow(playing);
  enter(playing, Key.Minus, 3);
  tap(playing, Key.Pause);
  type(playing, codeOfPaused());
  expect(look(playing).face.right.beside).toBe('OK');
  tap(playing, Key.Pause);
  back(playing);
  const { phase, left, right } = look(playing).state;
  expect([phase, left.ms, right.ms, left.presses, right.presses]).toEqual([
    'paused',
    177000,
    181000,
    1,
    1,
  ]);
});

test('without leave not one digit of it is', () => {
  const playing = beginPlaying(firmware, '3m+2s');
  enter(playing, Key.Minus, 3);
  tap(playing, Key.Pause);
  type(playing, '1234');
  expect(look(playing).face.left.display).toBe('_');
});
