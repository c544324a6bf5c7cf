// The titles of the tests in a test file, as jest prints them: those of the groups around it, then
// its own. Tests that are skipped have none.

import { readFileSync } from 'node:fs';
import * as ts from 'typescript';

export const STEP = ' › ';

const GROUP = 'describe';
const CASE = 'test';

/**
 * `test` of test(…), test.each(…)(…) and the like; '' for all that is skipped or something else.
 */
function callee(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isCallExpression(expression)) return callee(expression.expression);
  if (!ts.isPropertyAccessExpression(expression)) return '';
  return expression.name.text === 'each' ? callee(expression.expression) : '';
}

function titleOf(call: ts.CallExpression): string | null {
  const [title, body] = call.arguments;
  const isTitled = title !== undefined && body !== undefined && ts.isStringLiteralLike(title);
  return isTitled ? title.text : null;
}

function collect(node: ts.Node, around: readonly string[], found: Set<string>): void {
  if (!ts.isCallExpression(node)) {
    node.forEachChild((child) => collect(child, around, found));
    return;
  }
  const name = callee(node.expression);
  const title = titleOf(node);
  if (name === CASE && title !== null) found.add([...around, title].join(STEP));
  const inside = name === GROUP && title !== null ? [...around, title] : around;
  // What is not told to be a test or a group may still hold some; what is skipped does not.
  if (name !== '' || title === null) node.forEachChild((child) => collect(child, inside, found));
}

/** All titles in this text of a test file. */
export function titlesIn(text: string): ReadonlySet<string> {
  const source = ts.createSourceFile('a.test.ts', text, ts.ScriptTarget.Latest, true);
  const found = new Set<string>();
  collect(source, [], found);
  return found;
}

const KNOWN = new Map<string, ReadonlySet<string>>();

/** All titles in this test file. */
export function titlesOf(path: string): ReadonlySet<string> {
  const known = KNOWN.get(path) ?? titlesIn(readFileSync(path, 'utf8'));
  KNOWN.set(path, known);
  return known;
}
