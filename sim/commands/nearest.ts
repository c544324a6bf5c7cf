// The word that was probably meant, for "did you mean …?".

/** Edits (insert, drop, change, swap neighbours) that turn one word into the other. */
function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= to.length; j += 1) {
      const changed = rows[i - 1]![j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      row.push(Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, changed));
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (swapped) row[j] = Math.min(row[j]!, rows[i - 2]![j - 2]! + 1);
    }
  }
  return rows[from.length]![to.length]!;
}

/** The nearest of `words`, or null when none is near enough to be what was meant. */
export function nearestWord(written: string, words: readonly string[]): string | null {
  const small = written.toLowerCase().slice(0, 60);
  const limit = Math.max(1, Math.floor(small.length / 3));
  let best: string | null = null;
  let bestDistance = limit + 1;
  for (const word of words) {
    const distance = editDistance(small, word.toLowerCase());
    if (distance >= bestDistance) continue;
    best = word;
    bestDistance = distance;
  }
  return best;
}

/** `; did you mean …?`, or nothing. */
export function didYouMean(written: string, words: readonly string[]): string {
  const nearest = nearestWord(written, words);
  return nearest === null ? '' : `; did you mean "${nearest}"?`;
}
