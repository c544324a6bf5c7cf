// The worked games of the timing specification, computed by a model that shares nothing with the
// firmware. The file keeps them as rows; here they are read as objects.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../firmware/tools/repository-root';

export type Act = 'left' | 'right' | 'pause';

export interface SideSnapshot {
  ms: number;
  ignored: number;
  silent: number;
  flag: boolean;
  first: boolean;
  periodFlag: boolean;
  period: number;
  presses: number;
  delayMs: number;
  byoyomi: number;
  overtimeMs: number;
}

export interface Snapshot {
  t: number;
  phase: string;
  running: string;
  left: SideSnapshot;
  right: SideSnapshot;
}

export interface Vector {
  id: string;
  control: string;
  /** What happens and when; the snapshot with the same index is the state right after it. */
  script: { atMs: number; act: Act }[];
  /** One more than the script: the last is the state at the end. */
  snapshots: Snapshot[];
}

type Row = [number, string, string, number[], number[]];

interface VectorFile {
  fields: (keyof SideSnapshot)[];
  games: { id: string; control: string; script: [number, Act][]; snapshots: Row[] }[];
}

const TRUTHS = new Set<string>(['flag', 'first', 'periodFlag']);

function sideOf(fields: (keyof SideSnapshot)[], row: number[]): SideSnapshot {
  const entries = fields.map((name, i) => [name, TRUTHS.has(name) ? row[i] === 1 : row[i]]);
  return Object.fromEntries(entries) as SideSnapshot;
}

function readVectors(): Vector[] {
  const path = join(repositoryRoot(), 'test', 'data', 'timing-vectors.json');
  const file = JSON.parse(readFileSync(path, 'utf8')) as VectorFile;
  return file.games.map((game) => ({
    id: game.id,
    control: game.control,
    script: game.script.map(([atMs, act]) => ({ atMs, act })),
    snapshots: game.snapshots.map(([t, phase, running, left, right]) => ({
      t,
      phase,
      running,
      left: sideOf(file.fields, left),
      right: sideOf(file.fields, right),
    })),
  }));
}

export const VECTORS: readonly Vector[] = readVectors();

/** Only the fields that the vectors know, of anything that has them all. */
export function snapshotOf(record: Snapshot): Snapshot {
  return {
    t: record.t,
    phase: record.phase,
    running: record.running,
    left: knownFields(record.left),
    right: knownFields(record.right),
  };
}

function knownFields(side: SideSnapshot): SideSnapshot {
  const entries = Object.keys(VECTORS[0]!.snapshots[0]!.left).map((name) => [
    name,
    side[name as keyof SideSnapshot],
  ]);
  return Object.fromEntries(entries) as SideSnapshot;
}
