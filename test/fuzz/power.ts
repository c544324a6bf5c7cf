// What may come back after a loss of power: a state that the clock really had, no older than
// promised. Worked out from the log of the clock that lost its supply, not from its journal.

import type { App } from '../../firmware/app';
import { chargeUpTo } from '../../firmware/core/charge';
import { Clock, Phase, createClock, gameMs, isFinal } from '../../firmware/core/clock';
import { meetDeadlines } from '../../firmware/core/deadline';
import { SETTLE_MS } from '../../firmware/core/limits';
import { Entry, entryDeltaMs, entryKind } from '../../firmware/core/log';
import { peek, rebuildAfter } from '../../firmware/core/replay';
import { runsDown } from '../../firmware/core/turn';
import { Keep } from '../../firmware/store/journal';
import { Sign } from '../../hal/hal';
import type { World } from '../../sim/world';
import { stateText } from '../store/deeds';

/** One clock as it was, with its log, and what its counter showed. */
interface Moment {
  clock: Clock;
  counterMs: number;
}

export interface Memory {
  /** Before it was certain that the supply would go. */
  before: Moment;
  /** The very clock that lost its supply: its last pass may be half done. */
  app: App;
  settings: Int32Array[];
  /** World time of its counter's zero. */
  counterBaseMs: number;
}

/** When the supply went and the last whole pass ended, in the world's time. */
export interface Cut {
  cutMs: number;
  passedMs: number;
  quietMs: number;
  hasRefused: boolean;
}

/** A start that waits for a deadline is so much older than its pass. */
const OLD_MS = 60;
/** Edges reach a pass so late, and what keys do by themselves is settled so late. */
const LAG_MS = 15 + SETTLE_MS + 1;
/** Ticks come so often, and a pass more; the short ones while there are plenty. */
const TICK_MS = 31300;
const SHORT_TICK_MS = 6300;
const SHORT_BANK_MS = 300000;
const SHORT_TICKS = 250;

const ranMs = ({ sides }: Clock): number => sides[0]!.spentMs + sides[1]!.spentMs;

export function rememberClock(world: World): Memory {
  const app = world.app!;
  const { settings, kept } = app.journal;
  return {
    before: { clock: structuredClone(app.clock), counterMs: world.parts.counterMs },
    app,
    settings: [settings.slice(), kept.slice()],
    counterBaseMs: world.counterBaseMs,
  };
}

/** Presses without effect have no stamps in the log: they are left out. */
function textOf(clock: Clock): string {
  const phase = clock.phase === Phase.Arbiter ? clock.cameFrom : clock.phase;
  return stateText({ ...clock, phase }).replace(/"(ignored|silent)":\d+,?/g, '');
}

/** The clock at `atMs`, with all entries of its log but the `age` newest. */
function textAfter(clock: Clock, age: number, atMs: number): string {
  const scratch = createClock(0);
  rebuildAfter(scratch, clock, age);
  meetDeadlines(scratch, atMs);
  chargeUpTo(scratch, atMs);
  return textOf(scratch);
}

/**
 * What the clock was at this instant; more than one answer when something happened at it. All that
 * an arbiter does at one instant is done whole or not at all.
 */
function textsAt(clock: Clock, atMs: number): string[] {
  const log = clock.log!;
  const texts: string[] = [];
  let entryMs = log.lastMs;
  let newer: Entry = Entry.None;
  for (let age = 0; age <= log.count; age++) {
    const kind = entryKind(log, age);
    if (kind === Entry.Value) continue;
    const sinceMs = (atMs - entryMs) | 0;
    const isInside = sinceMs === 0 && newer === Entry.Edit;
    if (sinceMs >= 0 && !isInside) texts.push(textAfter(clock, age, atMs));
    if (sinceMs > 0) break;
    newer = sinceMs === 0 ? kind : Entry.None;
    if (age < log.count) entryMs = (entryMs - entryDeltaMs(log, age)) | 0;
  }
  return texts;
}

/** The instant, on the counter of that moment, at which the game was as old as `back`. */
function instantOf({ clock, counterMs }: Moment, back: Clock): number {
  const now = createClock(0);
  peek(now, clock, counterMs);
  return (counterMs - (gameMs(now) - gameMs(back))) | 0;
}

function isTrue(moment: Moment, back: Clock): boolean {
  const { phase, cameFrom } = moment.clock;
  if ((phase === Phase.Arbiter ? cameFrom : phase) < Phase.Running) return false;
  return textsAt(moment.clock, instantOf(moment, back)).includes(textOf(back));
}

/** Flash refused what it was to keep: then only what is whole may come back, however old it is. */
function isExcused({ app }: Memory, hasRefused: boolean): boolean {
  const { state } = app.journal;
  return hasRefused || state === Keep.Full || state === Keep.Closed;
}

