// Holtek HT1621: 32 segments × 4 commons of LCD, three wires CS, WR, DATA, most significant bit
// first. Nothing shows before "system enable" and "LCD on"; segments on commons that the bias
// command does not drive stay dark, and a wrong bias or a test mode makes the glass unreadable.
import type { Level } from '../pin';
import { bitsOf, chance, PinChip, type Probe, type Wires } from './chip';

export interface Ht1621Options {
  /** Supply; the fastest WR clock is 150 kHz at 3 V and 300 kHz at 5 V. */
  volts: number;
  /** Commons and bias (2 or 3 for 1/2 or 1/3) that the glass is made for. */
  commons: number;
  bias: number;
  /** Memory after power-on. */
  seed: number;
}

const SEGMENTS = 32;
const COMMAND_BITS = 9;
const ADDRESS_BITS = 6;
/** Data sheet: set-up and hold of DATA around WR, and the shortest high of CS, in microseconds. */
const DATA_US = 0.12;
const CS_HIGH_US = 0.25;

const enum Mode {
  None,
  Command,
  Write,
  /** READ and nonsense: the chip does not listen. */
  Deaf,
}

export class Ht1621 extends PinChip {
  readonly name = 'HT1621';
  readonly wires = ['cs', 'wr', 'data'] as const;
  private cs!: Probe;
  private data!: Probe;
  private ram: Uint8Array = new Uint8Array(SEGMENTS);
  private mode: Mode = Mode.None;
  private bits = 0;
  private count = 0;
  private address = 0;
  private isSystemOn = false;
  private isLcdOn = false;
  private isTest = false;
  private hasClock = true;
  private commons = 2;
  private bias = 2;
  private isToneOn = false;
  private toneHz = 4000;
  private csRoseUs = -Infinity;
  private wrChangedUs = -Infinity;
  private dataChangedUs = -Infinity;
  private wrRoseUs = -Infinity;

  constructor(private readonly options: Ht1621Options) {
    super();
  }

  override connect(wires: Wires): void {
    super.connect(wires);
    this.cs = wires.probe('cs');
    this.data = wires.probe('data');
  }

  memory(): Uint8Array {
    return this.ram.slice();
  }

  intensity(): number {
    return 0;
  }

  /** Pitch at the chip's own buzzer outputs, 0 when silent. */
  buzzerHz(): number {
    return this.isPowered && this.isToneOn && this.isSystemOn ? this.toneHz : 0;
  }

  protected reset(): void {
    this.ram = chance(SEGMENTS, this.options.seed).map((byte) => byte & 15);
    this.mode = Mode.None;
    this.isSystemOn = this.isLcdOn = this.isTest = this.isToneOn = false;
    this.hasClock = true;
    this.commons = this.bias = 2;
    this.bits = this.count = 0;
  }

  protected isShowing(): boolean {
    const isReadable = this.bias === this.options.bias && !this.isTest;
    return this.isSystemOn && this.isLcdOn && this.hasClock && isReadable;
  }

  protected lit(): string[] {
    return bitsOf(this.ram, Math.min(this.commons, this.options.commons));
  }

  protected heard(name: string, level: Level, atUs: number): void {
    if (name === 'cs') this.heardCs(level, atUs);
    else if (name === 'data') this.heardData(atUs);
    else this.heardWr(level, atUs);
  }

  private heardCs(level: Level, atUs: number): void {
    if (level === 1) this.csRoseUs = atUs;
    else if (atUs - this.csRoseUs < CS_HIGH_US) {
      this.fault(`CS was high for ${(atUs - this.csRoseUs).toFixed(2)} us, at least ${CS_HIGH_US}`);
      return;
    }
    this.mode = Mode.None;
    this.bits = this.count = 0;
  }

  private heardData(atUs: number): void {
    this.dataChangedUs = atUs;
    if (this.cs.level === 0 && atUs - this.wrRoseUs < DATA_US) {
      this.fault('DATA changed too soon after WR rose');
    }
  }

  private heardWr(level: Level, atUs: number): void {
    if (this.cs.level === 1) return;
    const width = atUs - this.wrChangedUs;
    this.wrChangedUs = atUs;
    if (width < this.shortestUs()) {
      this.fault(`WR was ${level === 1 ? 'low' : 'high'} for ${width.toFixed(2)} us only`);
      return;
    }
    if (level === 0) return;
    this.wrRoseUs = atUs;
    if (atUs - this.dataChangedUs < DATA_US) this.fault('DATA changed too late before WR rose');
    this.clockIn(this.data.level, atUs);
  }

  /** Half a period of the fastest clock. */
  private shortestUs(): number {
    const kHz = this.options.volts < 4.5 ? 150 : 300;
    return 500 / kHz - 0.01;
  }

  private clockIn(bit: Level, atUs: number): void {
    this.bits = ((this.bits << 1) | bit) & 0x1ff;
    this.count += 1;
    if (this.mode === Mode.None && this.count === 3) this.chooseMode();
    else if (this.mode === Mode.Command && this.count === COMMAND_BITS) this.command(atUs);
    else if (this.mode === Mode.Write) this.clockInWrite(atUs);
  }

  private chooseMode(): void {
    const id = this.bits & 7;
    this.mode = id === 4 ? Mode.Command : id === 5 ? Mode.Write : Mode.Deaf;
    if (this.mode === Mode.Deaf && id !== 6) this.fault(`mode ${id.toString(2).padStart(3, '0')}`);
    this.address = -1;
    this.bits = this.count = 0;
  }

  private clockInWrite(atUs: number): void {
    if (this.address < 0) {
      if (this.count < ADDRESS_BITS) return;
      this.address = this.bits & (SEGMENTS - 1);
    } else {
      if (this.count < 4) return;
      this.store(atUs);
    }
    this.bits = this.count = 0;
  }

  /** D0 came first. */
  private store(atUs: number): void {
    const nibble = this.bits & 15;
    const turned = ((nibble & 1) << 3) | ((nibble & 2) << 1) | ((nibble & 4) >> 1) | (nibble >> 3);
    this.ram[this.address] = turned;
    this.address = (this.address + 1) % SEGMENTS;
    this.record(turned, atUs);
  }

  private command(atUs: number): void {
    const code = this.bits >> 1;
    this.bits = this.count = 0;
    this.record(code, atUs);
    if (code < 0x20) this.switchOnOff(code);
    else if (code < 0x40) this.setBias(code);
    else if (code < 0x80) this.toneHz = code < 0x60 ? 4000 : 2000;
    else if (code >= 0xe0) this.isTest = code === 0xe0;
  }

  private switchOnOff(code: number): void {
    if (code >= 0x14) this.hasClock = (code & 0x1c) === 0x18;
    else if (code === 8 || code === 9) this.isToneOn = code === 9;
    else if (code === 2 || code === 3) this.isLcdOn = code === 3;
    else if (code === 0 || code === 1) {
      this.isSystemOn = code === 1;
      this.isLcdOn = this.isLcdOn && this.isSystemOn;
    }
  }

  private setBias(code: number): void {
    if (code >= 0x30) return;
    this.commons = 2 + ((code >> 2) & 3);
    this.bias = (code & 1) === 1 ? 3 : 2;
  }
}
