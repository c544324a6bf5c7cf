// The file in which a Linux build of Espruino keeps its flash, made with files in its Storage. The
// spare pages of a board lie in a file of their own, whose data begins with a page.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Interpreter } from './interpreter';
import { InterpreterError } from './interpreter';

/** Where Storage begins, by its address in a Linux build. */
const STORAGE_ADDRESS = 0x10000000;
const NAME_BYTES = 28;
const HEADER_BYTES = 32;
const PAGE_BYTES = 4096;
/** Address of the spare pages. */
export const SPARE_ADDRESS = STORAGE_ADDRESS + PAGE_BYTES;

export type Files = Readonly<Record<string, string>>;

function fileBytes(name: string, data: Buffer): Buffer {
  const padding = (4 - (data.length % 4)) % 4;
  const bytes = Buffer.alloc(HEADER_BYTES + data.length + padding, 0xff);
  bytes.writeUInt32LE(data.length, 0);
  bytes.fill(0, 4, HEADER_BYTES);
  bytes.write(name, 4, NAME_BYTES, 'latin1');
  data.copy(bytes, HEADER_BYTES);
  return bytes;
}

/** A file before it fills the first page up to the header of the file of spare pages. */
function sparePages(bytes: number): Buffer[] {
  if (bytes === 0) return [];
  const filler = Buffer.alloc(PAGE_BYTES - 2 * HEADER_BYTES, 0xff);
  return [fileBytes('filler', filler), fileBytes('spare', Buffer.alloc(bytes, 0xff))];
}

/** `spareBytes`: size of the raw pages outside Storage. */
export function writeFlashImage(
  { path, storageBytes }: Interpreter,
  folder: string,
  files: Files,
  spareBytes: number,
): void {
  const own = Object.entries(files).map(([name, text]) => {
    return fileBytes(name, Buffer.from(text, 'latin1'));
  });
  const image = Buffer.concat([...sparePages(spareBytes), ...own]);
  if (image.length > storageBytes) {
    const reason = `${image.length} bytes of files do not fit into its ${storageBytes} of Storage`;
    throw new InterpreterError(`${path}: ${reason}.`);
  }
  writeFileSync(join(folder, 'espruino.flash'), image);
}
