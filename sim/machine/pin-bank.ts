// All pins of a board: found by label, and the rules of Espruino for turning them round.
import type { BoardFacts } from './board-facts';
import { MachineError, type Notes } from './errors';
import type { Interrupts } from './interrupts';
import { type Level, Pin, type PinMode } from './pin';
import type { TimeLine } from './time-line';

export class PinBank {
  readonly pins: Pin[];
  private readonly byLabel = new Map<string, Pin>();

  constructor(
    private readonly facts: BoardFacts,
    private readonly line: TimeLine,
    interrupts: Interrupts,
    /** Things that would trouble somebody at a bench: shorts, floating inputs. */
    readonly warnings: Notes,
  ) {
    this.pins = facts.pins.map(
      (pin, index) => new Pin(pin, index, (edged) => interrupts.edge(edged)),
    );
    for (const pin of this.pins) this.byLabel.set(pin.label, pin);
    for (const [name, label] of Object.entries(facts.aliases)) {
      this.byLabel.set(name, this.find(label));
    }
    for (const [socket, labels] of Object.entries(facts.sockets)) {
      for (const [part, label] of Object.entries(labels)) {
        this.byLabel.set(`${socket}.${part}`, this.find(label));
      }
    }
  }

  /** For the bench: a label printed on the board. */
  find(label: string): Pin {
    const pin = this.byLabel.get(label);
    if (pin !== undefined) return pin;
    throw new MachineError(`${this.facts.name} has no pin "${label}"`);
  }

  byName(label: string): Pin | undefined {
    return this.byLabel.get(label);
  }

  /** Every pin lets go. */
  reset(): void {
    for (const pin of this.pins) {
      pin.release(this.facts.bootPullUps.includes(pin.label));
      this.settle(pin);
    }
  }

  settle(pin: Pin): void {
    pin.settle(this.line.wireUs);
    if (pin.isShared && pin.isShorted)
      this.warnings.add(`${pin.label} is driven against what is wired to it`);
  }

  setMode(pin: Pin, mode: PinMode): void {
    const wantsOutput = mode === 'output' || mode === 'opendrain' || mode === 'af_output';
    if (wantsOutput && pin.facts.isInputOnly) {
      throw new MachineError(`${pin.label} is an input only; the bundle makes it "${mode}"`);
    }
    this.assertFree(pin);
    pin.mode = this.turnedRound(pin, mode);
    this.settle(pin);
  }

  /** Reads as digitalRead does: a pin that was never given a mode becomes a floating input. */
  read(pin: Pin): Level {
    if (!pin.isManual && pin.mode !== 'input') this.setMode(pin, 'input');
    if (pin.isFloating) this.pickUpNoise(pin);
    return ((pin.level === 1) !== pin.facts.isNegated ? 1 : 0) as Level;
  }

  /** Writes as digitalWrite does: the level first, then the direction. */
  write(pin: Pin, value: boolean): void {
    pin.output = (value !== pin.facts.isNegated ? 1 : 0) as Level;
    if (!pin.isManual && pin.mode !== 'output') this.setMode(pin, 'output');
    else this.settle(pin);
  }

  /** What drives the wire changes by a chip on it. */
  driveFromChip(pin: Pin, level: Level | null): void {
    if (pin.chipDrive === level) return;
    pin.chipDrive = level;
    this.settle(pin);
  }

  canWatch(pin: Pin): boolean {
    const watched = this.pins.filter((each) => each.watchers > 0).length;
    const isFree = pin.watchers > 0 || watched < this.facts.watchLimit;
    if (!pin.facts.canWatch || !isFree) this.warnings.add(`${pin.label} cannot be watched`);
    return pin.facts.canWatch && isFree;
  }

  startWatching(pin: Pin): void {
    pin.watchers += 1;
    if (this.facts.watchForcesPullUp) {
      pin.mode = 'input_pullup';
      this.settle(pin);
    }
    if (pin.isFloating) this.warnings.add(`${pin.label} is watched but nothing holds its level`);
  }

  stopWatching(pin: Pin): void {
    if (pin.watchers > 0) pin.watchers -= 1;
  }

  private assertFree(pin: Pin): void {
    if (pin.facts.takenBy === '') return;
    throw new MachineError(`${pin.label} belongs to ${pin.facts.takenBy}; the bundle uses it`);
  }

  /** For a negated pin the pulls are the other way round. */
  private turnedRound(pin: Pin, mode: PinMode): PinMode {
    if (!pin.facts.isNegated || this.facts.family !== 'nrf52') return mode;
    if (mode === 'input_pullup') return 'input_pulldown';
    return mode === 'input_pulldown' ? 'input_pullup' : mode;
  }

  private pickUpNoise(pin: Pin): void {
    this.warnings.add(`${pin.label} is read but nothing holds its level`);
    const mixed = Math.imul(Math.floor(this.line.nowUs) ^ (pin.index + 1), 0x9e3779b1) >>> 0;
    pin.noise(((mixed >>> 15) & 1) as Level);
  }
}
