// A kept game as a scenario that plays it again, with a record after everything that happened. What
// an arbiter did is done again by the keys of arbiter mode; where they need more time than the log
// leaves them, all that follows comes later by as much.

import { Edit, optionBits } from '../../firmware/core/arbiter/edit';
import type { Control } from '../../firmware/core/control';
import { parseControl } from '../../firmware/notation/parse';
import { BadInput } from '../commands/bad-input';
import type { SideName } from '../clock-state';
import { timeText } from '../scenario/times';
import { hasEarlyOptions, jobAt } from './corrections';
import type { Job } from './corrections';
import type { KeptGame, Row } from './game-log';
import { enterPages, leavePages, setOptions } from './page-keys';
import {
  START_MS,
  appOf,
  catchUp,
  createHand,
  remark,
  secondsText,
  showNow,
  tapKey,
} from './replay-hand';
import type { Line, ReplayHand } from './replay-hand';

/** Presses without effect are known by their number only; so far apart they are still presses. */
const APART_MS = 70;
const TAP_MS = 35;
/** What follows a correction comes so long after its last key at least. */
const REST_MS = 200;
/** The keys of a correction begin so long before the instant at which it was made. */
const LEAD_MS = 6000;

interface Writer {
  hand: ReplayHand;
  game: KeptGame;
  /** From the times of the log to those of the scenario. */
  shiftMs: number;
  /** Where the row before lies in the scenario, and whether the hand was busy since. */
  lastMs: number;
  isAfterKeys: boolean;
}

function tap(key: 'left' | 'right' | 'pause', ms: number): Line[] {
  const upMs = ms + TAP_MS;
  return [
    { ms, text: `${secondsText(ms)} down ${key}`, key, isClosed: true },
    { ms: upMs, text: `${secondsText(upMs)} up ${key}`, key, isClosed: false },
  ];
}

function idleKeys({ idle }: Pick<Row, 'idle'>): ('left' | 'right')[] {
  return [
    ...Array.from({ length: idle.left }, () => 'left' as const),
    ...Array.from({ length: idle.right }, () => 'right' as const),
  ];
}

/**
 * Presses without effect, spread evenly between two rows; as close as can be where it is narrow.
 */
function idleLines(row: Pick<Row, 'idle'>, fromMs: number, toMs: number): Line[] {
  const keys = idleKeys(row);
  const evenMs = Math.floor((toMs - fromMs - 2 * APART_MS) / (keys.length + 1));
  const isNarrow = evenMs < APART_MS;
  const stepMs = isNarrow ? APART_MS : evenMs;
  const firstMs = fromMs + stepMs + (isNarrow ? 0 : APART_MS);
  if (keys.length > 0 && firstMs + (keys.length - 1) * stepMs >= toMs) {
    return [{ ms: toMs, text: `# ${keys.length} presses without effect left out` }];
  }
  return keys.flatMap((key, i) => tap(key, firstMs + i * stepMs));
}

const PLAY_KEYS: readonly string[] = ['start', 'pause', 'resume'];

function rowLines(row: Row, ms: number): Line[] {
  const show = { ms, text: `${secondsText(ms)} show` };
  if (PLAY_KEYS.includes(row.kind)) return [...tap('pause', ms), show];
  if (row.kind === 'press') return [...tap(row.side, ms), show];
  if (row.kind === 'power')
    return [{ ms, text: '# The supply was cut; the clock stood from here.' }];
  if (row.kind === 'fault') return [{ ms, text: '# A fault was noted.' }];
  return [{ ms: ms + 60, text: `${secondsText(ms + 60)} show` }];
}

/** Where the row lies; after keys of an arbiter there is time until the hand is free. */
function placeOf(writer: Writer, row: Pick<Row, 'atMs' | 'idle'>): number {
  const { hand } = writer;
  const freeMs = hand.freeMs + REST_MS + (idleKeys(row).length + 3) * APART_MS;
  const ms = START_MS + row.atMs + writer.shiftMs;
  if (!writer.isAfterKeys || ms >= freeMs) return ms;
  writer.shiftMs += freeMs - ms;
  remark(hand, `The keys took ${secondsText(freeMs - ms)} s more than the arbiter did.`);
  return freeMs;
}

