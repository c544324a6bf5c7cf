// What a person typed or named, for a sentence: never longer than a reader wants to see again.

const LENGTH_MAX = 60;

/** The beginning of a text that is too long, and a sign that it goes on. */
export function shortened(text: string): string {
  const letters = [...text];
  return letters.length > LENGTH_MAX ? `${letters.slice(0, LENGTH_MAX - 1).join('')}…` : text;
}

/** The end of a path that is too long: the name of the file stands there. */
export function shortenedPath(path: string): string {
  const letters = [...path];
  return letters.length > LENGTH_MAX ? `…${letters.slice(1 - LENGTH_MAX).join('')}` : path;
}
