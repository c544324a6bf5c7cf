// The ring of what happened: enough to rebuild every earlier state by playing it again.
// It keeps causes (presses, pauses), not results; results fall out of the rules. See replay.ts.

/** What an entry records. Flag and Period are there to be read; replay works them out anew. */
export const enum Entry {
  None = 0,
  Start = 1,
  Press = 2,
  Pause = 3,
  Resume = 4,
  /** The side that runs next was chosen by hand while the clock stood. */
  TurnLeft = 5,
  TurnRight = 6,
  Flag = 7,
  Period = 8,
  /** Only carries counts of ignored presses, or splits a very long time. */
  Idle = 9,
  Edit = 10,
  Power = 11,
  Fault = 12,
  /** The value of the Edit before it, in the place of its time. */
  Value = 13,
}

const KIND_BITS = 15;
const IDLE_MAX = 63;
/** Room that entries which are only to be read leave to the others. */
const RESERVE = 24;

/**
 * Oldest entry at `first`, `count` entries. `words` holds the kind (4 bits) and how many presses of
 * LEFT and RIGHT had no effect since the entry before (6 bits each); `deltasMs` the time since it.
 */
export interface Log {
  first: number;
  count: number;
  words: Uint16Array;
  deltasMs: Int32Array;
  /** The instant of the newest entry, or of the base when there is none. */
  lastMs: number;
  /** Presses without effect since the newest entry. */
  idleLeft: number;
  idleRight: number;
  /** Entries ever appended, modulo 4096; whoever follows the log sees by it what is new. */
  pushed: number;
  /** For the journal: newest entries that it has not kept, and kept ones that were forgotten. */
  unkept: number;
  revoked: number;
  /** How often a game was prepared. */
  games: number;
}

export function createLog(entries: number): Log {
  return {
    first: 0,
    count: 0,
    words: new Uint16Array(entries),
    deltasMs: new Int32Array(entries),
    lastMs: 0,
    idleLeft: 0,
    idleRight: 0,
    pushed: 0,
    unkept: 0,
    revoked: 0,
    games: 0,
  };
}

export function clearLog(log: Log, atMs: number): void {
  log.first = 0;
  log.count = 0;
  log.lastMs = atMs;
  log.idleLeft = 0;
  log.idleRight = 0;
  log.unkept = 0;
  log.revoked = 0;
  log.games++;
}

/** Where the entry `age` (0 = newest) lies in the ring. */
function slotOf(log: Log, age: number): number {
  return (log.first + log.count - 1 - age) % log.words.length;
}

/** Kind of the entry `age` (0 = newest), or Entry.None. */
export function entryKind(log: Log, age: number): Entry {
  if (age >= log.count) return Entry.None;
  return log.words[slotOf(log, age)] & KIND_BITS;
}

/** Time between the entry `age` and the one before it. */
export function entryDeltaMs(log: Log, age: number): number {
  return log.deltasMs[slotOf(log, age)];
}

/** Six bits that follow the kind: idle presses of LEFT, or the lower mark. */
export function entryLow(log: Log, age: number): number {
  return (log.words[slotOf(log, age)] >> 4) & IDLE_MAX;
}

/** The upper six bits: idle presses of RIGHT, or the upper mark. */
export function entryHigh(log: Log, age: number): number {
  return (log.words[slotOf(log, age)] >> 10) & IDLE_MAX;
}

/**
 * Appends an entry; replay.ts keeps room for it. An entry that is only to be read may be left out.
 */
export function pushEntry(log: Log, kind: Entry, atMs: number): void {
  const size = log.words.length;
  const slot = (log.first + log.count) % size;
  if (log.count >= (kind < Entry.Flag ? size : size - RESERVE)) return;
  log.words[slot] = kind | (log.idleLeft << 4) | (log.idleRight << 10);
  log.deltasMs[slot] = (atMs - log.lastMs) | 0;
  log.lastMs = atMs;
  log.idleLeft = 0;
  log.idleRight = 0;
  log.pushed = (log.pushed + 1) & 4095;
  log.unkept++;
  log.count++;
}

/**
 * Appends an entry that carries two marks of six bits (low + 64 × high) where others carry idle
 * presses: a start its side and the options, an edit its kind and side.
 */
export function pushMarked(log: Log, kind: Entry, marks: number, atMs: number): void {
  if (log.idleLeft + log.idleRight > 0) pushEntry(log, Entry.Idle, atMs);
  log.idleLeft = marks & IDLE_MAX;
  log.idleRight = marks >> 6;
  pushEntry(log, kind, atMs);
}

/** Appends the value of the edit before it; any whole number of 32 bits. */
export function pushValue(log: Log, value: number): void {
  const lastMs = log.lastMs;
  pushEntry(log, Entry.Value, (lastMs + value) | 0);
  log.lastMs = lastMs;
}

/** Counts a press that had no effect. */
export function noteIdle(log: Log, side: number, atMs: number): void {
  if (side === 0) log.idleLeft++;
  else log.idleRight++;
  if (log.idleLeft >= IDLE_MAX || log.idleRight >= IDLE_MAX) pushEntry(log, Entry.Idle, atMs);
}

/** Forgets the `ages` newest entries. */
export function forgetNewest(log: Log, ages: number): void {
  for (let age = 0; age < ages; age++) {
    if (entryKind(log, age) !== Entry.Value) log.lastMs = (log.lastMs - entryDeltaMs(log, age)) | 0;
  }
  log.count -= ages;
  log.idleLeft = 0;
  log.idleRight = 0;
  log.unkept -= ages;
  if (log.unkept >= 0) return;
  log.revoked -= log.unkept;
  log.unkept = 0;
}

/** Forgets the press at `age` and all after it, but not the idle presses before it. */
export function forgetFrom(log: Log, age: number): void {
  const idleLeft = entryLow(log, age);
  const idleRight = entryHigh(log, age);
  forgetNewest(log, age + 1);
  log.idleLeft = idleLeft;
  log.idleRight = idleRight;
}

/** Forgets the oldest entry. */
export function forgetOldest(log: Log): void {
  log.first = (log.first + 1) % log.words.length;
  log.count--;
}
