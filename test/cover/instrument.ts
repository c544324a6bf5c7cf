// A script with a counter at every statement and at every way of every branch. A branch is an if, a
// ?:, the condition of a loop, and each operand of && and || that decides whether the next is read
// or that is itself a condition.
import { parse } from 'acorn';
import type { AnyNode, Expression } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { createInstrumenter } from 'istanbul-lib-instrument';
import type { BranchMapping, Coverage, Range } from 'istanbul-lib-instrument';
import { offsetFinder } from '../../firmware/tools/bundle/origins';
import { applyEdits } from '../../firmware/tools/bundle/text-edits';
import type { Edit } from '../../firmware/tools/bundle/text-edits';

/** Counted up while the script runs. */
export interface Counters {
  /** By statement, by function, and by branch and way. */
  readonly s: Float64Array;
  readonly f: Float64Array;
  readonly b: readonly Float64Array[];
  /** How often an operand was true, by branch and operand. */
  readonly bT: readonly Float64Array[];
  /** The operand that is looked at. */
  t: unknown;
}

/** One thing that a run must reach: a statement, or one way of a branch. */
export interface Point {
  /** '' for a statement. */
  readonly way: string;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
  /** Of what it is a way. */
  readonly whole: Readonly<{ start: number; end: number }>;
  readonly isReached: () => boolean;
}

export interface Piece {
  readonly text: string;
  /** The same with counters. */
  readonly code: string;
  readonly counters: Counters;
  readonly points: readonly Point[];
}

type Spot = Readonly<{ start: number; end: number }>;

/** The condition of a loop becomes a branch that the library knows. */
function withLoopBranches(script: string): string {
  const edits: Edit[] = [];
  fullAncestor(parse(script, { ecmaVersion: 5 }), (node) => {
    const { test } = node as AnyNode & { test?: Expression | null };
    if (!/^(For|While|DoWhile)Statement$/.test(node.type) || !test) return;
    edits.push({ start: test.start, end: test.start, text: '(' });
    edits.push({ start: test.end, end: test.end, text: ')?1:0' });
  });
  return applyEdits(script, edits);
}

/** Whether what stands below these is a condition: its last operand is one too. */
function isCondition(ancestors: readonly AnyNode[]): boolean {
  const [parent, node] = [ancestors.at(-2), ancestors.at(-1)];
  if (parent?.type === 'UnaryExpression' && parent.operator === '!') {
    return isCondition(ancestors.slice(0, -1));
  }
  return (parent as (AnyNode & { test?: AnyNode }) | undefined)?.test === node;
}

const keyOf = ({ start, end }: Spot): string => `${start} ${end}`;

/** The && and || that are conditions. */
function conditionsIn(text: string): Set<string> {
  const found = new Set<string>();
  fullAncestor(parse(text, { ecmaVersion: 5 }), (node, _state, ancestors) => {
    if (node.type === 'LogicalExpression' && isCondition(ancestors as AnyNode[])) {
      found.add(keyOf(node));
    }
  });
  return found;
}

function countersFor(map: Coverage): Counters {
  const zeros = (counts: Record<string, number[]>) =>
    Object.keys(map.b).map((id) => new Float64Array(counts[id]?.length ?? 0));
  return {
    s: new Float64Array(Object.keys(map.s).length),
    f: new Float64Array(Object.keys(map.f).length),
    b: zeros(map.b),
    bT: zeros(map.bT ?? {}),
    t: undefined,
  };
}

/** The library counts an empty list as false; here true is what the language takes for true. */
function withPlainTruth(code: string, held: string): string {
  const cautious =
    `(${held}&&(!Array.isArray(${held})||${held}.length)&&` +
    `(Object.getPrototypeOf(${held})!==Object.prototype||Object.values(${held}).length)?`;
  return code.replaceAll(cautious, `(${held}?`);
}

/** Without the library's own start, and with `name` for its counters. */
function withCounters(made: string, name: string): string {
  const own = /^function (cov_\w+)\(/.exec(made)?.[1];
  if (own === undefined) throw new Error('the instrumenter begins its code in another way');
  const code = made
    .slice(parse(made, { ecmaVersion: 5 }).body[1]!.end)
    .replaceAll(`${own}()`, name);
  return withPlainTruth(code, `${name}.${own}_temp`).replaceAll(`${name}.${own}_temp`, `${name}.t`);
}

class Points {
  readonly all: Point[] = [];
  private readonly conditions: Set<string>;
  private readonly offsetAt: (line: number, column: number) => number;

  constructor(
    text: string,
    private readonly counters: Counters,
  ) {
    this.conditions = conditionsIn(text);
    this.offsetAt = offsetFinder(text);
  }

  private spot({ start, end }: Range): Spot {
    return {
      start: this.offsetAt(start.line - 1, start.column),
      end: this.offsetAt(end.line - 1, end.column),
    };
  }

  private add(way: string, at: Spot, whole: Spot, isReached: () => boolean): void {
    this.all.push({ way, ...at, whole, isReached });
  }

  statement(index: number, range: Range): void {
    const spot = this.spot(range);
    this.add('', spot, spot, () => this.counters.s[index]! > 0);
  }

  branch(index: number, { type, loc, locations }: BranchMapping): void {
    const whole = this.spot(loc);
    const counts = this.counters.b[index]!;
    if (type === 'binary-expr') this.operands(index, whole, locations);
    else ['true', 'false'].forEach((way, i) => this.add(way, whole, whole, () => counts[i]! > 0));
  }

  private operands(index: number, whole: Spot, locations: readonly Range[]): void {
    const [read, wasTrue] = [this.counters.b[index]!, this.counters.bT[index]!];
    locations.forEach((range, i) => {
      const spot = this.spot(range);
      if (i === locations.length - 1 && !this.conditions.has(keyOf(whole))) {
        this.add('read', spot, whole, () => read[i]! > 0);
        return;
      }
      this.add('true', spot, whole, () => wasTrue[i]! > 0);
      this.add('false', spot, whole, () => read[i]! > wasTrue[i]!);
    });
  }
}

/** `name`: what the code calls its counters; it must be free in the script. */
export function instrument(script: string, name: string): Piece {
  const text = withLoopBranches(script);
  const options = { compact: true, reportLogic: true };
  const instrumenter = createInstrumenter(options);
  const code = withCounters(instrumenter.instrumentSync(text, `${name}.js`), name);
  const map = instrumenter.lastFileCoverage();
  const counters = countersFor(map);
  const points = new Points(text, counters);
  Object.values(map.statementMap).forEach((range, i) => points.statement(i, range));
  Object.values(map.branchMap).forEach((branch, i) => points.branch(i, branch));
  return { text, code, counters, points: points.all };
}
