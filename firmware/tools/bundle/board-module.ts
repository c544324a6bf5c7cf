// The text that stands in the place of build/board: the data of one board, and a table of the parts
// of the device layer that this board uses.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ts from 'typescript';
import type { Board, ChipFamily } from '../../../board-configs/board';
import { deviceBoardSource } from '../boards/device-source';
import { repositoryRoot } from '../repository-root';

const DEVICE = 'hal/espruino';

/** The file of chips/ that knows this family, the more special one first. */
const CHIP_FILES: Readonly<Record<ChipFamily, readonly string[]>> = {
  esp32: ['esp32'],
  esp32c3: ['esp32'],
  esp32s3: ['esp32'],
  nrf52832: ['nrf52832', 'nrf52'],
  nrf52840: ['nrf52840', 'nrf52'],
};

function parse(path: string): ts.SourceFile {
  const text = readFileSync(join(repositoryRoot(), path), 'utf8');
  return ts.createSourceFile(path, text, ts.ScriptTarget.ES2015);
}

/** Names of the functions in `interface Parts`. */
function partNames(): string[] {
  const isParts = (node: ts.Node) => ts.isInterfaceDeclaration(node) && node.name.text === 'Parts';
  const found = parse(`${DEVICE}/parts.ts`).statements.find(isParts) as ts.InterfaceDeclaration;
  return found.members.map((member) => (member.name as ts.Identifier).text);
}

/** Names that a file exports, by a declaration or from another file. */
function exportedNames(path: string): string[] {
  return parse(path).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement) && statement.exportClause !== undefined) {
      const clause = statement.exportClause;
      return ts.isNamedExports(clause) ? clause.elements.map((element) => element.name.text) : [];
    }
    const isExported = ts.isFunctionDeclaration(statement) && statement.modifiers?.some(isExport);
    return isExported && statement.name !== undefined ? [statement.name.text] : [];
  });
}

function isExport(modifier: ts.ModifierLike): boolean {
  return modifier.kind === ts.SyntaxKind.ExportKeyword;
}

/** The files of the device layer that belong to this board. */
export function partFiles(board: Board): string[] {
  const files = [
    `${DEVICE}/displays/${board.display.chip}.ts`,
    `${DEVICE}/journals/${board.journal.kind}.ts`,
    ...CHIP_FILES[board.carrier.chip].map((name) => `${DEVICE}/chips/${name}.ts`),
    `${DEVICE}/${board.leavesOut.includes('self-test') ? 'no-self-test' : 'self-test'}.ts`,
  ];
  return files.filter((file) => existsSync(join(repositoryRoot(), file)));
}

/** `PARTS`: each verb of the table, from the first file that has it. */
export function partsText(board: Board): string {
  const files = partFiles(board).map((path) => ({ path, names: exportedNames(path) }));
  const rows = partNames().map((name) => {
    const index = files.findIndex((file) => file.names.includes(name));
    if (index < 0) throw new Error(`${board.name}: no file of its device layer exports ${name}`);
    return `${name}: part${index}.${name}`;
  });
  const imports = files.map(({ path }, index) => {
    return `import * as part${index} from './${path.replace(/\.ts$/, '')}';`;
  });
  return `${imports.join('\n')}\nexport const PARTS = { ${rows.join(', ')} };\n`;
}

/** The version of the firmware: that of the package. */
export function firmwareVersion(): string {
  const text = readFileSync(join(repositoryRoot(), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** `BOARD`: what the board file says, as far as the device needs it; and `VERSION`. */
export function dataText(board: Board): string {
  const version = JSON.stringify(firmwareVersion());
  return `export const BOARD = ${deviceBoardSource(board)};\nexport const VERSION = ${version};\n`;
}

/** `VERSION`: of this package, as the link says it. */
export function versionText(): string {
  const text = readFileSync(join(repositoryRoot(), 'package.json'), 'utf8');
  const { version } = JSON.parse(text) as { version: string };
  return `export const VERSION = ${JSON.stringify(version)};\n`;
}
