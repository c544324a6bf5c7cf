// Writes what is generated from board-configs/board.ts and from the board files: the schema, and
// the wiring page and drawing of every board. By hand: make board-files
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardSchemaText } from './boards/schema';
import { repositoryRoot } from './repository-root';

writeFileSync(join(repositoryRoot(), 'board-configs/board.schema.json'), boardSchemaText());
