// `zeitnot log`: the games in the journal of a clock or in a dump of it, as text, JSON, PGN,
// scenario or chart.
import { toSvg } from '../log/chart';
import { readGames } from '../log/game-log';
import type { KeptGame } from '../log/game-log';
import { toPgn } from '../log/pgn';
import { toScenario } from '../log/scenario-text';
import { titleOf, toText } from '../log/text';
import { BadInput, listed, quoted } from './bad-input';
import { textOption } from './command';
import type { Call, Command, ExitCode } from './command';
import { readBaud, readPort } from './flash';
import { writeError, writeLines } from './output';
import { readDump, readPortDump } from './read-dump';
import { STANDARD_INPUT, placeOf } from './read-text';

const FORMATS: Readonly<Record<string, (game: KeptGame) => string[]>> = {
  text: toText,
  json: (game) => [JSON.stringify(game)],
  pgn: toPgn,
  scn: toScenario,
  svg: toSvg,
};

function choose(games: readonly KeptGame[], text: string): KeptGame {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  const game = games[number - 1];
  if (game !== undefined) return game;
  const count = games.length === 1 ? '1 game' : `${games.length} games`;
  throw new BadInput(
    `--game ${quoted(text)}: this dump has ${count}; ` + 'write 1 for the newest.',
  );
}

/** The dump that was named, or what a clock at a port gives. */
async function takeDump(call: Call): Promise<{ place: string; dump: Uint8Array }> {
  const port = textOption(call, 'port');
  const path = call.words[0] ?? STANDARD_INPUT;
  if (port === undefined) return { place: placeOf(path), dump: readDump(path) };
  if (call.words.length > 0) throw new BadInput('log: name a dump or a port, not both.');
  return { place: port, dump: await readPortDump(readPort(call, 'log'), readBaud(call)) };
}

/** The package behind a port leaves timers, which would keep the command waiting. */
function leave(call: Call): ExitCode {
  if (call.options['port'] !== undefined) process.exit(0);
  return 0;
}

async function run(call: Call): Promise<ExitCode> {
  const format = textOption(call, 'format') ?? 'text';
  const write = Object.hasOwn(FORMATS, format) ? FORMATS[format]! : undefined;
  if (write === undefined) {
    throw new BadInput(`--format ${quoted(format)}: write ${listed(Object.keys(FORMATS))}.`);
  }
  const { place, dump } = await takeDump(call);
  const games = readGames(dump);
  if (games.length === 0) throw new BadInput(`${place}: no game is kept in this dump.`);
  if (call.options['list'] === true) {
    writeLines(games.map((game, i) => `${i + 1}  ${titleOf(game)}`));
    return leave(call);
  }
  const game = choose(games, textOption(call, 'game') ?? '1');
  writeLines(write(game));
  if (game.missingEnd !== '') {
    writeError(`${place}: not all of this game is here: ${game.missingEnd}.`);
  }
  return leave(call);
}

export const log: Command = {
  name: 'log',
  argument: '[dump]',
  argumentHelp: 'a dump of the journal, raw or in hex digits; standard input without it',
  summary: 'Read the games that a clock has kept: text, JSON, PGN, a scenario, or a chart.',
  options: [
    { flags: '--format <format>', help: 'text, json, pgn, scn or svg; text without it' },
    { flags: '--game <number>', help: '1 is the newest, as without it' },
    { flags: '--port <port>', help: 'read it from a clock: a serial port, or tcp://host:port' },
    { flags: '--baud <baud>', help: 'speed of a serial port; 115200 unless said' },
    { flags: '--list', help: 'one line for each game that is kept' },
  ],
  examples: [
    'zeitnot log --port /dev/ttyUSB0 --list',
    'esptool.py read_flash 0x310000 0x10000 dump.bin',
    'zeitnot log dump.bin --list',
    'zeitnot log dump.bin --format pgn >game.pgn',
  ],
  run,
};
