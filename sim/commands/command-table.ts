// The commands, in the order of the help. A new one is a file beside this and a row here.
import { boards } from './boards';
import { build } from './build';
import { card } from './card';
import { copy } from './copy';
import type { Command } from './command';
import { explain } from './explain';
import { log } from './log';
import { flash } from './flash';
import { monitor } from './monitor';
import { play } from './play';
import { presets } from './presets';
import { run } from './run';
import { set } from './set';
import { web } from './web';
import { wiring } from './wiring';

export const COMMANDS: readonly Command[] = [
  run,
  play,
  web,
  explain,
  presets,
  boards,
  wiring,
  build,
  flash,
  monitor,
  log,
  copy,
  set,
  card,
  // New commands go above this line.
];
