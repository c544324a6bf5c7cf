// How Espruino lays files into Storage: a chain of 32-byte headers, each with the size (and flags
// in the top byte) and the name, each followed by its data. There is no checksum and no directory,
// so a header that was torn by a power cut is followed as if it were true.
import type { FlashArea } from './board-facts';
import type { Flash } from './flash';

export const HEADER_BYTES = 32;
export const NAME_BYTES = 28;
const UNSET = 0xffffffff;

export interface Header {
  /** Of the header; the data follow it. */
  address: number;
  size: number;
  flags: number;
  name: string;
  /** False when the first word of the name was cleared: replaced or erased. */
  isLive: boolean;
}

export function aligned(bytes: number): number {
  return (bytes + 3) & ~3;
}

/** Bytes of a header and its data. */
export function footprint(size: number): number {
  return HEADER_BYTES + aligned(size);
}

export function headerBytes(name: string, size: number): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES);
  new DataView(bytes.buffer).setUint32(0, size, true);
  for (let i = 0; i < name.length; i += 1) bytes[4 + i] = name.charCodeAt(i);
  return bytes;
}

export class StorageChain {
  constructor(
    private readonly flash: Flash,
    private readonly area: FlashArea,
  ) {}

  get start(): number {
    return this.area.address;
  }

  get end(): number {
    return this.area.address + this.area.pageBytes * this.area.pages;
  }

  /** The header at an address, or null where its size makes no sense. */
  headerAt(address: number): Header | null {
    if (address + HEADER_BYTES > this.end) return null;
    const bytes = this.flash.read(address, HEADER_BYTES);
    const word = new DataView(bytes.buffer).getUint32(0, true);
    const size = word & 0xffffff;
    if (word === UNSET || word === 0 || address + HEADER_BYTES + size > this.end) return null;
    const isLive = bytes.slice(4, 8).some((byte) => byte !== 0);
    return { address, size, flags: word >>> 24, name: nameOf(bytes), isLive };
  }

  /**
   * All headers that a search sees: within a page one after the other, then on to the next page.
   */
  headers(): Header[] {
    const found: Header[] = [];
    let header = this.headerAt(this.start);
    while (header !== null) {
      found.push(header);
      header = this.after(header);
    }
    return found;
  }

  find(name: string): Header | null {
    return this.headers().find((header) => header.isLive && header.name === name) ?? null;
  }

  /** Where a new file of this footprint goes, and what space there would be. */
  place(bytes: number): { address: number | null; free: number; trash: number } {
    let address: number | null = this.start;
    let free = 0;
    let trash = 0;
    while (address !== null) {
      const run = this.run(address);
      trash += run.trash;
      const room = this.roomAt(run.end);
      free += room;
      if (room >= bytes) return { address: run.end, free, trash };
      address = this.nextPage(run.end);
    }
    return { address: null, free, trash };
  }

  isErased(address: number, length: number): boolean {
    const bytes = this.flash.read(address, length);
    for (let i = 0; i < length; i += 1) if (bytes[i] !== 0xff) return false;
    return true;
  }

  nextPage(address: number): number | null {
    const { address: start, pageBytes } = this.area;
    const next = start + (Math.floor((address - start) / pageBytes) + 1) * pageBytes;
    return next < this.end ? next : null;
  }

  /** What the interpreter checks at boot: the chain must end in an empty header. */
  isValid(): boolean {
    const headers = this.headers();
    const last = headers[headers.length - 1];
    if (last === undefined) return this.isErased(this.start, this.end - this.start);
    const tail = last.address + footprint(last.size);
    if (tail + HEADER_BYTES > this.end) return tail <= this.end;
    if (this.isErased(tail, HEADER_BYTES)) return true;
    const page = this.nextPage(tail);
    return page !== null && this.isErased(page, HEADER_BYTES);
  }

  private after(header: Header): Header | null {
    const next = header.address + footprint(header.size);
    if (next + HEADER_BYTES > this.end) return null;
    const direct = this.headerAt(next);
    if (direct !== null) return direct;
    const page = this.nextPage(next);
    return page === null ? null : this.headerAt(page);
  }

  /** Follows headers without a gap: where they end, and how much in them is dead. */
  private run(from: number): { end: number; trash: number } {
    let end = from;
    let trash = 0;
    for (let header = this.headerAt(from); header !== null; header = this.headerAt(end)) {
      end = header.address + footprint(header.size);
      if (!header.isLive) trash += header.size;
    }
    return { end, trash };
  }

  /** To the end of the page, or of Storage when no header starts the next page. */
  private roomAt(address: number): number {
    const next = this.nextPage(address);
    if (next === null || this.headerAt(next) === null) return this.end - address;
    return next - address;
  }
}

function nameOf(bytes: Uint8Array): string {
  let name = '';
  for (let i = 4; i < HEADER_BYTES && bytes[i] !== 0; i += 1)
    name += String.fromCharCode(bytes[i]!);
  return name;
}
