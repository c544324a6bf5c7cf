// The ST7565-type LCD of Pixl.js: 128 × 64 pixels in eight pages of bytes, fed with commands and
// data by the interpreter's own driver. Dark until it is switched on and its supply circuits run.
import { bitsOf, chance, DisplayChip } from './chip';

const WIDTH = 128;
const PAGES = 8;

export class PixlLcd extends DisplayChip {
  readonly name = 'Pixl.js LCD';
  private ram: Uint8Array = new Uint8Array(WIDTH * PAGES);
  private page = 0;
  private column = 0;
  private isOn = false;
  private hasPower = false;
  private contrast = 0;
  private awaits = 0;

  memory(): Uint8Array {
    return this.ram.slice();
  }

  /** Contrast, 0 to 63. */
  intensity(): number {
    return this.contrast;
  }

  /** True when this pixel is dark on the glass. */
  pixel(x: number, y: number): boolean {
    if (!this.isPowered || !this.isShowing()) return false;
    return ((this.ram[(y >> 3) * WIDTH + x] as number) & (1 << (y & 7))) !== 0;
  }

  command(byte: number, atUs: number): void {
    if (!this.isPowered) return;
    this.record(byte, atUs);
    if (this.awaits !== 0) this.argument(byte);
    else if (byte < 0x20) this.setColumn(byte);
    else if ((byte & 0xf8) === 0xb0) this.page = byte & 7;
    else if ((byte & 0xf8) === 0x28) this.hasPower = (byte & 7) === 7;
    else if ((byte & 0xfe) === 0xae) this.isOn = byte === 0xaf;
    else if (byte === 0x81 || byte === 0xf8) this.awaits = byte;
  }

  data(byte: number, atUs: number): void {
    if (!this.isPowered) return;
    this.record(byte, atUs);
    if (this.column < WIDTH) this.ram[this.page * WIDTH + this.column] = byte;
    this.column += 1;
  }

  protected reset(): void {
    this.ram = chance(WIDTH * PAGES, 1);
    this.page = this.column = this.contrast = this.awaits = 0;
    this.isOn = this.hasPower = false;
  }

  protected isShowing(): boolean {
    return this.isOn && this.hasPower;
  }

  /** "x.y" of each dark pixel would be long; here it is "address.bit" of the memory. */
  protected lit(): string[] {
    return bitsOf(this.ram, 8);
  }

  private setColumn(byte: number): void {
    if (byte < 0x10) this.column = (this.column & 0xf0) | byte;
    else this.column = (this.column & 0x0f) | ((byte & 15) << 4);
  }

  private argument(byte: number): void {
    if (this.awaits === 0x81) this.contrast = byte & 63;
    this.awaits = 0;
  }
}
