// digitalRead, digitalWrite, pinMode, shiftOut and their like, and the pin objects D0, A0, …
import { ScriptError } from '../errors';
import type { Interpreter } from '../interpreter';
import type { Pin, PinMode } from '../pin';
import { type Api, numberOr, type Script } from '../script';

const MODES: ReadonlySet<string> = new Set([
  'analog',
  'input',
  'input_pullup',
  'input_pulldown',
  'output',
  'opendrain',
  'opendrain_pullup',
  'af_output',
  'af_opendrain',
]);

/** Pins that digitalPulse still has to turn back, and when the last one is due. */
const pulses = new WeakMap<Pin, number>();

export function pinCalls({ script }: Interpreter): Api {
  const { device } = script;
  const { costs } = device.facts;
  return {
    digitalRead: (value: unknown) => {
      device.spend(costs.pinCallUs);
      if (!Array.isArray(value)) return device.pins.read(script.pin(value));
      let sum = 0;
      for (const each of value) sum = (sum << 1) | device.pins.read(script.pin(each));
      return sum;
    },
    digitalWrite: (value: unknown, level: unknown) => {
      device.spend(costs.pinCallUs);
      if (Array.isArray(value)) writeAll(script, value, bits(level));
      else writeOne(device, script.pin(value), Boolean(level));
    },
    pinMode: (value: unknown, mode: unknown, isAutomatic: unknown) => {
      device.spend(costs.pinCallUs);
      setMode(script.device, script.pin(value), mode, isAutomatic === true);
    },
    getPinMode: (value: unknown) => script.pin(value).mode,
    ...waveCalls(script),
  };
}

/** Calls that make more than one edge, and those of analogue values. */
function waveCalls(script: Script): Api {
  const { device } = script;
  const { costs } = device.facts;
  return {
    digitalPulse: (value: unknown, level: unknown, ms: unknown) => {
      device.spend(costs.pinCallUs);
      pulse(script.device, script.pin(value), Boolean(level), ms);
    },
    analogRead: (value: unknown) => {
      device.spend(costs.pinCallUs);
      return readVolts(script.device, script.pin(value));
    },
    analogWrite: (value: unknown, duty: unknown, given: unknown) => {
      device.spend(costs.pinCallUs);
      const options = script.options('analogWrite', given, ['freq']);
      device.pwm.write(script.pin(value), Number(duty), numberOr(options['freq'], 0));
    },
    shiftOut: (value: unknown, given: unknown, data: unknown) => {
      device.spend(costs.pinCallUs);
      const options = script.options('shiftOut', given, ['clk', 'clkPol', 'repeat']);
      const repeat = Math.max(1, numberOr(options['repeat'], 1));
      const clk = script.maybePin(options['clk']);
      const isHigh = Boolean(options['clkPol']);
      shift(
        script.device,
        { pins: pinList(script, value), clk, isHigh, repeat },
        script.bytes(data),
      );
    },
  };
}

function pinList(script: Script, value: unknown): Pin[] {
  return Array.isArray(value) ? value.map((each) => script.pin(each)) : [script.pin(value)];
}

/** What a pin object can do. */
export function pinMembers(calls: Api, pin: Pin, object: () => object): Api {
  const call = (name: string, ...args: unknown[]): unknown =>
    (calls[name] as (...args: unknown[]) => unknown)(object(), ...args);
  return {
    read: () => call('digitalRead') === 1,
    write: (level: unknown) => call('digitalWrite', level),
    set: () => call('digitalWrite', 1),
    reset: () => call('digitalWrite', 0),
    toggle: () => {
      const next = pin.output === (pin.facts.isNegated ? 1 : 0);
      call('digitalWrite', next);
      return next;
    },
    mode: (mode: unknown) => call('pinMode', mode),
    getMode: () => call('getPinMode'),
    pulse: (level: unknown, ms: unknown) => call('digitalPulse', level, ms),
    analog: () => call('analogRead'),
    pwm: (duty: unknown, options: unknown) => call('analogWrite', duty, options),
    toString: () => pin.label,
    valueOf: () => pin.index,
  };
}

function bits(level: unknown): number {
  return typeof level === 'boolean' ? (level ? -1 : 0) : Number(level) | 0;
}

type Chip = Interpreter['device'];

/** The last pin takes the lowest bit and is written first. */
function writeAll(script: Script, pins: unknown[], value: number): void {
  const { device } = script;
  for (let i = pins.length - 1, rest = value; i >= 0; i -= 1, rest >>= 1) {
    writeOne(device, script.pin(pins[i]), (rest & 1) === 1);
    if (i > 0) device.spend(device.facts.costs.pinStepUs);
  }
}

function writeOne(device: Chip, pin: Pin, level: boolean): void {
  device.pwm.stop(pin);
  device.pins.write(pin, level);
}

function setMode(device: Chip, pin: Pin, mode: unknown, isAutomatic: boolean): void {
  if (mode === undefined || mode === 'auto') {
    pin.isManual = false;
    return;
  }
  if (typeof mode !== 'string' || !MODES.has(mode)) throw new ScriptError('Unknown pin mode');
  device.pwm.stop(pin);
  pin.isManual = !isAutomatic;
  device.pins.setMode(pin, mode as PinMode);
}

/** Turned back by a timer of the chip, whatever the program does meanwhile. */
function pulse(device: Chip, pin: Pin, level: boolean, given: unknown): void {
  const { line } = device;
  let atUs = Math.max(line.nowUs, pulses.get(pin) ?? 0);
  if (given === 0) {
    device.spend(atUs - line.nowUs);
    return;
  }
  if (atUs === line.nowUs) device.pins.write(pin, level);
  let next = level;
  for (const ms of Array.isArray(given) ? (given as number[]) : [Number(given)]) {
    if (!(ms >= 0)) throw new ScriptError('Pulse Time is less than 0 or not a number');
    next = !next;
    const turned = next;
    atUs += ms * 1000;
    line.at(atUs, () => device.power.state === 'on' && device.pins.write(pin, turned));
  }
  pulses.set(pin, atUs);
}

function readVolts(device: Chip, pin: Pin): number {
  if (!pin.facts.hasAdc) return NaN;
  if (!pin.isManual) device.pins.setMode(pin, 'analog');
  const full = device.adcFullScale(pin);
  return Math.min(1, Math.max(0, pin.volts / full));
}

interface Shift {
  pins: Pin[];
  clk: Pin | null;
  isHigh: boolean;
  repeat: number;
}

/** Native code: as fast as the chip can, no faster and no slower. */
function shift(device: Chip, { pins, clk, isHigh, repeat }: Shift, data: Uint8Array): void {
  const step = device.facts.costs.pinStepUs;
  for (const byte of data) {
    for (let turn = 0, rest: number = byte; turn < repeat; turn += 1) {
      for (let i = pins.length - 1; i >= 0; i -= 1, rest >>= 1) {
        device.pins.write(pins[i] as Pin, (rest & 1) === 1);
        device.spend(step);
      }
      if (clk === null) continue;
      device.pins.write(clk, isHigh);
      device.spend(step);
      device.pins.write(clk, !isHigh);
      device.spend(step);
    }
  }
}
