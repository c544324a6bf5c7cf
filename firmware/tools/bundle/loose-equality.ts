// `==` for `===` where both sides are of one type, which the type checker has seen to: one letter
// less to read, each time. Comparisons with null and undefined stay.
import { parse } from 'acorn';
import type { AnyNode, BinaryExpression } from 'acorn';
import { full } from 'acorn-walk';
import { applyEdits } from './text-edits';
import type { Edit } from './text-edits';

function isNothing(node: AnyNode): boolean {
  if (node.type === 'UnaryExpression') return node.operator === 'void';
  if (node.type === 'Identifier') return node.name === 'undefined';
  return node.type === 'Literal' && node.value === null;
}

export function loosenEquality(text: string): string {
  const edits: Edit[] = [];
  full(parse(text, { ecmaVersion: 5 }), (node) => {
    if (node.type !== 'BinaryExpression') return;
    const { operator, left, right } = node as BinaryExpression;
    if (operator !== '===' && operator !== '!==') return;
    if (isNothing(left as AnyNode) || isNothing(right)) return;
    const at = text.indexOf(operator, left.end);
    edits.push({ start: at + 2, end: at + 3, text: '' });
  });
  return applyEdits(text, edits);
}
