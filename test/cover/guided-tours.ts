// Scenarios from guided-tours.txt that go straight to what chance finds too seldom, each line by
// line like a finger: what is compared with the fake HAL is every look on the way.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../firmware/tools/repository-root';

/** One key a letter; a digit is none. */
const KEYS: Readonly<Record<string, string>> = {
  '<': 'press left',
  '>': 'press right',
  '-': 'key minus',
  '+': 'key plus',
  p: 'key pause',
  b: 'hold pause 0.7',
  m: 'hold minus 0.9',
  q: 'hold plus 0.9',
  A: 'hold minus+plus 2.1',
  E: 'hold minus+pause 3.1',
  S: 'hold minus+pause 2.1',
  M: 'hold minus 2.1',
  P: 'hold plus 2.1',
  L: 'hold left 3',
  K: 'hold pause 2.1',
  // Pages are being erased; nothing is compared meanwhile.
  '~': 'up minus',
};

const FLAG_PAGE = 9;
const PAGES = 14;

/** `@4` goes on to page 4 of the list from its first one, `^4` from FLAG, where FROZEN begins. */
function toPage(word: string): string {
  const page = Number(word.slice(1));
  const from = word.startsWith('^') ? FLAG_PAGE : 0;
  return '+'.repeat((page - from + PAGES) % PAGES);
}

function linesOf(word: string): string[] {
  if (/^w[\d.]+$/.test(word)) return [`+${word.slice(1)} show`];
  const keys = /^[@^]\d+$/.test(word) ? toPage(word) : word;
  const lines: string[] = [];
  let heldS = 0;
  for (const key of keys) {
    const line = KEYS[key];
    if (line === undefined) throw new Error(`a tour has no key "${key}"`);
    lines.push(`+${(heldS + (key === '~' ? 2 : 0.22)).toFixed(2)} ${line}`);
    heldS = Number(/^hold \S+ (.*)/.exec(line)?.[1] ?? 0);
  }
  return [...lines, `+${(heldS + 0.22).toFixed(2)} show`];
}

/** 3(+p >) is the same three times; the innermost first. */
function expanded(way: string): string {
  const next = way.replace(/(\d+)\(([^()]*)\)/g, (_all, count: string, words: string) => {
    return `${words} `.repeat(Number(count));
  });
  return next === way ? way : expanded(next);
}

/** `way`: words of keys, `w` and seconds to wait, pages; after each word everything is compared. */
export function guidedTour(control: string, way: string): string {
  const head = control === '' ? [] : [`control ${control}`];
  return [...head, '2 show', ...expanded(way).trim().split(/\s+/).flatMap(linesOf)].join('\n');
}

export interface Guided {
  readonly title: string;
  readonly control: string;
  readonly way: string;
}

function readGuided(): Guided[] {
  const file = join(repositoryRoot(), 'test', 'cover', 'guided-tours.txt');
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [title = '', control = '', way = ''] = line.split('\t');
      return { title, control, way };
    });
}

export const GUIDED: readonly Guided[] = readGuided();
