// The checks that no linter has: what every file, every document and the top level must look like.
// Pure functions from text to complaints; tidy.test.ts runs them over the checkout.
import { basename, dirname, extname, join, normalize } from 'node:path';

export interface TidyFile {
  path: string;
  text: string;
}

const COLUMNS = 100;
const CODE = new Set(['.ts', '.js', '.mjs', '.cjs']);
const WORDS = ['FIX' + 'ME', 'TO' + 'DO', 'XX' + 'X', 'HA' + 'CK'];
const UNFINISHED = new RegExp(`\\b(${WORDS.join('|')})\\b`);
const MACHINE_PATH = /(?<![\w.~-])\/(work|home|root|tmp|Users)\//;
const REGISTRY_HOST = /\b(registry\.[a-z]|deb\.deb[i]an|artifactory\.[a-z])/;
const SIMULATOR_WORD = /\bsim\b/i;
const KEBAB = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
const DOCUMENT = /^[A-Z]+\.md$/;

export const TOP_LEVEL = [
  'Makefile',
  'README.md',
  'board-configs',
  'firmware',
  'hal',
  'package.json',
  'sim',
  'test',
  'tsconfig.json',
];
/** Beside them: the lock file, what git ignores, and hidden files. */
const TOP_LEVEL_TOO = new Set(['package-lock.json', 'node_modules', 'build', 'dist', 'coverage']);

const isCode = (path: string): boolean => CODE.has(extname(path));
const isScript = (path: string): boolean => /^(Makefile|\.ci\/[^.]+)$/.test(path);

type Check = (file: TidyFile) => string[];

/** Runs a check on each line and puts the place before what it says. */
const eachLine =
  (applies: (path: string) => boolean, check: (line: string) => string | null): Check =>
  ({ path, text }) =>
    !applies(path)
      ? []
      : text.split('\n').flatMap((line, index) => {
          const complaint = check(line);
          return complaint === null ? [] : [`${path}:${index + 1}: ${complaint}`];
        });

const forbid = (pattern: RegExp, complaint: string): ((line: string) => string | null) => {
  return (line) => (pattern.test(line) ? complaint : null);
};

const hasHeader: Check = ({ path, text }) => {
  if (!isCode(path) && !isScript(path)) return [];
  const first = text.replace(/^#!.*\n/, '').trimStart();
  const comment = isScript(path) ? /^# \S/ : /^(\/\/ \S|\/\*\*? ?\n? ?\*? ?\S)/;
  return comment.test(first) ? [] : [`${path}:1: begin with a comment that says what it is for`];
};

/** For other code, ESLint knows this rule, and how to wrap a comment. */
const isNarrow = eachLine(
  (path) => isScript(path) || path.endsWith('.d.ts'),
  (line) => ([...line].length > COLUMNS ? `more than ${COLUMNS} columns` : null),
);

const isFinished = eachLine(() => true, forbid(UNFINISHED, 'finish it, or file an issue'));
const isPortable = eachLine(() => true, forbid(MACHINE_PATH, "a path of one person's machine"));
const namesNoHost = eachLine(() => true, forbid(REGISTRY_HOST, 'the host of a registry'));
const isNotSimulated = eachLine(
  (path) => /^(firmware|hal)\//.test(path) && isCode(path),
  forbid(SIMULATOR_WORD, 'the firmware never asks whether it is simulated'),
);

const hasTidyName: Check = ({ path }) => {
  const name = basename(path);
  const fits = KEBAB.test(name) || DOCUMENT.test(name) || name === 'Makefile';
  return fits ? [] : [`${path}: name it in kebab-case`];
};

const endsInNewline: Check = ({ path, text }) =>
  text === '' || text.endsWith('\n') ? [] : [`${path}: end the last line`];

/** The text with the contents of code fences and code spans taken out, line for line. */
export function proseOf(text: string): string {
  let isFenced = false;
  return text
    .split('\n')
    .map((line) => {
      const isFence = /^\s*(```|~~~)/.test(line);
      if (isFence) isFenced = !isFenced;
      return isFence || isFenced ? '' : line.replace(/`[^`]*`/g, '``');
    })
    .join('\n');
}

const hasOneTitle: Check = ({ path, text }) => {
  if (extname(path) !== '.md') return [];
  const titles = proseOf(text)
    .split('\n')
    .filter((line) => /^# /.test(line));
  return titles.length === 1 ? [] : [`${path}: ${titles.length} titles (# …); one is right`];
};

const CHECKS: readonly Check[] = [
  hasHeader,
  isNarrow,
  isFinished,
  isPortable,
  namesNoHost,
  isNotSimulated,
  hasTidyName,
  endsInNewline,
  hasOneTitle,
];

/** Everything that is wrong with one file, seen by itself. */
export function tidyComplaints(file: TidyFile): string[] {
  return CHECKS.flatMap((check) => check(file));
}

/** The anchor that a heading gets on the usual viewers. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replace(/ /g, '-');

const anchorsOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => /^#+ /.test(line))
    .map(anchorOf);

const LINK = /\]\(([^)\s]+)\)|^\[[^\]]+\]:\s+(\S+)|(?:src|href)="([^"]+)"/g;
const ELSEWHERE = /^(https?|mailto):/;

/** Links of a document to files and headings that are not there. */
export function deadLinks(document: TidyFile, files: ReadonlyMap<string, string>): string[] {
  const folders = new Set([...files.keys()].flatMap(foldersOf));
  const lines = proseOf(document.text).split('\n');
  return lines.flatMap((line, index) => {
    return [...line.matchAll(LINK)]
      .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
      .filter((link) => !ELSEWHERE.test(link))
      .filter((link) => isDead(document, link, { files, folders }))
      .map((link) => `${document.path}:${index + 1}: dead link ${link}`);
  });
}

interface Known {
  files: ReadonlyMap<string, string>;
  folders: ReadonlySet<string>;
}

function isDead(document: TidyFile, link: string, known: Known): boolean {
  const [target = '', anchor] = link.split('#');
  const path =
    target === '' ? document.path : normalize(join(dirname(document.path), decodeURI(target)));
  const text = known.files.get(path);
  if (text === undefined) return !known.folders.has(path.replace(/\/$/, ''));
  return anchor !== undefined && !anchorsOf(text).includes(anchor);
}

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** What is missing at the top level, and what does not belong there. */
export function topLevelComplaints(names: readonly string[]): string[] {
  const surplus = names.filter(
    (name) => !name.startsWith('.') && !TOP_LEVEL.includes(name) && !TOP_LEVEL_TOO.has(name),
  );
  const missing = TOP_LEVEL.filter((name) => !names.includes(name));
  return [
    ...missing.map((name) => `${name} is missing at the top level`),
    ...surplus.map((name) => `${name} does not belong at the top level`),
  ];
}
