// Builds the page into a folder that any file server, or none, can show: one script, one style
// sheet, the page and its icon. No address outside of the folder is named in it.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { boardNames, loadBoard } from '../../../firmware/tools/boards/load-board';
import { repositoryRoot } from '../../../firmware/tools/repository-root';

const STATIC_FILES = ['index.html', 'icon.svg', 'worker.js'];

/** Where the page is built for everybody. */
export function pageFolder(): string {
  return join(repositoryRoot(), 'dist', 'web');
}

/** In the page the machine's bundles run in a world of the page instead of one of Node. */
const PAGE_REALM: Plugin = {
  name: 'page-realm',
  setup: ({ onResolve }) => {
    const path = join(repositoryRoot(), 'sim', 'web', 'model', 'page-realm.ts');
    onResolve({ filter: /(^|\/)realm$/ }, () => ({ path }));
  },
};

/** Written aside and renamed, so that a server never shows half a file. */
function replaceFile(path: string, contents: Uint8Array): void {
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, contents);
  renameSync(aside, path);
}

/** Names and titles of the boards, which the page lists before it has any of them. */
function boardList(): string {
  const rows = boardNames().map((name) => ({ value: name, title: loadBoard(name).title }));
  return JSON.stringify(rows);
}

export async function buildPage(folder: string): Promise<void> {
  const root = repositoryRoot();
  const { outputFiles } = await build({
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
    define: { ZEITNOT_BOARDS: boardList() },
    plugins: [PAGE_REALM],
    logLevel: 'silent',
  });
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of outputFiles) replaceFile(path, contents);
  for (const name of STATIC_FILES) {
    replaceFile(join(folder, name), readFileSync(join(root, 'sim', 'web', name)));
  }
}
