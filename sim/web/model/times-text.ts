// Times as people read them on the page.

/** `1:29:58`, `4:58`, or below twenty seconds `0:09.8`; what runs down is rounded up. */
export function shortTime(ms: number): string {
  if (Number.isNaN(ms)) return '';
  if (ms < 20000) return `0:${(Math.ceil(ms / 100) / 10).toFixed(1).padStart(4, '0')}`;
  const seconds = Math.ceil(ms / 1000);
  const pair = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${pair(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${pair(minutes % 60)}:${pair(seconds % 60)}`;
}

/** `4:58.250`: to the millisecond, for arbiters. */
export function exactTime(ms: number): string {
  if (Number.isNaN(ms)) return '';
  const pair = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.floor(ms / 1000);
  const tail = `${pair(seconds % 60)}.${String(Math.round(ms % 1000)).padStart(3, '0')}`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${tail}`;
  return `${Math.floor(minutes / 60)}:${pair(minutes % 60)}:${tail}`;
}

/** `7.250`, or from a minute on `1:07.250`: how long a move took. */
export function spanTime(ms: number): string {
  return ms < 60000 ? (ms / 1000).toFixed(3) : exactTime(ms);
}

/** `2 minutes 5 seconds`, for a voice. */
export function spokenTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ] as const;
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`);
  return words.length === 0 ? 'no time' : words.join(' ');
}
