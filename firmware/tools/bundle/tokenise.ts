// Writes a script as the interpreter keeps it: words of the language and texts as single bytes,
// which it reads faster and keeps in flash. By the `espruino` package's own tokeniser.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import * as acorn from 'acorn';
import { repositoryRoot } from '../repository-root';

interface Plugin {
  tokenise(script: string): string;
}

/** The newest dialect that leaves numbers as they are: most of ours are shorter so. */
const DIALECT = '2v25';

/** The package is made for a global of its own; this is as much of it as the tokeniser needs. */
function surroundings(): { Plugins: { Pretokenise?: Plugin } } {
  return {
    Plugins: {},
    Core: { Config: {}, Env: { getBoardData: () => ({ VERSION: DIALECT }) }, Utils: {} },
    Config: { PRETOKENISE: 1 },
  } as object as { Plugins: object };
}

function loadTokeniser(): Plugin {
  const { resolve } = createRequire(join(repositoryRoot(), 'package.json'));
  const Espruino = surroundings();
  runInNewContext(readFileSync(resolve('espruino/plugins/pretokenise.js'), 'utf8'), {
    Espruino,
    acorn,
    console,
  });
  return Espruino.Plugins.Pretokenise!;
}

let tokeniser: Plugin | undefined;

/** Closure Compiler breaks its lines, never within a text or where a space would be needed. */
function withoutBreaks(script: string): string {
  return script.replace(/(?<![\w$])\n|\n(?![\w$])/g, '');
}

/** One character a byte. */
export function tokenise(script: string): string {
  tokeniser ??= loadTokeniser();
  return tokeniser.tokenise(withoutBreaks(script));
}
