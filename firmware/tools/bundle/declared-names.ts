// Which names belong to the interpreter: what lib.d.ts and espruino.d.ts declare. The bundler keeps
// every one of them and shortens all others; the gate accepts no further ones.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ts from 'typescript';
import { repositoryRoot } from '../repository-root';

export interface DeclaredNames {
  /** Names that the interpreter defines at its top level. */
  readonly globals: ReadonlySet<string>;
  /** Fields and methods of the interpreter's objects, whichever object they belong to. */
  readonly members: ReadonlySet<string>;
}

const DECLARATIONS = ['firmware/lib.d.ts', 'hal/espruino/espruino.d.ts'];

function nameText(name: ts.Node | undefined): string | undefined {
  if (name === undefined) return undefined;
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;
}

function globalName(statement: ts.Statement): string | undefined {
  if (ts.isFunctionDeclaration(statement)) return nameText(statement.name);
  if (!ts.isVariableStatement(statement)) return undefined;
  return nameText(statement.declarationList.declarations[0]?.name);
}

function collectMembers(node: ts.Node, members: Set<string>): void {
  if (ts.isTypeElement(node)) {
    const name = nameText(node.name);
    if (name !== undefined) members.add(name);
  }
  ts.forEachChild(node, (child) => collectMembers(child, members));
}

/** The names that declaration files with these texts declare. */
export function namesDeclaredIn(texts: readonly string[]): DeclaredNames {
  const globals = new Set<string>();
  const members = new Set<string>();
  for (const text of texts) {
    const file = ts.createSourceFile('names.d.ts', text, ts.ScriptTarget.ES2015);
    for (const statement of file.statements) {
      const name = globalName(statement);
      if (name !== undefined) globals.add(name);
    }
    collectMembers(file, members);
  }
  return { globals, members };
}

/** The names that the firmware may use, from its own declaration files. */
export function declaredNames(): DeclaredNames {
  const root = repositoryRoot();
  return namesDeclaredIn(DECLARATIONS.map((path) => readFileSync(join(root, path), 'utf8')));
}
