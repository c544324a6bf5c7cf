// `zeitnot build`: the firmware of one board, as a script and as an image of its Storage.
import { buildBoard } from '../../firmware/tools/flash/build-board';
import type { Built } from '../../firmware/tools/flash/build-board';
import { esptoolCommands } from '../../firmware/tools/flash/esptool-commands';
import { GateError } from '../../firmware/tools/bundle/gate/gate';
import { committedSizes, sizeTable } from '../../firmware/tools/bundle/sizes';
import { BadInput } from './bad-input';
import { textOption } from './command';
import type { Call, Command, ExitCode } from './command';
import { writeError, writeLines } from './output';
import { readBoard } from './read-board';
import { readControl } from './read-control';

function howToFlash({ bundle, image }: Built): string[] {
  const { board } = bundle;
  const upload = `zeitnot flash ${board.name} --port PORT`;
  if (image === undefined) return ['Onto a board with Espruino:', `  ${upload}`];
  const commands = esptoolCommands(board, image);
  return [
    `From a bare chip, with the files of Espruino's release ${board.espruino.version}:`,
    ...commands.map((command) => `  ${command}`),
    `Or, onto a board that has Espruino: ${upload}`,
  ];
}

/** What the gate says is for whoever writes the firmware; it has one line for each place. */
function refused(error: unknown): never {
  if (!(error instanceof GateError)) throw error;
  throw new BadInput(error.message.split('\n')[0]!);
}

async function run(call: Call): Promise<ExitCode> {
  const name = call.words[0]!;
  const text = textOption(call, 'control');
  const board = readBoard(name);
  const control = text === undefined ? undefined : readControl(text, board).control;
  const built = await buildBoard(name, control).catch(refused);
  const table = sizeTable([built.bundle], committedSizes());
  writeLines([built.written.join('  '), '', table, '']);
  if (built.tooLarge === undefined) writeLines(howToFlash(built));
  else writeError(`${built.tooLarge}; leave something out in its board file.`);
  return built.tooLarge === undefined ? 0 : 1;
}

export const build: Command = {
  name: 'build',
  argument: '<board>',
  argumentHelp: 'a board of `zeitnot boards`, or the path of a board file',
  summary: 'Build the firmware of one board.',
  options: [{ flags: '--control <control>', help: 'make a clock that starts with this control' }],
  examples: ['zeitnot build esp32-ht1621', 'zeitnot build esp32-ht1621 --control 90+30'],
  run,
};
