// Storage has no room for the next game, on boards that keep it there: what SETUP asks, and every
// answer to it.
import { expect } from 'expect';
import { Key } from '../../../hal/hal';
import { fillStorage } from '../../board/playing';
import type { Playing } from '../../board/playing';
import type { Covered } from '../covered-board';
import { begin, hasPages, hold, look, tap, textOf, wait } from './outing';
import type { Outing } from './outing';

/** A game is over, and none can be kept from now on. */
function inSetup(covered: Covered): Playing {
  const playing = begin(covered, '5m+3s');
  tap(playing, Key.Right, Key.Left, Key.Pause);
  fillStorage(playing);
  hold(playing, [Key.Minus, Key.Pause], 3200);
  tap(playing, Key.Plus);
  wait(playing, 500);
  hold(playing, [Key.Minus, Key.Pause], 2200);
  return playing;
}

/** Keys, and whether room was made then. */
const ANSWERS: readonly (readonly [readonly Key[], boolean])[] = [
  [[Key.Plus, Key.Minus], true],
  [[Key.Pause, Key.Pause], false],
  [[Key.Minus, Key.Plus, Key.Pause], false],
  [[Key.Plus, Key.Plus, Key.Pause], false],
  [[Key.Plus, Key.Pause, Key.Pause], false],
];

function asksForRoom(covered: Covered): void {
  for (const [keys, makesRoom] of ANSWERS) {
    const playing = inSetup(covered);
    expect(textOf(look(playing))).toBe('FULL|+');
    tap(playing, ...keys);
    wait(playing, 15000);
    const { storage } = playing.bench.machine.device;
    expect([keys, storage.compactions]).toEqual([keys, makesRoom ? 1 : 0]);
  }
}

/** The question is asked while PLUS is down: that PLUS is no answer. */
function answersNothingEarly(covered: Covered): void {
  const playing = begin(covered, '5m+3s');
  tap(playing, Key.Right, Key.Left, Key.Pause);
  fillStorage(playing);
  hold(playing, [Key.Minus, Key.Pause], 3200);
  tap(playing, Key.Plus);
  wait(playing, 500);
  hold(playing, [Key.Minus, Key.Pause, Key.Plus], 2200);
  wait(playing, 500);
  expect(playing.bench.machine.device.storage.compactions).toBe(0);
}

export const FULL_STORAGE: readonly Outing[] = [
  {
    name: 'SETUP asks before it makes room',
    isFor: (covered) => !hasPages(covered),
    play: asksForRoom,
  },
  {
    name: 'a key that was down before is no answer',
    isFor: (covered) => !hasPages(covered),
    play: answersNothingEarly,
  },
];
