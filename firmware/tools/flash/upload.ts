// Writes the files of a firmware into Storage so that a cut at any moment leaves no half program
// that runs, and none made of two versions. The old firmware goes first. All that the new one needs
// is written and read back before it. It comes last, behind a gap that is left erased: the
// interpreter stops at erased flash. When all of it has been read back whole, the last write fills
// the gap, in place.
import type { Session } from './console-session';
import { SAYS, refuse } from './refusal';
import { CONTROL_FILE, FIRMWARE_FILE, OWN_FILES, storedBytes } from './storage-files';
import type { StorageFiles } from './storage-files';

/**
 * Twice, because Storage makes a file anew when it is written at 0, and a whole word each, because
 * some chips program flash by words. Of a word that was cut, the interpreter refuses any part.
 */
const COMMENT = '/**/';
const GAP = '\xff'.repeat(COMMENT.length);

const CHUNK_BYTES = 384;
const WRITE_MS = 15000;
const STORAGE = 'require("Storage")';

/** CRC-32 as the interpreter's E.CRC32 works it out. */
function crc32(text: string): number {
  let crc = -1;
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}

/** Bytes that Storage must have for these files, the comments included. */
export function uploadBytes(files: StorageFiles): number {
  return storedBytes(files) + 2 * COMMENT.length;
}

/** What lies in the file of the firmware when its upload is whole. */
export function uploadedText(firmware: string): string {
  return COMMENT + COMMENT + firmware;
}

async function must(session: Session, expression: string, expected: unknown): Promise<void> {
  const answer = await session.ask(expression, WRITE_MS);
  if (answer === undefined) refuse(SAYS.cut(session.port));
  if (answer !== expected) refuse(SAYS.garbled());
}

/** Bytes travel as base64: a console takes some of them for commands. */
function writeExpression(name: string, text: string, at: number, size?: number): string {
  const place = size === undefined ? `${at}` : `${at},${size}`;
  const bytes = Buffer.from(text, 'latin1').toString('base64');
  return `${STORAGE}.write(${JSON.stringify(name)},atob("${bytes}"),${place})`;
}

async function writeRest(
  session: Session,
  name: string,
  text: string,
  from: number,
): Promise<void> {
  for (let at = from; at < text.length; at += CHUNK_BYTES) {
    await must(session, writeExpression(name, text.slice(at, at + CHUNK_BYTES), at), true);
  }
}

async function checkFile(session: Session, name: string, text: string): Promise<void> {
  const read = `${STORAGE}.read(${JSON.stringify(name)})`;
  await must(session, `E.CRC32(${read})`, crc32(text));
}

async function uploadFile(session: Session, name: string, text: string): Promise<void> {
  await must(session, writeExpression(name, text.slice(0, CHUNK_BYTES), 0, text.length), true);
  await writeRest(session, name, text, CHUNK_BYTES);
  await checkFile(session, name, text);
}

async function uploadFirmware(session: Session, text: string): Promise<void> {
  const staged = COMMENT + GAP + text;
  await must(session, writeExpression(FIRMWARE_FILE, COMMENT, 0, staged.length), true);
  await writeRest(session, FIRMWARE_FILE, staged, 2 * COMMENT.length);
  await checkFile(session, FIRMWARE_FILE, staged);
  await must(session, writeExpression(FIRMWARE_FILE, COMMENT, COMMENT.length), true);
  await checkFile(session, FIRMWARE_FILE, uploadedText(text));
}

/** What Storage does not keep as it was sent must not stay: it might be read otherwise yet. */
async function takeBack(session: Session, error: unknown): Promise<never> {
  if (session.isOpen()) await session.ask(`(${STORAGE}.erase("${FIRMWARE_FILE}"),0)`, WRITE_MS);
  throw error;
}

/**
 * Ends a firmware that runs, which is so on a clock whose console was unlocked: writing may move
 * what it is made of. Its watchdog is then kicked by the interpreter.
 */
async function stopFirmware(session: Session): Promise<void> {
  const has = `${STORAGE}.read("${FIRMWARE_FILE}")!==undefined`;
  await must(session, `(${has}&&(clearInterval(),clearWatch(),E.enableWatchdog(30)),0)`, 0);
  const erase = `${STORAGE}.erase("${FIRMWARE_FILE}")`;
  await must(session, `(${erase},${has})`, false);
}

/** Files of other versions go, and with them a control that nobody asked for now. */
async function eraseOthers(session: Session, files: StorageFiles): Promise<void> {
  const kept = JSON.stringify(Object.keys(files));
  const own = `[${JSON.stringify(CONTROL_FILE)}].concat(${STORAGE}.list(${String(OWN_FILES)}))`;
  const others = `${own}.filter(n=>${kept}.indexOf(n)<0)`;
  await must(session, `(${others}.forEach(n=>${STORAGE}.erase(n)),0)`, 0);
}

export async function upload(session: Session, files: StorageFiles): Promise<void> {
  await stopFirmware(session);
  await eraseOthers(session, files);
  for (const [name, text] of Object.entries(files)) {
    if (name !== FIRMWARE_FILE) await uploadFile(session, name, text);
  }
  await uploadFirmware(session, files[FIRMWARE_FILE]!).catch((error: unknown) => {
    return takeBack(session, error);
  });
}
