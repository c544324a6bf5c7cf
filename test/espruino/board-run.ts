// A board's bundle in the interpreter, booted from flash as on the board, and then a measurement.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packControl } from '../../firmware/notation/compile';
import { parseControl } from '../../firmware/notation/parse';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import type { Firmware } from '../../sim/board/firmware';
import { writeFlashImage } from '../../sim/espruino/flash-image';
import {
  InterpreterError,
  makeFlashFolder,
  removeFlashFolder,
  runExpression,
} from '../../sim/espruino/interpreter';
import type { Interpreter } from '../../sim/espruino/interpreter';
import { spareBytes } from '../../sim/espruino/scene-answers';
import { shimText } from '../../sim/espruino/shim-text';
import type { ShimPart } from '../../sim/espruino/shim-text';

export interface Bench {
  readonly firmware: Firmware;
  readonly interpreter: Interpreter;
}

export interface Measurement {
  parts: readonly ShimPart[];
  /** Run before the bundle, as it is read. */
  before?: string;
  /** A time control in READY; without one the clock is in SETUP. */
  control?: string;
  /** Files of this folder that are run after the bundle has booted, as from flash. */
  after?: string;
  expression: string;
  /** What the line with the figures begins with. */
  word: string;
}

const LIMIT_SECONDS = 1800;

export function textBeside(name: string): string {
  return readFileSync(join(repositoryRoot(), 'test', 'espruino', name), 'utf8');
}

function filesFor({ board, bundle, overlays }: Firmware, measurement: Measurement) {
  const { parts, before = '', control, after } = measurement;
  const code = control === undefined ? undefined : packControl(parseControl(control).control);
  return {
    '.boot0': before + shimText(board, parts),
    '.boot1': bundle,
    ...overlays,
    ...(after === undefined ? {} : { after }),
    ...(code === undefined ? {} : { 'zn.ctl': code }),
  };
}

function figuresIn(output: string, { word }: Measurement): number[] {
  const line = new RegExp(`\\b${word}((?: -?[\\d.]+)+)$`, 'm').exec(output);
  if (line === null) throw new InterpreterError(`the interpreter did not print ${word}`);
  return line[1]!.trim().split(' ').map(Number);
}

/** All that was printed. */
export async function outputOf(bench: Bench, measurement: Measurement): Promise<string> {
  const { firmware, interpreter } = bench;
  const folder = makeFlashFolder();
  try {
    const files = filesFor(firmware, measurement);
    writeFlashImage(interpreter, folder, files, spareBytes(firmware.board));
    const expression = `echo(0);${measurement.expression}`;
    return await runExpression(interpreter.path, folder, expression, LIMIT_SECONDS);
  } finally {
    removeFlashFolder(folder);
  }
}

/** The numbers that the expression printed. */
export async function measure(bench: Bench, measurement: Measurement): Promise<number[]> {
  return figuresIn(await outputOf(bench, measurement), measurement);
}