function writeRow(writer: Writer, row: Row): void {
  const { hand, lastMs, isAfterKeys } = writer;
  const ms = placeOf(writer, row);
  const fromMs = isAfterKeys ? hand.freeMs : lastMs;
  hand.lines.push(...idleLines(row, fromMs, ms), ...rowLines(row, ms));
  writer.lastMs = ms;
  // Remarks are no keys: the row after them waits as well.
  writer.isAfterKeys = isAfterKeys && (row.kind === 'power' || row.kind === 'fault');
}

function refuse(job: Job): never {
  throw new BadInput(
    `${timeText(job.rows[0]!.atMs)}: ${job.name}; the keys of the arbiter's pages cannot do that ` +
      'again, so no scenario can; --format json tells it.',
  );
}

function isDone({ rows }: Job, hand: ReplayHand): boolean {
  const { leftMs, rightMs } = rows.at(-1)!;
  const [left, right] = appOf(hand).clock.sides;
  return left!.bankMs === leftMs && right!.bankMs === rightMs;
}

function doJob(hand: ReplayHand, job: Job): void {
  remark(hand, job.name);
  if (!job.run(hand) || !isDone(job, hand)) refuse(job);
}

/** Presses without effect are made outside of arbiter mode. */
function beginJobs(writer: Writer, job: Job): void {
  const { hand } = writer;
  catchUp(hand);
  const ms = START_MS + job.rows.at(-1)!.atMs + writer.shiftMs - LEAD_MS;
  hand.freeMs = Math.max(hand.freeMs, ms);
  idleKeys({ idle: job.idle(hand) }).forEach((key) => tapKey(hand, key));
  enterPages(hand);
}

function endJobs(writer: Writer): void {
  leavePages(writer.hand);
  showNow(writer.hand);
  writer.isAfterKeys = true;
}

/** Does all that an arbiter did in a row; answers the row with which play goes on. */
function writeJobs(writer: Writer, from: number): number {
  const { hand, game } = writer;
  let at = from;
  let job = jobAt(hand, game.rows, at);
  beginJobs(writer, job!);
  while (job !== undefined && (at === from || idleKeys({ idle: job.idle(hand) }).length === 0)) {
    doJob(hand, job);
    at += job.rows.length;
    job = jobAt(hand, game.rows, at);
  }
  endJobs(writer);
  return at;
}

/** Options that were changed by other keys before the start. */
function putOptionsRight(writer: Writer, wanted: Control): void {
  const { hand } = writer;
  if (optionBits(appOf(hand).clock.control) === optionBits(wanted)) return;
  enterPages(hand);
  setOptions(hand, optionBits(wanted));
  endJobs(writer);
}

/** Before the start an arbiter may have exchanged the colours. */
function firstWhite({ rows, white }: KeptGame): SideName {
  const start = rows.findIndex((row) => row.kind === 'start');
  const swaps = rows.slice(0, start).filter((row) => row.edit?.edit === Edit.Colours).length;
  return swaps % 2 === 0 ? white : white === 'left' ? 'right' : 'left';
}

function writeRows(writer: Writer): void {
  const { rows, control } = writer.game;
  let at = 0;
  while (at < rows.length) {
    const row = rows[at]!;
    if (jobAt(writer.hand, rows, at) !== undefined) at = writeJobs(writer, at);
    else {
      if (row.kind === 'start' && at > 0) putOptionsRight(writer, parseControl(control).control);
      writeRow(writer, row);
      at++;
    }
  }
}

/** Throws BadInput for a correction that no scenario can repeat. */
export function toScenario(game: KeptGame): string[] {
  const control = hasEarlyOptions(game.rows) ? game.prepared : game.control;
  const white = firstWhite(game);
  const hand = createHand(control, white);
  const writer: Writer = { hand, game, shiftMs: 0, lastMs: START_MS, isAfterKeys: false };
  writeRows(writer);
  const endMs = placeOf(writer, { atMs: game.endMs, idle: game.idle });
  const fromMs = writer.isAfterKeys ? hand.freeMs : writer.lastMs;
  hand.lines.push(...idleLines(game, fromMs, endMs));
  hand.lines.push({ ms: endMs, text: `${secondsText(endMs)} show` });
  const rest = hand.lines.splice(hand.done).sort((one, other) => one.ms - other.ms);
  // A flag that fell in the last moment is shown by the last record.
  const known = rest.filter(({ ms, key }) => ms <= endMs || key !== undefined);
  const texts = [...hand.lines, ...known].map((line) => line.text);
  return [`control ${control}`, `white ${white}`, ...texts];
}
