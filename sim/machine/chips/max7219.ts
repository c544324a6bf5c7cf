// Maxim MAX7219: eight digits of eight LED segments, three wires CLK, DIN and CS (LOAD), 16-bit
// words, most significant bit first, taken over when CS rises. Powers up shut down, scanning one
// digit.
import type { Level } from '../pin';
import { bitsOf, PinChip, type Probe, type Wires } from './chip';

const DIGITS = 8;
/** Data sheet: shortest half of CLK and of CS high, set-up of DIN, in microseconds. */
const PULSE_US = 0.05;
const DATA_US = 0.025;
/** Font of the "code B" decoder, D6 to D0 = A to G: 0 to 9, -, E, H, L, P, blank. */
const CODE_B = [
  0x7e, 0x30, 0x6d, 0x79, 0x33, 0x5b, 0x5f, 0x70, 0x7f, 0x7b, 0x01, 0x4f, 0x37, 0x0e, 0x67, 0x00,
];

export class Max7219 extends PinChip {
  readonly name = 'MAX7219';
  readonly wires = ['clk', 'din', 'cs'] as const;
  private cs!: Probe;
  private din!: Probe;
  private readonly registers = new Uint8Array(16);
  private word = 0;
  private count = 0;
  private clkChangedUs = -Infinity;
  private csChangedUs = -Infinity;
  private dinChangedUs = -Infinity;

  override connect(wires: Wires): void {
    super.connect(wires);
    this.cs = wires.probe('cs');
    this.din = wires.probe('din');
  }

  /** Digits by address 0 to 8; address 0 is the no-op register and stays empty. */
  memory(): Uint8Array {
    const memory = new Uint8Array(DIGITS + 1);
    memory.set(this.registers.subarray(1, DIGITS + 1), 1);
    return memory;
  }

  /** 0 to 15. */
  intensity(): number {
    return this.registers[0x0a]! & 15;
  }

  protected reset(): void {
    this.registers.fill(0);
    this.word = this.count = 0;
  }

  protected isShowing(): boolean {
    return this.isTest() || (this.registers[0x0c]! & 1) === 1;
  }

  protected lit(): string[] {
    if (this.isTest()) return bitsOf(new Uint8Array(DIGITS + 1).fill(255, 1), 8);
    const shown = this.memory();
    const decoded = this.registers[0x09]!;
    const scanned = (this.registers[0x0b]! & 7) + 1;
    for (let digit = 1; digit <= DIGITS; digit += 1) {
      if (digit > scanned) shown[digit] = 0;
      else if (decoded & (1 << (digit - 1))) shown[digit] = decode(shown[digit]!);
    }
    return bitsOf(shown, 8);
  }

  protected heard(name: string, level: Level, atUs: number): void {
    if (name === 'din') this.dinChangedUs = atUs;
    else if (name === 'cs') this.heardCs(level, atUs);
    else this.heardClk(level, atUs);
  }

  private heardClk(level: Level, atUs: number): void {
    const width = atUs - this.clkChangedUs;
    this.clkChangedUs = atUs;
    if (this.cs.level === 1) return;
    if (width < PULSE_US - 1e-4) {
      this.fault(
        `CLK was ${level === 1 ? 'low' : 'high'} for ${(width * 1000).toFixed(0)} ns only`,
      );
      return;
    }
    if (level === 0) return;
    if (atUs - this.dinChangedUs < DATA_US - 1e-4)
      this.fault('DIN changed too late before CLK rose');
    this.word = ((this.word << 1) | this.din.level) & 0xffff;
    this.count += 1;
  }

  private heardCs(level: Level, atUs: number): void {
    const width = atUs - this.csChangedUs;
    this.csChangedUs = atUs;
    if (level === 0) {
      if (width < PULSE_US - 1e-4) this.fault('CS was high for too short a time');
      this.count = 0;
      return;
    }
    if (this.count === 0) return;
    if (this.count % 16 !== 0) this.fault(`${this.count} bits in one transfer`);
    this.record(this.word >> 8, atUs);
    this.record(this.word & 255, atUs);
    const register = (this.word >> 8) & 15;
    if (register !== 0) this.registers[register] = this.word & 255;
  }

  private isTest(): boolean {
    return (this.registers[0x0f]! & 1) === 1;
  }
}

function decode(value: number): number {
  return (CODE_B[value & 15] as number) | (value & 0x80);
}
