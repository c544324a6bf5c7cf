// Takes a script apart: what stays in memory from boot on, and the overlay. The overlay is run
// inside a function of the resident part, where only an assignment makes a global name.
import { parse } from 'acorn';
import type { AnyNode, Program, VariableDeclaration } from 'acorn';
import { isAtTopLevel, surveyScopes } from '../gate/scopes';
import { applyEdits } from '../text-edits';
import type { Edit } from '../text-edits';
import { definitionsIn, nameOf, overlayDefinitions } from './parts';
import type { Definition } from './parts';

export interface Parts {
  readonly resident: string;
  /** '' when the script has none. */
  readonly overlay: string;
}

type Statement = Program['body'][number];

const source = (text: string, { start, end }: AnyNode): string => text.slice(start, end);

/** The definition as an assignment. */
function assignment(text: string, one: Definition): string {
  const name = nameOf(one);
  if (one.type === 'FunctionDeclaration') {
    return `${name}=function${text.slice(one.id.end, one.end)};`;
  }
  return `${name}=${one.init ? source(text, one.init) : 'void 0'};`;
}

/** The statement without those of its definitions that are gone. */
function rest(text: string, statement: Statement, gone: ReadonlySet<Definition>): Edit[] {
  const all = definitionsIn(statement);
  const left = all.filter((one) => !gone.has(one));
  if (left.length === all.length) return [];
  const { start, end } = statement;
  if (left.length === 0) return [{ start, end, text: '' }];
  const { kind } = statement as VariableDeclaration;
  const kept = left.map((one) => source(text, one as AnyNode)).join(',');
  return [{ start, end, text: `${kind} ${kept};` }];
}

/** What is not loaded yet cannot be a value: only a function may name it, to call it later. */
function checkValues(program: Program, gone: ReadonlySet<Definition>): void {
  const names = new Set([...gone].map(nameOf));
  const isGone = (at: number) => [...gone].some(({ start, end }) => start <= at && at < end);
  const early = surveyScopes(program).uses.find((use) => {
    return names.has(use.node.name) && isAtTopLevel(use) && !isGone(use.node.start);
  });
  if (early === undefined) return;
  throw new Error(`\`${early.node.name}\` of the overlay is used before it can be loaded`);
}

/** The script without these definitions. */
export function cutOut(text: string, program: Program, gone: ReadonlySet<Definition>): string {
  return applyEdits(
    text,
    program.body.flatMap((node) => rest(text, node, gone)),
  );
}

export function splitScript(text: string, entries: ReadonlySet<string>): Parts {
  const program = parse(text, { ecmaVersion: 5 });
  const gone = overlayDefinitions(program, entries);
  checkValues(program, gone);
  return {
    resident: cutOut(text, program, gone),
    overlay: [...gone].map((one) => assignment(text, one)).join(''),
  };
}
