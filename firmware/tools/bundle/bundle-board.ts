// Makes the script of one board: sources to one text, to Espruino's dialect, to as few variables
// as the interpreter can be given.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import type { Board } from '../../../board-configs/board';
import { loadBoard } from '../boards/load-board';
import { repositoryRoot } from '../repository-root';
import { annotate, coldNames } from './annotate';
import { scopeBoot } from './boot-scope';
import { cached, sourcesBelow, writeBuilt } from './cache';
import { compile } from './closure';
import type { Compiled } from './closure';
import { declareFirst } from './declare-first';
import { declaredNames } from './declared-names';
import type { DeclaredNames } from './declared-names';
import { hotFunctions } from './estimate/hot-functions';
import { externsText } from './externs';
import { GateError, gateComplaints, vocabularyOf } from './gate/gate';
import { ENTRY, joinSources } from './join';
import { hasLabels, labelMakers } from './labels';
import { loosenEquality } from './loose-equality';
import { mergeFunctions } from './merge/merge';
import { shortenFields } from './short-fields';
import { typeTables } from './typed-tables';

export interface Bundle {
  readonly board: Board;
  /** The script, byte for byte what is written to the board. */
  readonly text: string;
  /** Where it was written: build/<board>.js, an absolute path. */
  readonly file: string;
  /** What Closure Compiler was given, what it made, and the map from that back. */
  readonly joined: string;
  readonly compiled: string;
  readonly map: string;
  readonly metafile: Metafile;
}

/** Each round keeps at least one more function whole, so this is never reached. */
const ROUNDS_MAX = 20;

function readSource(path: string): string {
  return readFileSync(join(repositoryRoot(), path), 'utf8');
}

interface Whole extends Compiled {
  readonly input: string;
}

/** Long enough to save much, short enough to be read past quickly. */
const MERGED_LENGTH = 1500;

/** What Espruino needs where Closure Compiler counts on hoisting; then what saves variables. */
function reshape(compiled: string, board: Board, kept: ReadonlySet<string>): string {
  const plain = declareFirst(scopeBoot(compiled));
  const hot = hotFunctions(plain, board);
  const choice = { isHot: (offset: number) => hot.has(offset), textLength: MERGED_LENGTH };
  const merged = typeTables(mergeFunctions(plain, choice));
  return loosenEquality(shortenFields(merged, kept));
}

/** Compiles; functions that cannot be inlined without a label are left whole, round by round. */
async function compileWhole(joined: string, names: DeclaredNames): Promise<Whole> {
  const externs = externsText(names);
  const whole = new Set(coldNames(joined, readSource));
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const input = annotate(joined, names.members, whole);
    const compiled = await compile(input, externs);
    if (!hasLabels(compiled.text)) return { ...compiled, input };
    for (const name of labelMakers(compiled, input)) whole.add(name);
  }
  throw new Error('Closure Compiler keeps making labels, which Espruino cannot read');
}

interface Lowered extends Compiled {
  /** What Closure Compiler was given, and what it made. */
  readonly input: string;
  readonly compiled: string;
}

/** From the joined text to the script. */
async function lower(joined: string, board: Board): Promise<Lowered> {
  const names = declaredNames();
  const { text: compiled, map, input } = await compileWhole(joined, names);
  return { text: reshape(compiled, board, names.members), map, input, compiled };
}

/** The same, unless nothing has changed since the last time. */
async function lowerOnce(joined: string, board: Board): Promise<Lowered> {
  const names = declaredNames();
  const declared = [...names.globals, ...names.members].join();
  const key = [...sourcesBelow('firmware/tools/bundle'), declared, JSON.stringify(board), joined];
  const json = await cached('lowered', key, async () => JSON.stringify(await lower(joined, board)));
  return JSON.parse(json) as Lowered;
}

/**
 * Bundles the firmware for a board of board-configs, or of a file, into build/<board>.js. Throws a
 * GateError for a script that would fail on the board; it stays there to be looked at.
 */
export async function bundleBoard(nameOrPath: string, entry: string = ENTRY): Promise<Bundle> {
  const board = loadBoard(nameOrPath);
  const { text: joined, metafile } = await joinSources(board, entry);
  const { text, compiled, map, input } = await lowerOnce(joined, board);
  const file = join(repositoryRoot(), 'build', `${board.name}.js`);
  writeBuilt(file, text);
  const complaints = gateComplaints(text, vocabularyOf(board));
  if (complaints.length > 0) throw new GateError(`build/${board.name}.js`, complaints);
  return { board, text, file, joined: input, compiled, map, metafile };
}
