// From a place in what Closure Compiler made back to the function that it came from.
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import { parse } from 'acorn';
import { unmarked } from './annotate';
import type { Compiled } from './closure';

/** Offset in a text of a place; both count from 0. */
export function offsetFinder(text: string): (line: number, column: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (line, column) => starts[line]! + column;
}

/** The top-level function of `joined` that stands around an offset, by the name esbuild gave it. */
function functionFinder(joined: string): (offset: number) => string | undefined {
  const program = parse(joined, { ecmaVersion: 2015, sourceType: 'module' });
  const functions = program.body.filter((node) => node.type === 'FunctionDeclaration');
  return (offset) => {
    const around = functions.find(({ start, end }) => start <= offset && offset < end);
    return around && unmarked(around.id.name);
  };
}

/** Finds the function of `joined` for a line (from 1) and column (from 0) of the compiled text. */
export function originFinder(
  compiled: Compiled,
  joined: string,
): (line: number, column: number) => string | undefined {
  const map = new SourceMap(JSON.parse(compiled.map) as SourceMapPayload);
  const functionAround = functionFinder(joined);
  const offsetOf = offsetFinder(joined);
  return (line, column) => {
    const entry = map.findEntry(line - 1, column);
    if (!('originalLine' in entry)) return undefined;
    return functionAround(offsetOf(entry.originalLine, entry.originalColumn));
  };
}
