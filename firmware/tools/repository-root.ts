// Finds the folder of the checkout, from the sources as well as from a bundle in build/.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The checkout that holds this code, wherever the command was called from. */
export function repositoryRoot(): string {
  let folder = __dirname;
  while (!existsSync(join(folder, 'Makefile'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`no checkout of Zeitnot above ${__dirname}`);
    folder = parent;
  }
  return folder;
}
