// Functions that are no more than an expression of their parameters, and what such a one comes to
// in the place of a call.
import type {
  AnyNode,
  CallExpression,
  Expression,
  FunctionDeclaration,
  Identifier,
  Node,
  Program,
} from 'acorn';
import { full } from 'acorn-walk';
import type { Scopes, Use } from '../gate/scopes';

export interface Candidate {
  readonly node: FunctionDeclaration;
  readonly parameters: readonly string[];
  /** What it works out, in order; the last is its value when `hasValue`. */
  readonly expressions: readonly Expression[];
  readonly hasValue: boolean;
  /** Uses of the parameters, and of names of the top level. */
  readonly inner: readonly Use[];
  readonly outer: readonly Use[];
  /** It sets, calls or makes something: the order of things counts. */
  readonly acts: boolean;
}

const ACTS = /^(Assignment|Update|Call|New)Expression$/;
/** What a place of its own would be needed for. */
const SCOPED = /Function|ThisExpression/;

export function contains(node: Node, types: RegExp): boolean {
  let isFound = false;
  full(node, ({ type }) => (isFound ||= types.test(type)));
  return isFound;
}

/** The expressions of a body that consists of nothing else. */
function expressionsOf({ body }: FunctionDeclaration): [Expression[], boolean] | undefined {
  const found: Expression[] = [];
  for (const [index, statement] of body.body.entries()) {
    if (statement.type === 'EmptyStatement') continue;
    if (statement.type === 'ExpressionStatement') found.push(statement.expression);
    else if (statement.type !== 'ReturnStatement' || !statement.argument) return undefined;
    else if (index < body.body.length - 1) return undefined;
    else return [[...found, statement.argument], true];
  }
  return found.length > 0 ? [found, false] : undefined;
}

function isSet({ node }: Use, expressions: readonly Expression[]): boolean {
  let isFound = false;
  const note = (target: Node) => (isFound ||= target.start === node.start);
  for (const one of expressions) {
    full(one, (inner) => {
      const other = inner as AnyNode;
      if (other.type === 'AssignmentExpression') note(other.left);
      if (other.type === 'UpdateExpression') note(other.argument);
    });
  }
  return isFound;
}

function candidateFrom(node: FunctionDeclaration, scopes: Scopes): Candidate | undefined {
  const [expressions, hasValue] = expressionsOf(node) ?? [];
  if (expressions === undefined || expressions.some((one) => contains(one, SCOPED))) return;
  const within = scopes.uses.filter((use) => {
    return node.body.start <= use.node.start && use.node.end <= node.body.end;
  });
  const inner = within.filter(({ owner }) => owner !== undefined && owner !== scopes.top);
  if (inner.some((use) => isSet(use, expressions))) return;
  return {
    node,
    parameters: node.params.map((one) => (one as Identifier).name),
    expressions,
    hasValue: hasValue!,
    inner,
    outer: within.filter(({ owner }) => owner === undefined || owner === scopes.top),
    acts: expressions.length > 1 || expressions.some((one) => contains(one, ACTS)),
  };
}

export function candidatesIn(program: Program, scopes: Scopes): Candidate[] {
  return program.body.flatMap((node) => {
    if (node.type !== 'FunctionDeclaration') return [];
    return candidateFrom(node, scopes) ?? [];
  });
}

/** An argument that is the same wherever and however often it is worked out. */
function isFixed(argument: Node, { acts, inner }: Candidate, parameter: string): boolean {
  if (/^(Identifier|Literal)$/.test(argument.type)) return true;
  const times = inner.filter(({ node }) => node.name === parameter).length;
  return times <= 1 && !acts && !contains(argument, ACTS);
}

/** Whether every argument may be put in the place of its parameter. */
export function takes(candidate: Candidate, call: CallExpression): boolean {
  if (call.arguments.length !== candidate.parameters.length) return false;
  return candidate.parameters.every((name, i) => {
    const isUsed = candidate.inner.some(({ node }) => node.name === name);
    const argument = call.arguments[i]!;
    return isFixed(argument, candidate, name) && (isUsed || !contains(argument, ACTS));
  });
}

const wrapped = (text: string, node: Node): string => {
  const part = text.slice(node.start, node.end);
  return /^(Identifier|Literal|MemberExpression|CallExpression)$/.test(node.type)
    ? part
    : `(${part})`;
};

/** The text of the expressions, with arguments for parameters. */
export function expansion(text: string, candidate: Candidate, call: CallExpression): string {
  const given = new Map(
    candidate.parameters.map((name, i) => [name, wrapped(text, call.arguments[i]!)]),
  );
  const pieces = candidate.expressions.map(({ start, end }) => {
    const here = candidate.inner.filter(({ node }) => start <= node.start && node.end <= end);
    let at = start;
    let made = '';
    for (const { node } of here.sort((a, b) => a.node.start - b.node.start)) {
      made += text.slice(at, node.start) + given.get(node.name)!;
      at = node.end;
    }
    return made + text.slice(at, end);
  });
  return `(${pieces.join(',')})`;
}
