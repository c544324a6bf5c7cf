// `zeitnot boards`: the boards that there are, and what is wrong with their files.
import type { Board } from '../../board-configs/board';
import { boardListProblems, listBoards } from '../../firmware/tools/boards/board-list';
import { leftOutLines } from '../../firmware/tools/boards/features';
import { wrapLine } from '../../firmware/tools/text/wrap';
import { BadInput } from './bad-input';
import type { Call, Command, ExitCode } from './command';
import { outputColumns, writeError, writeLines } from './output';
import { readBoard } from './read-board';

/** What it is, and what it leaves out. */
function describe(board: Board): string[] {
  const left = leftOutLines(board).flatMap((line) => wrapLine(line, outputColumns(), 2));
  return [`${board.name}: ${board.title}`, ...(left.length > 0 ? left : ['Nothing is left out.'])];
}

function run(call: Call): ExitCode {
  const [name] = call.words;
  if (name !== undefined) {
    writeLines(describe(readBoard(name)));
    return 0;
  }
  const problems = boardListProblems();
  const last = problems.pop();
  problems.forEach(writeError);
  if (last !== undefined) throw new BadInput(last);
  writeLines([listBoards(outputColumns())]);
  return 0;
}

export const boards: Command = {
  name: 'boards',
  argument: '[board]',
  argumentHelp: 'only this one, and what its firmware leaves out',
  summary: 'List the boards that the firmware is made for, and check their files.',
  options: [],
  examples: ['zeitnot boards', 'zeitnot boards pixljs', 'zeitnot wiring esp32-ht1621'],
  run,
};
