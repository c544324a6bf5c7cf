// The interpreter looks a global name up from the first that was made to the last. So the names
// that a game uses most are made first.
import { parse } from 'acorn';
import type { FunctionDeclaration, Program } from 'acorn';
import { surveyScopes } from './gate/scopes';
import { definitionsIn, nameOf } from './overlay/parts';
import { applyEdits } from './text-edits';

/** Names beyond these are used too rarely to be worth a declaration of their own. */
const NAMES_MAX = 60;

/** How often each name of the top level is looked up, by how often the functions around it run. */
function lookups(program: Program, runs: ReadonlyMap<number, number>): Map<string, number> {
  const { top, uses } = surveyScopes(program);
  const counts = new Map<string, number>();
  for (const { node, owner, scope } of uses) {
    const times = runs.get(scope.home.node.start) ?? 0;
    if (owner === top) counts.set(node.name, (counts.get(node.name) ?? 0) + times);
  }
  return counts;
}

const VARIABLE_END = ';';

/** The text of definitions in this order: functions as a whole, variables by their names alone. */
function firstText(
  text: string,
  names: readonly string[],
  functions: ReadonlyMap<string, FunctionDeclaration>,
): string {
  let first = '';
  for (const name of names) {
    const found = functions.get(name);
    if (found !== undefined) first += text.slice(found.start, found.end);
    else if (first.endsWith(VARIABLE_END)) first = `${first.slice(0, -1)},${name};`;
    else first += `var ${name};`;
  }
  return first;
}

/** `runs`: how often the function that begins at an offset runs in a game. */
export function hotFirst(text: string, runs: ReadonlyMap<number, number>): string {
  const program = parse(text, { ecmaVersion: 5 });
  const counts = lookups(program, runs);
  const defined = new Set(program.body.flatMap(definitionsIn).map(nameOf));
  const names = [...counts]
    .filter(([name, count]) => count > 0 && defined.has(name))
    .sort((a, b) => b[1] - a[1])
    .slice(0, NAMES_MAX)
    .map(([name]) => name);
  const functions = new Map(
    program.body
      .filter((node) => node.type === 'FunctionDeclaration')
      .filter(({ id }) => names.includes(id.name))
      .map((node) => [node.id.name, node]),
  );
  const gone = [...functions.values()].map(({ start, end }) => ({ start, end, text: '' }));
  return firstText(text, names, functions) + applyEdits(text, gone);
}
