// What the tick or a press can reach must make nothing: no function, no object, no string.
import type { AnyNode, Function as FunctionNode, Node, Program } from 'acorn';
import { full, simple } from 'acorn-walk';
import { callGraph, isFunction } from './calls';
import { complaintAt } from './complaint';
import type { Complaint } from './complaint';
import type { Scopes } from './scopes';

/** Interpreter calls that keep what they are given and call it later. */
const STARTERS = new Set(['setInterval', 'setTimeout', 'setWatch']);
const STARTING_METHODS = new Set(['on']);

/** Values that the interpreter calls by itself: intervals, watches, listeners. */
function callbacks(program: Program): AnyNode[] {
  const found: AnyNode[] = [];
  simple(program, {
    CallExpression({ callee, arguments: given }) {
      const isStarter = callee.type === 'Identifier' && STARTERS.has(callee.name);
      const isListener =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        STARTING_METHODS.has(callee.property.name);
      if (isStarter) found.push(given[0]!);
      else if (isListener) found.push(given.at(-1)!);
    },
  });
  return found;
}

const isText = (node: AnyNode): boolean =>
  (node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateLiteral';

/** Whether it joins a text to something. Two variables that are added are taken for numbers. */
function isJoin(node: AnyNode): boolean {
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    return isText(node.left as AnyNode) || isText(node.right);
  }
  return node.type === 'AssignmentExpression' && node.operator === '+=' && isText(node.right);
}

const MAKERS: Readonly<Record<string, string>> = {
  ObjectExpression: 'makes an object',
  ArrayExpression: 'makes an array',
  NewExpression: 'makes an object with `new`',
  ClassExpression: 'makes a class',
  ClassDeclaration: 'makes a class',
  TemplateLiteral: 'builds a string',
};

/** What a node makes when it runs. */
function madeBy(node: AnyNode): string | undefined {
  if (isFunction(node)) return 'makes a function';
  if (node.type === 'Literal' && node.regex) return 'makes a regular expression';
  return isJoin(node) ? 'builds a string' : MAKERS[node.type];
}

export function allocationsIn(body: Node): { node: Node; made: string }[] {
  const found: { node: Node; made: string }[] = [];
  full(body, (node) => {
    const made = madeBy(node as AnyNode);
    if (made !== undefined) found.push({ node, made });
  });
  return found;
}

/** The functions that run once the clock runs. */
export function hotFunctions(program: Program, scopes: Scopes): Set<Node> {
  const graph = callGraph(program, scopes);
  return graph.reachable(callbacks(program).flatMap((value) => graph.valuesOf(value)));
}

export function hotAllocations(program: Program, scopes: Scopes): Complaint[] {
  const found = new Map<Node, string>();
  for (const hot of hotFunctions(program, scopes)) {
    for (const { node, made } of allocationsIn((hot as FunctionNode).body)) found.set(node, made);
  }
  return [...found].map(([node, made]) => {
    const reason = `this ${made}, in a function that the tick or a press can reach`;
    return complaintAt(node, 'hot', reason);
  });
}
