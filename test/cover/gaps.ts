// What no run has reached, by the file that it comes from; and whether the list of what is allowed
// to be so says the same.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import type { Covered } from './covered-board';
import type { Piece, Point } from './instrument';
import { sourceFinder } from './source-of';

export interface Gap {
  /** Of the sources. */
  readonly file: string;
  /** A sentence. */
  readonly text: string;
}

/** By file: how many points no run reaches, by board, and why. */
export type Unreached = Record<string, { why: string; points: Record<string, number> }>;

const LIST = join(repositoryRoot(), 'test', 'cover', 'unreached.json');
const LENGTH = 160;

const WAYS: Readonly<Record<string, string>> = {
  '': 'no run reaches',
  true: 'no run finds true',
  false: 'no run finds false',
  read: 'no run goes on to',
};

function sentence(piece: Piece, { way, start, end, whole }: Point, source: string): string {
  const cut = (from: number, to: number) =>
    JSON.stringify(piece.text.slice(from, to).slice(0, LENGTH));
  const isPart = whole.start !== start || whole.end !== end;
  const within = isPart ? `, part of ${cut(whole.start, whole.end)}` : '';
  return `${source}: ${WAYS[way]!} ${cut(start, end)}${within}`;
}

export function gapsOf({ bundle, pieces }: Covered): Gap[] {
  return pieces.flatMap((piece) => {
    const sourceAt = sourceFinder(bundle, piece.text);
    const missing = piece.points.filter(({ isReached }) => !isReached());
    return missing.map((point) => {
      const source = sourceAt(point.start);
      return { file: source.split(' ').at(-1)!, text: sentence(piece, point, source) };
    });
  });
}

/** "statements N of N, branches N of N". */
export function figuresOf({ pieces }: Covered): string {
  const all = pieces.flatMap(({ points }) => points);
  const count = (points: readonly Point[]) =>
    `${points.filter(({ isReached }) => isReached()).length} of ${points.length}`;
  const statements = all.filter(({ way }) => way === '');
  const ways = all.filter(({ way }) => way !== '');
  return `statements ${count(statements)}, branches ${count(ways)}`;
}

function readList(): Unreached {
  return JSON.parse(readFileSync(LIST, 'utf8')) as Unreached;
}

function byFile(gaps: readonly Gap[]): Map<string, Gap[]> {
  const files = new Map<string, Gap[]>();
  for (const gap of gaps) files.set(gap.file, [...(files.get(gap.file) ?? []), gap]);
  return files;
}

function complaintsAbout(
  file: string,
  gaps: readonly Gap[],
  allowed: number,
  board: string,
): string[] {
  if (gaps.length === allowed) return [];
  const where = `test/cover/unreached.json allows ${allowed} of ${file} on ${board}`;
  if (gaps.length < allowed) return [`${where}, and only ${gaps.length} are not reached; lower it`];
  return [`${where}, and ${gaps.length} are not reached:`, ...gaps.map(({ text }) => `  ${text}`)];
}

/** Where the gaps are not those of the list, in both directions. */
export function compareWithList(gaps: readonly Gap[], board: string): string[] {
  const list = readList();
  const found = byFile(gaps);
  const files = new Set([...found.keys(), ...Object.keys(list)]);
  return [...files].sort().flatMap((file) => {
    return complaintsAbout(file, found.get(file) ?? [], list[file]?.points[board] ?? 0, board);
  });
}

const NEW = 'Not looked at yet.';

/**
 * Writes what this board does not reach into the list; whoever does it says why, and is reviewed.
 */
export function writeList(gaps: readonly Gap[], board: string): void {
  const list = readList();
  for (const row of Object.values(list)) delete row.points[board];
  for (const [file, own] of byFile(gaps)) {
    const row = list[file] ?? { why: NEW, points: {} };
    row.points[board] = own.length;
    list[file] = row;
  }
  const rows = Object.entries(list).filter(([, { points }]) => Object.keys(points).length > 0);
  writeFileSync(LIST, `${JSON.stringify(Object.fromEntries(rows.sort()), null, 2)}\n`);
}
