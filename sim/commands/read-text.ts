// Reads a text file or standard input, and says in one sentence why it cannot be read.
import { readBytes } from '../../firmware/tools/files/read-bytes';
import { shortenedPath } from '../../firmware/tools/text/shortened';
import { BadInput, oneLine } from './bad-input';

export const STANDARD_INPUT = '-';

/** A scenario of a whole tournament is far below this. */
const BYTES_MAX = 16 * 1024 * 1024;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a directory; name the files in it',
  EACCES: 'you may not read this file; change its permissions',
  ENOTDIR: 'a part of this path is a file, not a directory',
  ELOOP: 'this link points to itself',
  ENAMETOOLONG: 'this name is too long for a file',
  ERR_FS_FILE_TOO_LARGE: 'this is too large to be a scenario; one has at most 16 MiB',
  ENXIO: 'this is a socket or a device that cannot be read; name a file',
};

function isDescribed(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}

function readPath(path: string): Buffer {
  try {
    return readBytes(path === STANDARD_INPUT ? 0 : path, BYTES_MAX);
  } catch (error) {
    const code = isDescribed(error) ? (error.code ?? '') : '';
    // A terminal or a parent that gives nothing reads as an empty input.
    if (path === STANDARD_INPUT && (code === 'EOF' || code === 'EAGAIN')) return Buffer.alloc(0);
    throw new BadInput(`${placeOf(path)}: ${REASONS[code] ?? `cannot be read (${code})`}.`);
  }
}

/** How messages name the file. */
export function placeOf(path: string): string {
  return path === STANDARD_INPUT ? 'standard input' : shortenedPath(oneLine(path));
}

function decode(path: string, bytes: Buffer): string {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (bytes.includes(0) || text.includes('\uFFFD')) {
    throw new BadInput(`${placeOf(path)}: this is not text; a scenario is a text file in UTF-8.`);
  }
  return text;
}

/** The text at `path`, or of standard input for `-`. Throws BadInput. */
export function readText(path: string): string {
  if (path === '')
    throw new BadInput('the name of a file is empty; write its path, or - for stdin.');
  const text = decode(path, readPath(path));
  if (text.trim() !== '') return text;
  throw new BadInput(`${placeOf(path)}: this is empty; a scenario begins with "control 3m+2s".`);
}
