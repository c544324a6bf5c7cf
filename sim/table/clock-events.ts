// What the lines of the clock's link tell of the game: what happened, when, and what both sides own
// since.

import { readLines } from '../board/link-lines';
import type { Line } from '../board/link-lines';
import { PHASE_NAMES, SIDE_NAMES } from '../clock-state';
import type { PhaseName, SideName } from '../clock-state';

const KINDS = [
  'start',
  'press',
  'pause',
  'resume',
  'turn',
  'flag',
  'period',
  'edit',
  'power',
  'fault',
] as const;
export type EventKind = (typeof KINDS)[number];

export interface ClockEvent {
  /** On the clock's own counter. */
  readonly counterMs: number;
  readonly kind: EventKind | PhaseName;
  readonly isPhase: boolean;
  readonly side: SideName;
  readonly leftMs: number;
  readonly rightMs: number;
}

function kindOf({ event, fields }: Line): ClockEvent['kind'] | undefined {
  if (event === 'phase') return PHASE_NAMES[Number(fields[0])];
  return KINDS.find((kind) => kind === event);
}

/** Null for lines of other kinds: hello, sounds, answers. */
export function eventOf(line: Line): ClockEvent | null {
  const kind = kindOf(line);
  const isPhase = line.event === 'phase';
  const [side, left, right] = line.fields.slice(isPhase ? 1 : 0);
  if (kind === undefined || right === undefined) return null;
  return {
    counterMs: line.t,
    kind,
    isPhase,
    side: SIDE_NAMES[Number(side)] ?? 'left',
    leftMs: Number(left),
    rightMs: Number(right),
  };
}

/** The events in bytes that were sent; a line is always sent whole. */
export function eventsIn(sent: readonly number[]): ClockEvent[] {
  if (sent.length === 0) return [];
  const text = sent.map((byte) => String.fromCharCode(byte)).join('');
  return readLines(text).flatMap((line) => eventOf(line) ?? []);
}
