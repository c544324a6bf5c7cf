// Runs Closure Compiler over a text.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../repository-root';
import { cached } from './cache';

export interface Compiled {
  readonly text: string;
  /** Source map, as JSON, from the compiled text to the input. */
  readonly map: string;
}

const PACKAGE = 'google-closure-compiler';
const MACHINES: Readonly<Record<string, string>> = {
  'linux x64': 'linux',
  'linux arm64': 'linux-arm64',
  'darwin arm64': 'macos',
  'darwin x64': 'macos',
  'win32 x64': 'windows',
};

const FLAGS = [
  '--compilation_level=ADVANCED',
  '--language_in=ECMASCRIPT_2015',
  '--language_out=ECMASCRIPT5',
  '--emit_use_strict=false',
  '--rewrite_polyfills=false',
  '--env=CUSTOM',
  '--jscomp_off=*',
  '--json_streams=BOTH',
  '--create_source_map=map',
];

/** The native compiler where the package has one for this machine, else the one for Java. */
function compilerCommand(): string[] {
  const { resolve } = createRequire(join(repositoryRoot(), 'package.json'));
  try {
    const machine = MACHINES[`${process.platform} ${process.arch}`];
    const folder = dirname(resolve(`${PACKAGE}-${machine}/package.json`));
    return [join(folder, process.platform === 'win32' ? 'compiler.exe' : 'compiler')];
  } catch {
    return ['java', '-jar', join(dirname(resolve(`${PACKAGE}-java/package.json`)), 'compiler.jar')];
  }
}

/** Runs a program with `input` on its standard input. */
function runProgram(command: readonly string[], input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command[0]!, command.slice(1));
    const out: Buffer[] = [];
    const complaints: Buffer[] = [];
    child.stdout.on('data', (data: Buffer) => out.push(data));
    child.stderr.on('data', (data: Buffer) => complaints.push(data));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(out).toString());
      else reject(new Error(`Closure Compiler: ${Buffer.concat(complaints).toString()}`));
    });
    child.stdin.end(input);
  });
}

function packageVersion(): string {
  const { resolve } = createRequire(join(repositoryRoot(), 'package.json'));
  const file = join(dirname(resolve(`${PACKAGE}-java/package.json`)), 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Compiles `text`; `externs` declares the names that must stay. `debug` keeps names readable. */
export async function compile(text: string, externs: string, debug = false): Promise<Compiled> {
  const flags = debug ? [...FLAGS, '--debug'] : FLAGS;
  const sources = [
    { path: 'externs.js', src: externs },
    { path: 'joined.js', src: text },
  ];
  const input = JSON.stringify(sources);
  const key = [packageVersion(), ...flags, input];
  const json = await cached('closure', key, () => {
    return runProgram([...compilerCommand(), ...flags], input);
  });
  const [output] = JSON.parse(json) as { src: string; source_map: string }[];
  return { text: output!.src, map: output!.source_map };
}
