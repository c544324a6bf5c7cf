// Closure Compiler counts on hoisting: it declares a local variable on one way through a function
// and uses it on another. Espruino would make a global of it, so such variables are declared first.
import type { Function as FunctionNode } from 'acorn';
import { parse } from 'acorn';
import { earlyLocalsIn } from './gate/order';
import { surveyScopes } from './gate/scopes';
import { applyEdits } from './text-edits';
import type { Edit } from './text-edits';

/** The text with a `var` at the top of each function for what is used too early in it. */
export function declareFirst(text: string): string {
  const program = parse(text, { ecmaVersion: 5, locations: true });
  const edits = earlyLocalsIn(surveyScopes(program)).map(({ node, names }): Edit => {
    const at = (node as FunctionNode).body.start + 1;
    return { start: at, end: at, text: `var ${names.join(',')};` };
  });
  return applyEdits(text, edits);
}
