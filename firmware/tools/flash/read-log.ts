// Reads a clock's journal over its link, piece by piece; see firmware/link/FORMAT.md.
import type { Place } from './await-answer';
import { LineReader, readClockLine } from './clock-lines';
import { openPort } from './espruino-package';
import type { Connection } from './espruino-package';
import { findPort } from './find-port';
import { SAYS, refuse } from './refusal';
import { waitFor } from './wait';

/** Asked so often in vain, one after the other or in all, the clock does not answer any more. */
const TRIES = 6;
const TRIES_IN_ALL = 40;
const ANSWER_MS = 500;
const POLL_MS = 2;
const ROUNDS_MAX = 5;
/** No board has a larger journal. */
const BYTES_MAX = 16 * 4096;

const LOG = /^\d+ -?\d+ log (\d{1,5}) (\d{1,5}) ((?:[0-9a-f]{2})+)$/;

/** What has come in of a journal. */
export class LogPieces {
  hasState = false;
  /** Pieces that came in whole, those that were known among them. */
  count = 0;
  private readonly pieces = new Map<number, Buffer>();
  private size = 0;
  private bytes = 0;

  /** Takes a line of the link; what is no piece of this journal is passed over. */
  add(line: string): void {
    const read = readClockLine(line);
    if (read?.event === 'state') this.hasState = true;
    const match = LOG.exec(read?.text ?? '');
    if (match !== null) this.take(Number(match[1]), Number(match[2]), match[3]!);
  }

  isWhole(): boolean {
    return this.size > 0 && this.bytes >= this.size;
  }

  /** After the last piece the first comes again, so what was lost comes later; but not for ever. */
  isWanting(): boolean {
    return !this.isWhole() && this.count <= ROUNDS_MAX * (this.pieces.size + 1);
  }

  whole(): Buffer {
    const whole = Buffer.alloc(this.size);
    for (const [at, piece] of this.pieces) piece.copy(whole, at);
    return whole;
  }

  private take(size: number, at: number, hex: string): void {
    const piece = Buffer.from(hex, 'hex');
    const isKnown = this.size === 0 || size === this.size;
    if (!isKnown || size === 0 || size > BYTES_MAX || at + piece.length > size) return;
    this.size = size;
    this.count++;
    this.bytes += piece.length - (this.pieces.get(at)?.length ?? 0);
    this.pieces.set(at, piece);
  }
}

/** True when another piece has come. */
async function askOnce(connection: Connection, pieces: LogPieces): Promise<boolean> {
  const before = pieces.count;
  await connection.write('!\n').catch(() => undefined);
  const hasCome = () => pieces.count > before;
  await waitFor(() => hasCome() || !connection.isOpen(), ANSWER_MS, POLL_MS);
  return hasCome();
}

async function refuseSilence(connection: Connection, pieces: LogPieces, port: string) {
  if (!connection.isOpen()) return refuse(SAYS.lost(port));
  if (pieces.count > 0) return refuse(SAYS.logEnded(port));
  await connection.write('\n?\n').catch(() => undefined);
  await waitFor(() => pieces.hasState, ANSWER_MS, POLL_MS);
  return refuse(pieces.hasState ? SAYS.logClosed(port) : SAYS.noClock(port));
}

async function readWhole(connection: Connection, port: string): Promise<Buffer> {
  const lines = new LineReader();
  const pieces = new LogPieces();
  connection.listen((text) => lines.add(text).forEach((line) => pieces.add(line)));
  await connection.write('\n').catch(() => undefined);
  let inAll = 0;
  for (let tries = 0; tries < TRIES && inAll < TRIES_IN_ALL; tries++) {
    while (pieces.isWanting() && (await askOnce(connection, pieces))) tries = 0;
    if (pieces.isWhole()) return pieces.whole();
    inAll++;
  }
  return refuseSilence(connection, pieces, port);
}

/** The journal as a dump of the flash would give it; throws a FlashRefusal. */
export async function readLog({ port, baud }: Place): Promise<Buffer> {
  await findPort(port);
  const connection = await openPort(port, baud);
  if (connection === undefined) return refuse(SAYS.noPort(port));
  try {
    return await readWhole(connection, port);
  } finally {
    connection.close();
  }
}
