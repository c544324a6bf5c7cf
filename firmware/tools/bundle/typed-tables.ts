// A table of numbers costs the interpreter a variable an entry; as a typed array, a block for a
// dozen of them. Tables of the top level that are only read become typed arrays.
import { parse } from 'acorn';
import type { AnyNode, ArrayExpression, Program } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { surveyScopes } from './gate/scopes';
import { applyEdits } from './text-edits';
import type { Edit } from './text-edits';

/** Shorter tables cost less as they are. */
const LENGTH_MIN = 8;

function numberOf(node: AnyNode | null): number | undefined {
  if (node?.type === 'UnaryExpression' && node.operator === '-') {
    const value = numberOf(node.argument);
    return value === undefined ? undefined : -value;
  }
  const value = node?.type === 'Literal' ? node.value : undefined;
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

/** The narrowest type that holds all of them. */
function typeFor(numbers: readonly number[]): string | undefined {
  const min = Math.min(...numbers);
  const max = Math.max(...numbers);
  if (min >= 0 && max < 0x100) return 'Uint8Array';
  if (min >= 0 && max < 0x10000) return 'Uint16Array';
  return min >= -0x80000000 && max < 0x80000000 ? 'Int32Array' : undefined;
}

function typeOfTable({ elements }: ArrayExpression): string | undefined {
  const numbers = elements.map((one) => numberOf(one as AnyNode | null));
  if (numbers.length < LENGTH_MIN || numbers.includes(undefined)) return undefined;
  return typeFor(numbers as number[]);
}

/** Nodes around each name: what it stands in, and what that stands in. */
function surroundings(program: Program): Map<AnyNode, [AnyNode, AnyNode]> {
  const found = new Map<AnyNode, [AnyNode, AnyNode]>();
  fullAncestor(program, (node, _state, ancestors) => {
    if (node.type !== 'Identifier') return;
    const [outer, parent] = ancestors.slice(-3) as [AnyNode, AnyNode];
    found.set(node as AnyNode, [parent, outer]);
  });
  return found;
}

function isWrite(parent: AnyNode, outer: AnyNode): boolean {
  if (outer.type === 'AssignmentExpression') return outer.left === parent;
  if (outer.type === 'CallExpression') return outer.callee === parent;
  return outer.type === 'UpdateExpression';
}

/** Names of the top level that are used in any way but to read an entry or the length. */
function otherwiseUsed(program: Program): Set<string> {
  const names = new Set<string>();
  const { top, uses } = surveyScopes(program);
  const around = surroundings(program);
  for (const { node, owner } of uses) {
    const [parent, outer] = around.get(node)!;
    const isRead = parent.type === 'MemberExpression' && parent.object === node;
    if (owner === top && (!isRead || isWrite(parent, outer))) names.add(node.name);
  }
  return names;
}

export function typeTables(text: string): string {
  const program = parse(text, { ecmaVersion: 5 });
  const used = otherwiseUsed(program);
  const declarations = program.body.filter((node) => node.type === 'VariableDeclaration');
  const edits = declarations
    .flatMap((node) => node.declarations)
    .flatMap(({ id, init }): Edit[] => {
      if (id.type !== 'Identifier' || init?.type !== 'ArrayExpression' || used.has(id.name))
        return [];
      const type = typeOfTable(init);
      if (type === undefined) return [];
      const { start, end } = init;
      return [
        { start, end: start, text: `new ${type}(` },
        { start: end, end, text: ')' },
      ];
    });
  return applyEdits(text, edits);
}
