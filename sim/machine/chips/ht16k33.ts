// Holtek HT16K33: 16 × 8 LED segments on I2C. Starts in standby with the display off; both must be
// switched on. The memory pointer goes on by itself and wraps at the end.
import { bitsOf, chance, I2cChip } from './chip';

const BYTES = 16;

export class Ht16k33 extends I2cChip {
  readonly name = 'HT16K33';
  readonly maxHz = 400000;
  private ram: Uint8Array = new Uint8Array(BYTES);
  private pointer = 0;
  private hasOscillator = false;
  private isOn = false;
  private blinkBits = 0;
  private dimming = 15;

  constructor(
    readonly address: number,
    private readonly seed: number,
  ) {
    super();
  }

  memory(): Uint8Array {
    return this.ram.slice();
  }

  /** 0 to 15. */
  intensity(): number {
    return this.dimming;
  }

  /** The chip's own blinking: 0 none, 2, 1 or 0.5 Hz. */
  blinkHz(): number {
    return [0, 2, 1, 0.5][this.blinkBits] as number;
  }

  read(length: number): number[] {
    return Array.from({ length }, (_, i) => this.ram[(this.pointer + i) % BYTES] as number);
  }

  protected reset(): void {
    this.ram = chance(BYTES, this.seed);
    this.pointer = 0;
    this.hasOscillator = this.isOn = false;
    this.blinkBits = 0;
    this.dimming = 15;
  }

  protected isShowing(): boolean {
    return this.hasOscillator && this.isOn;
  }

  protected lit(): string[] {
    return bitsOf(this.ram, 8);
  }

  protected written(bytes: number[]): void {
    const first = bytes[0];
    if (first === undefined) return;
    if (first < 0x10) this.store(first, bytes.slice(1));
    else {
      this.command(first);
      if (bytes.length > 1) this.fault(`bytes after command 0x${first.toString(16)}`);
    }
  }

  private store(pointer: number, data: number[]): void {
    this.pointer = pointer;
    for (const byte of data) {
      this.ram[this.pointer] = byte;
      this.pointer = (this.pointer + 1) % BYTES;
    }
  }

  private command(byte: number): void {
    const group = byte & 0xf0;
    if (group === 0x20) this.hasOscillator = (byte & 1) === 1;
    else if (group === 0x80) {
      this.isOn = (byte & 1) === 1;
      this.blinkBits = (byte >> 1) & 3;
    } else if (group === 0xe0) this.dimming = byte & 15;
    else if (group !== 0xa0) this.fault(`command 0x${byte.toString(16)}`);
  }
}
