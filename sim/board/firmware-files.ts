// What is put into a board's Storage before it is switched on: the radio guard, the bundle, and the
// control that it starts with.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import type { Board } from '../../board-configs/board';
import type { Control } from '../../firmware/core/control';
import { packControl } from '../../firmware/notation/compile';
import { bundleBoard } from '../../firmware/tools/bundle/bundle-board';
import { repositoryRoot } from '../../firmware/tools/repository-root';

/** The built firmware of a board, byte for byte what is flashed. */
export interface Firmware {
  board: Board;
  guard: string;
  bundle: string;
}

const CONTROL_FILE = 'zn.ctl';

/** The text of .boot0: it is the same for a whole family of chips. */
function guardText(board: Board): string {
  const family = board.carrier.chip.startsWith('nrf52') ? 'nrf52' : 'esp32';
  const path = join(repositoryRoot(), 'hal', 'espruino', 'boot', `${family}.ts`);
  return transformSync(readFileSync(path, 'utf8'), { loader: 'ts', minify: true }).code;
}

export async function buildFirmware(nameOrPath: string): Promise<Firmware> {
  const { board, text } = await bundleBoard(nameOrPath);
  return { board, guard: guardText(board), bundle: text };
}

/** Files of Storage by name. Without a control the clock starts in SETUP. */
export function filesOf(firmware: Firmware, control: Control | null): Record<string, string> {
  const files = { '.boot0': firmware.guard, '.boot1': firmware.bundle };
  return control === null ? files : { ...files, [CONTROL_FILE]: packControl(control) };
}
