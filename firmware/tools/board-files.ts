// Writes what is generated in board-configs: the schema, and a wiring page and a drawing for each
// board. By hand: make board-files
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles } from './boards/generated-files';
import { BoardError } from './boards/problem';
import { boardSchemaText } from './boards/schema';
import { repositoryRoot } from './repository-root';

const folder = join(repositoryRoot(), 'board-configs');

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

try {
  // First, so that a board file with a new field is checked against it in the next run at least.
  write('board.schema.json', boardSchemaText());
  for (const { path, text } of generatedFiles()) write(path, text);
} catch (error) {
  if (!(error instanceof BoardError)) throw error;
  process.stderr.write(`zeitnot: ${error.message}\n`);
  process.exitCode = 2;
}
