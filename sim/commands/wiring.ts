// `zeitnot wiring`: how a board is wired, as a table and as a drawing.
import { writeFileSync } from 'node:fs';
import { wiringSvg } from '../../firmware/tools/boards/wiring-svg';
import { wiringTable } from '../../firmware/tools/boards/wiring-table';
import { wrapWords } from '../../firmware/tools/text/wrap';
import { BadInput, quoted } from './bad-input';
import { textOption } from './command';
import type { Call, Command, ExitCode } from './command';
import { outputColumns, writeLines } from './output';
import { readBoard } from './read-board';

function writeDrawing(path: string, svg: string): void {
  try {
    writeFileSync(path, svg);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BadInput(`--svg ${quoted(path)} cannot be written (${code}); name a file.`);
  }
}

/** A table stays as it is, so that a pin stands beside its part; sentences fit the window. */
function fitted(line: string): string[] {
  return / {2}/.test(line) ? [line] : wrapWords(line, outputColumns());
}

function run(call: Call): ExitCode {
  const board = readBoard(call.words[0]!);
  const path = textOption(call, 'svg');
  if (path !== undefined) writeDrawing(path, wiringSvg(board));
  else writeLines(wiringTable(board).split('\n').flatMap(fitted));
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
