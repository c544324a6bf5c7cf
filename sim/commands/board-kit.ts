// The firmware of a board, built, as something that one can play on.
import { buildFirmware } from '../board/firmware-files';
import { filesOf } from '../board/firmware';
import { whyNoRoom } from '../table/board-bench';
import type { BoardKit } from '../table/board-bench';
import { BadInput } from './bad-input';
import { readBoard } from './read-board';

/** Throws BadInput when there is no such board, or when it cannot hold its firmware. */
export async function buildBoardKit(nameOrPath: string): Promise<BoardKit> {
  const { name } = readBoard(nameOrPath);
  const firmware = await buildFirmware(nameOrPath);
  const kit = { board: firmware.board, files: filesOf(firmware, null) };
  const reason = whyNoRoom(kit);
  if (reason === '') return kit;
  throw new BadInput(`${name}: ${reason}; name another board, or leave more out in its file.`);
}
