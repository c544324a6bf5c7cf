// `zeitnot build`: the firmware of one board, as the script that is put on it.
import { relative } from 'node:path';
import { bundleBoard } from '../../firmware/tools/bundle/bundle-board';
import type { Call, Command, ExitCode } from './command';
import { writeLines } from './output';
import { readBoard } from './read-board';

async function run(call: Call): Promise<ExitCode> {
  const name = call.words[0]!;
  readBoard(name);
  const { file, text } = await bundleBoard(name);
  writeLines([`${relative(process.cwd(), file)}: ${text.length} bytes`]);
  return 0;
}

export const build: Command = {
  name: 'build',
  argument: '<board>',
  argumentHelp: 'a board of `zeitnot boards`, or the path of a board file',
  summary: 'Build the firmware of one board.',
  options: [],
  examples: ['zeitnot build esp32-ht1621'],
  run,
};
