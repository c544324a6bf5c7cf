// Reads what a clock says on its port, by firmware/link/FORMAT.md.
import { PHASE_NAMES, SIDE_NAMES } from '../clock-state';
import type { ClockState, SideState } from '../clock-state';
import { signNames } from '../glass';
import type { FaceText, SideFaceText } from '../glass';
import type { LogKind } from '../sight';
import { SOUND_NAMES } from '../sign-names';
import type { SignName, SoundName } from '../sign-names';

export interface Line {
  /** On the counter of the clock. */
  t: number;
  event: string;
  fields: string[];
}

/** A sound by the counter of the clock. */
export interface CountedSound {
  name: SoundName;
  t: number;
}

/** The answer to a request for the state. */
export interface Answer {
  t: number;
  state: ClockState;
  face: FaceText;
  signs: SignName[];
  blinks: SignName[];
  /** Newest first, as far as the line has room. */
  log: LogKind[];
  foretold: CountedSound[];
}

const LINE = /^(\d+ -?\d+ \w+.*) \*([0-9a-f]{4})$/;
const SIDE_FIELDS = 10;
const LOG_LETTERS: Readonly<Record<string, LogKind>> = {
  s: 'start',
  p: 'press',
  a: 'pause',
  r: 'resume',
  t: 'edit',
  f: 'flag',
  d: 'period',
  e: 'edit',
  w: 'power',
  x: 'fault',
};

function sumOf(text: string): string {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) % 65536;
  return sum.toString(16).padStart(4, '0');
}

/** Null for what is no line of the clock, and for one that came in broken. */
function readLine(text: string): Line | null {
  const match = LINE.exec(text);
  if (match === null || sumOf(match[1]!) !== match[2]) return null;
  const [, t, event, ...fields] = match[1]!.match(/"[^"]*"|\S+/g)!;
  return { t: Number(t), event: event!, fields };
}

/** Every whole line of what was sent. */
export function readLines(sent: string): Line[] {
  return sent.split(/\r?\n/).flatMap((text) => readLine(text) ?? []);
}

export function readSound({ t, fields }: Line): CountedSound {
  return { name: SOUND_NAMES[Number(fields[0])]!, t };
}

const has = (marks: number, mark: number) => (marks & mark) !== 0;

function readSide(numbers: number[]): SideState {
  const [ms, marks, period, presses, delayMs, byoyomi, blockMoves, overtimeMs, ignored, silent] =
    numbers as [number, number, number, number, number, number, number, number, number, number];
  return {
    ms,
    flag: has(marks, 1),
    first: has(marks, 2),
    periodFlag: has(marks, 4),
    period,
    presses,
    delayMs,
    byoyomi,
    blockMoves,
    overtimeMs,
    ignored,
    silent,
  };
}

function readState(numbers: number[]): ClockState {
  const [phase, turn, white, firstByMs] = numbers as [number, number, number, number];
  const name = PHASE_NAMES[phase]!;
  const left = numbers.slice(6, 6 + SIDE_FIELDS);
  const right = numbers.slice(6 + SIDE_FIELDS, 6 + 2 * SIDE_FIELDS);
  return {
    phase: name,
    running: name === 'running' ? SIDE_NAMES[turn]! : 'none',
    white: SIDE_NAMES[white]!,
    firstByMs: firstByMs < 0 ? null : firstByMs,
    left: readSide(left),
    right: readSide(right),
  };
}

function readFace(texts: string[]): FaceText {
  const plain = texts.map((text) => text.slice(1, -1));
  const side = (at: number): SideFaceText => ({ display: plain[at]!, beside: plain[at + 1]! });
  return { left: side(0), right: side(2) };
}

function readForetold(text: string): CountedSound {
  const [id, t] = text.split('@').map(Number);
  return { name: SOUND_NAMES[id!]!, t: t! };
}

/** The fields of a `state` line. */
export function readAnswer({ t, fields }: Line): Answer {
  const texts = fields.findIndex((field) => field.startsWith('"'));
  const numbers = fields.slice(0, texts).map(Number);
  const [log = '.', ...foretold] = fields.slice(texts + 4);
  const blinks = numbers[5]!;
  return {
    t,
    state: readState(numbers),
    face: readFace(fields.slice(texts, texts + 4)),
    signs: signNames(numbers[4]! | blinks),
    blinks: signNames(blinks),
    log: [...log.slice(1)].map((letter) => LOG_LETTERS[letter]!),
    foretold: foretold.map(readForetold),
  };
}
