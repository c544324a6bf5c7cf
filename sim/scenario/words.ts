// One line of a scenario as words. A text in quotes is one word; # begins a comment.

/** A word, and whether it stood in quotes. */
export interface Word {
  text: string;
  isQuoted: boolean;
}

export interface Words {
  words: Word[];
  /** What follows word i, without comment and outer blanks. */
  restAfter(i: number): string;
  /** A quote was opened and not closed. */
  isTorn: boolean;
}

const WORD = /"([^"]*)"|"[^"]*$|[^\s"]+/g;

/** The line up to its comment: a # that no quote protects. */
function withoutComment(line: string): string {
  let isQuoted = false;
  for (let i = 0; i < line.length; i++) {
    if (line[i] === '"') isQuoted = !isQuoted;
    if (line[i] === '#' && !isQuoted) return line.slice(0, i);
  }
  return line;
}

export function splitWords(line: string): Words {
  const code = withoutComment(line);
  const found = [...code.matchAll(WORD)];
  const words = found.map((match) => ({
    text: match[1] ?? match[0],
    isQuoted: match[1] !== undefined,
  }));
  return {
    words,
    restAfter: (i) => code.slice(found[i]!.index + found[i]![0].length).trim(),
    isTorn: (code.split('"').length - 1) % 2 === 1,
  };
}
