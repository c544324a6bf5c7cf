// The check of a record: a hash over its first eight bytes and the check of the record before, so
// that a record counts only behind the very one it was written behind.

/** A prime; every check is below it, so its highest byte never looks erased. */
const PRIME = 0x7fffffff;
const FACTOR = 65599;

/** What the first record of a game is checked with. */
export const SEED = 0x5a656974;

export function chainOf(bytes: Uint8Array, check: number): number {
  let sum = check;
  for (let i = 0; i < 8; i += 2)
    sum = (sum * FACTOR + (bytes[i] | (bytes[i + 1] << 8)) + 1) % PRIME;
  return sum;
}
