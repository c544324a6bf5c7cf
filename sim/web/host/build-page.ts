// Builds the page into a folder that any file server, or none, can show: one script, one style
// sheet, the page and its icon. No address outside of the folder is named in it.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { repositoryRoot } from '../../../firmware/tools/repository-root';

const STATIC_FILES = ['index.html', 'icon.svg', 'worker.js'];

/** Where the page is built for everybody. */
export function pageFolder(): string {
  return join(repositoryRoot(), 'dist', 'web');
}

/** Written aside and renamed, so that a server never shows half a file. */
function replaceFile(path: string, contents: Uint8Array): void {
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, contents);
  renameSync(aside, path);
}

export function buildPage(folder: string): void {
  const root = repositoryRoot();
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: { page: 'sim/web/page.ts', 'page-style': 'sim/web/style/page.css' },
    outdir: folder,
    bundle: true,
    write: false,
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    // A script that is no module also runs when the page is opened as a file.
    format: 'iife',
    target: ['es2022'],
    logLevel: 'silent',
  });
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of outputFiles) replaceFile(path, contents);
  for (const name of STATIC_FILES) {
    replaceFile(join(folder, name), readFileSync(join(root, 'sim', 'web', name)));
  }
}
