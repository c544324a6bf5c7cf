// What stands in a board's Storage before it is switched on. No Node: the page has it too.
import type { Board } from '../../board-configs/board';
import type { Control } from '../../firmware/core/control';
import { packControl } from '../../firmware/notation/compile';

/** The built firmware of a board, byte for byte what is flashed. */
export interface Firmware {
  board: Board;
  guard: string;
  /** What is in memory from boot on. */
  bundle: string;
  /** What it loads when it is wanted, by the names of the files. */
  overlays: Readonly<Record<string, string>>;
}

/** Names and texts. */
export type StorageFiles = Readonly<Record<string, string>>;

/** Where the firmware finds the control that it starts with. */
const CONTROL_FILE = 'zn.ctl';

/** Files of Storage by name. Without a control the clock starts in SETUP. */
export function filesOf(firmware: Firmware, control: Control | null): Record<string, string> {
  const { guard, bundle, overlays } = firmware;
  const files = { '.boot0': guard, ...overlays, '.boot1': bundle };
  return control === null ? files : { ...files, [CONTROL_FILE]: packControl(control) };
}

/** The firmware whose files without a control these are. */
export function firmwareIn(board: Board, files: StorageFiles): Firmware {
  const { '.boot0': guard = '', '.boot1': bundle = '', ...overlays } = files;
  return { board, guard, bundle, overlays };
}
