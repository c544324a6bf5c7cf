// `zeitnot boards`: the boards that there are, and what is wrong with their files.
import { boardListProblems, listBoards } from '../../firmware/tools/boards/board-list';
import { BadInput } from './bad-input';
import type { Command, ExitCode } from './command';
import { outputColumns, writeError, writeLines } from './output';

function run(): ExitCode {
  const problems = boardListProblems();
  const last = problems.pop();
  problems.forEach(writeError);
  if (last !== undefined) throw new BadInput(last);
  writeLines([listBoards(outputColumns())]);
  return 0;
}

export const boards: Command = {
  name: 'boards',
  argument: '',
  argumentHelp: '',
  summary: 'List the boards that the firmware is made for, and check their files.',
  options: [],
  examples: ['zeitnot boards', 'zeitnot wiring esp32-ht1621'],
  run,
};
