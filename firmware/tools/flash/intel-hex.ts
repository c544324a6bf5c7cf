// Reads the Intel hex format, in which the `espruino` package writes an image of Storage.

export interface Memory {
  readonly address: number;
  readonly bytes: Buffer;
}

const DATA = 0;
const UPPER_ADDRESS = 4;

interface HexRecord {
  readonly type: number;
  readonly address: number;
  readonly data: Buffer;
}

function readRecord(line: string): HexRecord {
  const bytes = Buffer.from(line.slice(1), 'hex');
  const sum = bytes.reduce((all, byte) => (all + byte) & 0xff, 0);
  if (!line.startsWith(':') || bytes.length !== bytes[0]! + 5 || sum !== 0) {
    throw new Error(`not a line of Intel hex: ${line.slice(0, 20)}`);
  }
  return { type: bytes[3]!, address: bytes.readUInt16BE(1), data: bytes.subarray(4, -1) };
}

/** The memory that a file describes; it must have no gaps. */
export function readIntelHex(text: string): Memory {
  const pieces: Buffer[] = [];
  let upper = 0;
  let first: number | undefined;
  let next = 0;
  for (const { type, address, data } of text.trim().split(/\r?\n/).map(readRecord)) {
    if (type === UPPER_ADDRESS) upper = data.readUInt16BE(0) * 0x10000;
    if (type !== DATA) continue;
    const at = upper + address;
    first ??= at;
    if (pieces.length > 0 && at !== next) throw new Error(`a gap before 0x${at.toString(16)}`);
    pieces.push(data);
    next = at + data.length;
  }
  return { address: first ?? 0, bytes: Buffer.concat(pieces) };
}
