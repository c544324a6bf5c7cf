// The files of this checkout as text, without what is built, installed or binary.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { repositoryRoot } from '../../firmware/tools/repository-root';

const LEFT_OUT = new Set(['.git', 'node_modules', 'build', 'dist', 'coverage']);
const BINARY = new Set(['.png', '.jpg', '.ico', '.woff2', '.bin', '.gz']);

function pathsBelow(folder: string): string[] {
  const entries = readdirSync(join(repositoryRoot(), folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (LEFT_OUT.has(entry.name)) return [];
    return entry.isDirectory() ? pathsBelow(path) : [path];
  });
}

/** Every text file of the checkout by its path below the top level. */
export function checkoutFiles(): Map<string, string> {
  const paths = pathsBelow('').filter((path) => !BINARY.has(extname(path)));
  return new Map(paths.map((path) => [path, readFileSync(join(repositoryRoot(), path), 'utf8')]));
}

/** The names at the top level, hidden ones included. */
export function topLevelNames(): string[] {
  return readdirSync(repositoryRoot());
}
