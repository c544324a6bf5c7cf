// Builds the firmware of a board: the radio guard, the bundle, and what that loads later.
import { bundleBoard } from '../../firmware/tools/bundle/bundle-board';
import { guardText } from '../../firmware/tools/flash/storage-files';
import type { Firmware } from './firmware';

export async function buildFirmware(nameOrPath: string): Promise<Firmware> {
  const { board, resident, overlays } = await bundleBoard(nameOrPath);
  return { board, guard: guardText(board), bundle: resident, overlays };
}
