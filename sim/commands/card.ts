// `zeitnot card`: a card to be printed, one page, for the arbiter or for the players.
import { writeFileSync } from 'node:fs';
import { CARDS } from '../cards/cards';
import { BadInput, listed, quoted } from './bad-input';
import { textOption } from './command';
import type { Call, Command, ExitCode } from './command';
import { didYouMean } from './nearest';
import { writeLines } from './output';

const NAMES = CARDS.map(({ name }) => name);

function writeCard(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BadInput(`--output ${quoted(path)} cannot be written (${code}); name a file.`);
  }
}

function run(call: Call): ExitCode {
  const name = call.words[0]!;
  const card = CARDS.find((one) => one.name === name);
  if (card === undefined) {
    const hint = didYouMean(name, NAMES) || `; name ${listed(NAMES)}`;
    throw new BadInput(`there is no card ${quoted(name)}${hint}`);
  }
  const path = textOption(call, 'output');
  if (path !== undefined) writeCard(path, card.text());
  else writeLines([card.text().trimEnd()]);
  return 0;
}

export const card: Command = {
  name: 'card',
  argument: '<card>',
  argumentHelp: NAMES.join(' or '),
  summary: 'Print a card for the arbiter or the players, one page of HTML.',
  options: [{ flags: '-o, --output <file>', help: 'write it to this file instead' }],
  examples: ['zeitnot card arbiter -o arbiter.html', 'zeitnot card players -o players.html'],
  run,
};
