// What a source is on a board that leaves something out. A comment in the source says it, right
// before what it is about; without a value there is nothing in its place.
//
//   /** … @without sound */ function f(): void {…}         f does nothing
//   /** … @without lever: false */ function f(): boolean   f answers false, and does nothing
//   /** … @without own-controls: 4 */ const SETTINGS = 39  SETTINGS is 4
//   /* @without recent */ row,                             the row is not in its table
//   /* @without hourglass: PLAIN */ row,                   PLAIN is the row
//
// A name may be followed by others, with commas: all of them must be left out.
import * as ts from 'typescript';
import { applyEdits } from './text-edits';
import type { Edit } from './text-edits';

/** Names, and what stands instead. */
const MARK = /@without ([a-z][a-z, -]*[a-z])(?::\s+([^*]*[^*\s]))?/g;

interface Mark {
  readonly names: readonly string[];
  readonly instead: string;
}

/** The marks in the comments before a node. */
function marksBefore(text: string, node: ts.Node): Mark[] {
  const before = text.slice(node.getFullStart(), node.getStart());
  return [...before.matchAll(MARK)].map(([, names, instead = '']) => {
    return { names: names!.split(', '), instead };
  });
}

/** All names that any mark of this source has. */
export function namesMarked(text: string): string[] {
  return [...text.matchAll(MARK)].flatMap(([, names]) => names!.split(', '));
}

function bodyEdit(body: ts.Node, instead: string): Edit {
  const text = instead === '' ? '{}' : `{ return ${instead}; }`;
  return { start: body.getStart(), end: body.getEnd(), text };
}

/** A row with the comma behind it. */
function rowEdit(text: string, row: ts.Node, instead: string): Edit {
  const end = row.getEnd();
  const comma = instead === '' ? /^\s*,/.exec(text.slice(end)) : null;
  return { start: row.getStart(), end: end + (comma?.[0].length ?? 0), text: instead };
}

function editFor(text: string, node: ts.Node, instead: string): Edit | undefined {
  if (ts.isFunctionDeclaration(node) && node.body) return bodyEdit(node.body, instead);
  if (ts.isVariableStatement(node) && instead !== '') {
    const value = node.declarationList.declarations[0]!.initializer!;
    return { start: value.getStart(), end: value.getEnd(), text: instead };
  }
  const isRow = ts.isArrayLiteralExpression(node.parent) || ts.isPropertyAssignment(node);
  const isGone = isRow || ts.isStatement(node) || (ts.isExpression(node) && instead !== '');
  return isGone ? rowEdit(text, node, instead) : undefined;
}

/** The text of a source without what is `leftOut`. */
export function textWithout(text: string, leftOut: ReadonlySet<string>): string {
  if (!namesMarked(text).some((name) => leftOut.has(name))) return text;
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.ES2015, true);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    const mark = marksBefore(text, node).find(({ names }) => names.every((n) => leftOut.has(n)));
    const edit = mark && editFor(text, node, mark.instead);
    if (edit) edits.push(edit);
    else node.forEachChild(visit);
  };
  source.forEachChild(visit);
  return applyEdits(text, edits);
}
