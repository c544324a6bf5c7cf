// What somebody soldered to the board: contacts, chips, a battery divider, a buzzer. The bench
// turns it; the chip's side is in the pins.
import type { BoardFacts } from './board-facts';
import type { I2cChip, PinChip } from './chips/chip';
import { MachineError } from './errors';
import { type Level, levelOf, type Pin } from './pin';
import type { PinBank } from './pin-bank';
import type { TimeLine } from './time-line';

/** A tone that begins or ends: 0 Hz is silence. */
export type ToneListener = (tone: { pin: string; hz: number; duty: number; atUs: number }) => void;

export interface ContactWiring {
  /** What the interpreter reads at the pin while the contact is closed. */
  closes: 'low' | 'high';
  /** A resistor that holds the open contact. */
  externalPull?: 'up' | 'down';
}

export interface I2cWire {
  sda: Pin;
  scl: Pin;
  chip: I2cChip;
}

export class Wiring {
  readonly i2c: I2cWire[] = [];
  readonly pinChips: PinChip[] = [];
  readonly toneListeners: ToneListener[] = [];
  batteryVolts = 4;
  /** What happens when a chip does not answer: the bus hangs, or says so at once. */
  i2cFailure: 'timeout' | 'nack' = 'timeout';
  private readonly dividers: { pin: Pin; ratio: number }[] = [];

  constructor(
    private readonly facts: BoardFacts,
    private readonly line: TimeLine,
    private readonly pins: PinBank,
  ) {}

  contact(label: string, wiring: ContactWiring): void {
    const pin = this.pins.find(label);
    const turned = pin.facts.isNegated ? 1 : 0;
    const closes = (levelOf(wiring.closes) ^ turned) as Level;
    pin.contact = { closes, isClosed: false };
    if (wiring.externalPull !== undefined) {
      pin.externalPull = ((wiring.externalPull === 'up' ? 1 : 0) ^ turned) as Level;
    }
    this.pins.settle(pin);
  }

  /** Opens or closes a contact now. */
  turn(label: string, isClosed: boolean): void {
    const pin = this.pins.find(label);
    if (pin.contact === null) throw new MachineError(`no contact is wired to ${label}`);
    pin.contact.isClosed = isClosed;
    this.pins.settle(pin);
  }

  divider(label: string, ratio: number): void {
    this.dividers.push({ pin: this.pins.find(label), ratio });
    this.setBattery(this.batteryVolts);
  }

  setBattery(volts: number): void {
    this.batteryVolts = volts;
    for (const { pin, ratio } of this.dividers) pin.volts = volts * ratio;
  }

  /** Volts at the chip's own supply pin. */
  supplyVolts(): number {
    return this.facts.supplyIsBattery ? this.batteryVolts : Math.min(3.3, this.batteryVolts);
  }

  attach(chip: PinChip, labels: Record<string, string>): void {
    const wires = new Map<string, Pin>();
    for (const name of chip.wires) {
      const label = labels[name];
      if (label === undefined) throw new MachineError(`${chip.name}: no pin for its ${name} wire`);
      wires.set(name, this.pins.find(label));
    }
    chip.connect({
      probe: (name) => wires.get(name) as Pin,
      drive: (name, level) => this.pins.driveFromChip(wires.get(name) as Pin, level),
      pullUp: (name) => this.pullUp(wires.get(name) as Pin),
      nowUs: () => this.line.wireUs,
    });
    for (const [name, pin] of wires) {
      pin.listeners.push((level, atUs) => chip.onWire(name, level, atUs));
    }
    this.pinChips.push(chip);
  }

  /** On the bus of these two pins; the module brings its own pull-ups. */
  attachI2c(chip: I2cChip, labels: { sda: string; scl: string }): void {
    const sda = this.pins.find(labels.sda);
    const scl = this.pins.find(labels.scl);
    this.pullUp(sda);
    this.pullUp(scl);
    this.i2c.push({ sda, scl, chip });
  }

  i2cChip(sda: Pin | null, scl: Pin | null, address: number): I2cChip | null {
    const wire = this.i2c.find(
      (each) => each.sda === sda && each.scl === scl && each.chip.address === address,
    );
    return wire === undefined || wire.chip.isUnplugged ? null : wire.chip;
  }

  setPowered(isOn: boolean): void {
    const chips = [...this.pinChips, ...this.i2c.map((wire) => wire.chip)];
    for (const chip of chips)
      if (isOn) chip.powerOn();
      else chip.powerOff();
  }

  tone(pin: Pin, hz: number, duty: number): void {
    const atUs = this.line.nowUs;
    for (const listener of this.toneListeners) listener({ pin: pin.label, hz, duty, atUs });
  }

  private pullUp(pin: Pin): void {
    pin.externalPull = 1;
    this.pins.settle(pin);
  }
}
