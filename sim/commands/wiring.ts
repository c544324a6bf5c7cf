// `zeitnot wiring`: how a board is wired, as a table and as a drawing.
import { writeFileSync } from 'node:fs';
import { wiringSvg } from '../../firmware/tools/boards/wiring-svg';
import { wiringTable } from '../../firmware/tools/boards/wiring-table';
import { BadInput, quoted } from './bad-input';
import { textOption } from './command';
import type { Call, Command, ExitCode } from './command';
import { writeLines } from './output';
import { readBoard } from './read-board';

function writeDrawing(path: string, svg: string): void {
  try {
    writeFileSync(path, svg);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BadInput(`--svg ${quoted(path)} cannot be written (${code}); name a file.`);
  }
}

function run(call: Call): ExitCode {
  const board = readBoard(call.words[0]!);
  const path = textOption(call, 'svg');
  if (path !== undefined) writeDrawing(path, wiringSvg(board));
  else writeLines([wiringTable(board)]);
  return 0;
}

export const wiring: Command = {
  name: 'wiring',
  argument: '<board>',
  argumentHelp: 'the name of a board, or the path of a board file',
  summary: 'Show how a board is wired, its parts and its battery life.',
  options: [{ flags: '--svg <file>', help: 'write the drawing to this file instead' }],
  examples: ['zeitnot wiring esp32-ht1621', 'zeitnot wiring pixljs --svg wiring.svg'],
  run,
};
