// Everything that `zeitnot build` leaves in build/ for one board.
import { join } from 'node:path';
import type { Control } from '../../core/control';
import { bundleBoard } from '../bundle/bundle-board';
import type { Bundle } from '../bundle/bundle-board';
import { writeBuilt } from '../bundle/cache';
import { repositoryRoot } from '../repository-root';
import { isForEsptool } from './esptool-commands';
import { makeImage } from './image';
import type { Image } from './image';
import { manifestOf } from './manifest';
import type { Manifest } from './manifest';
import { overflow, storageFiles } from './storage-files';
import type { StorageFiles } from './storage-files';

export interface Built {
  readonly bundle: Bundle;
  readonly files: StorageFiles;
  readonly manifest: Manifest;
  /** Paths below the checkout of all that was written, the script first. */
  readonly written: readonly string[];
  /** The image for esptool; undefined for boards that it does not know. */
  readonly image: string | undefined;
  /** Why the board cannot hold it. */
  readonly tooLarge: string | undefined;
}

function imageFor({ board }: Bundle, files: StorageFiles): Image | null {
  const isWanted = isForEsptool(board) && overflow(board, files) === undefined;
  return isWanted ? makeImage(board, files) : null;
}

/** Builds script, image and manifest; with a control, a clock that starts with it. */
export async function buildBoard(nameOrPath: string, control?: Control): Promise<Built> {
  const bundle = await bundleBoard(nameOrPath);
  const { board } = bundle;
  const files = storageFiles(bundle, control);
  const image = imageFor(bundle, files);
  const manifest = manifestOf(board, files, image);
  const written = [`build/${board.name}.js`];
  const write = (ending: string, contents: string | Uint8Array) => {
    written.push(`build/${board.name}.${ending}`);
    writeBuilt(join(repositoryRoot(), written.at(-1)!), contents);
    return written.at(-1)!;
  };
  const imageFile = image ? write('bin', image.bytes) : undefined;
  if (image) write('hex', image.hex);
  write('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
  const tooLarge = overflow(board, files);
  return { bundle, files, manifest, written, image: imageFile, tooLarge };
}
