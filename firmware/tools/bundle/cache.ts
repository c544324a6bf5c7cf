// Keeps the results of long work in build/, under a hash of everything that went in.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../repository-root';

/** Written aside and renamed: who reads it at the same time sees the old one or the new one. */
export function writeBuilt(file: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, contents);
  renameSync(aside, file);
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 32);
}

/** What `work` gave for this key before, or gives now. */
export async function cached(
  folder: string,
  key: readonly string[],
  work: () => Promise<string>,
): Promise<string> {
  const file = join(repositoryRoot(), 'build', folder, hashOf(key));
  if (!existsSync(file)) writeBuilt(file, await work());
  return readFileSync(file, 'utf8');
}

/** The texts of all sources below a folder: what is made there depends on how. */
export function sourcesBelow(folder: string): string[] {
  const root = join(repositoryRoot(), folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => readFileSync(join(root, file), 'utf8'));
}
