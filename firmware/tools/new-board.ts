// make new-board NAME=esp32-mine FROM=esp32-ht1621: starts a board file from one that works.
import { createBoardFile } from './boards/new-board';
import { BoardError } from './boards/problem';

const [name = '', from = ''] = process.argv.slice(2);

try {
  process.stdout.write(`${createBoardFile(name, from)}\n`);
} catch (error) {
  if (!(error instanceof BoardError)) throw error;
  process.stderr.write(`zeitnot: ${error.message}\n`);
  process.exitCode = 2;
}
