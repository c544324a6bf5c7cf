// What the firmware of a board consists of once it lies in Storage.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import type { Board } from '../../../board-configs/board';
import type { Control } from '../../core/control';
import { packControl } from '../../notation/compile';
import type { Bundle } from '../bundle/bundle-board';
import { repositoryRoot } from '../repository-root';

/** Runs first: radios off. */
export const GUARD_FILE = '.boot0';
/** The firmware. It survives what erases .bootcde. */
export const FIRMWARE_FILE = '.boot1';
/** The runner slot: a control from which the clock starts in READY. */
export const CONTROL_FILE = 'zn.ctl';

export type StorageFiles = Readonly<Record<string, string>>;

/** The text of .boot0: the same for a whole family of chips. */
export function guardText({ carrier }: Board): string {
  const family = carrier.chip.startsWith('nrf52') ? 'nrf52' : 'esp32';
  const path = join(repositoryRoot(), 'hal', 'espruino', 'boot', `${family}.ts`);
  return transformSync(readFileSync(path, 'utf8'), { loader: 'ts', minify: true }).code;
}

/** Files of Storage by name. Without a control the clock starts in SETUP. */
export function storageFiles({ board, resident, overlays }: Bundle, control?: Control): StorageFiles {
  const files = { [GUARD_FILE]: guardText(board), ...overlays, [FIRMWARE_FILE]: resident };
  return control === undefined ? files : { ...files, [CONTROL_FILE]: packControl(control) };
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
