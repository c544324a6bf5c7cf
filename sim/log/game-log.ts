// The games in a dump of the journal, read by the very code that the clock reads them with.

import { COPY_MAX, packState } from '../../firmware/core/arbiter/copy-code';
import type { Edit } from '../../firmware/core/arbiter/edit';
import { createFields, readFields } from '../../firmware/core/arbiter/fields';
import { createClock } from '../../firmware/core/clock';
import type { Clock } from '../../firmware/core/clock';
import { LOG_ENTRIES } from '../../firmware/core/limits';
import { Entry, entryKind } from '../../firmware/core/log';
import { rebuildAfter, rebuildBefore, rebuildNow } from '../../firmware/core/replay';
import { printControl } from '../../firmware/notation/print';
import { Keep, VERSION, createJournal } from '../../firmware/store/journal';
import type { Flash, Journal } from '../../firmware/store/journal';
import { nextWhole, openPage } from '../../firmware/store/reader';
import { Kind, Topic } from '../../firmware/store/record';
import { takeRecord, takeTicks } from '../../firmware/store/restore';
import { SIDE_NAMES, clockState } from '../clock-state';
import type { ClockState, SideName } from '../clock-state';
import { editText } from './edit-text';
import { areaOfSize } from './journal-area';
import { isSoundHead, missingEnd } from './missing-end';

export type RowKind =
  'start' | 'press' | 'pause' | 'resume' | 'turn' | 'flag' | 'period' | 'edit' | 'power' | 'fault';

/** One thing that happened. Times of both sides are those after it. */
export interface Row {
  /** Since the start of the game. */
  atMs: number;
  kind: RowKind;
  /** Who pressed; else who was on turn. */
  side: SideName;
  /** Time of the move up to here. */
  usedMs: number;
  leftMs: number;
  rightMs: number;
  /**
   * What an edit did, in words; for a start after the first, the control with which play goes on.
   */
  detail: string;
  /** The same edit as the clock knows it: see firmware/core/arbiter/edit.ts. */
  edit: { edit: Edit; side: number; value: number } | null;
  /** Times before an edit. */
  before: { leftMs: number; rightMs: number } | null;
  /** Presses without effect since the row before. */
  idle: { left: number; right: number };
  /** It was taken back later. */
  isTakenBack: boolean;
}

export interface KeptGame {
  generation: number;
  /** In the notation, with the options of the start. */
  control: string;
  /** The same with the options with which the game was prepared, before keys changed any. */
  prepared: string;
  white: SideName;
  isOver: boolean;
  /** Why its end is missing; '' when it is whole as far as a clock can know. */
  missingEnd: string;
  rows: Row[];
  /** The newest state that is known, when it was, and presses without effect since the last row. */
  end: ClockState;
  endMs: number;
  idle: { left: number; right: number };
  /** That state as the code of COPY, and the control that the other clock must have for it. */
  copy: { control: string; code: string };
}

const KINDS: Partial<Record<Entry, RowKind>> = {
  [Entry.Start]: 'start',
  [Entry.Press]: 'press',
  [Entry.Pause]: 'pause',
  [Entry.Resume]: 'resume',
  [Entry.TurnLeft]: 'turn',
  [Entry.TurnRight]: 'turn',
  [Entry.Flag]: 'flag',
  [Entry.Period]: 'period',
  [Entry.Edit]: 'edit',
  [Entry.Power]: 'power',
  [Entry.Fault]: 'fault',
};

/** A game that is being read. */
interface Reading {
  journal: Journal;
  clock: Clock;
  scratch: Clock;
  rows: Row[];
  idle: { left: number; right: number };
  /** Journal time of the start; NaN before it. */
  startMs: number;
  control: string;
  prepared: string;
  white: SideName;
  isOver: boolean;
  /** Marks of the edit whose value comes next. */
  marks: number;
}

function createReading(journal: Journal): Reading {
  return {
    journal,
    clock: createClock(LOG_ENTRIES),
    scratch: createClock(0),
    rows: [],
    idle: { left: 0, right: 0 },
    startMs: NaN,
    control: '',
    prepared: '',
    white: 'left',
    isOver: false,
    marks: 0,
  };
}

const timesOf = (clock: Clock) => ({
  leftMs: clock.sides[0]!.bankMs,
  rightMs: clock.sides[1]!.bankMs,
});

/** What an edit was; what else there is to say of a row. */
function detailOf(reading: Reading, kind: RowKind): Pick<Row, 'detail' | 'edit'> {
  const { marks, journal, rows, scratch } = reading;
  if (kind === 'edit') {
    const edit = { edit: marks & 63, side: marks >> 6, value: journal.value };
    return { detail: editText(marks, journal.value), edit };
  }
  const isLater = kind === 'start' && rows.some((row) => row.kind === 'start');
  return { detail: isLater ? printControl(scratch.control) : '', edit: null };
}

/** The row of the newest entry, which is `age` back where a value follows it. */
function addRow(reading: Reading, kind: RowKind, age: number): void {
  const { clock, scratch } = reading;
  // What an arbiter did before the start has no time of the game.
  const atMs = rebuildBefore(scratch, clock, age) - reading.startMs || 0;
  const { turn, usedMs } = scratch;
  const before = kind === 'edit' ? timesOf(scratch) : null;
  rebuildAfter(scratch, clock, 0);
  const side = SIDE_NAMES[kind === 'press' ? turn : scratch.turn]!;
  const { idle } = reading;
  const row = { atMs, kind, side, usedMs, ...timesOf(scratch), before, idle };
  reading.rows.push({ ...row, ...detailOf(reading, kind), isTakenBack: false });
  reading.idle = { left: 0, right: 0 };
}

