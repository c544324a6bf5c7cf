// Reads a file, or a stream that has no size and perhaps no end, and stops at a limit.
import { closeSync, openSync, readSync } from 'node:fs';

const CHUNK_BYTES = 65536;
const WAIT_MS = 5;

/** What there is more of than the limit allows. */
export class TooLarge extends Error {
  readonly code = 'ERR_FS_FILE_TOO_LARGE';
}

/** A stream that gives nothing just now is waited for, once it has given something. */
function isLate(error: unknown, hasBegun: boolean): boolean {
  if (!hasBegun || (error as NodeJS.ErrnoException).code !== 'EAGAIN') return false;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
  return true;
}

function readChunk(descriptor: number, hasBegun: boolean): Buffer {
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  for (;;) {
    try {
      return chunk.subarray(0, readSync(descriptor, chunk));
    } catch (error) {
      if (!isLate(error, hasBegun)) throw error;
    }
  }
}

function readAll(descriptor: number, bytesMax: number): Buffer {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for (;;) {
    const chunk = readChunk(descriptor, bytes > 0);
    if (chunk.length === 0) return Buffer.concat(chunks);
    bytes += chunk.length;
    if (bytes > bytesMax) throw new TooLarge();
    chunks.push(chunk);
  }
}

/** All bytes of the path or of the open descriptor. Throws TooLarge, or what the system says. */
export function readBytes(from: string | number, bytesMax: number): Buffer {
  if (typeof from === 'number') return readAll(from, bytesMax);
  const descriptor = openSync(from, 'r');
  try {
    return readAll(descriptor, bytesMax);
  } finally {
    closeSync(descriptor);
  }
}
