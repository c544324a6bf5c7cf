// Each function costs the interpreter four variables and one more a parameter, and each call as
// much as many a small sum. So small expressions stand where they are called, as long as that costs
// only a few bytes. Closure Compiler counts bytes alone.
import { parse } from 'acorn';
import type { AnyNode, CallExpression, Node, Program } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { surveyScopes } from '../gate/scopes';
import type { Scopes, Use } from '../gate/scopes';
import { applyEdits } from '../text-edits';
import { candidatesIn, expansion, takes } from './candidates';
import type { Candidate } from './candidates';

/** Bytes that one function may cost when it is gone. */
const COST_MAX = 60;
/** What is taken out may hold calls of what is taken out next. */
const ROUNDS_MAX = 8;

/** The nodes around each name, from the inside. */
function surroundings(program: Program): Map<Node, Node[]> {
  const found = new Map<Node, Node[]>();
  fullAncestor(program, (node, _state, ancestors) => {
    if (node.type === 'Identifier') found.set(node, ancestors.slice(0, -1).reverse());
  });
  return found;
}

/** Nobody looks at what the call comes to. */
function isUnused(call: Node, around: readonly Node[]): boolean {
  let inner = call;
  for (const node of around.slice(around.indexOf(call) + 1) as AnyNode[]) {
    if (node.type === 'ExpressionStatement') return true;
    if (node.type === 'SequenceExpression') {
      if (node.expressions.at(-1) !== inner) return true;
    } else if (node.type === 'LogicalExpression') {
      if (node.right !== inner) return false;
    } else if (node.type !== 'ConditionalExpression' || node.test === inner) return false;
    inner = node;
  }
  return false;
}

/** None of the names that would come along means something else there. */
function hidesNothing(candidate: Candidate, { scope }: Use): boolean {
  const names = new Set(candidate.outer.map(({ node }) => node.name));
  for (let one: typeof scope | undefined = scope; one?.outer; one = one.outer) {
    for (const name of names) if (one.names.has(name)) return false;
  }
  return true;
}

interface Site {
  readonly call: CallExpression;
  readonly text: string;
}

class Inliner {
  private readonly program: Program;
  private readonly scopes: Scopes;
  private readonly around: Map<Node, Node[]>;

  constructor(
    private readonly text: string,
    private readonly isKept: (name: string) => boolean,
  ) {
    this.program = parse(text, { ecmaVersion: 5 });
    this.scopes = surveyScopes(this.program);
    this.around = surroundings(this.program);
  }

  private siteFor(use: Use, candidate: Candidate): Site | undefined {
    const around = this.around.get(use.node)!;
    const call = around[0] as AnyNode;
    if (call.type !== 'CallExpression' || call.callee !== use.node) return undefined;
    const { node } = candidate;
    if (node.start <= use.node.start && use.node.end <= node.end) return undefined;
    if (!takes(candidate, call) || !hidesNothing(candidate, use)) return undefined;
    if (!candidate.hasValue && !isUnused(call, around)) return undefined;
    return { call, text: expansion(this.text, candidate, call) };
  }

  /** All places where it is called, or nothing when one of them must stay. */
  private sitesOf(candidate: Candidate): Site[] | undefined {
    const { name } = candidate.node.id;
    const uses = this.scopes.uses.filter(({ node, owner }) => {
      return owner === this.scopes.top && node.name === name && node !== candidate.node.id;
    });
    const sites = uses.map((use) => this.siteFor(use, candidate));
    return sites.includes(undefined) ? undefined : (sites as Site[]);
  }

  private cost({ node }: Candidate, sites: readonly Site[]): number {
    const more = sites.map(({ call, text }) => text.length - (call.end - call.start));
    return more.reduce((sum, one) => sum + one, 0) - (node.end - node.start);
  }

  /** The text without the cheapest function, or nothing when none can go. */
  next(): string | undefined {
    const choices = candidatesIn(this.program, this.scopes)
      .filter(({ node }) => !this.isKept(node.id.name))
      .flatMap((candidate) => {
        const sites = this.sitesOf(candidate);
        return sites ? [{ candidate, sites, cost: this.cost(candidate, sites) }] : [];
      })
      .filter(({ cost }) => cost <= COST_MAX)
      .sort((a, b) => a.cost - b.cost);
    return choices.length === 0 ? undefined : this.without(choices);
  }

  /** Takes out all that do not touch each other. */
  private without(choices: readonly { candidate: Candidate; sites: readonly Site[] }[]): string {
    const touched: Node[] = [];
    const touches = (node: Node) => {
      return touched.some(({ start, end }) => node.start < end && start < node.end);
    };
    const edits = choices.flatMap(({ candidate, sites }) => {
      const nodes = [candidate.node as Node, ...sites.map(({ call }) => call as Node)];
      if (nodes.some(touches)) return [];
      touched.push(...nodes);
      const { start, end } = candidate.node;
      const calls = sites.map(({ call, text }) => ({ start: call.start, end: call.end, text }));
      return [{ start, end, text: '' }, ...calls];
    });
    return applyEdits(this.text, edits);
  }
}

/** The script without its smallest functions; `isKept` tells which must stay. */
export function inlineSmall(text: string, isKept: (name: string) => boolean): string {
  let made = text;
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const next = new Inliner(made, isKept).next();
    if (next === undefined) break;
    made = next;
  }
  return made;
}
