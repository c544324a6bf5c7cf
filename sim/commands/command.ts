// What one command of the command line consists of. Each lives in its own file and has one row in
// command-table.ts; cli.ts turns the rows into the program.

/** What a command was called with: its arguments, and its options by their long name. */
export interface Call {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** Exit codes: fine, an expectation failed. Bad input is thrown as BadInput and exits 2. */
export type ExitCode = 0 | 1;

export interface Flag {
  /** As commander writes it: `--jitter <seed>`. */
  readonly flags: string;
  readonly help: string;
}

export interface Command {
  readonly name: string;
  /** As commander writes it: `<control>`, `<files...>`, or empty. */
  readonly argument: string;
  readonly argumentHelp: string;
  readonly summary: string;
  readonly options: readonly Flag[];
  /** Shown under the help: what one would type. */
  readonly examples: readonly string[];
  run(call: Call): ExitCode | Promise<ExitCode>;
}

/** An option that takes a value, or undefined. */
export function textOption(call: Call, name: string): string | undefined {
  const value = call.options[name];
  return typeof value === 'string' ? value : undefined;
}
