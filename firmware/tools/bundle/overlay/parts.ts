// Which definitions of a script belong to the overlay: those that are reached only through the ways
// into it. All that runs by itself, and what it uses, belongs to the resident part.
import { parse } from 'acorn';
import type { AnyNode, FunctionDeclaration, Identifier, Program, VariableDeclarator } from 'acorn';
import { surveyScopes } from '../gate/scopes';

export type Definition = FunctionDeclaration | VariableDeclarator;

type Statement = Program['body'][number];

/** The definitions that a statement of the top level consists of; none if it does something. */
export function definitionsIn(statement: Statement): readonly Definition[] {
  if (statement.type === 'FunctionDeclaration') return [statement];
  return statement.type === 'VariableDeclaration' ? statement.declarations : [];
}

export const nameOf = ({ id }: Definition): string => (id as Identifier).name;

interface Piece {
  readonly start: number;
  readonly end: number;
  /** Names of the top level that it uses. */
  readonly uses: Set<string>;
}

interface Pieces {
  readonly definitions: Map<Definition, Piece>;
  /** Statements that do something. */
  readonly doing: Piece[];
}

function pieceFor({ start, end }: AnyNode): Piece {
  return { start, end, uses: new Set() };
}

function piecesOf(program: Program): Pieces {
  const definitions = new Map<Definition, Piece>();
  const doing: Piece[] = [];
  for (const statement of program.body) {
    const found = definitionsIn(statement);
    if (found.length === 0) doing.push(pieceFor(statement));
    for (const one of found) definitions.set(one, pieceFor(one as AnyNode));
  }
  return { definitions, doing };
}

function noteUses(program: Program, { definitions, doing }: Pieces): void {
  const pieces = [...definitions.values(), ...doing].sort((a, b) => a.start - b.start);
  const { top, uses } = surveyScopes(program);
  for (const { node, owner } of uses) {
    if (owner !== top) continue;
    pieces.find(({ start, end }) => start <= node.start && node.end <= end)?.uses.add(node.name);
  }
}

/** The definitions that belong to the overlay whose ways in have these names. */
export function overlayDefinitions(
  program: Program,
  entries: ReadonlySet<string>,
): Set<Definition> {
  const pieces = piecesOf(program);
  noteUses(program, pieces);
  const reached = new Set<string>(entries);
  const next = pieces.doing.flatMap(({ uses }) => [...uses]);
  for (let name = next.pop(); name !== undefined; name = next.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    for (const [one, { uses }] of pieces.definitions) if (nameOf(one) === name) next.push(...uses);
  }
  const isOverlay = (name: string) => entries.has(name) || !reached.has(name);
  return new Set([...pieces.definitions.keys()].filter((one) => isOverlay(nameOf(one))));
}

export interface OverlayRanges {
  /** Whether a function that begins at this offset belongs to the overlay. */
  holds(offset: number): boolean;
  /** Whether it is a way into the overlay. */
  isEntry(offset: number): boolean;
}

/** Where the overlay lies in a text that is not taken apart yet. */
export function overlayRanges(text: string, entries: ReadonlySet<string>): OverlayRanges {
  const all = [...overlayDefinitions(parse(text, { ecmaVersion: 5 }), entries)];
  return {
    holds: (offset) => all.some(({ start, end }) => start <= offset && offset < end),
    isEntry: (offset) => all.some((one) => one.start === offset && entries.has(nameOf(one))),
  };
}
