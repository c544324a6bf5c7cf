// The functions of a script that could become a part of another one, and where each is used.
import type {
  AnyNode,
  AssignmentExpression,
  BinaryExpression,
  CallExpression,
  Function as FunctionNode,
  Identifier,
  MemberExpression,
  Program,
  Property,
  VariableDeclarator,
} from 'acorn';
import { callGraph, isFunction } from '../gate/calls';
import { surveyScopes } from '../gate/scopes';
import type { Scopes } from '../gate/scopes';
import { childrenOf } from '../render';

/** Where functions are kept as values: a field by its name (`.a`), or a table by its variable. */
export type Place = string;

export interface Candidate {
  readonly node: FunctionNode;
  /** Where it is kept as a value. */
  readonly places: Set<Place>;
  /** Calls by its own name. */
  readonly calls: CallExpression[];
  /** Nodes that stand for it as a value. */
  readonly values: AnyNode[];
}

export interface Survey {
  readonly program: Program;
  readonly scopes: Scopes;
  readonly parents: ReadonlyMap<AnyNode, AnyNode>;
  readonly candidates: ReadonlySet<Candidate>;
  /** Calls through each place. Places that are used in any other way are not here. */
  readonly tables: ReadonlyMap<Place, CallExpression[]>;
}

function parentsOf(root: AnyNode): Map<AnyNode, AnyNode> {
  const parents = new Map<AnyNode, AnyNode>();
  const visit = (node: AnyNode) => {
    for (const child of childrenOf(node)) {
      parents.set(child, node);
      visit(child);
    }
  };
  visit(root);
  return parents;
}

function keyOf({ key, computed }: Property): Place | undefined {
  return !computed && key.type === 'Identifier' ? `.${key.name}` : undefined;
}

export function fieldOf(node: AnyNode): Place | undefined {
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  return node.property.type === 'Identifier' ? `.${node.property.name}` : undefined;
}

class Surveyor {
  readonly parents: Map<AnyNode, AnyNode>;
  readonly byName = new Map<string, Candidate>();
  readonly byNode = new Map<AnyNode, Candidate>();
  readonly tables = new Map<Place, CallExpression[]>();
  readonly scopes: Scopes;
  /** Places with a use that is no call, or a value that is no candidate. */
  private readonly spoilt = new Set<Place>();

  constructor(private readonly program: Program) {
    this.parents = parentsOf(program);
    this.scopes = surveyScopes(program);
    this.findTables();
    this.findFunctions();
    this.parents.forEach((_parent, node) => this.lookAt(node));
    this.scopes.uses.forEach(({ node, owner }) => {
      if (owner === this.scopes.top) this.useOf(node);
    });
    for (const place of this.spoilt) this.tables.delete(place);
  }

  private add(node: AnyNode): Candidate {
    const candidate = {
      node: node as FunctionNode,
      places: new Set<Place>(),
      calls: [],
      values: [],
    };
    this.byNode.set(node, candidate);
    return candidate;
  }

  private findFunctions(): void {
    for (const node of this.program.body) {
      if (node.type === 'FunctionDeclaration') this.byName.set(node.id.name, this.add(node));
    }
    this.parents.forEach((_parent, node) => {
      if (node.type === 'FunctionExpression') this.keep(node, this.add(node));
    });
  }

  /** Lists of the top level: the variable is the place. */
  private findTables(): void {
    for (const node of this.program.body) {
      if (node.type !== 'VariableDeclaration') continue;
      for (const { id, init } of node.declarations) {
        const isList = id.type === 'Identifier' && init?.type === 'ArrayExpression';
        if (isList && init.elements.length > 0) this.tables.set(id.name, []);
      }
    }
  }

  /** The place that a value goes to; undefined when it is lost from sight. */
  private placeOf(value: AnyNode): Place | undefined {
    const parent = this.parents.get(value)!;
    if (parent.type === 'Property') return keyOf(parent as Property);
    if (parent.type === 'AssignmentExpression') return this.setField(parent);
    if (parent.type === 'BinaryExpression') return this.comparedWith(parent, value);
    return parent.type === 'ArrayExpression' ? this.tableOf(parent) : undefined;
  }

  /** `a.b = f` as a statement of its own. */
  private setField(node: AssignmentExpression): Place | undefined {
    const isStatement = this.parents.get(node)!.type === 'ExpressionStatement';
    return isStatement && node.operator === '=' ? fieldOf(node.left) : undefined;
  }

