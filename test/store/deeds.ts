// Games as lists of deeds that the simulated clock and a bare core both do: the core says what was
// true at any instant, and knows nothing of journals.

import { Edit, edit, editMarks } from '../../firmware/core/arbiter/edit';
import { installControl, setBonus } from '../../firmware/core/arbiter/new-control';
import { agePress, previewTakeBack, takeBack } from '../../firmware/core/arbiter/take-back';
import { Clock, Phase, createClock } from '../../firmware/core/clock';
import { copyControl } from '../../firmware/core/control';
import { Event } from '../../firmware/core/event';
import { LOG_ENTRIES } from '../../firmware/core/limits';
import { peek } from '../../firmware/core/replay';
import { Side } from '../../firmware/core/sides';
import { step } from '../../firmware/core/step';
import { runsDown, setNow } from '../../firmware/core/turn';
import { parseControl } from '../../firmware/notation/parse';
import { apply } from '../../firmware/ui/actions';
import { Key } from '../../hal/hal';
import { clockState } from '../../sim/clock-state';
import { createRandom, randomOnceIn, randomUpTo } from '../../sim/prng';
import type { Random } from '../../sim/prng';
import type { Session } from '../../sim/session';
import { passNow, planKey, setKey } from '../../sim/world';

/** What an arbiter does to a clock that stands, inside arbiter mode. */
export type Correction = (clock: Clock, scratch: Clock, atMs: number) => void;

export interface Deed {
  atMs: number;
  key?: Key;
  correction?: Correction;
}

export interface Game {
  control: string;
  deeds: Deed[];
  /** When it is over for the test. */
  endMs: number;
}

const TAP_MS = 80;
/** The control is chosen at the start of the world. */
const CHOSEN_MS = 0;

function correct(clock: Clock, correction: Correction, atMs: number): void {
  const scratch = createClock(0);
  step(clock, Event.EnterArbiter, atMs);
  correction(clock, scratch, atMs);
  step(clock, Event.LeaveArbiter, atMs);
}

function doOnCore(clock: Clock, deed: Deed): void {
  if (deed.correction !== undefined) correct(clock, deed.correction, deed.atMs);
  else if (deed.key === Key.Pause) step(clock, Event.Play, deed.atMs);
  else step(clock, deed.key as number as Event, deed.atMs);
}

export function readyCore(control: string): Clock {
  const clock = createClock(LOG_ENTRIES);
  setNow(clock, CHOSEN_MS);
  copyControl(clock.control, parseControl(control).control);
  step(clock, Event.Choose, CHOSEN_MS);
  return clock;
}

/** The state as a text; one that runs and one that stands are told alike. */
export function stateText(clock: Clock): string {
  const { phase, running: _, ...state } = clockState(clock);
  const { game, turn, usedMs, sides } = clock;
  const spent = sides.map((side) => [side.spentMs, side.marks]);
  const kind = phase === 'running' ? 'paused' : phase;
  return JSON.stringify({ kind, turn, usedMs, spent, ...game, ...state });
}

/** The clock at `atMs`: with the deeds up to then, or only those before. */
export function coreAt(game: Game, atMs: number, isAfter: boolean): Clock {
  const clock = readyCore(game.control);
  const scratch = createClock(0);
  for (const deed of game.deeds) {
    if (isAfter ? deed.atMs <= atMs : deed.atMs < atMs) doOnCore(clock, deed);
  }
  peek(scratch, clock, atMs);
  return scratch;
}

/** Does one deed on the simulated clock, at its instant. */
export function doOnSession(session: Session, deed: Deed): void {
  const { world } = session;
  session.advanceTo(deed.atMs);
  if (deed.correction !== undefined) {
    const { counterMs } = world.parts;
    passNow(world);
    apply(world.app!.ui, Event.EnterArbiter, counterMs);
    deed.correction(world.app!.clock, world.app!.scratch, counterMs);
    apply(world.app!.ui, Event.LeaveArbiter, counterMs);
    world.app!.dueMs = counterMs;
    passNow(world);
    return;
  }
  setKey(world, deed.key!, true);
  planKey(world, { key: deed.key!, closed: false, afterMs: TAP_MS });
}

