// Builds the page into a folder that any file server, or none, can show: one script, one style
// sheet, the page and its icon. No address outside of the folder is named in it.

import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { repositoryRoot } from '../../../firmware/tools/repository-root';

const STATIC_FILES = ['index.html', 'icon.svg', 'worker.js'];

/** Where the page is built for everybody. */
export function pageFolder(): string {
  return join(repositoryRoot(), 'dist', 'web');
}

export function buildPage(folder: string): void {
  const root = repositoryRoot();
  const source = join(root, 'sim', 'web');
  mkdirSync(folder, { recursive: true });
  buildSync({
    absWorkingDir: root,
    entryPoints: { page: 'sim/web/page.ts', 'page-style': 'sim/web/style/page.css' },
    outdir: folder,
    bundle: true,
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    // A script that is no module also runs when the page is opened as a file.
    format: 'iife',
    target: ['es2022'],
    logLevel: 'silent',
  });
  for (const file of STATIC_FILES) cpSync(join(source, file), join(folder, file));
}
