// Closure Compiler gives each field a name that no other field has. But two fields may share a name
// when no object has both: then nearly all of them get along with one letter.
import { parse } from 'acorn';
import type {
  AnyNode,
  AssignmentExpression,
  Identifier,
  MemberExpression,
  ObjectExpression,
  Program,
} from 'acorn';
import { full } from 'acorn-walk';
import { applyEdits } from './text-edits';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ$_';

/** Names in the order of their length. */
function* shortNames(): Generator<string> {
  yield* LETTERS;
  for (const first of LETTERS) for (const second of LETTERS) yield first + second;
}

interface Fields {
  /** Every place of each name. */
  readonly places: Map<string, Identifier[]>;
  /** Names that stand together in some object. */
  readonly together: Set<string>[];
  /** Names that are set from outside an object. */
  readonly set: Set<string>;
}

function fieldsOf(program: Program, kept: ReadonlySet<string>): Fields {
  const places = new Map<string, Identifier[]>();
  const together: Set<string>[] = [];
  const set = new Set<string>();
  const note = (node: AnyNode) => {
    if (node.type !== 'Identifier' || kept.has(node.name)) return;
    places.set(node.name, [...(places.get(node.name) ?? []), node]);
  };
  full(program, (node) => {
    if (node.type === 'MemberExpression') {
      const { computed, property } = node as MemberExpression;
      if (!computed) note(property as AnyNode);
    }
    if (node.type === 'AssignmentExpression') {
      const { left } = node as AssignmentExpression;
      const isField = left.type === 'MemberExpression' && !left.computed;
      if (isField) set.add((left.property as Identifier).name);
    }
    if (node.type !== 'ObjectExpression') return;
    const keys = (node as ObjectExpression).properties.flatMap((one) => {
      return one.type === 'Property' && one.key.type === 'Identifier' ? [one.key] : [];
    });
    keys.forEach(note);
    together.push(new Set(keys.map(({ name }) => name)));
  });
  return { places, together, set };
}

/** For each name, those that must not be called the same. A field that no literal has is alone. */
function rivalsOf({ places, together }: Fields): Map<string, Set<string>> {
  const names = [...places.keys()];
  const rivals = new Map(names.map((name) => [name, new Set<string>()]));
  for (const group of together) {
    for (const name of group) group.forEach((other) => rivals.get(name)?.add(other));
  }
  const made = new Set(together.flatMap((group) => [...group]));
  for (const name of names.filter((one) => !made.has(one))) {
    names.forEach((other) => rivals.get(name)!.add(other));
    names.forEach((other) => rivals.get(other)!.add(name));
  }
  return rivals;
}

function firstFree(taken: ReadonlySet<string>): string {
  for (const name of shortNames()) if (!taken.has(name)) return name;
  throw new Error('more fields than names');
}

/** New names, the most used fields first. */
function renaming(fields: Fields): Map<string, string> {
  const rivals = rivalsOf(fields);
  const given = new Map<string, string>();
  const sorted = [...fields.places].sort((a, b) => b[1].length - a[1].length);
  for (const [name] of sorted) {
    const taken = [...rivals.get(name)!].map((other) => given.get(other));
    given.set(name, firstFree(new Set(taken.filter((one) => one !== undefined))));
  }
  return given;
}

/** A field that nothing makes is the interpreter's, as `split` that the compiler writes. */
function forgetForeign({ places, together, set }: Fields): void {
  const own = new Set([...set, ...together.flatMap((group) => [...group])]);
  for (const name of [...places.keys()]) if (!own.has(name)) places.delete(name);
}

/** The text with short field names; `kept` are those of the interpreter. */
export function shortenFields(text: string, kept: ReadonlySet<string>): string {
  const fields = fieldsOf(parse(text, { ecmaVersion: 5 }), kept);
  forgetForeign(fields);
  const given = renaming(fields);
  const edits = [...fields.places].flatMap(([name, nodes]) => {
    return nodes.map(({ start, end }) => ({ start, end, text: given.get(name)! }));
  });
  return applyEdits(text, edits);
}
