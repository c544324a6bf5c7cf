// Titan Micro TM1637: six grids of eight LED segments, two wires CLK and DIO, least significant bit
// first. A start is DIO falling while CLK is high, a stop is DIO rising while CLK is high; after
// each byte the chip pulls DIO low for one clock. Dark until a display-on command.
import type { Level } from '../pin';
import { bitsOf, chance, PinChip, type Probe, type Wires } from './chip';

const GRIDS = 6;
/** Data sheet: shortest CLK pulse, and set-up and hold of DIO, in microseconds. */
const PULSE_US = 0.4;
const DATA_US = 0.1;

export class Tm1637 extends PinChip {
  readonly name = 'TM1637';
  readonly wires = ['clk', 'dio'] as const;
  private clk!: Probe;
  private dio!: Probe;
  private ram: Uint8Array = new Uint8Array(GRIDS);
  private isOn = false;
  private brightness = 0;
  private isFixed = false;
  private isWriting = false;
  private address = 0;
  private isStarted = false;
  private bits = 0;
  private count = 0;
  private position = 0;
  private clkChangedUs = -Infinity;
  private dioChangedUs = -Infinity;

  constructor(private readonly seed: number) {
    super();
  }

  override connect(wires: Wires): void {
    super.connect(wires);
    this.clk = wires.probe('clk');
    this.dio = wires.probe('dio');
    wires.pullUp('clk');
    wires.pullUp('dio');
  }

  memory(): Uint8Array {
    return this.ram.slice();
  }

  /** 0 to 7. */
  intensity(): number {
    return this.brightness;
  }

  protected reset(): void {
    this.ram = chance(GRIDS, this.seed);
    this.isOn = this.isFixed = this.isWriting = this.isStarted = false;
    this.brightness = this.address = this.count = 0;
  }

  override powerOff(): void {
    super.powerOff();
    this.wire.drive('dio', null);
  }

  protected isShowing(): boolean {
    return this.isOn;
  }

  protected lit(): string[] {
    return bitsOf(this.ram, 8);
  }

  protected heard(name: string, level: Level, atUs: number): void {
    if (name === 'dio') this.heardDio(level, atUs);
    else this.heardClk(level, atUs);
  }

  private heardDio(level: Level, atUs: number): void {
    this.dioChangedUs = atUs;
    if (this.clk.level === 0) return;
    if (level === 0) this.start();
    else this.stop();
  }

  private start(): void {
    this.isStarted = true;
    this.bits = this.count = this.position = 0;
  }

  private stop(): void {
    // The clock that rises for STOP counts as one bit.
    if (this.isStarted && this.count > 1 && this.count < 9) this.fault('stop inside a byte');
    this.isStarted = false;
    this.wire.drive('dio', null);
  }

  private heardClk(level: Level, atUs: number): void {
    const width = atUs - this.clkChangedUs;
    this.clkChangedUs = atUs;
    if (!this.isStarted) return;
    if (width < PULSE_US) {
      this.fault(`CLK was ${level === 1 ? 'low' : 'high'} for ${width.toFixed(2)} us only`);
      return;
    }
    if (level === 1) this.rose(atUs);
    else this.fell(atUs);
  }

  private rose(atUs: number): void {
    this.count += 1;
    if (this.count > 8) return;
    if (atUs - this.dioChangedUs < DATA_US) this.fault('DIO changed too late before CLK rose');
    this.bits |= this.dio.level << (this.count - 1);
  }

  private fell(atUs: number): void {
    if (this.count === 8) this.wire.drive('dio', 0);
    if (this.count < 9) return;
    this.wire.drive('dio', null);
    this.took(this.bits, atUs);
    this.bits = this.count = 0;
  }

  private took(byte: number, atUs: number): void {
    this.record(byte, atUs);
    if (this.position === 0) this.command(byte);
    else if (this.isWriting) this.store(byte);
    else this.fault('data after a command that takes none');
    this.position += 1;
  }

  private command(byte: number): void {
    this.isWriting = false;
    if ((byte & 0xc0) === 0x40) this.isFixed = (byte & 4) !== 0;
    else if ((byte & 0xc0) === 0x80) {
      this.isOn = (byte & 8) !== 0;
      this.brightness = byte & 7;
    } else if ((byte & 0xc0) === 0xc0) {
      this.isWriting = true;
      this.address = byte & 0x0f;
    } else this.fault(`command 0x${byte.toString(16)}`);
  }

  private store(byte: number): void {
    if (this.address < GRIDS) this.ram[this.address] = byte;
    else this.fault(`address ${this.address}`);
    if (!this.isFixed) this.address = (this.address + 1) & 0x0f;
  }
}
