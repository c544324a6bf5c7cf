// Makes the script of one board: sources to one text, to Espruino's dialect, to as few variables
// as the interpreter can be given.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import type { Board } from '../../../board-configs/board';
import { loadBoard } from '../boards/load-board';
import { repositoryRoot } from '../repository-root';
import { annotate, markedNames } from './annotate';
import { scopeBoot } from './boot-scope';
import { booleanWords } from './boolean-words';
import { byteTexts } from './byte-texts';
import { cached, sourcesBelow, writeBuilt } from './cache';
import { compile } from './closure';
import { splitTables } from './columns';
import type { Compiled } from './closure';
import { declareFirst } from './declare-first';
import { declaredNames } from './declared-names';
import type { DeclaredNames } from './declared-names';
import { functionRuns, hasteOf } from './estimate/hot-functions';
import { externsText } from './externs';
import { GateError, gateComplaints, vocabularyOf } from './gate/gate';
import { hotFirst } from './hot-first';
import { dropIdleCode } from './idle-code';
import { inlineSmall } from './inline/inline';
import { ENTRY, joinSources } from './join';
import { hasLabels, labelMakers } from './labels';
import { loosenEquality } from './loose-equality';
import type { Mark } from './marked-functions';
import { mergeFunctions } from './merge/merge';
import { compiledNames } from './compiled-names';
import { overlayRanges } from './overlay/parts';
import { splitScript } from './overlay/split';
import { shareTexts } from './shared-texts';
import { shortenFields } from './short-fields';
import { shortenNames } from './short-names';
import { tokenise } from './tokenise';
import { dropUnreadFields } from './unread-fields';
import { typeTables } from './typed-tables';

export interface Bundle {
  readonly board: Board;
  /** The whole script, as it can be read. */
  readonly text: string;
  /** Names of the functions that lead into the overlay. */
  readonly entries: readonly string[];
  /** What is in memory from boot on, as it can be read. */
  readonly residentText: string;
  /** The same, byte for byte as it lies in flash, one character a byte. */
  readonly resident: string;
  /** What is loaded when it is wanted, by the names of its files; bytes likewise. */
  readonly overlays: Readonly<Record<string, string>>;
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
/** Likewise, where every variable counts. */
const MERGED_LENGTH_MAX = 2500;
const FEW_VARIABLES = 3000;

/** What Espruino needs where Closure Compiler counts on hoisting; then what saves variables. */
function reshape(compiled: string, board: Board, kept: Kept): string {
  const isWhole = (name: string) => kept.entries.has(name) || kept.cold.has(name);
  const plain = inlineSmall(declareFirst(scopeBoot(dropIdleCode(compiled))), isWhole);
  const { quick, often } = hasteOf(plain, board);
  const overlay = overlayRanges(plain, kept.entries);
  const merged = mergeFunctions(plain, {
    isHot: (offset) => quick.has(offset),
    isOften: (offset) => often.has(offset),
    isEntry: overlay.isEntry,
    isOverlay: overlay.holds,
    textLength: board.espruino.variables < FEW_VARIABLES ? MERGED_LENGTH_MAX : MERGED_LENGTH,
  });
  const short = loosenEquality(shortenFields(typeTables(splitTables(merged)), kept.members));
  const shared = shareTexts(booleanWords(byteTexts(short)));
  return hotFirst(shared, functionRuns(shared, board));
}

/** Compiles; functions that cannot be inlined without a label are left whole, round by round. */
async function compileWhole(
  joined: string,
  names: DeclaredNames,
  entries: readonly string[],
): Promise<Whole> {
  const externs = externsText(names);
  const whole = new Set([...markedNames('@cold', joined, readSource), ...entries]);
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const input = dropUnreadFields(annotate(joined, names.members, whole));
    const compiled = await compile(input, externs);
    if (!hasLabels(compiled.text)) return { ...compiled, input };
    for (const name of labelMakers(compiled, input)) whole.add(name);
  }
  throw new Error('Closure Compiler keeps making labels, which Espruino cannot read');
}

