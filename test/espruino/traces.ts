// Every scenario on a board's bundle in the interpreter, against the fake HAL.
import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { loadBoard } from '../../firmware/tools/boards/load-board';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import { failureOf } from '../../sim/board/differences';
import { buildFirmware } from '../../sim/board/firmware-files';
import type { Firmware } from '../../sim/board/firmware';
import { lacksFor, skippedLine } from '../../sim/board/needs';
import { variantFor } from '../../sim/board/variant';
import type { Interpreter } from '../../sim/espruino/interpreter';
import { playInEspruino } from '../../sim/espruino/play-in-espruino';
import { ScenarioError, parseScenario } from '../../sim/scenario';
import type { Scenario } from '../../sim/scenario';

export interface Verdict {
  file: string;
  records: number;
  /** Lines that say what differs, or which expectation failed; empty when all is the same. */
  faults: string[];
  /** Why the board cannot play it; '' when it can. */
  refused: string;
}

const FAULTS_SHOWN = 5;

export function scenarioFiles(): string[] {
  const folder = join(repositoryRoot(), 'test', 'scenarios');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.scn'))
    .sort()
    .map((name) => join(folder, name));
}

export function readScenario(path: string): Scenario {
  return parseScenario(readFileSync(path, 'utf8'), relative(repositoryRoot(), path));
}

/** Bundles by board or variant; many scenarios share one. */
export class Bundles {
  private readonly built = new Map<string, Promise<Firmware>>();

  for(nameOrPath: string): Promise<Firmware> {
    const known = this.built.get(nameOrPath) ?? buildFirmware(nameOrPath);
    this.built.set(nameOrPath, known);
    return known;
  }
}

async function playOne(
  scenario: Scenario,
  board: string,
  interpreter: Interpreter,
  bundles: Bundles,
): Promise<Verdict> {
  const { file } = scenario;
  const verdict = { file, records: 0, faults: [], refused: '' };
  const lacking = lacksFor(loadBoard(board), scenario);
  if (lacking.length > 0) {
    return { ...verdict, refused: skippedLine(loadBoard(board), scenario, lacking) };
  }
  try {
    const firmware = await bundles.for(variantFor(board, scenario).nameOrPath);
    const outcome = await playInEspruino(scenario, firmware, interpreter);
    const failures = [
      ...outcome.differences.map((difference) => failureOf(file, difference)),
      ...outcome.failures,
    ];
    const faults = failures.map(({ line, expected, got }) => {
      return `${file}:${line}: expected ${expected}, got ${got}`;
    });
    return { ...verdict, records: outcome.records.length, faults: faults.slice(0, FAULTS_SHOWN) };
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return { ...verdict, refused: error.message };
  }
}

/** As many at a time as the machine has processors. */
export async function playAll(
  files: readonly string[],
  board: string,
  interpreter: Interpreter,
  bundles: Bundles,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const waiting = files.map((path, i) => ({ path, i }));
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      verdicts[next.i] = await playOne(readScenario(next.path), board, interpreter, bundles);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return verdicts;
}
