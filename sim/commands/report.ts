// What was played, as lines for a person.
import { SIDE_NAMES } from '../clock-state';
import type { Failure, TraceRecord } from '../scenario';

/** Milliseconds as seconds with three decimals: 12.345 s. */
function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(3)} s`;
}

/** What stands beside the charge of the battery, in SETUP. */
const BATTERY = 'b';

function sideText(record: TraceRecord, side: 'left' | 'right'): string {
  const { display, beside } = record[side];
  if (record.phase === 'setup' && beside === BATTERY) return `battery ${display} %`;
  return beside === '' ? display : `${display} (${beside})`;
}

/** One record of the trace on one line. */
export function recordLine(record: TraceRecord): string {
  const mark = { left: '<', right: '>', none: '·' }[record.running];
  const faces = SIDE_NAMES.map((side) => sideText(record, side));
  const times = `${faces[0]!.padStart(12)} ${mark} ${faces[1]!.padEnd(12)}`;
  const tail = [...record.signs, ...record.sounds.map((sound) => `♪${sound}`)].join(' ');
  return `${seconds(record.t).padStart(12)}  ${record.phase.padEnd(7)} ${times} ${tail}`.trimEnd();
}

/** A failed expectation: its place, what was expected and what came. */
export function failureLine({ file, line, expected, got }: Failure): string {
  return `${file}:${line}: expected ${expected}, got ${got}`;
}

/** The same with the glass. */
export function failureLines(failure: Failure): string[] {
  const lines = failure.glass.split('\n').map((line) => `    ${line}`.trimEnd());
  return [failureLine(failure), ...lines];
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

export interface Tally {
  files: number;
  expectations: number;
  failed: number;
}

export function summaryLine(tally: Tally): string {
  const met = tally.failed === 0 ? 'all met' : `${tally.failed} failed`;
  const checks = tally.expectations === 0 ? 'nothing expected' : met;
  const files = counted(tally.files, 'scenario');
  return `${files}, ${counted(tally.expectations, 'expectation')}: ${checks}`;
}
