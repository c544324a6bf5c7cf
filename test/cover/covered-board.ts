// The firmware of a board with counters in it, in the place of what is flashed: the resident script
// and the overlay. All runs of a board add to the same counters.
import { bundleBoard } from '../../firmware/tools/bundle/bundle-board';
import type { Bundle } from '../../firmware/tools/bundle/bundle-board';
import { splitScript } from '../../firmware/tools/bundle/overlay/split';
import { guardText } from '../../firmware/tools/flash/storage-files';
import type { BenchOptions } from '../../sim/board/bench';
import type { Firmware } from '../../sim/board/firmware';
import { ESPRUINO_BOARDS } from '../../sim/machine/boards';
import { instrument } from './instrument';
import type { Piece } from './instrument';

export interface Covered {
  readonly bundle: Bundle;
  readonly pieces: readonly Piece[];
  readonly firmware: Firmware;
  /** What every bench needs for it. */
  readonly options: BenchOptions;
}

const RESIDENT = 'cover0';
const OVERLAY = 'cover1';

/** As much room as the flashed files leave, beside the longer ones. */
function pagesFor({ board, resident, overlays }: Bundle, pieces: readonly Piece[]): number {
  const { pages, pageBytes } = ESPRUINO_BOARDS[board.espruino.board]!.storage;
  const flashed = [resident, ...Object.values(overlays)].join('').length;
  const longer = pieces.map(({ code }) => code).join('').length - flashed;
  return pages + Math.ceil(longer / pageBytes);
}

export async function coverBoard(name: string): Promise<Covered> {
  const bundle = await bundleBoard(name);
  const { resident, overlay } = splitScript(bundle.text, new Set(bundle.entries));
  const pieces = [instrument(resident, RESIDENT), instrument(overlay, OVERLAY)];
  const [file = ''] = Object.keys(bundle.overlays);
  return {
    bundle,
    pieces,
    firmware: {
      board: bundle.board,
      guard: guardText(bundle.board),
      bundle: pieces[0]!.code,
      overlays: { [file]: pieces[1]!.code },
    },
    options: {
      globals: { [RESIDENT]: pieces[0]!.counters, [OVERLAY]: pieces[1]!.counters },
      storagePages: pagesFor(bundle, pieces),
    },
  };
}
