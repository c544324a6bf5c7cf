// Espruino hoists nothing: a name exists from the moment its definition has run.
import type {
  AnyNode,
  Function as FunctionNode,
  Identifier,
  Node,
  Program,
  Statement,
} from 'acorn';
import { full } from 'acorn-walk';
import { callGraph } from './calls';
import type { CallGraph } from './calls';
import { complaintAt } from './complaint';
import type { Complaint } from './complaint';
import type { Scope, Scopes } from './scopes';
import { earlyUses } from './var-order';

function localsOf(scope: Scope): Set<string> {
  const { node, names } = scope as unknown as { node: FunctionNode; names: Set<string> };
  const given = new Set(node.params.map((parameter) => (parameter as Identifier).name));
  if (node.type === 'FunctionExpression' && node.id) given.add(node.id.name);
  return new Set([...names].filter((name) => !given.has(name)));
}

export interface EarlyLocals {
  /** The function. */
  readonly node: Node;
  readonly names: readonly string[];
  /** The first early use of each name. */
  readonly uses: readonly Identifier[];
}

/** Functions that can use local variables before their `var`. */
export function earlyLocalsIn(scopes: Scopes): EarlyLocals[] {
  const functions = scopes.all.filter((scope) => scope.home === scope && scope.outer);
  return functions.flatMap((scope) => {
    const { body } = scope.node as FunctionNode;
    if (body.type !== 'BlockStatement') return [];
    const first = new Map<string, Identifier>();
    for (const use of earlyUses(body.body, localsOf(scope))) {
      if (!first.has(use.name)) first.set(use.name, use);
    }
    const names = [...first.keys()];
    return names.length === 0 ? [] : [{ node: scope.node, names, uses: [...first.values()] }];
  });
}

/** Uses of local variables before their `var`, in every function. */
export function earlyLocals(scopes: Scopes): Complaint[] {
  return earlyLocalsIn(scopes).flatMap(({ uses }) => {
    return uses.map((node) => {
      const reason = `\`${node.name}\` can be used before its \`var\`; it is a global then`;
      return complaintAt(node, 'var-order', reason);
    });
  });
}

/** Names of the top level that a statement defines when it runs. */
function definedBy(statement: Statement, scopes: Scopes): string[] {
  const names: string[] = [];
  if (statement.type === 'FunctionDeclaration') return [statement.id.name];
  if (statement.type === 'ClassDeclaration') return [statement.id.name];
  full(statement, (node) => {
    const { type, id, left } = node as AnyNode & { id?: Identifier; left?: Identifier };
    if (type === 'VariableDeclarator' && id?.type === 'Identifier') names.push(id.name);
    if (type === 'AssignmentExpression' && left?.type === 'Identifier') names.push(left.name);
  });
  return names.filter((name) => scopes.top.names.has(name));
}

interface Course {
  readonly scopes: Scopes;
  readonly graph: CallGraph;
  readonly defined: Set<string>;
  readonly complaints: Complaint[];
}

/** What a call from the top level needs: names used in any function that it can reach. */
function checkCalls(statement: Statement, course: Course): void {
  const { graph, defined, scopes } = course;
  const used = graph.usedBy(graph.reachableFromTop(statement), scopes);
  for (const { node, owner } of used) {
    if (owner !== scopes.top || defined.has(node.name)) continue;
    const { line } = statement.loc!.start;
    const reason = `\`${node.name}\` is used here by a call on line ${line}, before it is defined`;
    course.complaints.push(complaintAt(node, 'order', reason));
  }
}

/** Uses at the top level before the definition; a call counts for all that it can reach. */
export function earlyTopLevel(program: Program, scopes: Scopes): Complaint[] {
  const graph = callGraph(program, scopes);
  const course: Course = { scopes, graph, defined: new Set(), complaints: [] };
  for (const statement of program.body as Statement[]) {
    if (statement.type !== 'FunctionDeclaration') {
      const missing = new Set([...scopes.top.names].filter((name) => !course.defined.has(name)));
      for (const node of earlyUses([statement], missing)) {
        const reason = `\`${node.name}\` is used before it is defined; Espruino hoists nothing`;
        course.complaints.push(complaintAt(node, 'order', reason));
      }
    }
    definedBy(statement, scopes).forEach((name) => course.defined.add(name));
    if (statement.type !== 'FunctionDeclaration') checkCalls(statement, course);
  }
  return course.complaints;
}
