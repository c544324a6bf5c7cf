// Which function can call which. Where a call goes through a table, a field or a variable, every
// function that was put into such a place counts: rather too many than one too few.
import type { AnyNode, CallExpression, Function as FunctionNode, Node, Program } from 'acorn';
import { ancestor, full } from 'acorn-walk';
import type { Scopes, Use } from './scopes';

/** Where functions are kept: `.field`, `[]` for all tables, `name` for a variable of any scope. */
type Place = string;
const TABLES: Place = '[]';
/** Given to a function that the bundle itself defines: it arrives there under another name. */
const ARGUMENTS: Place = '()';

export interface CallGraph {
  /** All functions that can run once these do. */
  reachable(from: Iterable<Node>): Set<Node>;
  /** Functions that a statement of the top level can run. */
  reachableFromTop(statement: Node): Set<Node>;
  /** Functions that a value can be. */
  valuesOf(value: AnyNode): Node[];
  /** Uses of names inside functions. */
  usedBy(functions: ReadonlySet<Node>, scopes: Scopes): Use[];
}

export function isFunction(node: Node): boolean {
  return /Function/.test(node.type);
}

interface Facts {
  /** Functions by the place where they are kept. */
  readonly kept: Map<Place, Set<Node>>;
  /** Values that are names, to be looked up again: place, name. */
  readonly aliases: [Place, string][];
  /** Places that each function (or the program, as undefined) calls, and functions inside it. */
  readonly called: Map<Node | undefined, Set<Place | Node>>;
}

function addTo<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}

function memberPlace(node: AnyNode): Place {
  if (node.type !== 'MemberExpression') return ARGUMENTS;
  if (!node.computed && node.property.type === 'Identifier') return `.${node.property.name}`;
  return TABLES;
}

function placeOf(node: AnyNode): Place {
  return node.type === 'Identifier' ? node.name : memberPlace(node);
}

/** The values that an expression can have, as far as they matter here. */
function alternatives(node: AnyNode): AnyNode[] {
  if (node.type === 'ConditionalExpression') {
    return [...alternatives(node.consequent), ...alternatives(node.alternate)];
  }
  if (node.type === 'LogicalExpression') {
    return [...alternatives(node.left), ...alternatives(node.right)];
  }
  if (node.type === 'AssignmentExpression') return alternatives(node.right);
  if (node.type === 'SequenceExpression') return alternatives(node.expressions.at(-1)!);
  return [node];
}

function keep(facts: Facts, place: Place, value: AnyNode | null | undefined): void {
  if (!value) return;
  for (const one of alternatives(value)) {
    if (isFunction(one)) addTo(facts.kept, place, one);
    else if (one.type === 'Identifier') facts.aliases.push([place, one.name]);
    else if (one.type === 'MemberExpression') facts.aliases.push([place, memberPlace(one)]);
  }
}

function noteStores(node: AnyNode, facts: Facts): void {
  if (node.type === 'FunctionDeclaration' && node.id) addTo(facts.kept, node.id.name, node);
  if (node.type === 'VariableDeclarator') keep(facts, placeOf(node.id), node.init);
  if (node.type === 'AssignmentExpression') keep(facts, placeOf(node.left), node.right);
  if (node.type === 'ArrayExpression') node.elements.forEach((one) => keep(facts, TABLES, one));
  if (node.type === 'Property' && node.key.type === 'Identifier') {
    keep(facts, `.${node.key.name}`, node.value);
  }
}

function noteCall(node: CallExpression, caller: Node | undefined, facts: Facts): void {
  for (const callee of alternatives(node.callee)) addTo(facts.called, caller, placeOf(callee));
  for (const argument of node.arguments) {
    keep(facts, ARGUMENTS, argument);
    if (argument.type === 'Identifier') addTo(facts.called, caller, argument.name);
  }
}

function collectFacts(program: Program): Facts {
  const facts: Facts = { kept: new Map(), aliases: [], called: new Map() };
  full(program, (node) => noteStores(node as AnyNode, facts));
  const note = (node: Node, _state: unknown, ancestors: Node[]) => {
    const caller = ancestors.slice(0, -1).reverse().find(isFunction);
    if (node.type === 'CallExpression') noteCall(node as CallExpression, caller, facts);
    else if (caller) addTo(facts.called, caller, node);
  };
  ancestor(program, { CallExpression: note, FunctionExpression: note, FunctionDeclaration: note });
  return facts;
}

/** Puts what `name` holds at `place` too. True when something was new there. */
function follow(facts: Facts, place: Place, name: Place): boolean {
  const before = facts.kept.get(place)?.size ?? 0;
  for (const node of facts.kept.get(name) ?? []) addTo(facts.kept, place, node);
  return (facts.kept.get(place)?.size ?? 0) > before;
}

/** Follows names that stand for other names until nothing new is found. */
function resolveAliases(facts: Facts): void {
  let isNew = true;
  while (isNew) {
    const found = facts.aliases.filter(([place, name]) => follow(facts, place, name));
    isNew = found.length > 0;
  }
}

/** Functions at a place. A name that holds none is a parameter: anything handed over can be it. */
function functionsAt(place: Place, facts: Facts): Iterable<Node> {
  const kept = facts.kept.get(place);
  if (kept !== undefined) return kept;
  const isName = /^[\w$]/.test(place);
  return (isName ? facts.kept.get(ARGUMENTS) : undefined) ?? [];
}

class Graph implements CallGraph {
  constructor(
    private readonly facts: Facts,
    private readonly isOwn: (name: string) => boolean,
  ) {}

  private targets(place: Place | Node): Iterable<Node> {
    if (typeof place !== 'string') return [place];
    const isForeign = /^[\w$]/.test(place) && !this.isOwn(place);
    return isForeign ? [] : functionsAt(place, this.facts);
  }

  reachable(from: Iterable<Node>): Set<Node> {
    const found = new Set<Node>();
    const next = [...from];
    for (let node = next.pop(); node !== undefined; node = next.pop()) {
      if (found.has(node)) continue;
      found.add(node);
      for (const place of this.facts.called.get(node) ?? []) next.push(...this.targets(place));
    }
    return found;
  }

  reachableFromTop(statement: Node): Set<Node> {
    const starts: Node[] = [];
    ancestor(statement, {
      CallExpression: (node, _state, ancestors) => {
        if (ancestors.slice(0, -1).some(isFunction)) return;
        for (const callee of alternatives(node.callee)) starts.push(...this.valuesOf(callee));
      },
    });
    return this.reachable(starts);
  }

  valuesOf(value: AnyNode): Node[] {
    if (isFunction(value)) return [value];
    return [...this.targets(placeOf(value))];
  }

  usedBy(functions: ReadonlySet<Node>, scopes: Scopes): Use[] {
    return scopes.uses.filter(({ scope }) => functions.has(scope.home.node));
  }
}

export function callGraph(program: Program, scopes: Scopes): CallGraph {
  const facts = collectFacts(program);
  resolveAliases(facts);
  const names = new Set(scopes.all.flatMap((scope) => [...scope.names]));
  return new Graph(facts, (name) => names.has(name));
}

export type { FunctionNode };
