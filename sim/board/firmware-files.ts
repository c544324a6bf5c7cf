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
  /** What is in memory from boot on. */
  bundle: string;
  /** What it loads when it is wanted, by the names of the files. */
  overlays: Readonly<Record<string, string>>;
}

export async function buildFirmware(nameOrPath: string): Promise<Firmware> {
  const { board, resident, overlays } = await bundleBoard(nameOrPath);
  return { board, guard: guardText(board), bundle: resident, overlays };
}

/** Files of Storage by name. Without a control the clock starts in SETUP. */
export function filesOf(firmware: Firmware, control: Control | null): Record<string, string> {
  const { guard, bundle, overlays } = firmware;
  const files = { '.boot0': guard, ...overlays, '.boot1': bundle };
  return control === null ? files : { ...files, [CONTROL_FILE]: packControl(control) };
}
