// The files in board-configs that are made from others: the schema from board.ts, and a wiring
// page and a drawing for each board file. A test compares them with what stands there.
import { boardNames, loadBoard } from './load-board';
import { wiringSvg } from './wiring-svg';
import { boardSchemaText } from './schema';
import { wiringTable } from './wiring-table';

export interface GeneratedFile {
  /** Below board-configs. */
  path: string;
  text: string;
}

function wiringPage(name: string): string {
  const table = wiringTable(loadBoard(name));
  return [
    `# Wiring of ${name}`,
    '',
    `Made from [${name}.json](../${name}.json) by \`make board-files\`.`,
    '',
    `![The board, its parts and the wires between them](${name}.svg)`,
    '',
    '```text',
    table,
    '```',
    '',
  ].join('\n');
}

export function generatedFiles(): GeneratedFile[] {
  const pages = boardNames().flatMap((name) => [
    { path: `wiring/${name}.svg`, text: wiringSvg(loadBoard(name)) },
    { path: `wiring/${name}.md`, text: wiringPage(name) },
  ]);
  return [{ path: 'board.schema.json', text: boardSchemaText() }, ...pages];
}
