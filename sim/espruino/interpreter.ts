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
/** Between the first word of trouble and the end of what it says about it. */
const LAST_WORDS_MS = 200;
const PROBE =
  'var m=process.memory(false);print("probe "+[process.version,m.total,m.blocksize,' +
  'require("Storage").getFree()].join(" "))';
/** Printed at the end; what the bundle has started would keep the interpreter running. */
const FINISHED = 'bench is over';
/** No word that is waited for is longer. */
const WORD_MAX = 40;
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
  const script = `${expression};print("${FINISHED}")`;
  return spawn(path, ['-e', script], { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] });
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

/** Everything that it says until it has finished or is in trouble; then it is stopped. */
function listen(child: ChildProcess): () => string {
  const pieces: Buffer[] = [];
  let newest = '';
  const heard = () => Buffer.concat(pieces).toString('latin1').replaceAll('\r', '');
  child.stdout!.on('data', (data: Buffer) => {
    pieces.push(data);
    // A word may come in many pieces.
    newest = (newest + data.toString('latin1')).slice(-data.length - WORD_MAX);
    if (newest.includes(FINISHED)) child.kill('SIGKILL');
    else if (TROUBLE.test(newest)) setTimeout(() => child.kill('SIGKILL'), LAST_WORDS_MS);
  });
  return heard;
}

/** Why a run does not count; undefined when it does. */
function complaintAbout(output: string, ending: string): string | undefined {
  const trouble = troubleIn(output);
  if (trouble !== undefined) return `the interpreter said: ${trouble}`;
  return output.includes(FINISHED) ? undefined : `the interpreter ended ${ending} too early.`;
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
    const heard = listen(child);
    const fail = (reason: string) => reject(new InterpreterError(`${path}: ${reason}`));
    const limit = setTimeout(() => {
      fail(`was not finished after ${limitSeconds} s and was stopped.`);
      child.kill('SIGKILL');
    }, limitSeconds * 1000);
    child.stdin!.on('error', () => undefined);
    child.on('error', ({ message }) => {
      clearTimeout(limit);
      fail(`cannot be run: ${message}.`);
    });
    child.on('close', (code, signal) => {
      clearTimeout(limit);
      const complaint = complaintAbout(heard(), howItEnded(code, signal));
      if (complaint === undefined) settle(heard());
      else fail(complaint);
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
