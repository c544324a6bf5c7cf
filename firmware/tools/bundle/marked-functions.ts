// Functions with a mark in the comment above them, which tells the bundler what to do with them.
//
// `@cold`: rare work that must be left in a function of its own. The interpreter reads past
// everything that stands in a function each time it runs, so rare work inside frequent work slows
// the frequent down.
//
// `@overlay`: the way into what is loaded from flash only when it is wanted (hal.ts, `load`). What
// nothing else uses goes with it.
//
// `@answer`: likewise, on a board that leaves out `ready-answers`.

export type Mark = '@cold' | '@overlay' | '@answer';

/** The mark as the only word of its kind, in a doc comment right above a function. */
function pattern(mark: Mark): RegExp {
  const text = String.raw`(?:[^*]|\*(?!/))*`;
  const comment = String.raw`/\*\*${text}${mark}\b${text}\*/`;
  return new RegExp(String.raw`${comment}\s*(?:export\s+)?function (\w+)`, 'g');
}

/** Names of the marked functions in one source. */
export function functionsMarked(mark: Mark, text: string): string[] {
  return [...text.matchAll(pattern(mark))].map((match) => match[1]!);
}
