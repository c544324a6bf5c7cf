// Names of one letter for what the text of a script names most often. Closure Compiler gave them
// before functions were merged and inlined.
import { parse } from 'acorn';
import type { Identifier, Program } from 'acorn';
import { ancestor } from 'acorn-walk';
import { everyGlobal } from './espruino-globals';
import { surveyScopes } from './gate/scopes';
import { applyEdits } from './text-edits';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ$_'];

type Places = Map<string, Identifier[]>;

function addPlace(places: Places, node: Identifier): void {
  places.set(node.name, [...(places.get(node.name) ?? []), node]);
}

/** Where the names of the top level are declared and used. */
function placesIn(program: Program): Places {
  const places: Places = new Map();
  const { top, uses } = surveyScopes(program);
  for (const { node, owner } of uses) if (owner === top) addPlace(places, node);
  ancestor(program, {
    VariableDeclarator({ id }, _state, around) {
      const isInside = around.some(({ type }) => /Function/.test(type));
      if (!isInside && id.type === 'Identifier') addPlace(places, id);
    },
    FunctionDeclaration({ id }, _state, around) {
      if (around.length === 2 && id !== null) addPlace(places, id);
    },
  });
  return places;
}

/** Letters that no function uses for a name of its own, and the interpreter for none of its own. */
function lettersFor(program: Program): string[] {
  const { top, all, uses } = surveyScopes(program);
  const locals = all.filter((scope) => scope !== top).flatMap(({ names }) => [...names]);
  const foreign = uses.filter(({ owner }) => owner === undefined).map(({ node }) => node.name);
  const taken = new Set([...everyGlobal(), ...locals, ...foreign]);
  return LETTERS.filter((letter) => !taken.has(letter));
}

/** New names by old ones, of those that change. */
function renaming(names: readonly string[], letters: readonly string[]): Map<string, string> {
  const first = names.slice(0, letters.length);
  const free = letters.filter((letter) => !first.includes(letter));
  const renamed = new Map<string, string>();
  for (const name of first) if (name.length > 1) renamed.set(name, free.shift()!);
  const left = [...renamed.keys()];
  const taken = new Set(renamed.values());
  for (const name of names.slice(letters.length)) {
    if (taken.has(name)) renamed.set(name, left.shift()!);
  }
  return renamed;
}

export interface Renamed {
  readonly text: string;
  /** The name that a name of the top level has now. */
  readonly nameOf: (name: string) => string;
}

export function shortenNames(text: string): Renamed {
  const program = parse(text, { ecmaVersion: 5 });
  const places = placesIn(program);
  const names = [...places].sort((a, b) => b[1].length - a[1].length).map(([name]) => name);
  const renamed = renaming(names, lettersFor(program));
  const edits = [...renamed].flatMap(([name, other]) => {
    return places.get(name)!.map(({ start, end }) => ({ start, end, text: other }));
  });
  return { text: applyEdits(text, edits), nameOf: (name) => renamed.get(name) ?? name };
}
