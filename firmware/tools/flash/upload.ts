// Writes the files of a firmware into Storage so that a cut at any moment leaves no half program
// that runs. The file of the firmware begins with a comment that nothing closes: the interpreter
// refuses it. When all of it has been read back whole, the last write closes the comment, in place.
import type { Session } from './console-session';
import { SAYS, refuse } from './refusal';
import { FIRMWARE_FILE, storedBytes } from './storage-files';
import type { StorageFiles } from './storage-files';

/** Both are whole words, because some chips program flash by words. */
const OPEN = '/***';
const CLOSE = '***/';
const ERASED = '\xff'.repeat(CLOSE.length);

const CHUNK = 512;
const WRITE_MS = 15000;

/** CRC-32 as the interpreter's E.CRC32 works it out. */
function crc32(text: string): number {
  let crc = -1;
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}

/** Bytes that Storage must have for these files, the comment included. */
export function uploadBytes(files: StorageFiles): number {
  return storedBytes(files) + OPEN.length + CLOSE.length;
}

async function must(session: Session, expression: string, expected: unknown): Promise<void> {
  const answer = await session.ask(expression, WRITE_MS);
  if (answer === undefined) refuse(SAYS.cut(session.port));
  if (answer !== expected) refuse(SAYS.garbled());
}

function writeExpression(name: string, text: string, at: number, size?: number): string {
  const place = size === undefined ? `${at}` : `${at},${size}`;
  return `require("Storage").write(${JSON.stringify(name)},${JSON.stringify(text)},${place})`;
}

async function writeRest(
  session: Session,
  name: string,
  text: string,
  from: number,
): Promise<void> {
  for (let at = from; at < text.length; at += CHUNK) {
    await must(session, writeExpression(name, text.slice(at, at + CHUNK), at), true);
  }
}

async function checkFile(session: Session, name: string, text: string): Promise<void> {
  const read = `require("Storage").read(${JSON.stringify(name)})`;
  await must(session, `E.CRC32(${read})`, crc32(text));
}

async function uploadFile(session: Session, name: string, text: string): Promise<void> {
  await must(session, writeExpression(name, text.slice(0, CHUNK), 0, text.length), true);
  await writeRest(session, name, text, CHUNK);
  await checkFile(session, name, text);
}

async function uploadFirmware(session: Session, text: string): Promise<void> {
  if (text.includes('*/')) throw new Error('the firmware would close the comment before it');
  const head = OPEN.length + CLOSE.length;
  const size = head + text.length;
  await must(session, writeExpression(FIRMWARE_FILE, OPEN, 0, size), true);
  await writeRest(session, FIRMWARE_FILE, OPEN + ERASED + text, head);
  await checkFile(session, FIRMWARE_FILE, OPEN + ERASED + text);
  await must(session, writeExpression(FIRMWARE_FILE, CLOSE, OPEN.length), true);
  await checkFile(session, FIRMWARE_FILE, OPEN + CLOSE + text);
}

/** The old firmware goes first; the new one is enabled last, when all else is there. */
export async function upload(session: Session, files: StorageFiles): Promise<void> {
  const erase = `require("Storage").erase(${JSON.stringify(FIRMWARE_FILE)})`;
  await must(session, `(${erase},require("Storage").read("${FIRMWARE_FILE}")===undefined)`, true);
  for (const [name, text] of Object.entries(files)) {
    if (name !== FIRMWARE_FILE) await uploadFile(session, name, text);
  }
  await uploadFirmware(session, files[FIRMWARE_FILE]!);
}
