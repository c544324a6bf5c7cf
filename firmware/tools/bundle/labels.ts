// Closure Compiler inlines a function that returns from inside a loop as a labelled block, and
// Espruino has no labels. This finds the functions that it must leave whole.
import { parse } from 'acorn';
import type { LabeledStatement, Node } from 'acorn';
import { simple } from 'acorn-walk';
import type { Compiled } from './closure';
import { originFinder } from './origins';

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
  const originOf = originFinder(compiled, joined);
  const names = labelledBreaks(compiled.text).map(({ loc }) => {
    return originOf(loc!.start.line, loc!.start.column);
  });
  return [...new Set(names.filter((name) => name !== undefined))];
}
