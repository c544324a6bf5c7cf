// Storage as Espruino does it: files appended to the chain, replaced by killing the old header and
// writing a new file, and compacted when nothing fits any more. None of it is safe against a power
// cut, which is the point of modelling it.
import type { FlashArea } from './board-facts';
import { ScriptError } from './errors';
import type { Flash } from './flash';
import {
  aligned,
  footprint,
  type Header,
  HEADER_BYTES,
  headerBytes,
  NAME_BYTES,
  StorageChain,
} from './storage-format';

export class Storage {
  readonly chain: StorageChain;
  /** Compactions so far; each takes seconds. */
  compactions = 0;

  constructor(
    private readonly flash: Flash,
    private readonly area: FlashArea,
    /** Called after each page of a long operation: the interpreter kicks the watchdog there. */
    private readonly onPage: () => void,
  ) {
    this.chain = new StorageChain(flash, area);
  }

  read(name: string): Uint8Array | null {
    const header = this.chain.find(name);
    return header === null ? null : this.flash.read(header.address + HEADER_BYTES, header.size);
  }

  /** `size` 0 means the length of the data. Offset 0 replaces the file unless it is still empty. */
  write(name: string, data: Uint8Array, offset: number, size: number): boolean {
    if (offset < 0 || size < 0) return false;
    const wanted = size === 0 ? data.length : size;
    if (wanted === 0) throw new ScriptError("Can't create zero length file");
    let header = this.chain.find(name);
    if (offset === 0) {
      if (header !== null && this.holds(header, data, wanted)) return true;
      header = this.fresh(name, header, wanted);
    }
    if (header === null) throw new ScriptError('Unable to find or create file');
    this.fill(header, data, offset);
    return true;
  }

  erase(name: string): boolean {
    const header = this.chain.find(name);
    if (header === null) return false;
    this.kill(header);
    return true;
  }

  eraseAll(): void {
    for (let page = 0; page < this.area.pages; page += 1) this.erasePage(page);
  }

  /** Names of files; those with other flags than none are internal. */
  list(): string[] {
    return this.chain
      .headers()
      .filter((header) => header.isLive && header.flags === 0)
      .map((header) => header.name);
  }

  freeBytes(): number {
    const headers = this.chain.headers();
    const last = headers[headers.length - 1];
    const used = last === undefined ? this.chain.start : last.address + footprint(last.size);
    return this.chain.end - used;
  }

  /** Copies the live files down over the dead ones, page by page. True when that made room. */
  compact(): boolean {
    const headers = this.chain.headers();
    const firstDead = headers.find((header) => !header.isLive);
    if (firstDead === undefined) return false;
    this.compactions += 1;
    const from = this.firstPageToRewrite(headers, firstDead);
    const image = this.packed(headers.filter((each) => each.isLive && each.address >= from));
    const last = headers[headers.length - 1] as Header;
    const end = last.address + footprint(last.size);
    for (let address = from, at = 0; address < end; address += this.area.pageBytes) {
      const part = image.subarray(at, at + this.area.pageBytes);
      this.flash.erasePage(address);
      if (part.length > 0) this.flash.program(address, part);
      this.onPage();
      at += this.area.pageBytes;
    }
    return true;
  }

  private holds(header: Header, data: Uint8Array, wanted: number): boolean {
    if (header.flags !== 0 || header.size !== wanted || data.length !== wanted) return false;
    const kept = this.flash.read(header.address + HEADER_BYTES, wanted);
    return kept.every((byte, index) => byte === data[index]);
  }

  /** The file to write into from its start: the old one while it is empty, else a new one. */
  private fresh(name: string, old: Header | null, size: number): Header | null {
    if (old !== null) {
      const isEmpty = this.chain.isErased(old.address + HEADER_BYTES, old.size);
      if (old.flags === 0 && old.size === size && isEmpty) return old;
      this.kill(old);
    }
    return this.create(name, size);
  }

  private create(name: string, size: number): Header | null {
    const bytes = footprint(size);
    let spot = this.chain.place(bytes);
    if (spot.address === null && bytes < spot.free + spot.trash && this.compact()) {
      spot = this.chain.place(bytes);
    }
    if (spot.address === null) return null;
    const stored = name.slice(0, NAME_BYTES);
    this.flash.program(spot.address, headerBytes(stored, size));
    return { address: spot.address, size, flags: 0, name: stored, isLive: true };
  }

  private fill(header: Header, data: Uint8Array, offset: number): void {
    if (offset + data.length > header.size) throw new ScriptError('Too much data for file size');
    const address = header.address + HEADER_BYTES + offset;
    if (!this.chain.isErased(address, data.length)) {
      throw new ScriptError('File already written with different data');
    }
    if (data.length > 0) this.flash.program(address, data);
  }

  private kill(header: Header): void {
    this.flash.program(header.address + 4, new Uint8Array(4));
  }

  private erasePage(page: number): void {
    this.flash.erasePage(this.area.address + page * this.area.pageBytes);
    this.onPage();
  }

  /** The last page start before the first dead file that no file straddles. */
  private firstPageToRewrite(headers: Header[], firstDead: Header): number {
    let from = this.chain.start;
    for (const { address } of headers) {
      if (address > firstDead.address) break;
      if ((address - this.area.address) % this.area.pageBytes === 0) from = address;
    }
    return from;
  }

  private packed(headers: Header[]): Uint8Array {
    const image = new Uint8Array(headers.reduce((sum, each) => sum + footprint(each.size), 0));
    let at = 0;
    for (const header of headers) {
      const length = HEADER_BYTES + aligned(header.size);
      const kept = this.flash.read(
        header.address,
        Math.min(length, this.chain.end - header.address),
      );
      image.set(kept, at);
      at += length;
    }
    return image;
  }
}
