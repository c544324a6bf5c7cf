// What values cost in the interpreter, in JsVars. Measured with a Linux build of Espruino 2v29.277
// that has the blocks of an ESP32 (14 bytes) or of a Pixl.js (13 bytes); scripts run from flash.
import { StubThing } from './stub-board';

/** Names of up to 4 characters stand in the block of the variable, longer ones spill over. */
const NAME_LENGTH = 4;
/** A buffer of fewer bytes is a string of blocks; a longer one is a piece of its own. */
const FLAT_BYTES = 24;

export interface HeapModel {
  readonly blockBytes: number;
  /** Characters of a text in memory for each block. */
  readonly textLength: number;
  /** Integers up to this size stand in the block of their name. */
  readonly packedMax: number;
  /** How much more the interpreter takes than is counted here; within 1 % on the six boards. */
  readonly calibration: number;
}

/** Builds for more than 8,191 variables, whose references have 14 bits. */
export const LARGE_BLOCKS: HeapModel = {
  blockBytes: 14,
  textLength: 10,
  packedMax: 8191,
  calibration: 1.057,
};
/** Builds for up to 4,095 variables, with references of 12 bits. */
export const SMALL_BLOCKS: HeapModel = {
  blockBytes: 13,
  textLength: 9,
  packedMax: 2047,
  calibration: 1.07,
};

/** Counts each object once, however many names it has. */
export class HeapCounter {
  private readonly seen = new Set<unknown>();

  constructor(private readonly model: HeapModel) {}

  /** A name and all that it alone leads to. */
  named(name: string, value: unknown): number {
    return 1 + this.spill(name.length, NAME_LENGTH) + this.value(value);
  }

  /** Pieces of a text behind the first `free` characters of it. */
  private spill(length: number, free: number): number {
    return Math.ceil(Math.max(0, length - free) / this.model.textLength);
  }

  private isPacked(value: unknown): boolean {
    if (value === undefined) return true;
    return Number.isInteger(value) && Math.abs(value as number) <= this.model.packedMax;
  }

  private value(value: unknown): number {
    if (this.isPacked(value)) return 0;
    // A text of the script stays in flash, and a block points to it.
    if (typeof value === 'string') return 1;
    if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return 1;
    if (value instanceof StubThing) return 1;
    if (this.seen.has(value)) return 0;
    this.seen.add(value);
    return this.thing(value);
  }

  private thing(value: object): number {
    if (typeof value === 'function') return functionCost(value as Function);
    if (ArrayBuffer.isView(value)) return this.buffer(value.byteLength);
    const fields = Object.entries(value);
    const indexed = Array.isArray(value);
    return fields.reduce((sum, [name, one]) => sum + this.named(indexed ? '' : name, one), 1);
  }

  private buffer(bytes: number): number {
    if (bytes < FLAT_BYTES) return 2 + this.spill(bytes, this.model.textLength);
    return 3 + Math.ceil(bytes / this.model.blockBytes);
  }
}

/** The function, its parameters, and where its text stands in flash; a native one is one block. */
function functionCost(value: Function): number {
  const text = Function.prototype.toString.call(value);
  if (/\[native code\]/.test(text)) return 1;
  const isEmpty = /\{\s*\}$/.test(text);
  return 1 + value.length + (isEmpty ? 0 : 2);
}
