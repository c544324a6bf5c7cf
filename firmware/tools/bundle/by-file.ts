// How many bytes of a bundle came from which source file, by the compiler's source map. The map
// ends where Closure Compiler does; what later steps change is shared out in proportion.
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import { sectionsOf } from './annotate';
import type { Bundle } from './bundle-board';

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** For an offset in the joined text, the file that it came from. */
function fileFinder(joined: string): (line: number, column: number) => string {
  const starts = lineStarts(joined);
  const sections = sectionsOf(joined);
  return (line, column) => {
    const offset = starts[line]! + column;
    return sections.find(({ start, end }) => start <= offset && offset < end)?.path ?? '?';
  };
}

/** Bytes by file, the largest first. */
export function bytesByFile({ compiled, joined, map, text }: Bundle): [string, number][] {
  const source = new SourceMap(JSON.parse(map) as SourceMapPayload);
  const fileAt = fileFinder(joined);
  const share = text.length / compiled.length;
  const bytes = new Map<string, number>();
  compiled.split('\n').forEach((line, number) => {
    for (let column = 0; column <= line.length; column++) {
      const entry = source.findEntry(number, column);
      const isKnown = 'originalLine' in entry;
      const file = isKnown ? fileAt(entry.originalLine, entry.originalColumn) : '?';
      bytes.set(file, (bytes.get(file) ?? 0) + share);
    }
  });
  const rows = [...bytes].map(([file, count]): [string, number] => [file, Math.round(count)]);
  return rows.sort((a, b) => b[1] - a[1]);
}
