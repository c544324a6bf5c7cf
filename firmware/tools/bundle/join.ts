// Joins the device's sources into one text with esbuild: ES2015, `const enum` inlined, names as
// they were written, comments gone except the path before each file.
import { build } from 'esbuild';
import type { Metafile, Plugin } from 'esbuild';
import type { Board, Feature } from '../../../board-configs/board';
import { repositoryRoot } from '../repository-root';
import { dataText, partsText, versionText } from './board-module';

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

/** Pages of the arbiter that a board may leave out, by the file that they stand in. */
const PAGE_FILES: Partial<Record<Feature, string>> = { 'log-page': './log', copy: './copy' };

function pagesPlugin(board: Board): Plugin {
  const files = board.leavesOut.map((feature) => PAGE_FILES[feature]);
  return {
    name: 'pages',
    setup(hooks) {
      hooks.onResolve({ filter: /^\.\/(log|copy)$/ }, ({ path, importer, resolveDir, kind }) => {
        if (!importer.endsWith('page-table.ts') || !files.includes(path)) return null;
        return hooks.resolve('./left-out', { importer, resolveDir, kind });
      });
    },
  };
}

/** All device sources that `entry` reaches, as one text. */
export async function joinSources(board: Board, entry: string = ENTRY): Promise<Joined> {
  const result = await build({
    absWorkingDir: repositoryRoot(),
    entryPoints: [entry],
    plugins: [boardPlugin(board), pagesPlugin(board)],
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
