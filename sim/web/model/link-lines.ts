// Reads the lines of the clock's link: what happened, when, and what both sides own since.

import { PHASE_NAMES, SIDE_NAMES } from '../../clock-state';
import type { PhaseName, SideName } from '../../clock-state';

export type EventKind =
  'start' | 'press' | 'pause' | 'resume' | 'turn' | 'flag' | 'period' | 'edit' | 'power' | 'fault';

const KINDS: ReadonlySet<string> = new Set<EventKind>([
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
]);

export interface ClockEvent {
  /** On the clock's own counter. */
  readonly counterMs: number;
  readonly kind: EventKind | PhaseName;
  readonly isPhase: boolean;
  readonly side: SideName;
  readonly leftMs: number;
  readonly rightMs: number;
}

/** What an event is about; null for lines of other kinds, sounds among them. */
export function readEvent(line: string): ClockEvent | null {
  const words = line.split(' ');
  const isPhase = words[2] === 'phase';
  if (isPhase) words.splice(2, 1);
  const [, at, what = '', side, left, right] = words;
  const kind = isPhase ? PHASE_NAMES[Number(what)] : what;
  if (kind === undefined || !(isPhase || KINDS.has(kind)) || right === undefined) return null;
  return {
    counterMs: Number(at),
    kind: kind as EventKind | PhaseName,
    isPhase,
    side: SIDE_NAMES[Number(side)] ?? 'left',
    leftMs: Number(left),
    rightMs: Number(right),
  };
}

export interface LineSplitter {
  /** The lines that these bytes end. */
  take(bytes: readonly number[]): string[];
}

export function createLineSplitter(): LineSplitter {
  let begun = '';
  const take = (bytes: readonly number[]): string[] => {
    if (bytes.length === 0) return [];
    for (const byte of bytes) begun += String.fromCharCode(byte);
    const lines = begun.split('\n');
    begun = lines.pop() ?? '';
    return lines;
  };
  return { take };
}