function allowedLossMs({ app: { journal, clock } }: Memory): number {
  const bankMs = Math.max(clock.sides[0]!.bankMs, clock.sides[1]!.bankMs);
  if (journal.area.tickSlots === 0) return Infinity;
  // Where nothing runs down, behind a flag, there is less to lose.
  const isFlagged = isFinal(clock, 0) || isFinal(clock, 1);
  const isShort = runsDown(clock) && !isFlagged && bankMs < SHORT_BANK_MS;
  return isShort && journal.ticks < SHORT_TICKS ? SHORT_TICK_MS : TICK_MS;
}

/** Time that had run when a pass could last write, and is not known any more. */
function lostMs({ app }: Memory, back: Clock, quietMs: number): number {
  const then = createClock(0);
  if (((quietMs - app.clock.turnStartMs) | 0) < 0) return 0;
  peek(then, app.clock, quietMs);
  return ranMs(then) - ranMs(back);
}

/** Whether an entry that flash ought to have had by then is not in what came back. */
function isForgotten(after: Moment, back: Clock, keptMs: number): boolean {
  const log = after.clock.log!;
  const backMs = instantOf(after, back);
  let entryMs = log.lastMs;
  for (let age = 0; age < log.count; age++) {
    const kind = entryKind(log, age);
    if (kind === Entry.Value) continue;
    if (((entryMs - backMs) | 0) <= 0) return false;
    const isEvent = kind <= Entry.TurnRight || kind === Entry.Edit;
    if (isEvent && ((keptMs - entryMs) | 0) >= 0) return true;
    entryMs = (entryMs - entryDeltaMs(log, age)) | 0;
  }
  return false;
}

function isOn({ phase, cameFrom }: Clock): boolean {
  return (phase === Phase.Arbiter ? cameFrom : phase) >= Phase.Running;
}

/** No game came back: there was none, or it was so young that it was not kept. */
function judgeNone({ before, app }: Memory, passedMs: number): string {
  if (!isOn(app.clock) || !isOn(before.clock)) return '';
  const now = createClock(0);
  peek(now, app.clock, passedMs);
  return gameMs(now) > OLD_MS ? `a game of ${gameMs(now)} ms is lost` : '';
}

function judgeGame({ before }: Memory, after: Moment, back: Clock): string {
  if (back.phase !== Phase.Paused && back.phase !== Phase.Frozen) return 'it runs';
  if (isTrue(after, back) || isTrue(before, back)) return '';
  const told = [after, before].flatMap((one) => textsAt(one.clock, instantOf(one, back)));
  return `${textOf(back)}\nwas never true; it was\n${told.join('\nor\n')}`;
}

/** How old it is; only asked about the game that was on at the end. */
function judgeAge(memory: Memory, after: Moment, back: Clock, cut: Cut): string {
  const quietMs = (memory.counterBaseMs + cut.quietMs) | 0;
  if (!isOn(after.clock) || !isTrue(after, back)) return '';
  if (((after.counterMs - instantOf(after, back)) | 0) < 0) return 'it is ahead of time';
  const allowed = allowedLossMs(memory);
  const lost = lostMs(memory, back, quietMs);
  if (lost > allowed) return `${lost} ms are lost, ${allowed} may be`;
  return isForgotten(after, back, (quietMs - LAG_MS) | 0) ? 'an event is forgotten' : '';
}

function judgeSettings({ settings, app }: Memory, world: World): string {
  const { journal } = app;
  const known = [...settings, journal.settings, journal.kept];
  const back = world.app!.journal.settings;
  const index = back.findIndex((value, at) => !known.some((one) => one[at] === value));
  return index < 0 ? '' : `setting ${index} is ${back[index]}, which it never was`;
}

/** '' when what came back is right. */
export function judgeReturn(memory: Memory, world: World, cut: Cut): string {
  const { clock, ui } = world.app!;
  const passedMs = (memory.counterBaseMs + cut.passedMs) | 0;
  const after = { clock: memory.app.clock, counterMs: (memory.counterBaseMs + cut.cutMs) | 0 };
  const isFree = isExcused(memory, cut.hasRefused);
  // Where one of two pages refuses an erase, the other has to be used.
  const settings = cut.hasRefused ? '' : judgeSettings(memory, world);
  if (settings !== '') return settings;
  if (clock.phase < Phase.Running) return isFree ? '' : judgeNone(memory, passedMs);
  if ((ui.notices & Sign.PowerCut) === 0) return 'no sign says so';
  // Then it may also be a game that was over, or what has been taken back since.
  if (isFree) return '';
  const wrong = judgeGame(memory, after, clock);
  if (wrong !== '') return wrong;
  return judgeAge(memory, after, clock, cut);
}
