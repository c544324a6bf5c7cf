// What the firmware of a board consists of once it lies in Storage.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import type { Board } from '../../../board-configs/board';
import type { Control } from '../../core/control';
import { packControl } from '../../notation/compile';
import { repositoryRoot } from '../repository-root';

/** Runs first: radios off. */
export const GUARD_FILE = '.boot0';
/** The firmware. It survives what erases .bootcde. */
export const FIRMWARE_FILE = '.boot1';
/** The runner slot: a control from which the clock starts in READY. */
export const CONTROL_FILE = 'zn.ctl';

/** Files that only a firmware of ours makes; the journal's have a number for a name. */
export const OWN_FILES = /^zn\.[a-z]/;

/** By name, one character a byte, in the order in which they are uploaded. */
export type StorageFiles = Readonly<Record<string, string>>;

/** What of a bundle lies in Storage. */
export interface Firmware {
  readonly board: Board;
  /** What is in memory from boot on. */
  readonly resident: string;
  /** What it loads when it is wanted, by the names of the files. */
  readonly overlays: StorageFiles;
}

/** The text of .boot0: the same for a whole family of chips. */
export function guardText({ carrier }: Board): string {
  const family = carrier.chip.startsWith('nrf52') ? 'nrf52' : 'esp32';
  const path = join(repositoryRoot(), 'hal', 'espruino', 'boot', `${family}.ts`);
  return transformSync(readFileSync(path, 'utf8'), { loader: 'ts', minify: true }).code;
}

const NAME_BYTES_MAX = 28;

/** What no board could hold is a mistake of the build. */
function checkFiles(files: StorageFiles): void {
  for (const [name, text] of Object.entries(files)) {
    if (!/^[!-~]+$/.test(name) || name.length > NAME_BYTES_MAX) {
      throw new Error(`${name}: not a name that Storage takes, 1 to ${NAME_BYTES_MAX} letters`);
    }
    if (text === '') throw new Error(`${name}: Storage takes no empty file`);
    if (/[^\0-\xff]/.test(text)) throw new Error(`${name}: a character that is no byte`);
  }
}

/**
 * Files of Storage. Without a control the clock starts in SETUP. The firmware comes last, so that
 * all that it needs is there before it.
 */
export function storageFiles(firmware: Firmware, control?: Control): StorageFiles {
  const { board, resident, overlays } = firmware;
  const slot = control === undefined ? {} : { [CONTROL_FILE]: packControl(control) };
  const files = { [GUARD_FILE]: guardText(board), ...overlays, ...slot, [FIRMWARE_FILE]: resident };
  checkFiles(files);
  return files;
}

const HEADER_BYTES = 32;
const ALIGNMENT = 4;

/** Bytes that these files take in Storage, each with its header. */
export function storedBytes(files: StorageFiles): number {
  return Object.values(files).reduce((sum, text) => {
    return sum + HEADER_BYTES + Math.ceil(text.length / ALIGNMENT) * ALIGNMENT;
  }, 0);
}

/** Says why the files do not fit into the board's Storage, or nothing. */
export function overflow({ name, storage }: Board, files: StorageFiles): string | undefined {
  const bytes = storedBytes(files);
  const room = storage.pageBytes * storage.pages;
  if (bytes <= room) return undefined;
  return `${name}: the firmware takes ${bytes} bytes of Storage, and the board has ${room}`;
}
