// Fields of our own that nothing reads: what an object is made with for them, and what is done to
// set them, is left out. By name alone, so that a name that is read anywhere stays everywhere.
import { parse } from 'acorn';
import type { AnyNode, AssignmentExpression, MemberExpression, ObjectExpression } from 'acorn';
import { full, fullAncestor } from 'acorn-walk';
import { overlayDefinitions } from './overlay/parts';
import { cutOut } from './overlay/split';
import { applyEdits } from './text-edits';
import type { Edit } from './text-edits';

/** What may be worked out once less: nothing is called, and nothing set. */
const DOES_SOMETHING = /^(Call|New|Assignment|Update|Await|Yield|TaggedTemplate)Expression$/;

function isIdle(node: AnyNode): boolean {
  let found = true;
  full(node, ({ type }) => (found &&= !DOES_SOMETHING.test(type)));
  return found;
}

/** The name of a field of our own: esbuild's output has been annotated. */
function fieldOf(node: AnyNode): string | undefined {
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const { property } = node as MemberExpression;
  return property.type === 'Identifier' && property.name.endsWith('$') ? property.name : undefined;
}

/** Set by a statement, or by a part of one, whose value nobody wants. */
function isOnlySet(ancestors: readonly AnyNode[]): boolean {
  const [outer, setting, node] = ancestors.slice(-3) as [AnyNode, AnyNode, AnyNode];
  const isSet = setting.type === 'AssignmentExpression' && setting.left === node;
  return isSet && setting.operator === '=' && /^(Expression|Sequence)/.test(outer.type);
}

function readIn(program: AnyNode): Set<string> {
  const read = new Set<string>();
  fullAncestor(program, (node, _state, ancestors) => {
    const field = fieldOf(node as AnyNode);
    if (field !== undefined && !isOnlySet(ancestors as AnyNode[])) read.add(field);
  });
  return read;
}

/** esbuild writes the name of a constant as a comment behind its value. */
const COMMA = /^(\s|\/\*[^*]*\*\/)*,/;

/** With the comma after it, or before the last one. */
function propertyEdits(text: string, { properties }: ObjectExpression, read: Set<string>): Edit[] {
  return properties.flatMap((one) => {
    if (one.type !== 'Property' || one.key.type !== 'Identifier') return [];
    const { name } = one.key;
    if (!name.endsWith('$') || read.has(name) || !isIdle(one.value)) return [];
    const comma = COMMA.exec(text.slice(one.end))?.[0].length ?? 0;
    return [{ start: one.start, end: one.end + comma, text: '' }];
  });
}

function settingEdit({ left, right, start, end }: AssignmentExpression, read: Set<string>): Edit[] {
  const field = fieldOf(left as AnyNode);
  if (field === undefined || read.has(field) || !isIdle(left as AnyNode)) return [];
  return [{ start, end: isIdle(right) ? end : right.start, text: isIdle(right) ? '0' : '' }];
}

/** What nothing leads to does not read either. */
function withoutUnreached(text: string): string {
  const program = parse(text, { ecmaVersion: 2015, sourceType: 'module' });
  return cutOut(text, program, overlayDefinitions(program, new Set()));
}

function once(whole: string): string {
  const text = withoutUnreached(whole);
  const program = parse(text, { ecmaVersion: 2015, sourceType: 'module' });
  const read = readIn(program as AnyNode);
  const edits: Edit[] = [];
  full(program, (node) => {
    const one = node as AnyNode;
    if (one.type === 'ObjectExpression') edits.push(...propertyEdits(text, one, read));
    if (one.type === 'AssignmentExpression') edits.push(...settingEdit(one, read));
  });
  const isInside = (edit: Edit) =>
    edits.some((other) => {
      return other !== edit && other.start <= edit.start && edit.end <= other.end;
    });
  return applyEdits(
    text,
    edits.filter((edit) => !isInside(edit)),
  );
}

/** `joined`: as Closure Compiler is given it, our own fields marked. */
export function dropUnreadFields(joined: string): string {
  const less = once(joined);
  return less === joined ? joined : dropUnreadFields(less);
}
