// Espruino makes a local variable when it runs the `var`, not before: a use that can come earlier
// means an outer variable of that name, and an assignment makes a global. This follows every way
// through a function and finds uses that some way reaches before the `var`.
import type { AnyNode, Identifier, Node, Statement } from 'acorn';
import { base, recursive } from 'acorn-walk';
import type { RecursiveVisitors } from 'acorn-walk';

/** Names that are made on every way that leads here; `undefined`: no way leads here. */
type Made = ReadonlySet<string> | undefined;

interface Walk {
  /** The local variables that are looked for. */
  readonly locals: ReadonlySet<string>;
  readonly early: Identifier[];
  made: Made;
}

function both(a: Made, b: Made): Made {
  if (a === undefined) return b;
  if (b === undefined) return a;
  return new Set([...a].filter((name) => b.has(name)));
}

function useIn(walk: Walk, node: Identifier): void {
  const isEarly = walk.locals.has(node.name) && walk.made !== undefined;
  if (isEarly && !walk.made!.has(node.name)) walk.early.push(node);
}

const EXPRESSIONS: RecursiveVisitors<Walk> = {
  Identifier: (node, walk) => useIn(walk, node),
  VariablePattern: (node: Identifier, walk: Walk) => useIn(walk, node),
  // What stands in another function runs later; it is looked at by itself.
  Function: () => undefined,
} as RecursiveVisitors<Walk>;

function read(walk: Walk, ...nodes: (Node | null | undefined)[]): void {
  for (const node of nodes) if (node) recursive(node, walk, EXPRESSIONS, base);
}

/** Runs `part`, then goes back to what was made before: it may not have run at all. */
function maybe(walk: Walk, part: () => void): void {
  const before = walk.made;
  part();
  walk.made = before;
}

/** Runs one of two ways. */
function either(walk: Walk, one: () => void, other: () => void): void {
  const before = walk.made;
  one();
  const afterOne = walk.made;
  walk.made = before;
  other();
  walk.made = both(afterOne, walk.made);
}

type Visitor = (node: never, walk: Walk) => void;

function leave(node: { argument?: Node | null }, walk: Walk): void {
  read(walk, node.argument);
  walk.made = undefined;
}

const STATEMENTS: Readonly<Record<string, Visitor>> = {
  VariableDeclaration(
    { declarations }: { declarations: { id: Node; init?: Node | null }[] },
    walk,
  ) {
    for (const { id, init } of declarations) {
      read(walk, init);
      if (walk.made) walk.made = new Set([...walk.made, (id as Identifier).name]);
    }
  },
  BlockStatement: ({ body }: { body: Statement[] }, walk) => runAll(body, walk),
  IfStatement(node: { test: Node; consequent: Statement; alternate?: Statement | null }, walk) {
    read(walk, node.test);
    const other = () => node.alternate && run(node.alternate, walk);
    either(walk, () => run(node.consequent, walk), other);
  },
  ForStatement(
    node: { init?: AnyNode | null; test?: Node | null; update?: Node | null; body: Statement },
    walk,
  ) {
    if (node.init?.type === 'VariableDeclaration') run(node.init, walk);
    else read(walk, node.init);
    read(walk, node.test);
    maybe(walk, () => {
      maybe(walk, () => run(node.body, walk));
      read(walk, node.update);
    });
  },
  ForInStatement: runEach,
  ForOfStatement: runEach,
  WhileStatement(node: { test: Node; body: Statement }, walk) {
    read(walk, node.test);
    maybe(walk, () => run(node.body, walk));
  },
  DoWhileStatement(node: { test: Node; body: Statement }, walk) {
    maybe(walk, () => run(node.body, walk));
    read(walk, node.test);
  },
  SwitchStatement(
    node: { discriminant: Node; cases: { test?: Node | null; consequent: Statement[] }[] },
    walk,
  ) {
    read(walk, node.discriminant);
    for (const { test, consequent } of node.cases) {
      read(walk, test);
      maybe(walk, () => runAll(consequent, walk));
    }
  },
  TryStatement(
    node: { block: Statement; handler?: { body: Statement } | null; finalizer?: Statement | null },
    walk,
  ) {
    const caught = () => node.handler && run(node.handler.body, walk);
    either(walk, () => run(node.block, walk), caught);
    if (node.finalizer) maybe(walk, () => run(node.finalizer!, walk));
  },
  ReturnStatement: leave,
  ThrowStatement: leave,
  BreakStatement: (_node, walk) => void (walk.made = undefined),
  ContinueStatement: (_node, walk) => void (walk.made = undefined),
  FunctionDeclaration: ({ id }: { id: Identifier }, walk) => {
    if (walk.made) walk.made = new Set([...walk.made, id.name]);
  },
};

function runEach(node: { left: AnyNode; right: Node; body: Statement }, walk: Walk): void {
  read(walk, node.right);
  if (node.left.type === 'VariableDeclaration') run(node.left, walk);
  else read(walk, node.left);
  maybe(walk, () => run(node.body, walk));
}

function run(node: AnyNode, walk: Walk): void {
  const visitor = STATEMENTS[node.type] as ((node: AnyNode, walk: Walk) => void) | undefined;
  if (visitor) visitor(node, walk);
  else read(walk, node);
}

function runAll(body: readonly Statement[], walk: Walk): void {
  for (const statement of body) run(statement, walk);
}

/** Uses of `locals` in `body` that some way through it reaches before their `var`. */
export function earlyUses(body: readonly Statement[], locals: ReadonlySet<string>): Identifier[] {
  const walk: Walk = { locals, early: [], made: new Set() };
  runAll(body, walk);
  return walk.early;
}
