// The command line `zeitnot`: makes the program from the table of commands and runs it. Whatever
// goes wrong ends here, as one sentence on standard error and exit code 2.
import { Command as Program } from 'commander';
import type { CommanderError } from 'commander';
import { BadInput, listed, oneLine, quoted } from './commands/bad-input';
import type { Command, ExitCode } from './commands/command';
import { COMMANDS } from './commands/command-table';
import { leaveWhenReaderHasGone, writeError } from './commands/output';

const BAD_INPUT_EXIT = 2;

const NAME_A_COMMAND =
  `name a command: ${listed(COMMANDS.map((command) => command.name))}; ` +
  '`zeitnot --help` explains them.';

/** `zeitnot help nosuch`: the word that is no command. */
function unknownHelp(): string {
  const [first, word] = process.argv.slice(2);
  return first === 'help' && word !== undefined ? `there is no command ${quoted(word)}; ` : '';
}

/** Commander has shown the help that was asked for; nothing is left to do. */
class HelpShown extends Error {}

/** Turns commander's complaint into ours, with the usage that would be right. */
function complain(error: CommanderError, program: Program): never {
  if (error.exitCode === 0) throw new HelpShown();
  if (error.code === 'commander.help') throw new BadInput(unknownHelp() + NAME_A_COMMAND);
  const complaint = oneLine(error.message.replace(/^error: /, '').replace(/\.$/, ''));
  const usage = program.createHelp().commandUsage(program);
  throw new BadInput(`${complaint}; usage: ${usage}`);
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
    const words = given.slice(0, -2).flat().map(String);
    done(await command.run({ words, options: child.opts() }));
  });
}

function createProgram(done: (code: ExitCode) => void): Program {
  const program = new Program('zeitnot')
    .description('A chess clock, simulated: play on it, replay games, look things up.')
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
  await program.parseAsync(process.argv).catch(report);
}

void main();
