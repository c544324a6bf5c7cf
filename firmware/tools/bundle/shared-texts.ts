// Closure Compiler writes a constant text wherever it is used. A long one that stands in several
// places is written once, as a variable.
import { parse } from 'acorn';
import type { Literal } from 'acorn';
import { full } from 'acorn-walk';
import { freeNames } from './free-names';
import { applyEdits } from './text-edits';

/** What the variable costs besides the text: its declaration, and its name at each place. */
const NAME_BYTES = 2;
const DECLARATION_BYTES = 6;

/** Texts with all their places. */
function textsIn(text: string): Map<string, Literal[]> {
  const found = new Map<string, Literal[]>();
  full(parse(text, { ecmaVersion: 5 }), (node) => {
    if (node.type !== 'Literal' || typeof (node as Literal).value !== 'string') return;
    const literal = node as Literal;
    found.set(literal.raw!, [...(found.get(literal.raw!) ?? []), literal]);
  });
  return found;
}

function saves(raw: string, places: number): boolean {
  const before = places * raw.length;
  return places * NAME_BYTES + raw.length + DECLARATION_BYTES < before;
}

export function shareTexts(text: string): string {
  const names = freeNames(text);
  const shared = [...textsIn(text)].filter(([raw, places]) => saves(raw, places.length));
  const named = shared.map(([raw, places]) => ({
    raw,
    places,
    name: names.next().value,
  }));
  const edits = named.flatMap(({ places, name }) => {
    return places.map(({ start, end }) => {
      // `return"a"` needs a space now.
      const space = /\w/.test(text[start - 1] ?? '') ? ' ' : '';
      return { start, end, text: space + name };
    });
  });
  const declared = named.map(({ name, raw }) => `${name}=${raw}`).join(',');
  return (declared === '' ? '' : `var ${declared};`) + applyEdits(text, edits);
}
