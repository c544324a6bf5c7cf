// Reads a board file as JSON, and says in one sentence why it cannot be read. What a file that is
// no board file holds is nobody's business: it is never quoted.
import { parseExpressionAt } from 'acorn';
import { readBytes } from '../files/read-bytes';
import { BoardError } from './problem';

/** A board file has a few thousand. */
const BYTES_MAX = 1024 * 1024;

const REASONS: Readonly<Record<string, string>> = {
  EISDIR: 'this is a directory; name a board file in it',
  EACCES: 'you may not read this file; change its permissions',
  ENOTDIR: 'a part of this path is a file, not a directory',
  ELOOP: 'this link points to itself',
  ENAMETOOLONG: 'this name is too long for a file',
  ERR_FS_FILE_TOO_LARGE: 'this is too large to be a board file',
};

function bytesOf(file: string, shown: string): Buffer {
  try {
    return readBytes(file, BYTES_MAX);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const reason = REASONS[code] ?? `cannot be read (${code})`;
    throw new BoardError(shown, { field: '', reason });
  }
}

/** ", line 3, column 7" where a reader of scripts stumbles too; JSON forbids a little more. */
function mistakePlace(text: string): string {
  try {
    parseExpressionAt(text, 0, { ecmaVersion: 2020 });
    return '';
  } catch (error) {
    const { loc } = error as { loc?: { line: number; column: number } };
    return loc === undefined ? '' : ` at line ${loc.line}, column ${loc.column + 1}`;
  }
}

/** What the file holds. Throws a BoardError; `shown` is how that names the file. */
export function readBoardFile(file: string, shown: string): unknown {
  const text = bytesOf(file, shown).toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    const reason = `this is no board file: it is not JSON${mistakePlace(text)}`;
    throw new BoardError(shown, { field: '', reason });
  }
}
