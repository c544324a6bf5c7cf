// Waiting at a port, by the clock: a busy machine makes each look longer, not the wait.

export const sleep = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** Looks every `everyMs` until it is so, for `ms` at most. Whether it is. */
export async function waitFor(isSo: () => boolean, ms: number, everyMs: number): Promise<boolean> {
  const endMs = performance.now() + ms;
  while (!isSo()) {
    if (performance.now() >= endMs) return false;
    await sleep(everyMs);
  }
  return true;
}
