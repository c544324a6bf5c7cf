// `true` and `false` for `!0` and `!1`: a word of the language is one byte in flash, and nothing to
// work out.
import { parse } from 'acorn';
import type { UnaryExpression } from 'acorn';
import { full } from 'acorn-walk';
import { applyEdits } from './text-edits';
import type { Edit } from './text-edits';

export function booleanWords(text: string): string {
  const edits: Edit[] = [];
  full(parse(text, { ecmaVersion: 5 }), (node) => {
    if (node.type !== 'UnaryExpression') return;
    const { operator, argument, start, end } = node as UnaryExpression;
    if (operator !== '!' || argument.type !== 'Literal' || typeof argument.value !== 'number')
      return;
    const space = /\w/.test(text[start - 1] ?? '') ? ' ' : '';
    edits.push({ start, end, text: `${space}${argument.value === 0}` });
  });
  return applyEdits(text, edits);
}
