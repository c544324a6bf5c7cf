// Keeps what a person does to the clock, and writes it as a scenario that repeats it.

import type { Key } from '../../../hal/hal';
import { KEY_NAMES } from '../../contacts';
import type { KeyName } from '../../contacts';

interface Deed {
  readonly atMs: number;
  /** Without its time. */
  text: string;
  /** For a key that closed: which, and when it opened; NaN while it is down. */
  readonly key?: KeyName;
  upMs?: number;
}

export interface Recorder {
  /** Lines before the first with a time: what kind of clock, and its control. */
  prologue: string[];
  deeds: Deed[];
}

export function createRecorder(prologue: readonly string[]): Recorder {
  return { prologue: [...prologue], deeds: [] };
}

export function note(recorder: Recorder, atMs: number, text: string): void {
  recorder.deeds.push({ atMs, text });
}

export function noteKey(recorder: Recorder, atMs: number, key: Key, closed: boolean): void {
  const name = KEY_NAMES[key]!;
  if (closed) {
    recorder.deeds.push({ atMs, text: `down ${name}`, key: name, upMs: NaN });
    return;
  }
  const down = recorder.deeds.find((deed) => deed.key === name && Number.isNaN(deed.upMs));
  if (down === undefined) note(recorder, atMs, `up ${name}`);
  else down.upMs = atMs;
}

/** `12.345`: seconds since the start. */
export function secondsText(ms: number): string {
  return (ms / 1000).toFixed(3);
}

/** A key that opens at the instant of another deed is written as two edges, in their order. */
function isLone(deed: Deed, deeds: readonly Deed[]): boolean {
  if (deed.upMs === deed.atMs) return false;
  const at = new Set([deed.upMs]);
  return !deeds.some((other) => other !== deed && (at.has(other.atMs) || at.has(other.upMs)));
}

interface Line {
  readonly atMs: number;
  readonly text: string;
}

function linesOf(deed: Deed, deeds: readonly Deed[]): Line[] {
  const { atMs, key, upMs } = deed;
  if (key === undefined || upMs === undefined || Number.isNaN(upMs)) return [deed];
  if (isLone(deed, deeds)) {
    return [{ atMs, text: `hold ${key} ${secondsText(upMs - atMs)}` }];
  }
  return [deed, { atMs: upMs, text: `up ${key}` }];
}

/** The deeds as lines in the order of their instants. */
export function recordedLines(recorder: Recorder): string[] {
  const { deeds } = recorder;
  const lines = deeds.flatMap((deed) => linesOf(deed, deeds));
  lines.sort((a, b) => a.atMs - b.atMs);
  return lines.map(({ atMs, text }) => `${secondsText(atMs).padEnd(11)} ${text}`);
}

/** The whole scenario up to now. A clock that is on is looked at once more at the end. */
export function scenarioText(recorder: Recorder, nowMs: number, isOn: boolean): string {
  const end = isOn ? [`${secondsText(nowMs).padEnd(11)} show`] : [];
  const lines = [...recorder.prologue, '', ...recordedLines(recorder), ...end];
  return `# Played on the page of the Zeitnot simulator.\n${lines.join('\n')}\n`;
}
