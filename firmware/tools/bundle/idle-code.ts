// Statements that only look at something and do nothing with it: Closure Compiler leaves them where
// an argument is not wanted any more, because a field could be a getter. Ours are not.
import { parse } from 'acorn';
import type { AnyNode } from 'acorn';
import { full, fullAncestor } from 'acorn-walk';
import { applyEdits } from './text-edits';
import type { Edit } from './text-edits';

/** A function is made where it stands, and may be called. */
const DOES_SOMETHING = /^(Call|New|Assignment|Update|Function|Sequence)Expression$/;

/** Whether it makes no difference that this is worked out. */
export function isIdle(node: AnyNode): boolean {
  let found = true;
  full(node, (one) => {
    const isDelete =
      one.type === 'UnaryExpression' &&
      (one as AnyNode & { operator: string }).operator === 'delete';
    if (DOES_SOMETHING.test(one.type) || isDelete) found = false;
  });
  return found;
}

/** The edits after which an expression whose value nobody wants does the same and no more. */
function editsFor(node: AnyNode): Edit[] {
  if (node.type !== 'LogicalExpression' || !isIdle(node.right)) return [];
  return [{ start: node.left.end, end: node.end, text: '' }, ...editsFor(node.left)];
}

function once(text: string): string {
  const edits: Edit[] = [];
  fullAncestor(parse(text, { ecmaVersion: 5 }), (node, _state, ancestors) => {
    const one = node as AnyNode;
    if (one.type !== 'ExpressionStatement' || 'directive' in one) return;
    const outer = ancestors.at(-2) as AnyNode | undefined;
    const isListed = outer?.type === 'BlockStatement' || outer?.type === 'Program';
    if (!isIdle(one.expression)) edits.push(...editsFor(one.expression));
    else edits.push({ start: one.start, end: one.end, text: isListed ? '' : ';' });
  });
  return applyEdits(text, edits);
}

export function dropIdleCode(text: string): string {
  const less = once(text);
  return less === text ? text : dropIdleCode(less);
}
