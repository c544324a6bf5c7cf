// Who declares the names of a bundle: functions and blocks with what they declare, and every use of
// a name with the scope that it belongs to.
import type {
  AnyNode,
  CatchClause,
  Class,
  Function as FunctionNode,
  Identifier,
  Node,
  Pattern,
  Program,
  VariableDeclaration,
} from 'acorn';
import { base, recursive } from 'acorn-walk';
import type { RecursiveVisitors } from 'acorn-walk';

export interface Scope {
  /** The function, block, or the program. */
  readonly node: Node;
  readonly outer: Scope | undefined;
  readonly names: Set<string>;
  /** The function or program that `var` here belongs to. */
  readonly home: Scope;
}

export interface Use {
  readonly node: Identifier;
  /** Where it stands. */
  readonly scope: Scope;
  /** Where it was declared; undefined for a name that the bundle does not declare. */
  readonly owner: Scope | undefined;
}

export interface Scopes {
  readonly top: Scope;
  readonly all: readonly Scope[];
  readonly uses: readonly Use[];
}

function namesIn(pattern: Pattern): string[] {
  return pattern.type === 'Identifier' ? [pattern.name] : [];
}

function createScope(node: Node, outer: Scope | undefined, isHome: boolean): Scope {
  const scope = { node, outer, names: new Set<string>() } as {
    -readonly [K in keyof Scope]: Scope[K];
  };
  scope.home = isHome || outer === undefined ? scope : outer.home;
  return scope;
}

interface Survey {
  readonly all: Scope[];
  readonly found: { node: Identifier; scope: Scope }[];
}

function enterFunction(node: FunctionNode, outer: Scope, survey: Survey): Scope {
  const scope = createScope(node, outer, true);
  survey.all.push(scope);
  for (const parameter of node.params) namesIn(parameter).forEach((name) => scope.names.add(name));
  if (node.type === 'FunctionExpression' && node.id) scope.names.add(node.id.name);
  return scope;
}

type Walk = (node: Node, scope: Scope, as?: string) => void;

/** Visitors that note declarations and uses; `state` is the scope around the node. */
function visitorsFor(survey: Survey): RecursiveVisitors<Scope> {
  const block = (node: AnyNode, outer: Scope, walk: Walk) => {
    const scope = createScope(node, outer, false);
    survey.all.push(scope);
    const inside = base[node.type] as (node: AnyNode, scope: Scope, walk: Walk) => void;
    inside(node, scope, walk);
  };
  const visitors: { [type: string]: (node: never, scope: Scope, walk: Walk) => void } = {
    Identifier: (node: Identifier, scope) => void survey.found.push({ node, scope }),
    VariablePattern: (node: Identifier, scope) => void survey.found.push({ node, scope }),
    Function(node: FunctionNode, outer, walk) {
      if (node.type === 'FunctionDeclaration' && node.id) outer.home.names.add(node.id.name);
      const scope = enterFunction(node, outer, survey);
      walk(node.body, scope, node.expression ? 'Expression' : 'Statement');
    },
    VariableDeclaration(node: VariableDeclaration, scope, walk) {
      const owner = node.kind === 'var' ? scope.home : scope;
      for (const { id, init } of node.declarations) {
        namesIn(id).forEach((name) => owner.names.add(name));
        if (init) walk(init, scope);
      }
    },
    BlockStatement: block,
    ForStatement: block,
    ForInStatement: block,
    ForOfStatement: block,
    CatchClause(node: CatchClause, outer, walk) {
      const scope = createScope(node, outer, false);
      survey.all.push(scope);
      if (node.param) namesIn(node.param).forEach((name) => scope.names.add(name));
      walk(node.body, scope);
    },
    Class(node: Class, scope, walk) {
      if (node.id) scope.names.add(node.id.name);
      if (node.superClass) walk(node.superClass, scope);
      walk(node.body, scope);
    },
  };
  return visitors as RecursiveVisitors<Scope>;
}

function ownerOf(name: string, from: Scope): Scope | undefined {
  let scope: Scope | undefined = from;
  while (scope !== undefined && !scope.names.has(name)) scope = scope.outer;
  return scope;
}

/** Reads all scopes and uses of a program. */
export function surveyScopes(program: Program): Scopes {
  const top = createScope(program, undefined, true);
  const survey: Survey = { all: [top], found: [] };
  recursive(program, top, visitorsFor(survey));
  const uses = survey.found.map(({ node, scope }) => {
    return { node, scope, owner: ownerOf(node.name, scope) };
  });
  return { top, all: survey.all, uses };
}

/** Whether a use happens when the top level runs, not inside a function. */
export function isAtTopLevel(use: Use): boolean {
  return use.scope.home.outer === undefined;
}
