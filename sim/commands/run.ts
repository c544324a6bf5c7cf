// `zeitnot run`: the clock in the terminal. Without one, the demo game and its final faces.
import { join } from 'node:path';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import { parseScenario, runScenario } from '../scenario';
import { createSession } from '../session';
import { playInTerminal } from '../terminal/terminal';
import { textOption } from './command';
import type { Call, Command, ExitCode } from './command';
import { writeLines } from './output';
import { readControl } from './read-control';
import { readText } from './read-text';
import { recordLine } from './report';

const NO_TERMINAL =
  'Not a terminal: the demo game, in virtual time. This is a simulation, not a real clock.';

/** The demo game, with the control that was asked for in place of its own. */
function demoText(control: string | undefined): string {
  const text = readText(join(repositoryRoot(), 'sim', 'demo.scn'));
  if (control === undefined) return text;
  return text.replace(/^control .*$/m, () => `control ${control}`);
}

function playDemo(control: string | undefined): ExitCode {
  const { records, glass } = runScenario(parseScenario(demoText(control), 'sim/demo.scn'));
  writeLines([NO_TERMINAL, '', ...records.map(recordLine), '', glass]);
  return 0;
}

/** Both ends are a terminal that can move its cursor. */
function isTerminal(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY && process.env['TERM'] !== 'dumb';
}

async function start(call: Call): Promise<ExitCode> {
  const control = textOption(call, 'control');
  if (control !== undefined) readControl(control);
  if (!isTerminal()) return playDemo(control);
  await playInTerminal(createSession(control === undefined ? {} : { control }));
  return 0;
}

export const run: Command = {
  name: 'run',
  argument: '',
  argumentHelp: '',
  summary: 'Play on the clock in this terminal. It is a simulation; keys are shown on the screen.',
  options: [
    { flags: '--control <control>', help: 'start with this time control instead of the list' },
  ],
  examples: [
    'zeitnot run',
    'zeitnot run --control 3+2',
    "zeitnot run --control '25m d5s; uschess'",
  ],
  run: start,
};
