// The hardware of one board: everything that outlives a restart of the interpreter.
import type { BoardFacts } from './board-facts';
import { PixlLcd } from './chips/pixl-lcd';
import { DeviceClock } from './device-clock';
import { type MachineError, Notes } from './errors';
import { EventQueue } from './event-queue';
import { Flash } from './flash';
import { Interrupts } from './interrupts';
import type { Level, Pin } from './pin';
import { PinBank } from './pin-bank';
import { Power } from './power';
import { Pwm } from './pwm';
import { SerialPorts } from './serial-ports';
import { Storage } from './storage';
import { TimeLine } from './time-line';
import { Wiring } from './wiring';

export interface DeviceOptions {
  /** How much faster the chip's oscillator runs than it ought to. */
  crystalPpm: number;
}

/** What ends a deep sleep: a time, or pins at a level. */
export interface Sleep {
  untilUs: number;
  wakers: Pin[];
  wake: { cause: number; level: Level; needsAll: boolean } | null;
}

export class Device {
  readonly line = new TimeLine();
  readonly clock: DeviceClock;
  readonly queue: EventQueue;
  readonly interrupts: Interrupts;
  readonly warnings = new Notes(200);
  readonly pins: PinBank;
  readonly power: Power;
  readonly flash: Flash;
  readonly storage: Storage;
  readonly serial: SerialPorts;
  readonly wiring: Wiring;
  readonly pwm: Pwm;
  /** What the bundle did that is not modelled or cannot be. The first one ends the run. */
  readonly violations: MachineError[] = [];
  readonly errorFlags = new Set<string>();
  /** Radios that are on. Kept in the ESP32's own settings through every reset. */
  readonly radio: { ble: boolean; wifi: boolean };
  /** Ranges set with ESP32.setAtten, in volts. */
  readonly attenuation = new Map<Pin, number>();
  /** The LCD that is part of the board (Pixl.js). */
  readonly lcd: PixlLcd | null;
  /** What ends a deep sleep. */
  readonly sleep: Sleep = { untilUs: Infinity, wakers: [], wake: null };
  /** Why the chip woke, as ESP32.getWakeupCause() says. */
  wakeupCause = 0;

  constructor(
    readonly facts: BoardFacts,
    options: DeviceOptions,
  ) {
    this.clock = new DeviceClock(this.line, facts, options.crystalPpm);
    this.queue = new EventQueue(facts.fifoBytes, () => this.errorFlags.add('FIFO_FULL'));
    this.interrupts = new Interrupts(this.clock, this.queue);
    this.pins = new PinBank(facts, this.line, this.interrupts, this.warnings);
    this.power = new Power(this.line);
    this.flash = new Flash([facts.storage, ...facts.spareFlash], facts.flash, {
      holdOffFor: (us) => this.interrupts.holdOff(() => this.line.advance(us)),
      cutPower: () => this.power.end('power'),
    });
    this.storage = new Storage(this.flash, facts.storage, () => this.power.kick());
    this.serial = new SerialPorts(facts, this.line, this.queue);
    this.wiring = new Wiring(facts, this.line, this.pins);
    this.pwm = new Pwm(facts, this.pins, (pin, hz, duty) => this.wiring.tone(pin, hz, duty));
    this.lcd = facts.hasPixelLcd ? new PixlLcd() : null;
    this.radio = { ...facts.radio };
  }

  /** Volts that analogRead reads as 1 on this pin. */
  adcFullScale(pin: Pin): number {
    const full = this.facts.adcFullScaleVolts;
    if (full === 'none') return Infinity;
    return full === 'supply' ? this.wiring.supplyVolts() : (this.attenuation.get(pin) ?? full);
  }

  /** Lets time pass under running code, which may end here. */
  spend(us: number): void {
    this.line.advance(us);
    this.power.assertAlive();
  }
}
