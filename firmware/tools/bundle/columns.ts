// A table of rows costs the interpreter an object a row and a variable a field. Written as one list
// for each field, with numbers as typed arrays, it costs a fraction. The sources keep their rows.
import { parse } from 'acorn';
import type { AnyNode, ArrayExpression, Identifier, Node, Program, Property } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { freeNames } from './free-names';
import { surveyScopes } from './gate/scopes';
import { applyEdits } from './text-edits';
import type { Edit } from './text-edits';

/** With fewer rows there is nothing to gain. */
const ROWS_MIN = 3;

interface Table {
  readonly name: string;
  readonly declarator: Node;
  readonly rows: readonly (readonly Property[])[];
  readonly keys: readonly string[];
}

const keyOf = (one: Property): string => (one.key as Identifier).name;

function rowsOf({ elements }: ArrayExpression): Property[][] | undefined {
  const rows = elements.map((one) => (one?.type === 'ObjectExpression' ? one.properties : []));
  const isRow = (row: readonly AnyNode[]) =>
    row.length > 0 && row.every((one) => one.type === 'Property' && one.key.type === 'Identifier');
  return rows.length >= ROWS_MIN && rows.every(isRow) ? (rows as Property[][]) : undefined;
}

/** Tables of the top level whose rows have the same fields. */
function tablesIn(program: Program): Table[] {
  const declarations = program.body.filter((node) => node.type === 'VariableDeclaration');
  return declarations
    .flatMap((node) => node.declarations)
    .flatMap((declarator): Table[] => {
      const { id, init } = declarator;
      if (id.type !== 'Identifier' || init?.type !== 'ArrayExpression') return [];
      const rows = rowsOf(init);
      const keys = rows?.[0]!.map(keyOf) ?? [];
      const isAlike = rows?.every((row) => {
        return (
          row.length === keys.length && keys.every((key) => row.some((one) => keyOf(one) === key))
        );
      });
      return rows && isAlike ? [{ name: id.name, declarator, rows, keys }] : [];
    });
}

/** `table[index].field`, read and nothing else. */
interface Read {
  readonly whole: AnyNode;
  readonly index: AnyNode;
  readonly field: string;
}

function isWritten(whole: AnyNode, outer: AnyNode | undefined): boolean {
  if (outer?.type === 'AssignmentExpression') return outer.left === whole;
  return outer?.type === 'UpdateExpression';
}

function readAt(ancestors: readonly Node[]): Read | undefined {
  const [name, entry, whole, outer] = ancestors.slice(-4).reverse() as AnyNode[];
  if (entry?.type !== 'MemberExpression' || !entry.computed || entry.object !== name) return;
  if (whole?.type !== 'MemberExpression' || whole.computed || whole.object !== entry) return;
  if (isWritten(whole, outer)) return;
  const field = (whole.property as Identifier).name;
  return { whole, index: entry.property as AnyNode, field };
}

/** Reads of each table; a table that is used in any other way has none. */
function readsOf(program: Program, names: ReadonlySet<string>): Map<string, Read[] | undefined> {
  const { top, uses } = surveyScopes(program);
  const wanted = new Set<Node>(
    uses.filter(({ node, owner }) => owner === top && names.has(node.name)).map(({ node }) => node),
  );
  const reads = new Map<string, Read[] | undefined>([...names].map((name) => [name, []]));
  fullAncestor(program, (node, _state, ancestors) => {
    if (!wanted.has(node)) return;
    const { name } = node as Identifier;
    const read = readAt(ancestors);
    const before = reads.get(name);
    reads.set(name, read && before ? [...before, read] : undefined);
  });
  return reads;
}

interface Column {
  readonly key: string;
  readonly name: string;
  /** `name=[…]`. */
  readonly text: string;
}

function columnsOf(text: string, { keys, rows }: Table): Column[] {
  const names = freeNames(text);
  return keys.map((key) => {
    const values = rows.map((row) => row.find((one) => keyOf(one) === key)!.value);
    const list = values.map((value) => text.slice(value.start, value.end)).join(',');
    const name = names.next().value;
    return { key, name, text: `${name}=[${list}]` };
  });
}

function columnRead({ whole, index, field }: Read, columns: readonly Column[]): Edit[] {
  const { name } = columns.find(({ key }) => key === field)!;
  return [
    { start: whole.start, end: index.start, text: `${name}[` },
    { start: index.end, end: whole.end, text: ']' },
  ];
}

/** The text with one table less, or nothing when none is left. */
function splitOne(text: string): string | undefined {
  const program = parse(text, { ecmaVersion: 5 });
  const tables = tablesIn(program);
  const reads = readsOf(program, new Set(tables.map(({ name }) => name)));
  const table = tables.find(({ name }) => reads.get(name)?.length);
  if (table === undefined) return undefined;
  const columns = columnsOf(text, table);
  const { start, end } = table.declarator;
  const declared = columns.map((one) => one.text).join(',');
  const edits = reads.get(table.name)!.flatMap((read) => columnRead(read, columns));
  return applyEdits(text, [{ start, end, text: declared }, ...edits]);
}

export function splitTables(text: string): string {
  let made = text;
  for (let next = splitOne(made); next !== undefined; next = splitOne(made)) made = next;
  return made;
}
