// The command line `zeitnot`: makes the program from the table of commands and runs it. Whatever
// goes wrong ends here, as one sentence on standard error and exit code 2.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command as Program } from 'commander';
import type { CommanderError } from 'commander';
import { BadInput, listed, oneLine, quoted } from './commands/bad-input';
import { shortened } from '../firmware/tools/text/shortened';
import { repositoryRoot } from '../firmware/tools/repository-root';
import type { Command, ExitCode } from './commands/command';
import { COMMANDS } from './commands/command-table';
import { didYouMean } from './commands/nearest';
import { leaveWhenReaderHasGone, writeError } from './commands/output';

const BAD_INPUT_EXIT = 2;

const NAME_A_COMMAND =
  `name a command: ${listed(COMMANDS.map((command) => command.name))}; ` +
  '`zeitnot --help` explains them.';

/**
 * Refuses a word where a command belongs, `zeitnot nosuch --help` and `zeitnot help nosuch` too:
 * commander would answer with the help of everything.
 */
function refuseUnknownCommand(words: readonly string[]): void {
  const named = words.filter((word) => !/^-./.test(word));
  const name = named[0] === 'help' ? named[1] : named[0];
  const names = COMMANDS.map((command) => command.name);
  if (name === undefined || name === 'help' || names.includes(name)) return;
  const hint = didYouMean(name, names) || `; ${NAME_A_COMMAND}`;
  throw new BadInput(`unknown command ${quoted(name)}${hint}`);
}

/** Commander has shown the help that was asked for; nothing is left to do. */
class HelpShown extends Error {}

/** Turns commander's complaint into ours, with the usage that would be right. */
function complain(error: CommanderError, program: Program): never {
  if (error.exitCode === 0) throw new HelpShown();
  if (error.code === 'commander.help') throw new BadInput(NAME_A_COMMAND);
  const complaint = oneLine(error.message.replace(/^error: /, '').replace(/\.$/, ''));
  const usage = program.createHelp().commandUsage(program);
  const short = complaint.replace(/'([^']*)'/g, (_, word: string) => `'${shortened(word)}'`);
  throw new BadInput(`${short}; usage: ${usage}`);
}

function silenceErrors(program: Program): Program {
  return program
    .exitOverride((error) => complain(error, program))
    .configureOutput({ writeErr: () => undefined, outputError: () => undefined });
}

function helpTail(command: Command): string {
  const lines = command.examples.map((example) => `  $ ${example}`);
  return lines.length === 0 ? '' : `\nExamples:\n${lines.join('\n')}`;
}

function addCommand(program: Program, command: Command, done: (code: ExitCode) => void): void {
  const child = silenceErrors(program.command(command.name).description(command.summary));
  if (command.argument !== '') child.argument(command.argument, command.argumentHelp);
  for (const option of command.options) child.option(option.flags, option.help);
  child.addHelpText('after', helpTail(command)).allowExcessArguments(false);
  child.action(async (...given: unknown[]) => {
    const words = given
      .slice(0, -2)
      .flat()
      .filter((word) => word !== undefined)
      .map(String);
    done(await command.run({ words, options: child.opts() }));
  });
}

function versionText(): string {
  const text = readFileSync(join(repositoryRoot(), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function createProgram(done: (code: ExitCode) => void): Program {
  const program = new Program('zeitnot')
    .description('A chess clock, simulated: play on it, replay games, look things up.')
    .version(`zeitnot ${versionText()}`, '-V, --version', 'print the version')
    .showHelpAfterError(false);
  silenceErrors(program);
  for (const command of COMMANDS) addCommand(program, command, done);
  return program;
}

function report(error: unknown): void {
  if (error instanceof HelpShown) return;
  const message = error instanceof Error ? error.message : String(error);
  const sentence = oneLine(message);
  if (error instanceof BadInput) writeError(sentence);
  else writeError(`this is a fault of zeitnot itself, please report it: ${sentence}`);
  process.exitCode = BAD_INPUT_EXIT;
}

function leaveWithReport(error: unknown): void {
  report(error);
  process.exit();
}

async function main(): Promise<void> {
  leaveWhenReaderHasGone();
  process.on('uncaughtException', leaveWithReport);
  process.on('unhandledRejection', leaveWithReport);
  const program = createProgram((code) => (process.exitCode = code));
  try {
    refuseUnknownCommand(process.argv.slice(2));
    await program.parseAsync(process.argv);
  } catch (error) {
    report(error);
  }
}

void main();
