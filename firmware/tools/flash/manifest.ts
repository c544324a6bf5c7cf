// What was built: sizes and hashes, so that anyone can tell what is on a board.
import { createHash } from 'node:crypto';
import type { Board } from '../../../board-configs/board';
import { firmwareVersion } from '../bundle/board-module';
import type { Image } from './image';
import type { StorageFiles } from './storage-files';

interface Part {
  readonly bytes: number;
  readonly sha256: string;
}

export interface Manifest {
  readonly board: string;
  readonly firmware: string;
  readonly espruino: { readonly board: string; readonly version: string };
  /** Files of Storage. */
  readonly files: Readonly<Record<string, Part>>;
  /** Of the whole Storage; null for boards that are only uploaded to. */
  readonly image: (Part & { readonly address: number }) | null;
}

function partOf(contents: Buffer): Part {
  const sha256 = createHash('sha256').update(contents).digest('hex');
  return { bytes: contents.length, sha256 };
}

export function manifestOf(board: Board, files: StorageFiles, image: Image | null): Manifest {
  const parts = Object.entries(files).map(([name, text]) => {
    return [name, partOf(Buffer.from(text, 'latin1'))] as const;
  });
  return {
    board: board.name,
    firmware: firmwareVersion(),
    espruino: { board: board.espruino.board, version: board.espruino.version },
    files: Object.fromEntries(parts),
    image: image && { ...partOf(image.bytes), address: image.address },
  };
}
