// The ways into the overlay, by the names that Closure Compiler gave them.
import { parse } from 'acorn';
import type { Compiled } from '../closure';
import { originFinder } from '../origins';

/** `wanted`: names as esbuild gave them, of functions that were not inlined. */
export function entryNames(
  compiled: Compiled,
  joined: string,
  wanted: ReadonlySet<string>,
): Set<string> {
  const originOf = originFinder(compiled, joined);
  const program = parse(compiled.text, { ecmaVersion: 5, locations: true });
  const functions = program.body.filter((node) => node.type === 'FunctionDeclaration');
  const entries = functions.filter(({ loc }) => {
    return wanted.has(originOf(loc!.start.line, loc!.start.column) ?? '');
  });
  return new Set(entries.map(({ id }) => id.name));
}
