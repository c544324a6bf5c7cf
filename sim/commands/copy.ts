// `zeitnot copy`: the state of one clock on another that replaces it, over the cable. The arbiter
// opens the page COPY there and presses OK; everything else on that clock stays as it is.
import { statSync } from 'node:fs';
import { writeCode } from '../../firmware/tools/flash/write-code';
import { readGames } from '../log/game-log';
import { BadInput, quoted } from './bad-input';
import { textOption } from './command';
import type { Call, Command, ExitCode } from './command';
import { readBaud } from './flash';
import { writeLines } from './output';
import { readDump, readPortDump, refused } from './read-dump';
import { STANDARD_INPUT } from './read-text';

/** Digits of the shortest code, and of the longest. */
const CODE_MIN = 41;
const CODE_MAX = 96;

function isFile(path: string): boolean {
  return path === STANDARD_INPUT || (statSync(path, { throwIfNoEntry: false })?.isFile() ?? false);
}

/** What a person read from a glass. */
function readDigits(text: string): string | undefined {
  const code = text.replace(/\s+/g, '');
  if (!/^\d+$/.test(code)) return undefined;
  if (/^[1-4]+$/.test(code) && code.length >= CODE_MIN && code.length <= CODE_MAX) return code;
  throw new BadInput(
    `--from ${quoted(text)}: a code has ${CODE_MIN} to ${CODE_MAX} digits from 1 to 4, ` +
      `and this has ${code.length} digits.`,
  );
}

function codeOf(dump: Uint8Array, from: string): string {
  const game = readGames(dump)[0];
  if (game === undefined || game.isOver) {
    throw new BadInput(`--from ${from}: no game is on there, so there is no state to copy.`);
  }
  if (game.missingEnd !== '') {
    throw new BadInput(
      `--from ${from}: not all of the game is there (${game.missingEnd}), so its times ` +
        'are old; let the clock show its code on the page COPY.',
    );
  }
  writeLines([`For a clock with the control ${game.copy.control}: ${game.copy.code}`]);
  return game.copy.code;
}

/** What looks like a port; anything else that is no file is a mistake in the name. */
const PORT = /^(tcp:\/\/|\/dev\/|COM\d)/i;

async function readCode(from: string, baud: number): Promise<string> {
  const code = readDigits(from);
  if (code !== undefined) return code;
  if (!isFile(from) && !PORT.test(from)) {
    throw new BadInput(
      `--from ${quoted(from)}: it is neither a file with a dump, nor a port, ` +
        'nor the digits of a code.',
    );
  }
  return codeOf(isFile(from) ? readDump(from) : await readPortDump(from, baud), from);
}

function readPlace(call: Call, name: 'from' | 'to'): string {
  const text = textOption(call, name) ?? '';
  if (text !== '') return text;
  throw new BadInput(
    name === 'to'
      ? 'copy: name the port of the new clock: --to /dev/ttyUSB1, COM4 or tcp://host:port.'
      : 'copy: say what to copy: --from a port, a dump of the journal, or the digits of a code.',
  );
}

async function run(call: Call): Promise<ExitCode> {
  const from = readPlace(call, 'from');
  const port = readPlace(call, 'to');
  const baud = readBaud(call);
  const code = await readCode(from, baud);
  const whenTyped = () =>
    writeLines([`${code.length} digits stand on the new clock; press OK there.`]);
  await writeCode({ port, baud }, code, whenTyped).catch(refused);
  writeLines(['The new clock has the state and stands paused.']);
  // The package leaves timers behind, which would keep the command waiting.
  process.exit(0);
}

export const copy: Command = {
  name: 'copy',
  argument: '',
  argumentHelp: '',
  summary: 'Put the state of a clock on the clock that replaces it.',
  options: [
    { flags: '--from <source>', help: 'a port, a dump of the journal, or the digits of a code' },
    { flags: '--to <port>', help: 'the new clock, in arbiter mode at page COPY, ENTER' },
    { flags: '--baud <baud>', help: 'speed of serial ports; 115200 unless said' },
  ],
  examples: [
    'zeitnot copy --from /dev/ttyUSB0 --to /dev/ttyUSB1',
    'zeitnot copy --from dump.bin --to COM4',
  ],
  run,
};
