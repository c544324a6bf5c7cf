// What every display chip shows to the bench, and how it hangs on its wires. A chip sees nothing
// but levels, times and bus transactions.
import { Notes } from '../errors';
import type { Level } from '../pin';

export interface BusByte {
  atUs: number;
  byte: number;
}

/** A wire that is looked at. */
export interface Probe {
  readonly level: Level;
}

/** The wires of a chip, by the names of its data sheet. */
export interface Wires {
  /** The wire itself, to look at its level. */
  probe(name: string): Probe;
  /** Open drain: 0 pulls down, null lets go. A push-pull output may also drive 1. */
  drive(name: string, level: Level | null): void;
  /** A pull-up resistor in the module. */
  pullUp(name: string): void;
  nowUs(): number;
}

/** Bus bytes that a chip surely remembers; older ones may be counted only. */
const LOG_LIMIT = 4096;

export abstract class DisplayChip {
  abstract readonly name: string;
  /** What broke the data sheet's rules: too fast, too short, nonsense. */
  readonly faults = new Notes(100);
  /** True while the module hangs loose: it hears nothing and shows nothing. */
  isUnplugged = false;
  protected isPowered = false;
  private readonly log: BusByte[] = [];
  /** Bus bytes ever received. */
  busBytes = 0;

  /** Bits of the display memory that light the glass, "address.bit", in order; [] when dark. */
  litSegments(): string[] {
    return this.isPowered && !this.isUnplugged && this.isShowing() ? this.lit() : [];
  }

  /** A copy of the display memory, lit or not. */
  abstract memory(): Uint8Array;

  /** Brightness or contrast as the chip was told, from 0. */
  abstract intensity(): number;

  powerOn(): void {
    this.isPowered = true;
    this.reset();
  }

  powerOff(): void {
    this.isPowered = false;
  }

  /** Bus bytes since the last call. */
  takeLog(): BusByte[] {
    return this.log.splice(0);
  }

  protected abstract isShowing(): boolean;
  protected abstract lit(): string[];
  /** To the state of the data sheet after power-on; memory is chance. */
  protected abstract reset(): void;

  protected record(byte: number, atUs: number): void {
    this.busBytes += 1;
    this.log.push({ atUs, byte });
    if (this.log.length >= 2 * LOG_LIMIT) this.log.splice(0, LOG_LIMIT);
  }

  protected fault(what: string): void {
    this.faults.add(what);
  }
}

export abstract class PinChip extends DisplayChip {
  abstract readonly wires: readonly string[];
  protected wire!: Wires;

  connect(wires: Wires): void {
    this.wire = wires;
  }

  onWire(name: string, level: Level, atUs: number): void {
    if (this.isPowered && !this.isUnplugged) this.heard(name, level, atUs);
  }

  protected abstract heard(name: string, level: Level, atUs: number): void;
}

export abstract class I2cChip extends DisplayChip {
  /** 7 bits. */
  abstract readonly address: number;
  abstract readonly maxHz: number;
  /** How long it holds the clock down in each transfer: a chip that answers late. */
  stretchUs = 0;

  /** One write transaction; false is a missing acknowledge. */
  write(bytes: number[], hz: number, atUs: number): boolean {
    if (!this.isPowered || this.isUnplugged) return false;
    for (const byte of bytes) this.record(byte, atUs);
    if (hz > this.maxHz) {
      this.fault(`clocked at ${hz} Hz, at most ${this.maxHz} Hz`);
      return false;
    }
    this.written(bytes);
    return true;
  }

  abstract read(length: number): number[];
  protected abstract written(bytes: number[]): void;
}

/** Memory as it is after power-on: any bits. The same each time, so that runs repeat. */
export function chance(bytes: number, seed: number): Uint8Array {
  const memory = new Uint8Array(bytes);
  let state = seed >>> 0;
  for (let i = 0; i < bytes; i += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    memory[i] = state >>> 24;
  }
  return memory;
}

/** Names of the set bits, "address.bit". */
export function bitsOf(memory: ArrayLike<number>, bits: number): string[] {
  const lit: string[] = [];
  for (let address = 0; address < memory.length; address += 1) {
    for (let bit = 0; bit < bits; bit += 1) {
      if ((memory[address] as number) & (1 << bit)) lit.push(`${address}.${bit}`);
    }
  }
  return lit;
}
