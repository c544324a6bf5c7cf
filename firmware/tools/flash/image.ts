// Makes the image of a board's whole Storage with the `espruino` package, without a network: one
// command of esptool then puts the firmware on the chip.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Board } from '../../../board-configs/board';
import { repositoryRoot } from '../repository-root';
import { readIntelHex } from './intel-hex';
import type { Memory } from './intel-hex';
import { GUARD_FILE } from './storage-files';
import type { StorageFiles } from './storage-files';

const CODE_FILE = 'guard.js';

export interface Image extends Memory {
  readonly hex: string;
}

/** What the package would fetch about a board, as far as it needs it here. */
function boardInfo({ espruino, storage }: Board): object {
  const { address, pageBytes, pages } = storage;
  return {
    info: {
      name: espruino.board,
      builtin_modules: ['Storage', 'Flash'],
      binary_version: espruino.version,
    },
    chip: { saved_code: { address, page_size: pageBytes, pages } },
  };
}

function commandLine(): string {
  return createRequire(join(repositoryRoot(), 'package.json')).resolve(
    'espruino/bin/espruino-cli.js',
  );
}

/**
 * Writes the files where the package reads them. It reads code as text and data as bytes, so only
 * the guard is code: something must be, or the package adds a file of its own.
 */
function writeInputs(folder: string, board: Board, files: StorageFiles): string[] {
  writeFileSync(join(folder, 'board.json'), JSON.stringify(boardInfo(board)));
  return Object.entries(files).flatMap(([name, text], index) => {
    const path = name === GUARD_FILE ? CODE_FILE : `file${index}`;
    writeFileSync(join(folder, path), text, 'latin1');
    return ['--storage', `${name}:${name === GUARD_FILE ? '-' : path}`];
  });
}

function runPackage(folder: string, storage: readonly string[]): string {
  const settings = ['--no-ble', '--board', './board.json', '--ohex', 'image.hex'];
  const words = [commandLine(), ...settings, ...storage, CODE_FILE];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status === 0) return readFileSync(join(folder, 'image.hex'), 'latin1');
  const last = `${stdout}${stderr}`.trim().split('\n').at(-1);
  throw new Error(`the espruino package could not make the image: ${last}`);
}

export function makeImage(board: Board, files: StorageFiles): Image {
  const folder = mkdtempSync(join(tmpdir(), 'zeitnot-image-'));
  try {
    const hex = runPackage(folder, writeInputs(folder, board, files));
    return { hex, ...readIntelHex(hex) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
