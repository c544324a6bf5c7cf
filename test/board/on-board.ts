// Plays scenarios on the firmware that was built for a board, each board built once.
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseControl } from '../../firmware/notation/parse';
import { loadBoard } from '../../firmware/tools/boards/load-board';
import { whyNotPlayed } from '../../firmware/tools/boards/played-controls';
import type { BenchOptions } from '../../sim/board/bench';
import { failureOf } from '../../sim/board/differences';
import { buildFirmware } from '../../sim/board/firmware-files';
import type { Firmware } from '../../sim/board/firmware';
import { lacksFor } from '../../sim/board/needs';
import { playOnBoard } from '../../sim/board/play-on-board';
import { variantFor } from '../../sim/board/variant';
import { failureLines } from '../../sim/commands/report';
import { Key } from '../../hal/hal';
import { createRandom, randomUpTo } from '../../sim/prng';
import { parseScenario } from '../../sim/scenario';
import type { Scenario, TraceRecord } from '../../sim/scenario';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import { VECTORS } from '../support/vectors';

/** A first build compiles for some seconds. */
export const BUILD_MS = 300000;
/** Everything on every board, not a sample. */
export const PLAYS_ALL = process.env['BOARDS'] === 'all';

const SCENARIOS = join(repositoryRoot(), 'test', 'scenarios');

export const FILES: readonly string[] = readdirSync(SCENARIOS, {
  withFileTypes: true,
  recursive: true,
})
  .filter((entry) => entry.isFile() && entry.name.endsWith('.scn'))
  .map((entry) => relative(SCENARIOS, join(entry.parentPath, entry.name)))
  .sort();

export function readScenario(file: string): Scenario {
  return parseScenario(readFileSync(join(SCENARIOS, file), 'utf8'), file);
}

/** A board chooses further controls with its keys. */
const NOT_FOR_BOARDS = ['timing/7-profiles.scn'];
/** No pin is left for OK. */
export const WITHOUT_OK = 'esp32c3-max7219';

function usesOk(file: string): boolean {
  const steps = readScenario(file).steps.map(({ action }) => action);
  return steps.some((action) => action.verb === 'hold' && action.keys.includes(Key.Ok));
}

/** The scenarios that this board, or a copy of it with more keys, can play. */
export function playableOn(board: string): string[] {
  const files = FILES.filter((file) => !NOT_FOR_BOARDS.includes(file));
  if (board === WITHOUT_OK) return files.filter((file) => !usesOk(file));
  return files.filter((file) => lacksFor(loadBoard(board), readScenario(file)).length === 0);
}

/** The worked games whose control this board can play. */
export function vectorsFor(board: string): typeof VECTORS {
  const isPlayed = ({ control }: (typeof VECTORS)[number]) =>
    whyNotPlayed(loadBoard(board), parseControl(control).control) === '';
  return VECTORS.filter(isPlayed);
}

const built = new Map<string, Promise<Firmware>>();

export function firmwareOf(nameOrPath: string): Promise<Firmware> {
  const firmware = built.get(nameOrPath) ?? buildFirmware(nameOrPath);
  built.set(nameOrPath, firmware);
  return firmware;
}

export interface Played {
  records: TraceRecord[];
  /** Expectations that failed, and what the fake HAL did otherwise. */
  complaints: string[];
}

export async function play(
  board: string,
  scenario: Scenario,
  options: BenchOptions = {},
): Promise<Played> {
  const firmware = await firmwareOf(variantFor(board, scenario).nameOrPath);
  const { records, failures, differences } = playOnBoard(scenario, firmware, options);
  const all = [...failures, ...differences.map((each) => failureOf(scenario.file, each))];
  return { records, complaints: all.flatMap(failureLines) };
}

export function playText(
  board: string,
  lines: string,
  options: BenchOptions = {},
): Promise<Played> {
  return play(board, parseScenario(lines, 'a.scn'), options);
}

/** `count` of the items, chosen by a seed; all of them when everything is to be played. */
export function sample<T>(items: readonly T[], count: number, seed: number): readonly T[] {
  if (PLAYS_ALL) return items;
  const random = createRandom(seed);
  const left = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () => {
    return left.splice(randomUpTo(random, left.length - 1), 1)[0]!;
  });
}
