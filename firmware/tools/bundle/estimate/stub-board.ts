// Runs a bundle on the desktop with stand-ins for the interpreter that answer as little as they
// can: enough to boot, to let time pass and to press keys. For counting what the bundle makes and
// which of its functions run; how a board behaves is another matter.
import { createContext, runInContext } from 'node:vm';
import type { Context } from 'node:vm';
import type { Board } from '../../../../board-configs/board';
import { namedDeviceBoard } from '../../boards/device-board';
import { stubFlash, stubStorage } from './stub-flash';

/** A pin, a bus or any other thing of the interpreter that a bundle may hold. */
export class StubThing {
  constructor(readonly name: string) {}
}

interface Watch {
  readonly callback: (event: { state: boolean; time: number; pin: unknown }) => void;
  readonly pin: StubThing;
}

export interface StubBoard {
  readonly context: Context;
  /** Callbacks that the interpreter keeps, with what it keeps them for. */
  readonly watches: readonly Watch[];
  readonly intervals: readonly unknown[];
  readonly listeners: readonly unknown[];
  /** Lets time pass and runs the loop once. */
  pass(afterMs: number): void;
  /** The contact of a key (0 = left) closes or opens, `afterMs` from now. */
  contact(key: number, isClosed: boolean, afterMs: number): void;
}

const MODULES: Readonly<Record<string, () => object>> = {
  Storage: stubStorage,
  Flash: stubFlash,
};

/** An object each of whose members is a function that does nothing, unless `known` has it. */
function idle(name: string, known: object = {}): object {
  const nothing = () => undefined;
  const members = Object.assign(new StubThing(name), known);
  return new Proxy(members, {
    get: (target, member) => Reflect.get(target, member) ?? nothing,
  });
}

class Bench implements StubBoard {
  readonly watches: Watch[] = [];
  readonly intervals: (() => void)[] = [];
  readonly listeners: unknown[] = [];
  readonly context: Context;
  private readonly device;
  private readonly levels = new Map<string, number>();
  private seconds = 1;

  constructor(board: Board) {
    this.device = namedDeviceBoard(board);
    this.device.keyPins.forEach((pin, key) => this.levels.set(pin, 1 - this.closedLevel(key)));
    this.context = createContext(this.globals());
  }

  private closedLevel(key: number): number {
    return (this.device.keysClosedHigh >> key) & 1;
  }

  private read(pins: StubThing | StubThing[]): number {
    if (!Array.isArray(pins)) return this.levels.get(pins.name) ?? 0;
    return pins.reduce((number, pin) => number * 2 + this.read(pin), 0);
  }

  private functions(): object {
    return {
      getTime: () => this.seconds,
      setInterval: (callback: () => void) => this.intervals.push(callback),
      setWatch: (callback: Watch['callback'], pin: StubThing) => {
        return this.watches.push({ callback, pin });
      },
      digitalRead: (pins: StubThing | StubThing[]) => this.read(pins),
      analogRead: () => 0.5,
      require: (name: string) => idle(name, MODULES[name]!()),
      ...Object.fromEntries(
        ['changeInterval', 'clearInterval', 'pinMode', 'digitalWrite', 'analogWrite'].map(
          (name) => [name, () => undefined],
        ),
      ),
    };
  }

  private things(): object {
    const on = (_event: string, callback: unknown) => void this.listeners.push(callback);
    const port = (name: string) => idle(name, { on });
    return {
      E: idle('E', {
        getConsole: () => 'Serial1',
        getAnalogVRef: () => 3.3,
        reverseByte: (byte: number) => byte,
        CRC32: () => 0,
        toUint8Array: (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0)),
      }),
      ESP32: idle('ESP32', { getState: () => ({ BLE: false, Wifi: false }) }),
      Serial1: port('Serial1'),
      USB: port('USB'),
      ...Object.fromEntries(
        ['NRF', 'Pixl', 'g', 'SPI1', 'SPI2', 'I2C1', 'I2C2'].map((name) => [name, idle(name)]),
      ),
    };
  }

  private globals(): Record<string, unknown> {
    const { keyPins, ledPins, buzzerPin, batteryPin, display } = this.device;
    const wires = Object.values(display).flat();
    const names = [...keyPins, ...ledPins, buzzerPin, batteryPin, ...wires];
    const pins = names.filter((name) => typeof name === 'string' && name !== '');
    const given = { ...this.functions(), ...this.things() } as Record<string, unknown>;
    for (const name of pins as string[]) given[name] ??= new StubThing(name);
    return given;
  }

  pass(afterMs: number): void {
    this.seconds += afterMs / 1000;
    for (const callback of this.intervals) callback();
  }

  contact(key: number, isClosed: boolean, afterMs: number): void {
    const name = this.device.keyPins[key]!;
    const closed = this.closedLevel(key);
    this.levels.set(name, isClosed ? closed : 1 - closed);
    this.seconds += afterMs / 1000;
    const state = this.levels.get(name) === 1;
    for (const { callback, pin } of this.watches) {
      if (pin.name === name) callback({ state, time: this.seconds, pin });
    }
  }
}

/** Boots a script on the board. */
export function bootStub(script: string, board: Board, extra: object = {}): StubBoard {
  const bench = new Bench(board);
  Object.assign(bench.context, extra);
  runInContext(script, bench.context);
  return bench;
}
