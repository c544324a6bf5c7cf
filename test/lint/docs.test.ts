// The commands that the documents show exist: make targets and settings, and the commands of
// `zeitnot` with their options. Each check is shown a bad line first.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import { checkoutFiles } from '../support/checkout';
import {
  commandComplaints,
  helpNames,
  makefileNames,
  namelessBlocks,
  shownCommands,
  type Known,
} from './documented';

const files = checkoutFiles();
const documents = [...files].filter(([path]) => path.endsWith('.md'));

function helpOf(...words: string[]): string {
  const cli = join(repositoryRoot(), 'sim', 'zeitnot.js');
  const result = spawnSync(process.execPath, [cli, ...words, '--help'], { encoding: 'utf8' });
  return `${result.stdout}${result.stderr}`;
}

/** Asks the command line for its commands, and those that are shown for their options. */
function knownNames(shown: ReadonlySet<string>): Known {
  const { commands } = helpNames(helpOf());
  const options = commands.map((name): [string, Set<string>] => [
    name,
    new Set(shown.has(name) ? helpNames(helpOf(name)).options : []),
  ]);
  return { ...makefileNames(files.get('Makefile') ?? ''), commands: new Map(options) };
}

test('every command in the documents exists', () => {
  const shown = documents.flatMap(([path, text]) => shownCommands(path, text));
  const known = knownNames(new Set(shown.flatMap(({ words }) => words)));
  expect(known.commands.size).toBeGreaterThan(0);
  expect(shown.flatMap((command) => commandComplaints(command, known))).toEqual([]);
});

test('every code block says what it holds', () => {
  expect(documents.flatMap(([path, text]) => namelessBlocks(path, text))).toEqual([]);
});

const KNOWN: Known = {
  targets: new Set(['flash', 'run']),
  settings: new Set(['BOARD']),
  commands: new Map([['play', new Set(['--json'])]]),
};
const complaintsOf = (text: string): string[] =>
  shownCommands('a.md', text).flatMap((command) => commandComplaints(command, KNOWN));

const BAD: readonly (readonly [string, string])[] = [
  ['```sh\nmake fly\n```', 'a.md:2: make has no target fly'],
  ['```sh\n# first\nmake flash BORD=a\n```', 'a.md:3: make knows no setting BORD'],
  ['```console\n$ npx zeitnot sing\nout\n```', 'a.md:2: zeitnot has no command sing'],
  ['```sh\ngit pull && zeitnot play a --yaml\n```', 'a.md:2: zeitnot play has no option --yaml'],
  ['```sh\nzeitnot play - --json | jqq .\n```', 'a.md:2: nobody knows how to check jqq'],
  ['Run `make fly`.', 'a.md:1: make has no target fly'],
  ['Run `zeitnot sing`.', 'a.md:1: zeitnot has no command sing'],
];

test.each(BAD)('a command that is not there is refused: %j', (text, complaint) => {
  expect(complaintsOf(text)).toEqual([complaint]);
});

test('commands that are there, placeholders and output pass', () => {
  const text = [
    '```sh',
    'make flash BOARD=pixljs   # a comment',
    'cd zeitnot && npx zeitnot play FILE… [--json]',
    '```',
    '```console',
    '$ zeitnot play a.scn --json',
    'anything at all',
    '```',
    'Plain `make`, `make run`, `zeitnot play`, `zeitnot COMMAND --help` and `other --words`.',
  ].join('\n');
  expect(complaintsOf(text)).toEqual([]);
});

test('a block without a language is refused', () => {
  expect(namelessBlocks('a.md', 'a\n```\nb\n```\n```text\nc\n```\n')).toEqual([
    expect.stringContaining('a.md:2:'),
  ]);
});

test('names are read from the Makefile and from the help', () => {
  const made = makefileNames('BOARD ?= a\nBIN := b\nflash: x ## y\n\techo no: ##\n');
  expect([...made.targets, ...made.settings]).toEqual(['flash', 'BOARD']);
  const help = 'Usage: z\n\nOptions:\n  --help  x\n\nCommands:\n  run [o]  plays\n  play <f>\n';
  expect(helpNames(help)).toEqual({ commands: ['run', 'play'], options: ['--help'] });
});
