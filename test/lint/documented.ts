// The commands that the documents show, taken from their code and compared with what exists. Every
// line of a shell block is read; a line that cannot be checked must begin with a known program.

export interface Command {
  place: string;
  words: string[];
}

export interface Known {
  /** The targets and the settings of the Makefile. */
  targets: ReadonlySet<string>;
  settings: ReadonlySet<string>;
  /** For each command of `zeitnot` its options, with both dashes. */
  commands: ReadonlyMap<string, ReadonlySet<string>>;
}

const SHELL = new Set(['sh', 'bash', 'console', 'shell']);
/** Programs that are not ours. What they do is not checked; that they are meant is. */
const FOREIGN = new Set(['cd', 'git', 'npm', 'npx', 'esptool', 'esptool.py', 'node', 'open']);

interface Block {
  language: string;
  /** The line of the opening fence, from 1. */
  line: number;
  lines: string[];
}

/** The fenced blocks of a document, in order. */
export function fencedBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  text.split('\n').forEach((line, index) => {
    const fence = /^\s*```\s*(\S*)/.exec(line);
    if (fence === null) open?.lines.push(line.trim());
    else if (open !== null) open = null;
    else blocks.push((open = { language: fence[1] ?? '', line: index + 1, lines: [] }));
  });
  return blocks;
}

/** Blocks that do not say what they hold, so that nobody can tell whether they were checked. */
export function namelessBlocks(path: string, text: string): string[] {
  return fencedBlocks(text)
    .filter(({ language }) => language === '')
    .map(({ line }) => `${path}:${line}: say what the block holds (sh, text, ts, json, …)`);
}

const wordsOf = (line: string): string[] =>
  line
    .replace(/^\$ /, '')
    .replace(/\s+#.*$/, '')
    .split(/\s+/)
    .filter((word) => word !== '');

/** One line may hold several commands, joined by && or |. */
const commandsIn = (place: string, line: string): Command[] =>
  line.split(/\s(?:&&|\|{1,2}|;)\s/).map((part) => ({ place, words: wordsOf(part) }));

function blockCommands(path: string, text: string): Command[] {
  return fencedBlocks(text)
    .filter(({ language }) => SHELL.has(language))
    .flatMap(({ language, line, lines }) =>
      lines.flatMap((shown, index) => {
        const isOutput = language === 'console' && !shown.startsWith('$ ');
        if (shown === '' || shown.startsWith('#') || isOutput) return [];
        return commandsIn(`${path}:${line + 1 + index}`, shown);
      }),
    );
}

/** `make X` and `zeitnot X` between backquotes in running text. */
function spanCommands(path: string, text: string): Command[] {
  let isFenced = false;
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*```/.test(line)) isFenced = !isFenced;
    if (isFenced) return [];
    return [...line.matchAll(/`((?:make|zeitnot|npx zeitnot)(?: [^`]*)?)`/g)].flatMap((match) =>
      commandsIn(`${path}:${index + 1}`, match[1] ?? ''),
    );
  });
}

/** Every command that a document shows. */
export function shownCommands(path: string, text: string): Command[] {
  return [...blockCommands(path, text), ...spanCommands(path, text)];
}

const isPlaceholder = (word: string): boolean => /^([A-Z]+…?|…|\[.*|<.*)$/.test(word);

function makeComplaints(words: readonly string[], known: Known): string[] {
  return words.flatMap((word) => {
    const setting = /^([A-Z]+)=/.exec(word);
    if (setting !== null) {
      return known.settings.has(setting[1] ?? '') ? [] : [`make knows no setting ${setting[1]}`];
    }
    if (/^-/.test(word) || known.targets.has(word)) return [];
    return [`make has no target ${word}`];
  });
}

function zeitnotComplaints(words: readonly string[], known: Known): string[] {
  const [name, ...rest] = words;
  if (name === undefined || isPlaceholder(name) || name.startsWith('-')) return [];
  const options = known.commands.get(name);
  if (options === undefined) return [`zeitnot has no command ${name}`];
  return rest
    .map((word) => /^\[?(--[a-z-]+)/.exec(word)?.[1])
    .filter((option) => option !== undefined && !options.has(option))
    .map((option) => `zeitnot ${name} has no option ${option}`);
}

/** What is wrong with a command; an empty list when all of it exists. */
export function commandComplaints({ place, words }: Command, known: Known): string[] {
  const [program = '', ...rest] = words.filter(
    (word) => !/^[A-Z_]+=/.test(word) || words[0] === 'make',
  );
  const after = (complaints: string[]): string[] => complaints.map((text) => `${place}: ${text}`);
  if (program === 'make') return after(makeComplaints(rest, known));
  if (program === 'zeitnot') return after(zeitnotComplaints(rest, known));
  if (program === 'npx' && rest[0] === 'zeitnot') {
    return after(zeitnotComplaints(rest.slice(1), known));
  }
  if (FOREIGN.has(program) || program.startsWith('.ci/')) return [];
  return after([`nobody knows how to check ${program}`]);
}

/** The targets and settings that a Makefile defines. */
export function makefileNames(text: string): Pick<Known, 'targets' | 'settings'> {
  const names = (pattern: RegExp): Set<string> =>
    new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''));
  return { targets: names(/^([a-z][a-z-]*):/gm), settings: names(/^([A-Z]+) \?=/gm) };
}

/** The commands that `zeitnot --help` lists, or the options that `zeitnot X --help` lists. */
export function helpNames(help: string): { commands: string[]; options: string[] } {
  const [, listed = ''] = help.split(/^Commands:$/m);
  const commands = [...listed.matchAll(/^ {2}([a-z][a-z-]*)/gm)].map((match) => match[1] ?? '');
  return { commands, options: help.match(/--[a-z][a-z-]*/g) ?? [] };
}
