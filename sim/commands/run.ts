// `zeitnot run`: the clock in the terminal. Without one, the demo game and its final faces.
import { join } from 'node:path';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import { parseScenario, runScenario } from '../scenario';
import type { Scenario, TraceRecord } from '../scenario';
import { createSession } from '../session';
import { playInTerminal } from '../terminal/terminal';
import { textOption } from './command';
import type { Call, Command, ExitCode } from './command';
import { writeLines } from './output';
import { readControl } from './read-control';
import { readText } from './read-text';
import { recordLine } from './report';

const INSTEAD = 'the demo game, in virtual time. This is a simulation, not a real clock.';

/** The demo game, with the control that was asked for in place of its own. */
function demoText(control: string | undefined): string {
  const text = readText(join(repositoryRoot(), 'sim', 'demo.scn'));
  if (control === undefined) return text;
  return text.replace(/^control .*$/m, () => `control ${control}`);
}

const hasFlag = ({ left, right }: TraceRecord): boolean => left.flag || right.flag;

/** The demo up to the first look that sees a final flag: the game is over there. */
function untilFlag(demo: Scenario): Scenario {
  const flagAt = runScenario(demo).records.findIndex(hasFlag);
  const shows = demo.steps.flatMap(({ action }, i) => (action.verb === 'show' ? [i] : []));
  return flagAt < 0 ? demo : { ...demo, steps: demo.steps.slice(0, shows[flagAt]! + 1) };
}

function playDemo(control: string | undefined, heading: readonly string[]): ExitCode {
  const demo = parseScenario(demoText(control), 'sim/demo.scn');
  const { records, glass } = runScenario(untilFlag(demo));
  writeLines([...heading, '', ...records.map(recordLine), '', glass]);
  return 0;
}

/** Why the clock cannot be played here; '' where both ends are a terminal that can draw. */
function whyNoTerminal(): string {
  if (!process.stdin.isTTY) return 'Standard input is not a terminal';
  if (!process.stdout.isTTY) return 'Standard output is not a terminal';
  const isDumb = process.env['TERM'] === 'dumb';
  return isDumb ? 'This terminal cannot draw the clock (TERM is "dumb")' : '';
}

async function start(call: Call): Promise<ExitCode> {
  const control = textOption(call, 'control');
  const remarks = control === undefined ? [] : readControl(control).remarks;
  const reason = whyNoTerminal();
  if (reason !== '') return playDemo(control, [`${reason}: ${INSTEAD}`, ...remarks]);
  const session = createSession(control === undefined ? {} : { control });
  await playInTerminal(session, remarks.join('; '));
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
