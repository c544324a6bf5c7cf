// Where a board and the fake HAL do not say the same.
import type { Failure } from '../scenario/run';
import type { Look } from '../scenario/look';
import type { TraceRecord } from '../trace';
import type { Answer } from './link-lines';

export interface Difference {
  line: number;
  atMs: number;
  what: string;
  board: string;
  fake: string;
  /** What stood on the board's glass. */
  glass?: string;
}

type Place = Pick<Difference, 'line' | 'atMs'>;

/** Fields of two objects that differ, each as a path. */
function compare(place: Place, what: string, pair: [board: unknown, fake: unknown]): Difference[] {
  const [board, fake] = pair;
  if (JSON.stringify(board) === JSON.stringify(fake)) return [];
  const isRecord = (value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord(board) || !isRecord(fake)) {
    return [{ ...place, what, board: JSON.stringify(board), fake: JSON.stringify(fake) }];
  }
  const fields = board as Record<string, unknown>;
  return Object.keys(fields).flatMap((name) => {
    const other = (fake as Record<string, unknown>)[name];
    return compare(place, what === '' ? name : `${what}.${name}`, [fields[name], other]);
  });
}

export function compareRecords(place: Place, own: TraceRecord, fake: TraceRecord): Difference[] {
  return compare(place, '', [own, fake]);
}

/** What an expectation looks at. */
export function compareLooks(place: Place, own: Look, fake: Look): Difference[] {
  return [
    ...compare(place, '', [own.state, fake.state]),
    ...compare(place, 'signs', [own.full.signs, fake.full.signs]),
    // An answer tells the newest entries only.
    ...compare(place, 'log', [own.log, fake.log.slice(0, Math.max(1, own.log.length))]),
    ...compare(place, 'sounds', [own.sounds, fake.sounds]),
  ];
}

/** The instant of the answer, and the board's own face. */
export function compareAnswer(
  place: Place,
  answer: Answer,
  fake: { counterMs: number; look: Look },
): Difference[] {
  const { face, blinks } = fake.look.own;
  return [
    ...compare(place, 'counter', [answer.t, fake.counterMs | 0]),
    ...compare(place, 'face', [answer.face, face]),
    ...compare(place, 'blinks', [answer.blinks, blinks]),
  ];
}

/** As a failed expectation: the fake HAL says what was expected. */
export function failureOf(file: string, difference: Difference): Failure {
  const { line, atMs, what, board, fake, glass = '' } = difference;
  const expected = `${what} as on the fake HAL at ${atMs / 1000} s: ${fake}`;
  return { file, line, expected, got: board, glass };
}
