// Flash memory by NOR rules: a write can only clear bits, an erase sets a whole page, and the power
// can go at any byte. Interrupts are held off meanwhile, and the time passes.
import type { FlashArea, FlashTiming } from './board-facts';
import { MachineError } from './errors';

/** An erase is this many steps, so that the power can go in the middle of it. */
const ERASE_STEPS = 8;

/** What flash needs of the chip around it. */
export interface FlashHost {
  /** Lets time pass with interrupts held off. */
  holdOffFor(us: number): void;
  /** The power goes, now. */
  cutPower(): never;
}

interface Area {
  facts: FlashArea;
  bytes: Uint8Array;
  erases: Uint32Array;
}

export class Flash {
  private readonly areas: Area[];
  /** Bytes programmed and parts of erases done so far, counted for power cuts. */
  steps = 0;
  /** True while the bench writes: no time passes. */
  isInstant = false;
  private cutAtStep = Infinity;
  private tornMask = 0xff;

  constructor(
    areas: FlashArea[],
    private readonly timing: FlashTiming,
    private readonly host: FlashHost,
  ) {
    this.areas = areas.map((facts) => ({
      facts,
      bytes: new Uint8Array(facts.pageBytes * facts.pages).fill(0xff),
      erases: new Uint32Array(facts.pages),
    }));
  }

  /**
   * The power goes at the step after `steps` more; of that byte only the bits off the mask clear.
   */
  cutAfter(steps: number, tornMask: number): void {
    this.cutAtStep = this.steps + steps;
    this.tornMask = tornMask;
  }

  forgetCut(): void {
    this.cutAtStep = Infinity;
  }

  /** The memory itself, for the bench: no time passes and no rule holds. */
  raw(name: string): Uint8Array {
    const area = this.areas.find((each) => each.facts.name === name);
    if (area === undefined) throw new MachineError(`this board has no flash area "${name}"`);
    return area.bytes;
  }

  /** How often each page was erased. */
  erases(name: string): Uint32Array {
    const area = this.areas.find((each) => each.facts.name === name);
    if (area === undefined) throw new MachineError(`this board has no flash area "${name}"`);
    return area.erases;
  }

  page(address: number): { address: number; bytes: number } | null {
    const area = this.areaAt(address);
    if (area === undefined) return null;
    const { address: start, pageBytes } = area.facts;
    return {
      address: start + Math.floor((address - start) / pageBytes) * pageBytes,
      bytes: pageBytes,
    };
  }

  read(address: number, length: number): Uint8Array {
    const area = this.areaFor(address, length, 'reads');
    const from = address - area.facts.address;
    return area.bytes.slice(from, from + length);
  }

  program(address: number, data: Uint8Array): void {
    const area = this.areaFor(address, data.length, 'writes');
    const from = address - area.facts.address;
    const us = this.timing.writeUs + this.timing.wordUs * Math.ceil(data.length / 4);
    const sound = Math.min(data.length, this.cutAtStep - this.steps);
    const { bytes } = area;
    for (let i = 0; i < sound; i += 1) bytes[from + i]! &= data[i]!;
    this.steps += sound;
    if (sound < data.length) {
      area.bytes[from + sound]! &= data[sound]! | this.tornMask;
      this.goDark();
    }
    if (!this.isInstant) this.host.holdOffFor(us);
  }

  erasePage(address: number): void {
    const area = this.areaFor(address, 1, 'erases');
    const index = Math.floor((address - area.facts.address) / area.facts.pageBytes);
    const from = index * area.facts.pageBytes;
    const page = area.bytes.subarray(from, from + area.facts.pageBytes);
    for (let step = 0; step < ERASE_STEPS; step += 1) {
      if (this.steps >= this.cutAtStep) this.goDark();
      this.eraseBits(page, step);
      this.steps += 1;
    }
    area.erases[index]! += 1;
    if (!this.isInstant) this.host.holdOffFor(this.timing.erasePageUs);
  }

  /** Bits come up one after the other, in an order that differs from byte to byte. */
  private eraseBits(page: Uint8Array, step: number): void {
    if (step === ERASE_STEPS - 1) {
      page.fill(0xff);
      return;
    }
    for (let i = 0; i < page.length; i += 1) page[i]! |= 1 << ((i * 5 + step * 3) & 7);
  }

  private goDark(): never {
    this.forgetCut();
    return this.host.cutPower();
  }

  private areaAt(address: number): Area | undefined {
    return this.areas.find(
      ({ facts, bytes }) => address >= facts.address && address < facts.address + bytes.length,
    );
  }

  private areaFor(address: number, length: number, verb: string): Area {
    const area = this.areaAt(address);
    if (area === undefined || address + length > area.facts.address + area.bytes.length) {
      throw new MachineError(
        `the bundle ${verb} ${length} bytes of flash at 0x${address.toString(16)}, ` +
          'which is neither Storage nor spare on this board',
      );
    }
    return area;
  }
}
