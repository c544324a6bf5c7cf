// Which functions are marked `@cold` in the comment above them: rare work, which the bundler must
// leave in a function of its own. The interpreter reads past everything that stands in a function
// each time it runs, so rare work inside frequent work slows the frequent down.

/** A doc comment that holds the mark, and the function right below it. */
const COMMENT = String.raw`/\*\*(?:[^*]|\*(?!/))*@cold(?:[^*]|\*(?!/))*\*/`;
const MARKED = new RegExp(String.raw`${COMMENT}\s*(?:export\s+)?function (\w+)`, 'g');

/** Names of the marked functions in one source. */
export function coldFunctionsIn(text: string): string[] {
  return [...text.matchAll(MARKED)].map((match) => match[1]!);
}
