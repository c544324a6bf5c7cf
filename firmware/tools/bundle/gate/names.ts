// Names: those that the interpreter lacks, and those that would hide one of its own.
import type {
  AnyNode,
  ClassDeclaration,
  FunctionDeclaration,
  Identifier,
  Program,
  VariableDeclarator,
} from 'acorn';
import { full, simple } from 'acorn-walk';
import { complaintAt } from './complaint';
import type { Complaint } from './complaint';
import type { Scopes } from './scopes';

/** What the interpreter of one board has. */
export interface Vocabulary {
  /** Globals that the firmware may use, pins apart. */
  readonly globals: ReadonlySet<string>;
  /** Fields and methods that the firmware may use. */
  readonly members: ReadonlySet<string>;
  /** All globals that this board's interpreter defines: not to be hidden. */
  readonly taken: ReadonlySet<string>;
  readonly isPin: (name: string) => boolean;
}

/** What the language itself gives. */
const OF_THE_LANGUAGE = new Set(['undefined', 'arguments', 'NaN', 'Infinity']);
/** Closure Compiler writes a long list of strings as one string and `split`. */
const OF_THE_COMPILER = new Set(['split']);

export function unknownGlobals(scopes: Scopes, words: Vocabulary): Complaint[] {
  const complaints: Complaint[] = [];
  for (const { node, owner } of scopes.uses) {
    const { name } = node;
    if (owner !== undefined || OF_THE_LANGUAGE.has(name)) continue;
    if (words.globals.has(name) || words.isPin(name)) continue;
    const reason = `the interpreter has no \`${name}\`, and nothing in the bundle defines it`;
    complaints.push(complaintAt(node, 'global', reason));
  }
  return complaints;
}

interface Members {
  readonly used: Identifier[];
  readonly own: Set<string>;
}

function collectMembers(program: Program): Members {
  const members: Members = { used: [], own: new Set() };
  simple(program, {
    MemberExpression({ computed, property }) {
      if (!computed && property.type === 'Identifier') members.used.push(property);
    },
    AssignmentExpression({ left }) {
      if (left.type !== 'MemberExpression' || left.computed) return;
      if (left.property.type === 'Identifier') members.own.add(left.property.name);
    },
    Property({ key, computed }) {
      if (!computed && key.type === 'Identifier') members.own.add(key.name);
      if (key.type === 'Literal') members.own.add(String(key.value));
    },
    MethodDefinition({ key }) {
      if (key.type === 'Identifier') members.own.add(key.name);
    },
    PropertyDefinition({ key }) {
      if (key.type === 'Identifier') members.own.add(key.name);
    },
  });
  return members;
}

export function unknownMembers(program: Program, words: Vocabulary): Complaint[] {
  const { used, own } = collectMembers(program);
  const unknown = used.filter(({ name }) => {
    return !own.has(name) && !words.members.has(name) && !OF_THE_COMPILER.has(name);
  });
  return unknown.map((node) => {
    const reason = `nothing in the interpreter or in the bundle has a field \`${node.name}\``;
    return complaintAt(node, 'member', reason);
  });
}

/** Names that the top level defines, with the place of one definition each. */
export function topDefinitions(program: Program, scopes: Scopes): Map<string, Identifier> {
  const found = new Map<string, Identifier>();
  const note = (id: AnyNode | null | undefined) => {
    if (id?.type !== 'Identifier' || found.has(id.name)) return;
    if (scopes.top.names.has(id.name)) found.set(id.name, id);
  };
  full(program, (node) => {
    if (node.type === 'FunctionDeclaration') note((node as FunctionDeclaration).id);
    if (node.type === 'ClassDeclaration') note((node as ClassDeclaration).id);
    if (node.type === 'VariableDeclarator') note((node as VariableDeclarator).id);
  });
  return found;
}

export function hiddenGlobals(program: Program, scopes: Scopes, words: Vocabulary): Complaint[] {
  const defined = [...topDefinitions(program, scopes)];
  const hiding = defined.filter(([name]) => words.taken.has(name) || words.isPin(name));
  return hiding.map(([name, node]) => {
    const reason = `\`${name}\` at the top level hides the interpreter's own \`${name}\``;
    return complaintAt(node, 'hides', reason);
  });
}
