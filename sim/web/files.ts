// Scenarios as files: saved where the browser puts what it loads, and read from the person's disk.

import { html } from './dom';

const BYTES_MAX = 16 * 1024 * 1024;

export function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = html('a', { href: url, download: name });
  link.click();
  // The download has begun by then in every browser; the memory can go.
  setTimeout(() => URL.revokeObjectURL(url), 60000);
}

/** Throws an Error with a sentence for the person. */
export async function readFile(file: File): Promise<string> {
  if (file.size > BYTES_MAX) throw new Error(`${file.name}: this is too large to be a scenario`);
  return file.text();
}

/** True when the link lies on the clipboard; browsers refuse it on pages without https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** `zeitnot-2031-05-04-1530.scn`, by the person's own clock. */
export function scenarioName(date: Date): string {
  const pair = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${pair(date.getMonth() + 1)}-${pair(date.getDate())}`;
  return `zeitnot-${day}-${pair(date.getHours())}${pair(date.getMinutes())}.scn`;
}
