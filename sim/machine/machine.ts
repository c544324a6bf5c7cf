// The Espruino machine as the bench sees it: a board with things wired to it, files in its flash,
// and a person who presses contacts, pulls the plug and listens. All in virtual time.
import type { I2cChip, PinChip } from './chips/chip';
import type { PixlLcd } from './chips/pixl-lcd';
import { MachineError } from './errors';
import { Mainboard, type MachineOptions } from './mainboard';
import type { Level, LevelListener } from './pin';
import { fromLatin1 } from './script';
import type { ContactWiring, ToneListener } from './wiring';

export type { MachineOptions } from './mainboard';

export class Machine extends Mainboard {
  /** The LCD of a Pixl.js. */
  get lcd(): PixlLcd {
    if (this.device.lcd === null) throw new MachineError('this board has no LCD of its own');
    return this.device.lcd;
  }

  // ---- Wiring

  attach(chip: PinChip, wires: Record<string, string>): void {
    this.device.wiring.attach(chip, wires);
    if (this.isOn) chip.powerOn();
  }

  attachI2c(chip: I2cChip, wires: { sda: string; scl: string }): void {
    this.device.wiring.attachI2c(chip, wires);
    if (this.isOn) chip.powerOn();
  }

  contact(pin: string, wiring: ContactWiring): void {
    this.device.wiring.contact(pin, wiring);
  }

  /** The battery reaches this pin through two resistors: `ratio` of its voltage. */
  divider(pin: string, ratio: number): void {
    this.device.wiring.divider(pin, ratio);
  }

  onTone(listener: ToneListener): void {
    this.device.wiring.toneListeners.push(listener);
  }

  onPin(pin: string, listener: LevelListener): void {
    this.device.pins.find(pin).listeners.push(listener);
  }

  level(pin: string): Level {
    return this.device.pins.find(pin).level;
  }

  // ---- Hands

  closeContact(pin: string, atUs: number = this.nowUs): void {
    this.turn(pin, true, atUs);
  }

  openContact(pin: string, atUs: number = this.nowUs): void {
    this.turn(pin, false, atUs);
  }

  setBattery(volts: number): void {
    this.device.wiring.setBattery(volts);
  }

  /** Somebody sets the device's clock, to seconds as getTime() says them. */
  setTime(seconds: number): void {
    this.device.clock.set(seconds);
  }

  setVolts(pin: string, volts: number): void {
    this.device.pins.find(pin).volts = volts;
  }

  /** Characters from the far end of the line, at the line's speed. */
  sendSerial(text: string, port: string = this.defaultPort()): void {
    this.device.serial.receive(port, text);
  }

  /** What the clock sent since the last call. */
  takeSerial(port: string = this.defaultPort()): string {
    return this.device.serial.find(port).take();
  }

  /** Plugs in a cable, or connects a phone. False for a phone that finds no radio. */
  plug(port: string): boolean {
    if (port === 'Bluetooth' && !(this.isOn && this.device.radio.ble)) return false;
    this.device.serial.find(port).isConnected = true;
    this.run?.plug(port);
    return true;
  }

  unplug(port: string): void {
    this.device.serial.find(port).isConnected = false;
    this.run?.unplug(port);
  }

  // ---- Flash

  /** Puts files into Storage as a programmer would: no time passes. */
  installFiles(files: Record<string, string | Uint8Array>): void {
    const { storage, flash } = this.device;
    flash.isInstant = true;
    for (const [name, content] of Object.entries(files)) {
      const bytes = typeof content === 'string' ? fromLatin1(content) : content;
      storage.erase(name);
      storage.write(name, bytes, 0, 0);
    }
    flash.isInstant = false;
  }

  /** The bytes of a flash area ("storage", "spare"), to read or to spoil. */
  flash(area: string): Uint8Array {
    return this.device.flash.raw(area);
  }

  /** Bytes programmed and parts of erases so far, for `cutAtFlashStep`. */
  get flashSteps(): number {
    return this.device.flash.steps;
  }

  /** The power goes `steps` flash steps from now; see Flash.cutAfter. */
  cutAtFlashStep(steps: number, tornMask = 0xff): void {
    this.device.flash.cutAfter(steps, tornMask);
  }

  private turn(pin: string, isClosed: boolean, atUs: number): void {
    this.device.pins.find(pin);
    if (atUs === this.nowUs) this.device.wiring.turn(pin, isClosed);
    else this.device.line.at(atUs, () => this.device.wiring.turn(pin, isClosed));
  }

  private defaultPort(): string {
    const { console, serial } = this.device.facts;
    return console === 'Bluetooth' ? (serial[0]?.name ?? console) : console;
  }
}

/** A machine without power, with nothing wired to it and empty flash. */
export function createMachine(options: MachineOptions): Machine {
  return new Machine(options);
}