  private tableOf(node: AnyNode): Place | undefined {
    const { type, id } = this.parents.get(node)! as VariableDeclarator;
    const isTable = type === 'VariableDeclarator' && id.type === 'Identifier';
    return isTable && this.tables.has(id.name) ? id.name : undefined;
  }

  /** `a.b === f`: what stands for the function there stands for it here. */
  private comparedWith(
    { operator, left, right }: BinaryExpression,
    value: AnyNode,
  ): Place | undefined {
    if (operator !== '===' && operator !== '!==') return undefined;
    return fieldOf(left === value ? right : (left as AnyNode));
  }

  private keep(value: AnyNode, candidate: Candidate): void {
    const place = this.placeOf(value);
    if (place === undefined) this.drop(candidate);
    else {
      candidate.places.add(place);
      candidate.values.push(value);
    }
  }

  private drop(candidate: Candidate): void {
    this.byNode.delete(candidate.node as AnyNode);
    candidate.places.forEach((place) => this.spoilt.add(place));
  }

  private isCandidate(value: AnyNode): boolean {
    if (value.type === 'Identifier') return this.byName.has(value.name);
    return value.type === 'FunctionExpression';
  }

  /** Notes calls through fields and tables, and what spoils them. */
  private lookAt(node: AnyNode): void {
    if (node.type === 'Property' && node.key.type === 'Identifier') {
      if (!this.isCandidate(node.value)) this.spoilt.add(`.${node.key.name}`);
    }
    if (
      node.type === 'ArrayExpression' &&
      !node.elements.every((one) => one && this.isCandidate(one))
    ) {
      const owner = this.parents.get(node)!;
      if (owner.type === 'VariableDeclarator') this.spoilt.add((owner.id as Identifier).name);
    }
    if (node.type === 'MemberExpression') this.memberUse(node);
  }

  private memberUse(node: MemberExpression): void {
    const place = fieldOf(node);
    const parent = this.parents.get(node)!;
    if (place === undefined) return;
    if (parent.type === 'CallExpression' && parent.callee === node) {
      this.tables.set(place, [...(this.tables.get(place) ?? []), parent]);
      return;
    }
    const other = this.partnerOf(node, parent);
    if (other === undefined || !this.isCandidate(other)) this.spoilt.add(place);
  }

  /** What a field is set to or compared with. */
  private partnerOf(node: AnyNode, parent: AnyNode): AnyNode | undefined {
    if (parent.type === 'AssignmentExpression' && parent.left === node) return parent.right;
    if (parent.type !== 'BinaryExpression' || !/^[!=]==$/.test(parent.operator)) return undefined;
    return parent.left === node ? parent.right : (parent.left as AnyNode);
  }

  /** A use of a name of the top level: a function's, a table's, or neither. */
  private useOf(node: Identifier): void {
    const parent = this.parents.get(node)!;
    const candidate = this.byName.get(node.name);
    if (candidate !== undefined) this.functionUse(node, parent, candidate);
    else if (this.tables.has(node.name)) this.tableUse(node, parent);
  }

  private functionUse(node: Identifier, parent: AnyNode, candidate: Candidate): void {
    if (parent.type === 'CallExpression' && parent.callee === node) candidate.calls.push(parent);
    else this.keep(node, candidate);
  }

  private tableUse(node: Identifier, parent: AnyNode): void {
    const call = this.parents.get(parent);
    const isEntry = parent.type === 'MemberExpression' && parent.computed && parent.object === node;
    const isCall = isEntry && call?.type === 'CallExpression' && call.callee === parent;
    if (isCall) this.tables.get(node.name)!.push(call);
    else this.spoilt.add(node.name);
  }
}

/** The last statement: it boots. */
export function bootOf(program: Program): AnyNode {
  return program.body.filter((node) => node.type !== 'EmptyStatement').at(-1)!;
}

/** Functions of the program that run before boot does, when the tables are made. */
function earlyFunctions(program: Program, scopes: Scopes): Set<AnyNode> {
  const graph = callGraph(program, scopes);
  const early = new Set<AnyNode>();
  const boot = bootOf(program);
  for (const node of program.body) {
    if (isFunction(node) || node === boot) continue;
    graph.reachableFromTop(node).forEach((one) => early.add(one as AnyNode));
  }
  return early;
}

export function surveyFunctions(program: Program): Survey {
  const { parents, byNode, tables, scopes } = new Surveyor(program);
  const early = earlyFunctions(program, scopes);
  const candidates = new Set(
    [...byNode.values()].filter(({ node }) => !early.has(node as AnyNode)),
  );
  return { program, scopes, parents, candidates, tables };
}
