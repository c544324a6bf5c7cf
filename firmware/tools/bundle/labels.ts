// Closure Compiler inlines a function that returns from inside a loop as a labelled block, and
// Espruino has no labels. This finds the functions that it must leave whole.
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import { parse } from 'acorn';
import type { LabeledStatement, Node } from 'acorn';
import { simple } from 'acorn-walk';
import { unmarked } from './annotate';
import type { Compiled } from './closure';

/** Offset in `text` of a place that counts from 0. */
function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let i = 0; i < line; i++) start = text.indexOf('\n', start) + 1;
  return start + column;
}

/** The top-level function of `joined` that stands around `offset`, by the name esbuild gave it. */
function functionAround(joined: string, offset: number): string | undefined {
  const program = parse(joined, { ecmaVersion: 2015, sourceType: 'module' });
  for (const node of program.body) {
    if (node.type !== 'FunctionDeclaration') continue;
    if (node.start <= offset && offset < node.end) return unmarked(node.id.name);
  }
  return undefined;
}

/** The `break` statements that leave a labelled block; each was a `return`. */
function labelledBreaks(text: string): Node[] {
  const breaks: Node[] = [];
  simple(parse(text, { ecmaVersion: 2015, locations: true }), {
    BreakStatement(node) {
      if (node.label) breaks.push(node);
    },
  });
  return breaks;
}

/** Whether the text has labels, also those that no `break` uses. */
export function hasLabels(text: string): boolean {
  const labels: LabeledStatement[] = [];
  simple(parse(text, { ecmaVersion: 2015 }), { LabeledStatement: (node) => labels.push(node) });
  return labels.length > 0;
}

/** Names, as esbuild gave them, of the functions whose inlining made the labels of `compiled`. */
export function labelMakers(compiled: Compiled, joined: string): string[] {
  const map = new SourceMap(JSON.parse(compiled.map) as SourceMapPayload);
  const names = labelledBreaks(compiled.text).map(({ loc }) => {
    const entry = map.findEntry(loc!.start.line - 1, loc!.start.column);
    if (!('originalLine' in entry)) return undefined;
    return functionAround(joined, offsetOf(joined, entry.originalLine, entry.originalColumn));
  });
  return [...new Set(names.filter((name) => name !== undefined))];
}
