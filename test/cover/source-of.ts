// Where a place in a script comes from. The source map ends where Closure Compiler does; what the
// later steps did is bridged by looking for the same words in the same order.
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import { parse, tokenizer } from 'acorn';
import { sectionsOf, unmarked } from '../../firmware/tools/bundle/annotate';
import type { Bundle } from '../../firmware/tools/bundle/bundle-board';
import { offsetFinder } from '../../firmware/tools/bundle/origins';

interface Word {
  readonly text: string;
  readonly start: number;
}

/** So many words in a row are looked for, and so many around a place help to find it. */
const RUN = 4;
const AROUND = 40;
/** What an insertion of a later step may shift. */
const SHIFT = 16;

/** Fields were renamed, and comparisons loosened. */
function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let isField = false;
  for (const token of tokenizer(text, { ecmaVersion: 2015 })) {
    const { type, start } = token;
    const word = String((token as { value?: unknown }).value ?? type.label);
    words.push({ text: isField ? '.' : word.replace(/^([!=]=)=$/, '$1'), start });
    isField = type.label === '.';
  }
  return words;
}

function runAt(words: readonly Word[], at: number): string {
  return words
    .slice(at, at + RUN)
    .map(({ text }) => text)
    .join(' ');
}

function indexOf(words: readonly Word[]): Map<string, number[]> {
  const index = new Map<string, number[]>();
  words.forEach((_, at) => {
    const run = runAt(words, at);
    const places = index.get(run);
    if (places === undefined) index.set(run, [at]);
    else places.push(at);
  });
  return index;
}

/** Answers for an offset in `text` the offset in `compiled` where the same stands. */
function bridge(text: string, compiled: string): (offset: number) => number {
  const [here, there] = [wordsOf(text), wordsOf(compiled)];
  const index = indexOf(there);
  return (offset) => {
    const at = Math.max(
      0,
      here.findIndex(({ start }) => start >= offset),
    );
    const votes = new Map<number, number>();
    for (let i = Math.max(0, at - AROUND); i < Math.min(here.length, at + AROUND); i++) {
      const found = index.get(runAt(here, i)) ?? [];
      for (const place of found) {
        const bucket = Math.round((place - i) / SHIFT);
        const weight = (1 / found.length) * (AROUND / (4 + Math.abs(i - at)));
        for (const near of [bucket - 1, bucket, bucket + 1])
          votes.set(near, (votes.get(near) ?? 0) + weight);
      }
    }
    const [best] = [...votes].sort((a, b) => b[1] - a[1])[0] ?? [0];
    const guess = at + best * SHIFT;
    const exact = (index.get(runAt(here, at)) ?? []).filter(
      (one) => Math.abs(one - guess) <= 2 * SHIFT,
    );
    exact.sort((a, b) => Math.abs(a - guess) - Math.abs(b - guess));
    return there[exact[0] ?? Math.max(0, Math.min(there.length - 1, guess))]!.start;
  };
}

/** For an offset in `text`, a part of the script of `bundle`: the file and the function. */
export function sourceFinder(bundle: Bundle, text: string): (offset: number) => string {
  const { compiled, joined } = bundle;
  const toCompiled = bridge(text, compiled);
  const map = new SourceMap(JSON.parse(bundle.map) as SourceMapPayload);
  const offsetOf = offsetFinder(joined);
  const sections = sectionsOf(joined);
  const program = parse(joined, { ecmaVersion: 2015, sourceType: 'module' });
  const functions = program.body.filter((node) => node.type === 'FunctionDeclaration');
  return (offset) => {
    const before = compiled.slice(0, toCompiled(offset));
    const line = before.split('\n').length - 1;
    const entry = map.findEntry(line, before.length - before.lastIndexOf('\n') - 1);
    if (!('originalLine' in entry)) return '?';
    const at = offsetOf(entry.originalLine, entry.originalColumn);
    const path = sections.find(({ start, end }) => start <= at && at < end)?.path ?? '?';
    const name = functions.find(({ start, end }) => start <= at && at < end)?.id.name;
    return name === undefined ? path : `${unmarked(name)} in ${path}`;
  };
}
