// A table of bytes is shorter as a text of which the interpreter makes the table: one byte each in
// flash, where digits and a comma take two to four.
import { parse } from 'acorn';
import type { AnyNode, ArrayExpression, NewExpression } from 'acorn';
import { full } from 'acorn-walk';
import { applyEdits } from './text-edits';
import type { Edit } from './text-edits';

/** Shorter tables would not become shorter. */
const LENGTH_MIN = 12;

function byteOf(node: AnyNode | null): number {
  return node?.type === 'Literal' && typeof node.value === 'number' ? node.value : -1;
}

/** A character of a text in double quotes, in ASCII. */
function characterFor(byte: number): string {
  const character = String.fromCharCode(byte);
  if (byte < 32 || byte > 126) return `\\x${byte.toString(16).padStart(2, '0')}`;
  return character === '"' || character === '\\' ? `\\${character}` : character;
}

/** The bytes of `new Uint8Array([…])`; undefined for everything else. */
function bytesIn({ callee, arguments: given }: NewExpression): number[] | undefined {
  if (callee.type !== 'Identifier' || callee.name !== 'Uint8Array') return undefined;
  if (given[0]?.type !== 'ArrayExpression') return undefined;
  const { elements } = given[0] as ArrayExpression;
  const bytes = elements.map((one) => byteOf(one as AnyNode | null));
  return bytes.length >= LENGTH_MIN && bytes.every((byte) => byte in EVERY_BYTE)
    ? bytes
    : undefined;
}

const EVERY_BYTE = new Uint8Array(256);

export function byteTexts(text: string): string {
  const edits: Edit[] = [];
  full(parse(text, { ecmaVersion: 5 }), (node) => {
    if (node.type !== 'NewExpression') return;
    const bytes = bytesIn(node as NewExpression);
    if (bytes === undefined) return;
    const { start, end } = node;
    edits.push({ start, end, text: `E.toUint8Array("${bytes.map(characterFor).join('')}")` });
  });
  return applyEdits(text, edits);
}