/** Names that stay as they are. */
interface Kept {
  /** Of functions that lead into the overlay. */
  readonly entries: ReadonlySet<string>;
  /** Of functions that do what is rare inside what is frequent. */
  readonly cold: ReadonlySet<string>;
  /** Of fields. */
  readonly members: ReadonlySet<string>;
}

interface Lowered extends Compiled {
  /** Names of functions that lead into the overlay. */
  readonly entries: readonly string[];
  /** What Closure Compiler was given, and what it made. */
  readonly input: string;
  readonly compiled: string;
}

/** The file of the overlay, as hal/espruino/device-hal.ts names it before it has a stamp. */
const OVERLAY_FILE = /zn\.ov\.[0-9a-f]{6}/;

/** A resident part must never load the overlay of another build: its file bears a stamp. */
function stamped(text: string): string {
  const stamp = createHash('sha256').update(text).digest('hex').slice(0, 6);
  return text.replace(OVERLAY_FILE, `zn.ov.${stamp}`);
}

/** Functions that lead into the overlay of this board, by their names in the joined text. */
function waysIn(joined: string, { leavesOut }: Board): string[] {
  const marks: Mark[] = leavesOut.includes('ready-answers')
    ? ['@overlay', '@answer']
    : ['@overlay'];
  return marks.flatMap((mark) => markedNames(mark, joined, readSource));
}

/** From the joined text to the script. */
async function lower(joined: string, board: Board): Promise<Lowered> {
  const names = declaredNames();
  const ways = waysIn(joined, board);
  const compiled = await compileWhole(joined, names, ways);
  const { text, map, input } = compiled;
  const entries = compiledNames(compiled, input, ways);
  const cold = compiledNames(compiled, input, markedNames('@cold', joined, readSource));
  const whole = reshape(text, board, { entries, cold, members: names.members });
  const renamed = shortenNames(whole);
  return {
    text: stamped(renamed.text),
    entries: [...entries].map(renamed.nameOf),
    map,
    input,
    compiled: text,
  };
}

/** The same, unless nothing has changed since the last time. */
async function lowerOnce(joined: string, board: Board): Promise<Lowered> {
  const names = declaredNames();
  const declared = [...names.globals, ...names.members].join();
  const key = [...sourcesBelow('firmware/tools/bundle'), declared, JSON.stringify(board), joined];
  const json = await cached('lowered', key, async () => JSON.stringify(await lower(joined, board)));
  return JSON.parse(json) as Lowered;
}

function overlayFileIn(text: string): string {
  return OVERLAY_FILE.exec(text)?.[0] ?? '';
}

type FlashParts = Pick<Bundle, 'residentText' | 'resident' | 'overlays'>;

/** As the files of Storage. */
function filesFrom(text: string, entries: readonly string[]): FlashParts {
  const { resident, overlay } = splitScript(text, new Set(entries));
  const overlays = overlay === '' ? {} : { [overlayFileIn(text)]: tokenise(overlay) };
  return { residentText: resident, resident: tokenise(resident), overlays };
}

/**
 * Bundles the firmware for a board of board-configs, or of a file; build/<board>.js is the whole of
 * it to be read. Throws a GateError for a script that would fail on the board.
 */
export async function bundleBoard(nameOrPath: string, entry: string = ENTRY): Promise<Bundle> {
  const board = loadBoard(nameOrPath);
  const { text: joined, metafile } = await joinSources(board, entry);
  const { text, entries, compiled, map, input } = await lowerOnce(joined, board);
  const file = join(repositoryRoot(), 'build', `${board.name}.js`);
  writeBuilt(file, text);
  const complaints = gateComplaints(text, vocabularyOf(board));
  if (complaints.length > 0) throw new GateError(`build/${board.name}.js`, complaints);
  return {
    board,
    text,
    entries,
    ...filesFrom(text, entries),
    file,
    joined: input,
    compiled,
    map,
    metafile,
  };
}