/** The first start; a later one is a game that went on with another control. */
function noteStart(reading: Reading): void {
  const { clock, scratch } = reading;
  rebuildAfter(scratch, clock, 0);
  reading.startMs = clock.log!.lastMs;
  reading.control = printControl(scratch.control);
  reading.white = SIDE_NAMES[scratch.white]!;
}

const isMarked = (kind: Entry) => kind === Entry.Start || kind === Entry.Edit;

function noteIdle(reading: Reading, word: number): void {
  reading.idle.left += (word >> 4) & 63;
  reading.idle.right += word >> 10;
}

function noteEntry(reading: Reading, kind: Entry, word: number): void {
  const row = KINDS[kind];
  if (!isMarked(kind) && kind !== Entry.Value) noteIdle(reading, word);
  if (kind === Entry.Edit) reading.marks = word >> 4;
  if (kind === Entry.Start && Number.isNaN(reading.startMs)) noteStart(reading);
  if (kind === Entry.Value) addRow(reading, 'edit', 1);
  else if (row !== undefined && row !== 'edit') addRow(reading, row, 0);
}

/** How many rows the newest entries have that are taken back now. */
function countForgotten({ journal, clock }: Reading): number {
  let count = 0;
  for (let age = 0; age < journal.value; age++) {
    if (KINDS[entryKind(clock.log!, age)] !== undefined) count++;
  }
  return count;
}

function noteForget(reading: Reading): void {
  const forgotten = countForgotten(reading);
  const counted = reading.rows.filter(({ isTakenBack }) => !isTakenBack);
  for (const row of counted.slice(counted.length - forgotten)) row.isTakenBack = true;
  reading.idle = { left: 0, right: 0 };
}

/** A second beginning goes on where the game was. */
function noteBegin(reading: Reading): void {
  if (reading.prepared === '') reading.prepared = printControl(reading.clock.control);
  const last = reading.rows.at(-1);
  if (last !== undefined) reading.startMs = -last.atMs;
}

function noteNumber(reading: Reading, topic: Topic): void {
  if (topic === Topic.End) reading.isOver = true;
  if (topic === Topic.Forget) noteForget(reading);
  if (topic === Topic.Begin) noteBegin(reading);
}

function readRecord(reading: Reading): void {
  const { journal, clock } = reading;
  const { word } = journal;
  const isNumber = (word & 15) === Kind.Number;
  if (isNumber) noteNumber(reading, (word >> 4) & 63);
  takeRecord(journal, clock);
  if (!isNumber) noteEntry(reading, word & 15, word);
}

/** 1 to 4, as the page shows them. */
function copyOf(clock: Clock): KeptGame['copy'] {
  const fields = createFields();
  const digits = new Uint8Array(COPY_MAX);
  readFields(fields, clock);
  const length = packState(digits, fields, clock.control);
  const code = [...digits.subarray(0, length)].map((digit) => digit + 1).join('');
  return { control: printControl(clock.control), code };
}

/** The state at the last instant of which flash knows. */
function readEnd(reading: Reading): Pick<KeptGame, 'end' | 'endMs' | 'idle' | 'copy'> {
  const { journal, clock, scratch, startMs, idle } = reading;
  const log = clock.log!;
  const atMs = log.lastMs + takeTicks(journal, log);
  rebuildNow(scratch, clock, atMs);
  const since = { left: idle.left + log.idleLeft, right: idle.right + log.idleRight };
  const copy = copyOf(scratch);
  return { end: clockState(scratch), endMs: atMs - startMs, idle: since, copy };
}

/** The game on that page; null when none began there. */
function readGame(journal: Journal, page: number, heads: ReadonlySet<number>): KeptGame | null {
  if (!openPage(journal, page) || journal.version !== VERSION) return null;
  const { generation } = journal;
  const reading = createReading(journal);
  journal.state = Keep.Fresh;
  while (nextWhole(journal)) readRecord(reading);
  if (reading.rows.length === 0) return null;
  const { control, prepared, white, isOver, rows } = reading;
  const ending = readEnd(reading);
  const missing = missingEnd(journal, heads, isOver);
  return { generation, control, prepared, white, isOver, missingEnd: missing, rows, ...ending };
}

function createReadOnlyFlash(dump: Uint8Array): Flash {
  return {
    readFlash: (offset, bytes, length) => bytes.set(dump.subarray(offset, offset + length)),
    writeFlash: () => false,
    eraseFlash: () => false,
    hasRoom: () => false,
    isFull: true,
    kick: () => undefined,
  };
}

/** The games in the dump of a whole journal, the newest first. Of another size there are none. */
export function readGames(dump: Uint8Array): KeptGame[] {
  const area = areaOfSize(dump.length);
  if (area === undefined) return [];
  const journal = createJournal(createReadOnlyFlash(dump), area.pages, area.pageBytes);
  const pages = Array.from({ length: journal.area.ring }, (_, page) => page);
  const heads = new Set(pages.filter((page) => isSoundHead(journal, page)));
  const games = [...heads].flatMap((page) => readGame(journal, page, heads) ?? []);
  return games.sort((one, other) => other.generation - one.generation);
}
