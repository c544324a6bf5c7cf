// Calls that the interpreter refuses when a number is a float to it. A float is any result of Math
// and all that is reckoned with it, also where its value is whole; Node cannot tell the two apart,
// so neither the tests nor the simulated machine would see it. What is bitwise is an integer.
import type { AnyNode, CallExpression, Program } from 'acorn';
import { simple } from 'acorn-walk';
import { complaintAt } from './complaint';
import type { Complaint } from './complaint';

/** Methods, by which of their arguments must be an integer; all others convert what they get. */
const INTEGER_ARGUMENT: Readonly<Record<string, number>> = { erasePage: 0 };

const BITWISE = new Set(['|', '&', '^', '<<', '>>']);

/** Whether it is an integer whatever its parts are. `>>>` is a float above 2^31. */
function isInteger(node: AnyNode): boolean {
  if (node.type === 'Literal') return /^(\d+|0x[\da-f]+)$/i.test(node.raw ?? '');
  if (node.type === 'UnaryExpression') return node.operator === '~';
  if (node.type === 'BinaryExpression') return BITWISE.has(node.operator);
  if (node.type !== 'ConditionalExpression') return false;
  return isInteger(node.consequent) && isInteger(node.alternate);
}

function floatIn({ callee, arguments: given }: CallExpression): AnyNode[] {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  const place = INTEGER_ARGUMENT[callee.property.name];
  const argument = place === undefined ? undefined : given[place];
  return argument === undefined || isInteger(argument) ? [] : [argument];
}

export function floatArguments(program: Program): Complaint[] {
  const found: AnyNode[] = [];
  simple(program, { CallExpression: (node) => void found.push(...floatIn(node)) });
  return found.map((node) => {
    const reason = 'this may be a float, which the interpreter refuses here; end it with `|0`';
    return complaintAt(node, 'integer', reason);
  });
}
