// Changes to a text by position, as a syntax tree gives them.

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with every edit made. Edits must not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  const pieces: string[] = [];
  let at = 0;
  for (const edit of sorted) {
    pieces.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return pieces.join('') + text.slice(at);
}
