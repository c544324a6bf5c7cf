// One pin: what the chip drives, what is wired to it, and the level that comes of it.
import type { PinFacts } from './board-facts';
import { MachineError } from './errors';

export type Level = 0 | 1;

export type PinMode =
  | 'undefined'
  | 'analog'
  | 'input'
  | 'input_pullup'
  | 'input_pulldown'
  | 'output'
  | 'opendrain'
  | 'opendrain_pullup'
  | 'af_output'
  | 'af_opendrain';

/** A switch between the pin and a rail. */
export interface Contact {
  closes: Level;
  isClosed: boolean;
}

/** Called with the new level of the wire. */
export type LevelListener = (level: Level, atUs: number) => void;

const OPEN_DRAINS: ReadonlySet<PinMode> = new Set([
  'opendrain',
  'opendrain_pullup',
  'af_opendrain',
]);

export class Pin {
  mode: PinMode = 'undefined';
  /** True after pinMode: reads and writes no longer change the mode. */
  isManual = false;
  /** What the output register holds. */
  output: Level = 0;
  contact: Contact | null = null;
  /** A resistor on the board or in a module. */
  externalPull: Level | null = null;
  /** What a chip on the wire drives, if anything. */
  chipDrive: Level | null = null;
  volts = 0;
  watchers = 0;
  readonly listeners: LevelListener[] = [];
  private wire: Level = 0;
  private floats = true;

  constructor(
    readonly facts: PinFacts,
    /** The pin's number in Espruino. */
    readonly index: number,
    private readonly onEdge: (pin: Pin) => void,
  ) {}

  get label(): string {
    return this.facts.label;
  }

  /** The level of the wire. */
  get level(): Level {
    return this.wire;
  }

  /** True when nothing holds the wire: what is read is chance. */
  get isFloating(): boolean {
    return this.floats;
  }

  get isOutput(): boolean {
    return this.mode === 'output' || this.mode === 'af_output';
  }

  /** True when something besides the chip's own output may hold the wire. */
  get isShared(): boolean {
    return this.contact !== null || this.chipDrive !== null;
  }

  /** True when the chip drives the wire one way and something on it the other. */
  get isShorted(): boolean {
    if (!this.isOutput) return false;
    const contact = this.contact;
    if (contact !== null && contact.isClosed && contact.closes !== this.output) return true;
    return this.chipDrive !== null && this.chipDrive !== this.output;
  }

  /** The chip lets go of the pin: reset. */
  release(bootPull: boolean): void {
    this.mode = bootPull ? 'input_pullup' : 'undefined';
    this.isManual = false;
    this.output = 0;
    this.watchers = 0;
  }

  /** Works out the wire again after a change, and tells those who listen. */
  settle(nowUs: number): void {
    const next = this.isOutput && !this.isShared ? this.output : this.held();
    this.floats = next === null;
    if (next === null || next === this.wire) return;
    this.wire = next;
    for (const listener of this.listeners) listener(next, nowUs);
    if (this.watchers > 0) this.onEdge(this);
  }

  /** A wire that nothing holds picks up noise. */
  noise(level: Level): void {
    this.wire = level;
  }

  private held(): Level | null {
    const contact = this.contact;
    if (contact !== null && contact.isClosed) return contact.closes;
    if (this.isOutput) return this.chipDrive === 0 ? 0 : this.output;
    if (OPEN_DRAINS.has(this.mode) && this.output === 0) return 0;
    if (this.chipDrive !== null) return this.chipDrive;
    if (this.externalPull !== null) return this.externalPull;
    return this.internalPull();
  }

  private internalPull(): Level | null {
    if (this.mode === 'input_pullup' || this.mode === 'opendrain_pullup') {
      return this.facts.hasPulls ? 1 : null;
    }
    if (this.mode === 'input_pulldown') return this.facts.hasPulls ? 0 : null;
    return null;
  }
}

/** Reads "low"/"high" as the bench says them. */
export function levelOf(word: 'low' | 'high'): Level {
  if (word !== 'low' && word !== 'high') {
    throw new MachineError(`a level is "low" or "high", not ${JSON.stringify(word)}`);
  }
  return word === 'high' ? 1 : 0;
}
