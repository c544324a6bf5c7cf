// What runs once at boot leaves its variables behind when it stands at the top level. Here it gets
// a scope of its own, which is gone when boot is over, and takes along what nothing else uses.
import { parse } from 'acorn';
import type { AnyNode, Identifier, Program, VariableDeclaration, VariableDeclarator } from 'acorn';
import { full } from 'acorn-walk';
import { surveyScopes } from './gate/scopes';
import type { Scopes } from './gate/scopes';
import { applyEdits } from './text-edits';
import type { Edit } from './text-edits';

type Statement = Program['body'][number];

/** A function made at boot would keep its scope alive. */
const LASTING = /Function/;

function contains(node: AnyNode, types: RegExp): boolean {
  let isFound = false;
  full(node, ({ type }) => (isFound ||= types.test(type)));
  return isFound;
}

function within(node: { start: number; end: number }, outer: AnyNode): boolean {
  return outer.start <= node.start && node.end <= outer.end;
}

/** Names of the top level that only `boot` uses; their definitions may stand elsewhere. */
function namesOfBoot(scopes: Scopes, boot: AnyNode): Set<string> {
  const names = new Set(scopes.top.names);
  for (const { node, owner } of scopes.uses) {
    if (owner === scopes.top && !within(node, boot)) names.delete(node.name);
  }
  return names;
}

function declarationsIn(node: AnyNode): VariableDeclaration[] {
  const found: VariableDeclaration[] = [];
  full(node, (one) => {
    if (one.type === 'VariableDeclaration') found.push(one as VariableDeclaration);
  });
  return found;
}

const nameOf = (one: VariableDeclarator): string => (one.id as Identifier).name;
const source = (text: string, { start, end }: AnyNode): string => text.slice(start, end);

/** A declaration with the names that others use too becomes an assignment. */
function assignmentFor(text: string, declaration: VariableDeclaration): Edit {
  const set = declaration.declarations.filter((one) => one.init);
  const { start } = declaration;
  const isEnded = text[declaration.end - 1] === ';';
  const end = isEnded ? declaration.end - 1 : declaration.end;
  return { start, end, text: set.map((one) => source(text, one)).join(',') };
}

/** Whether a value is the same wherever it is worked out: it uses no name of the bundle. */
function isFixed(init: AnyNode, scopes: Scopes): boolean {
  const uses = scopes.uses.some(({ node, owner }) => owner && within(node, init));
  return !uses && !contains(init, LASTING);
}

/** Definitions outside of boot that can move into it. */
function movable(program: Program, boot: Statement, scopes: Scopes): VariableDeclarator[] {
  const own = namesOfBoot(scopes, boot);
  const outside = program.body.filter((node) => node !== boot);
  return outside
    .filter((node) => node.type === 'VariableDeclaration')
    .flatMap((node) => node.declarations)
    .filter((one) => own.has(nameOf(one)) && (!one.init || isFixed(one.init, scopes)));
}

function withoutMoved(text: string, node: Statement, moved: Set<VariableDeclarator>): Edit[] {
  if (node.type !== 'VariableDeclaration') return [];
  const left = node.declarations.filter((one) => !moved.has(one));
  if (left.length === node.declarations.length) return [];
  const rest = left.map((one) => source(text, one)).join(',');
  return [{ start: node.start, end: node.end, text: rest === '' ? '' : `var ${rest};` }];
}

interface Plan {
  readonly text: string;
  readonly boot: Statement;
  readonly own: Set<string>;
}

/** The boot statement as a function that is called at once. */
function wrapped({ text, boot, own }: Plan, moved: readonly VariableDeclarator[]): Edit[] {
  const mixed = declarationsIn(boot).filter((one) => !one.declarations.every(isOwn));
  function isOwn(one: VariableDeclarator): boolean {
    return own.has(nameOf(one));
  }
  const shared = mixed.flatMap((one) => one.declarations.filter((d) => !isOwn(d)).map(nameOf));
  const local = mixed.flatMap((one) => one.declarations.filter(isOwn).map(nameOf));
  const first = [...moved.map((one) => source(text, one)), ...local];
  const open = `(function(){${first.length > 0 ? `var ${first.join(',')};` : ''}`;
  const before = shared.length > 0 ? `var ${shared.join(',')};` : '';
  return [
    { start: boot.start, end: boot.start, text: before + open },
    ...mixed.map((one) => assignmentFor(text, one)),
    { start: boot.end, end: boot.end, text: '})();' },
  ];
}

/** The last statement of the program, if it is what boots: no definition, and makes no function. */
function bootOf(program: Program): Statement | undefined {
  const last = program.body.filter((node) => node.type !== 'EmptyStatement').at(-1);
  return last?.type === 'TryStatement' && !contains(last, LASTING) ? last : undefined;
}

/** The text with boot in a scope of its own. */
export function scopeBoot(text: string): string {
  const program = parse(text, { ecmaVersion: 5 });
  const boot = bootOf(program);
  if (boot === undefined) return text;
  const scopes = surveyScopes(program);
  const own = namesOfBoot(scopes, boot);
  const moved = movable(program, boot, scopes);
  const gone = new Set(moved);
  const others = program.body.filter((node) => node !== boot);
  const edits = others.flatMap((node) => withoutMoved(text, node, gone));
  return applyEdits(text, [...edits, ...wrapped({ text, boot, own }, moved)]);
}
