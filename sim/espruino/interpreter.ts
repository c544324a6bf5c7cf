// Starts a real Espruino interpreter, a Linux build of it, and takes what it says. It runs in a
// folder of its own, where it keeps its flash in a file.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The interpreter cannot be used, or broke off. The message is one sentence for a person. */
export class InterpreterError extends Error {
  override readonly name = 'InterpreterError';
}

export interface Interpreter {
  readonly path: string;
  /** As process.version says it: "2v29". */
  readonly version: string;
  readonly variables: number;
  /** Bytes of one variable. */
  readonly blockBytes: number;
  readonly storageBytes: number;
}

/** 2v26 refuses watches. */
const VERSION_MIN = 27;
const PROBE_SECONDS = 20;
const PROBE =
  'var m=process.memory(false);print("probe "+[process.version,m.total,m.blocksize,' +
  'require("Storage").getFree()].join(" "));quit()';
const TROUBLE = /Uncaught|OUT OF MEMORY|New interpreter error|Execution Interrupted/;

/** A folder for one interpreter's flash. */
export function makeFlashFolder(): string {
  return mkdtempSync(join(tmpdir(), 'zeitnot-espruino-'));
}

export function removeFlashFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

function startProcess(path: string, folder: string, expression: string): ChildProcess {
  // Standard input stays open: at its end the interpreter reads garbage for ever.
  return spawn(path, ['-e', expression], { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] });
}

function howItEnded(code: number | null, signal: string | null): string {
  return signal === null ? `with exit code ${code}` : `by ${signal}`;
}

/** The first line of trouble with the line after it, which says what. */
function troubleIn(output: string): string | undefined {
  const lines = output.split('\n').map((line) => line.trim());
  const at = lines.findIndex((line) => TROUBLE.test(line));
  return at < 0 ? undefined : lines.slice(at, at + 3).join(' / ');
}

/** All that it prints while it runs the boot code in its flash and then the expression. */
export function runExpression(
  path: string,
  folder: string,
  expression: string,
  limitSeconds: number,
): Promise<string> {
  return new Promise((settle, reject) => {
    const child = startProcess(path, folder, expression);
    const pieces: Buffer[] = [];
    const fail = (reason: string) => reject(new InterpreterError(`${path}: ${reason}`));
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, limitSeconds * 1000);
    child.stdout!.on('data', (data: Buffer) => pieces.push(data));
    child.stdin!.on('error', () => undefined);
    child.on('error', ({ message }) => {
      clearTimeout(limit);
      fail(`cannot be run: ${message}.`);
    });
    child.on('close', (code, signal) => {
      clearTimeout(limit);
      const output = Buffer.concat(pieces).toString('latin1').replaceAll('\r', '');
      const trouble = troubleIn(output);
      if (isLate) fail(`was not finished after ${limitSeconds} s and was stopped.`);
      else if (trouble !== undefined) fail(`the interpreter said: ${trouble}`);
      else if (code !== 0) fail(`the interpreter ended ${howItEnded(code, signal)}.`);
      else settle(output);
    });
  });
}

function refuse(path: string, reason: string): never {
  throw new InterpreterError(`${path}: ${reason}`);
}

function checkPath(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) refuse(path, 'there is no such file; name a Linux build of Espruino.');
  if (!stats.isFile()) refuse(path, 'is not a program; name a Linux build of Espruino.');
  if ((stats.mode & 0o111) === 0) refuse(path, 'may not be executed; try chmod +x.');
}

function readProbe(path: string, output: string): Interpreter {
  const found = /probe (\S+) (\d+) (\d+) (\d+)/.exec(output);
  if (found === null) refuse(path, 'does not answer as an Espruino interpreter does.');
  const [, version, variables, blockBytes, storageBytes] = found;
  const [, major, minor] = /^(\d+)v(\d+)/.exec(version!) ?? [];
  if (Number(major) < 2 || (Number(major) === 2 && Number(minor) < VERSION_MIN)) {
    refuse(path, `is Espruino ${version}; the firmware needs 2v${VERSION_MIN} or newer.`);
  }
  return {
    path,
    version: version!,
    variables: Number(variables),
    blockBytes: Number(blockBytes),
    storageBytes: Number(storageBytes),
  };
}

/** Finds out whether this is an interpreter that the firmware runs on. */
export async function openInterpreter(relativePath: string): Promise<Interpreter> {
  const path = resolve(relativePath);
  checkPath(path);
  const folder = makeFlashFolder();
  try {
    const output = await runExpression(path, folder, PROBE, PROBE_SECONDS).catch((error) => {
      if (!(error instanceof InterpreterError)) throw error;
      return refuse(path, 'does not answer as an Espruino interpreter does.');
    });
    return readProbe(path, output);
  } finally {
    removeFlashFolder(folder);
  }
}
