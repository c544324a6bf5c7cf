// Prepares the joined text for Closure Compiler: gives every field of our own a name that none of
// the interpreter's can equal, and says which functions must stay whole.
import { parse } from 'acorn';
import type { Node, Program } from 'acorn';
import { simple } from 'acorn-walk';
import { everyGlobal } from './espruino-globals';
import { topDefinitions } from './gate/names';
import { surveyScopes } from './gate/scopes';
import { functionsMarked } from './marked-functions';
import type { Mark } from './marked-functions';
import { applyEdits } from './text-edits';
import type { Edit } from './text-edits';

/** esbuild writes the path of each file before what came from it. */
const FILE_MARK = /^\/\/ (\S+\.ts|board:\S+)$/gm;

export interface Section {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

/** Which part of the joined text came from which file. */
export function sectionsOf(joined: string): Section[] {
  const marks = [...joined.matchAll(FILE_MARK)];
  return marks.map((mark, index) => {
    const end = marks[index + 1]?.index ?? joined.length;
    return { path: mark[1]!, start: mark.index, end };
  });
}

const OWN_MARK = '$';

/** The name before it was marked. */
export function unmarked(name: string): string {
  return name.endsWith(OWN_MARK) ? name.slice(0, -1) : name;
}

function propertyEdit(name: Node & { name: string }, kept: ReadonlySet<string>): Edit[] {
  if (kept.has(name.name)) return [];
  return [{ start: name.end, end: name.end, text: OWN_MARK }];
}

/** Sets a mark on each field that `kept`, the interpreter's own members, does not hold. */
function fieldEdits(program: Program, kept: ReadonlySet<string>): Edit[] {
  const edits: Edit[] = [];
  simple(program, {
    MemberExpression(node) {
      if (!node.computed && node.property.type === 'Identifier') {
        edits.push(...propertyEdit(node.property, kept));
      }
    },
    Property(node) {
      if (node.computed || node.key.type !== 'Identifier') return;
      if (!node.shorthand) edits.push(...propertyEdit(node.key, kept));
      else if (!kept.has(node.key.name)) {
        edits.push({ start: node.start, end: node.start, text: `${node.key.name}${OWN_MARK}: ` });
      }
    },
  });
  return edits;
}

/** `whole`: names of functions, as in the joined text, that must not be inlined. */
function wholeEdits(program: Program, whole: ReadonlySet<string>): Edit[] {
  return program.body.flatMap((node) => {
    if (node.type !== 'FunctionDeclaration' || !whole.has(node.id.name)) return [];
    return [{ start: node.start, end: node.start, text: '/** @noinline */ ' }];
  });
}

/** Functions with this mark in their sources, by their names in the joined text. */
export function markedNames(
  mark: Mark,
  joined: string,
  readSource: (path: string) => string,
): string[] {
  return sectionsOf(joined)
    .filter((section) => section.path.endsWith('.ts'))
    .flatMap(({ path, start, end }) => {
      const part = joined.slice(start, end);
      return functionsMarked(mark, readSource(path)).flatMap((name) => nameIn(part, name));
    });
}

/** The name as it stands in this part: esbuild adds a number where two files use the same one. */
function nameIn(part: string, name: string): string[] {
  const found = new RegExp(`^function (${name}\\d*)\\(`, 'm').exec(part);
  return found === null ? [] : [found[1]!];
}

/** Names of our own that the interpreter has too would be taken for the interpreter's. */
function clashEdits(program: Program): Edit[] {
  const scopes = surveyScopes(program);
  const taken = new Set(everyGlobal());
  const defined = [...topDefinitions(program, scopes).values()];
  const used = scopes.uses.filter(({ owner }) => owner === scopes.top).map(({ node }) => node);
  const places = new Set([...defined, ...used].filter(({ name }) => taken.has(name)));
  return [...places].map(({ end }) => ({ start: end, end, text: OWN_MARK }));
}

/** `kept`: members that keep their names. `whole`: functions that are not to be inlined. */
export function annotate(
  joined: string,
  kept: ReadonlySet<string>,
  whole: ReadonlySet<string>,
): string {
  const program = parse(joined, { ecmaVersion: 2015, sourceType: 'module' });
  return applyEdits(joined, [
    ...fieldEdits(program, kept),
    ...clashEdits(program),
    ...wholeEdits(program, whole),
  ]);
}
