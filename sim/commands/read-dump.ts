// Where commands take a dump of the journal from: a file, standard input, or a clock at a port.
import { readBytes as readUpTo } from '../../firmware/tools/files/read-bytes';
import { readLog } from '../../firmware/tools/flash/read-log';
import { FlashRefusal } from '../../firmware/tools/flash/refusal';
import { JOURNAL_AREAS, LARGEST_BYTES, areaOfSize, sizeOf } from '../log/journal-area';
import { BadInput } from './bad-input';
import { STANDARD_INPUT, placeOf } from './read-text';

/** As hex digits, with whatever stands between them. */
const BYTES_MAX = 8 * LARGEST_BYTES;
/** What reading can fail of, in words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not read it',
  ERR_FS_FILE_TOO_LARGE: 'it is larger than any dump',
};

function readBytes(path: string): Buffer {
  try {
    return readUpTo(path === STANDARD_INPUT ? 0 : path, BYTES_MAX);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const reason = REASONS[code] ?? `it cannot be read (${code})`;
    throw new BadInput(`${placeOf(path)}: ${reason}; name a dump of the journal, or - for stdin.`);
  }
}

/** A dump may also be written as hex digits. */
function decode(bytes: Buffer): Uint8Array {
  const text = bytes.length > BYTES_MAX ? '' : bytes.toString('latin1');
  if (!/^[\da-fA-F\s]+$/.test(text)) return bytes;
  return Buffer.from(text.replace(/\s+/g, ''), 'hex');
}

/** The dump in a file, or on standard input. Throws BadInput. */
export function readDump(path: string): Uint8Array {
  const dump = decode(readBytes(path));
  if (areaOfSize(dump.length) !== undefined) return dump;
  const sizes = JOURNAL_AREAS.map(sizeOf).join(' or ');
  throw new BadInput(
    `${placeOf(path)}: ${dump.length} bytes are no whole dump of the journal; ` +
      `it has ${sizes} bytes, as they are or as hex digits.`,
  );
}

/** What goes wrong at a port, as what a person can put right. */
export function refused(error: unknown): never {
  throw error instanceof FlashRefusal ? new BadInput(error.message) : error;
}

/** The journal of the clock at a port, over its link. Throws BadInput. */
export function readPortDump(port: string, baud: number): Promise<Uint8Array> {
  return readLog({ port, baud }).catch(refused);
}
