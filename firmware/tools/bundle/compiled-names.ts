// Functions that were not inlined, by the names that Closure Compiler gave them.
import { parse } from 'acorn';
import type { Compiled } from './closure';
import { originFinder } from './origins';

/** `wanted`: names as esbuild gave them. */
export function compiledNames(
  compiled: Compiled,
  joined: string,
  wanted: readonly string[],
): Set<string> {
  const originOf = originFinder(compiled, joined);
  const program = parse(compiled.text, { ecmaVersion: 5, locations: true });
  const functions = program.body.filter((node) => node.type === 'FunctionDeclaration');
  const found = functions.filter(({ loc }) => {
    return wanted.includes(originOf(loc!.start.line, loc!.start.column) ?? '');
  });
  return new Set(found.map(({ id }) => id.name));
}
