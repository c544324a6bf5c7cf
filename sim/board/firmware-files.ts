// What is put into a board's Storage before it is switched on: the radio guard, the bundle, and the
// control that it starts with.
import type { Board } from '../../board-configs/board';
import type { Control } from '../../firmware/core/control';
import { packControl } from '../../firmware/notation/compile';
import { bundleBoard } from '../../firmware/tools/bundle/bundle-board';
import { CONTROL_FILE, guardText } from '../../firmware/tools/flash/storage-files';

/** The built firmware of a board, byte for byte what is flashed. */
export interface Firmware {
  board: Board;
  guard: string;
  bundle: string;
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
