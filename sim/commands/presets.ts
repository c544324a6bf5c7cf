// `zeitnot presets`: the built-in time controls, by name and in the notation.
import { parseControl } from '../../firmware/notation/parse';
import { PRESETS } from '../../firmware/notation/preset-list';
import { printControl } from '../../firmware/notation/print';
import { tableLines } from '../../firmware/tools/text/wrap';
import type { Command, ExitCode } from './command';
import { outputColumns, writeLines } from './output';

function run(): ExitCode {
  const rows = PRESETS.map(({ name, notation, aliases }) => [
    name,
    printControl(parseControl(notation).control),
    aliases.join(', '),
  ]);
  writeLines(tableLines([['NAME', 'CONTROL', 'ALSO CALLED'], ...rows], outputColumns()));
  return 0;
}

export const presets: Command = {
  name: 'presets',
  argument: '',
  argumentHelp: '',
  summary: 'List the built-in time controls.',
  options: [],
  examples: ["zeitnot explain 'Norway Chess'", 'zeitnot run --control 15+10'],
  run,
};
