// `zeitnot flash`: puts the firmware of a board on the board at a port.
import { GateError } from '../../firmware/tools/bundle/gate/gate';
import { flashBoard } from '../../firmware/tools/flash/flash-board';
import { FlashRefusal } from '../../firmware/tools/flash/refusal';
import { BadInput, quoted } from './bad-input';
import { textOption } from './command';
import type { Call, Command, ExitCode } from './command';
import { writeLines } from './output';
import { readBoard } from './read-board';
import { readControl } from './read-control';

/** A port that is named, or the sentence that says what would be right. */
export function readPort(call: Call, command: string): string {
  const port = textOption(call, 'port');
  if (port !== undefined && port !== '') return port;
  throw new BadInput(`${command}: name the port: --port /dev/ttyUSB0, COM3 or tcp://host:port.`);
}

export function readBaud(call: Call): number {
  const text = textOption(call, 'baud') ?? '115200';
  if (/^[1-9]\d{2,6}$/.test(text)) return Number(text);
  throw new BadInput(
    `--baud ${quoted(text)}: a whole number of three to seven digits, for example 115200.`,
  );
}

function refused(error: unknown): never {
  if (error instanceof FlashRefusal) throw new BadInput(error.message);
  if (error instanceof GateError) throw new BadInput(error.message.split('\n')[0]!);
  throw error;
}

async function run(call: Call): Promise<ExitCode> {
  const name = call.words[0]!;
  const board = readBoard(name);
  const port = readPort(call, 'flash');
  const baud = readBaud(call);
  const text = textOption(call, 'control');
  const control = text === undefined ? undefined : readControl(text, board).control;
  await flashBoard(name, { port, baud, control }).catch(refused);
  writeLines([`${board.name}: the firmware is on the board and answers.`]);
  // The package leaves timers behind, which would keep the command waiting.
  process.exit(0);
}

export const flash: Command = {
  name: 'flash',
  argument: '<board>',
  argumentHelp: 'a board of `zeitnot boards`, or the path of a board file',
  summary: 'Put the firmware on a board that has Espruino.',
  options: [
    { flags: '--port <port>', help: 'a serial port, or tcp://host:port' },
    { flags: '--baud <baud>', help: 'speed of a serial port; 115200 unless said' },
    { flags: '--control <control>', help: 'make a clock that starts with this control' },
  ],
  examples: ['zeitnot flash esp32-ht1621 --port /dev/ttyUSB0'],
  run,
};