function gapMs(random: Random, clock: Clock): number {
  const leftMs = clock.delayMs + clock.sides[clock.turn]!.bankMs;
  if (runsDown(clock) && randomOnceIn(random, 12)) {
    return Math.max(200, Math.min(leftMs, 200000) - 50 + randomUpTo(random, 100));
  }
  if (randomOnceIn(random, 8)) return 20000 + randomUpTo(random, 100000);
  return 200 + randomUpTo(random, 9000);
}

function nextKey(random: Random, clock: Clock): Key {
  const other = (1 - clock.turn) as Key;
  if (clock.phase === Phase.Paused) return randomOnceIn(random, 4) ? other : Key.Pause;
  if (randomOnceIn(random, 10)) return Key.Pause;
  return randomOnceIn(random, 12) ? other : (clock.turn as number as Key);
}

/**
 * A game by chance: presses, some without effect, pauses, long thinks, and zeros that come close.
 */
export function randomGame(control: string, count: number, seed: number): Game {
  const random = createRandom(seed);
  const clock = readyCore(control);
  const deeds: Deed[] = [{ atMs: 3000, key: Key.Right }];
  doOnCore(clock, deeds[0]!);
  let atMs = 3000;
  while (deeds.length < count) {
    atMs += gapMs(random, clock);
    const deed = { atMs, key: nextKey(random, clock) };
    doOnCore(clock, deed);
    deeds.push(deed);
  }
  return { control, deeds, endMs: atMs + 40000 };
}

function undo(clock: Clock, scratch: Clock, atMs: number): void {
  const age = agePress(clock, 1);
  previewTakeBack(scratch, clock, age, false);
  takeBack(clock, scratch, age, atMs);
}

const giveTime: Correction = (clock, _, atMs) => {
  edit(clock, editMarks(Edit.Time, Side.Right), 120000, atMs);
  edit(clock, editMarks(Edit.Count, Side.Left), 3, atMs);
};

const LEFT_PRESS = Key.Left;
const RIGHT_PRESS = Key.Right;

/** A game in which an arbiter takes two presses back and gives time. */
export const CORRECTED: Game = {
  control: '5m+3s',
  deeds: [
    { atMs: 2000, key: RIGHT_PRESS },
    { atMs: 9000, key: LEFT_PRESS },
    { atMs: 15000, key: RIGHT_PRESS },
    { atMs: 30000, key: RIGHT_PRESS },
    { atMs: 41000, key: LEFT_PRESS },
    { atMs: 50000, key: Key.Pause },
    { atMs: 60000, correction: undo },
    { atMs: 70000, correction: giveTime },
    { atMs: 75000, key: Key.Pause },
    { atMs: 95000, key: RIGHT_PRESS },
    { atMs: 99000, key: LEFT_PRESS },
    { atMs: 120000, key: Key.Pause },
    { atMs: 125000, correction: giveTime },
  ],
  endMs: 160000,
};

const installIncrement: Correction = (clock, _, atMs) => {
  setBonus(clock.control, 5000);
  installControl(clock, atMs);
};

/** A game in which an arbiter puts right a forgotten increment. */
export const INSTALLED: Game = {
  control: '10m',
  deeds: [
    { atMs: 2000, key: RIGHT_PRESS },
    { atMs: 9000, key: LEFT_PRESS },
    { atMs: 35000, key: RIGHT_PRESS },
    { atMs: 50000, key: Key.Pause },
    { atMs: 60000, correction: installIncrement },
    { atMs: 75000, key: Key.Pause },
    { atMs: 95000, key: LEFT_PRESS },
    { atMs: 99000, key: RIGHT_PRESS },
  ],
  endMs: 160000,
};
