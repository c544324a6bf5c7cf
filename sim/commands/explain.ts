// `zeitnot explain`: what a time control means, in words.
import { fingerprint } from '../../firmware/core/arbiter/fingerprint';
import { explainControl } from '../../firmware/notation/explain';
import { wrapLine } from '../../firmware/tools/text/wrap';
import type { Call, Command, ExitCode } from './command';
import { outputColumns, writeLines } from './output';
import { readControl } from './read-control';

/** What explainControl puts before each line. */
const TITLE_COLUMNS = 12;

function run(call: Call): ExitCode {
  const parsed = readControl(call.words[0]!);
  const digits = String(fingerprint(parsed.control)).padStart(4, '0');
  const lines = [...explainControl(parsed).split('\n'), `Fingerprint ${digits}`];
  const columns = outputColumns();
  writeLines(lines.flatMap((line) => wrapLine(line, columns, TITLE_COLUMNS)));
  return 0;
}

export const explain: Command = {
  name: 'explain',
  argument: '<control>',
  argumentHelp: 'the time control: notation, preset, PGN tag or US Chess form, in quotes',
  summary: 'Say what a time control means: periods, start, options, PGN tag.',
  options: [],
  examples: [
    'zeitnot explain 90+30',
    "zeitnot explain '40/90m+30s, 30m+30s'",
    "zeitnot explain 'pgn:40/7200:3600'",
    "zeitnot explain 'G/90;d5'",
  ],
  run,
};
