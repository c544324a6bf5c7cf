// Joins the device's sources into one text with esbuild: ES2015, `const enum` inlined, names as
// they were written, comments gone except the path before each file.
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { Metafile, Plugin } from 'esbuild';
import type { Board, Feature } from '../../../board-configs/board';
import { presetsSource } from '../../notation/compile';
import { COMMON_PRESETS } from '../../notation/preset-list';
import { leftOutOf } from '../boards/features';
import { repositoryRoot } from '../repository-root';
import { dataText, partsText, versionText } from './board-module';
import { textWithout } from './without';

export const ENTRY = 'firmware/main.ts';

export interface Joined {
  readonly text: string;
  readonly metafile: Metafile;
}

/** The modules that stand for build/board. The data comes before the drivers that use it. */
function moduleTexts(board: Board): Record<string, () => string> {
  return {
    board: () => `${versionText()}
      export { BOARD } from 'board:data'; export { PARTS } from 'board:parts';`,
    'board:data': () => dataText(board),
    'board:parts': () => partsText(board),
  };
}

function boardPlugin(board: Board): Plugin {
  const texts = moduleTexts(board);
  return {
    name: 'board',
    setup(hooks) {
      const own = (path: string) => ({ path, namespace: 'board' });
      hooks.onResolve({ filter: /(^|\/)build\/board$/ }, () => own('board'));
      hooks.onResolve({ filter: /^board:/ }, ({ path }) => own(path));
      hooks.onLoad({ filter: /.*/, namespace: 'board' }, ({ path }) => {
        return { contents: texts[path]!(), loader: 'js', resolveDir: repositoryRoot() };
      });
    },
  };
}

/** A file, who imports it, and what stands for it. */
type StandIn = readonly [file: string, by: string, other: string];

/** What a board may leave out, and where that stands. */
export const STAND_INS: Partial<Record<Feature, readonly StandIn[]>> = {
  'log-page': [['./log', 'page-table.ts', './left-out']],
  copy: [['./copy', 'page-table.ts', './left-out']],
  announce: [['./announce', 'presses.ts', './no-announce']],
  'own-controls': [
    ['./own-controls', 'choices.ts', './no-own-controls'],
    ['./own-controls', 'actions.ts', './no-own-controls'],
    ['./own', 'page-table.ts', './left-out'],
    ['./own-lines', 'keys.ts', './left-out'],
  ],
};

function standInPlugin(board: Board): Plugin {
  const rows = board.leavesOut.flatMap((feature) => STAND_INS[feature] ?? []);
  return {
    name: 'stand-ins',
    setup(hooks) {
      hooks.onResolve({ filter: /^\.\/[\w-]+$/ }, ({ path, importer, resolveDir, kind }) => {
        const row = rows.find(([file, by]) => file === path && importer.endsWith(by));
        return row === undefined ? null : hooks.resolve(row[2], { importer, resolveDir, kind });
      });
    },
  };
}

/** Sources without what the board leaves out. */
function withoutPlugin(board: Board): Plugin {
  const leftOut = leftOutOf(board);
  return {
    name: 'without',
    setup(hooks) {
      hooks.onLoad({ filter: /\/firmware\/presets\.ts$/ }, () => {
        if (!leftOut.has('more-presets')) return null;
        return { contents: presetsSource(COMMON_PRESETS), loader: 'ts' };
      });
      hooks.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        return { contents: textWithout(readFileSync(path, 'utf8'), leftOut), loader: 'ts' };
      });
    },
  };
}

/** All device sources that `entry` reaches, as one text. */
export async function joinSources(board: Board, entry: string = ENTRY): Promise<Joined> {
  const result = await build({
    absWorkingDir: repositoryRoot(),
    entryPoints: [entry],
    plugins: [boardPlugin(board), standInPlugin(board), withoutPlugin(board)],
    bundle: true,
    write: false,
    metafile: true,
    // Leaves `require` as it is; the interpreter has these modules built in.
    format: 'cjs',
    external: ['Storage', 'Flash'],
    target: 'es2015',
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'silent',
    outfile: 'joined.js',
  });
  return { text: result.outputFiles[0]!.text, metafile: result.metafile };
}
