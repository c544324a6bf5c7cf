// What the parts of the Espruino API share: the device they act on, the world of the bundle, and
// the rules for a call: no call works after a cut, and every mistake reaches both bundle and bench.
import type { Device } from './device';
import { Cut, MachineError, ScriptError } from './errors';
import type { Pin } from './pin';
import type { Realm } from './realm';
import { strict } from './unmodelled';

export type Callback = (...args: unknown[]) => unknown;
export type Api = Record<string, unknown>;

export class Script {
  realm!: Realm;
  private readonly pinObjects = new Map<Pin, object>();
  private readonly pinsOfObjects = new WeakMap<object, Pin>();

  constructor(
    readonly device: Device,
    /** Runs a callback of the bundle; false when it was broken off and must be removed. */
    readonly call: (callback: Callback, args: unknown[]) => boolean,
  ) {}

  /** An object for the bundle: calls are guarded, and what it lacks is an error. */
  object(name: string, members: Api): object {
    return strict(name, this.guarded(name, members), (what) => this.refuse(what));
  }

  /** Guards every function of a table. */
  guarded(name: string, members: Api): Api {
    const made: Api = {};
    for (const [key, value] of Object.entries(members)) {
      const label = name === '' ? key : `${name}.${key}`;
      made[key] = typeof value === 'function' ? this.guard(label, value as Callback) : value;
    }
    return made;
  }

  /** The bundle touched what is not modelled. */
  refuse(what: string): never {
    throw this.violation(`the bundle uses ${what}, which the machine does not model`);
  }

  violation(message: string): MachineError {
    const error = new MachineError(message);
    this.device.violations.push(error);
    return error;
  }

  definePin(pin: Pin, object: object): void {
    this.pinObjects.set(pin, object);
    this.pinsOfObjects.set(object, pin);
  }

  pinObject(pin: Pin): object {
    return this.pinObjects.get(pin) as object;
  }

  /** A pin as the bundle may name it: the object, its number or its label. */
  pin(value: unknown): Pin {
    const pin = this.maybePin(value);
    if (pin === null) throw new ScriptError('Invalid pin');
    return pin;
  }

  maybePin(value: unknown): Pin | null {
    const { pins } = this.device;
    if (typeof value === 'object' && value !== null) return this.pinsOfObjects.get(value) ?? null;
    if (typeof value === 'number') return pins.pins[value] ?? null;
    return typeof value === 'string' ? (pins.byName(value) ?? null) : null;
  }

  isPin(value: unknown): boolean {
    return typeof value === 'object' && value !== null && this.pinsOfObjects.has(value);
  }

  /**
   * Strings of 8-bit characters, arrays of bytes and 8-bit typed arrays, as flash and buses take.
   */
  bytes(value: unknown): Uint8Array {
    if (typeof value === 'string') return fromLatin1(value);
    if (typeof value === 'number') return Uint8Array.of(value);
    if (Array.isArray(value)) return Uint8Array.from(value as number[]);
    if (ArrayBuffer.isView(value)) {
      const view = value as Uint8Array;
      if (view.byteLength !== view.length) return this.refuse('bytes of a wide typed array');
      return Uint8Array.from(view);
    }
    return this.refuse(`a ${typeof value} as bytes`);
  }

  function(value: unknown): Callback {
    if (typeof value === 'function') return value as Callback;
    if (typeof value === 'string') return this.refuse('a string as a callback');
    throw new ScriptError('Function or String not supplied!');
  }

  /** Options of a call: only those listed are known. */
  options(what: string, value: unknown, known: readonly string[]): Api {
    if (value === undefined) return {};
    if (typeof value !== 'object' || value === null) return this.refuse(`${what} options`);
    for (const key of Object.keys(value)) {
      if (!known.includes(key)) this.refuse(`option "${key}" of ${what}`);
    }
    return value as Api;
  }

  private guard(label: string, fn: Callback): Callback {
    return (...args) => {
      this.device.power.assertAlive();
      try {
        return fn(...args);
      } catch (error) {
        throw this.translated(label, error);
      }
    };
  }

  private translated(label: string, error: unknown): unknown {
    if (error instanceof ScriptError) return new this.realm.Error(error.message);
    if (error instanceof Cut || !(error instanceof Error)) return error;
    if (error instanceof MachineError) {
      if (!this.device.violations.includes(error)) this.device.violations.push(error);
      return error;
    }
    // An error of the bundle itself, thrown by a callback that ran inside the call.
    if (!(error instanceof Error) || error.constructor === this.realm.Error) return error;
    return this.violation(`${label}: ${error.message}`);
  }
}

export function fromLatin1(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
  return bytes;
}

export function toLatin1(bytes: ArrayLike<number>): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 1) text += String.fromCharCode(bytes[i] as number);
  return text;
}

export function numberOr(value: unknown, fallback: number): number {
  return typeof value === 'number' && !Number.isNaN(value) ? value : fallback;
}
