// I2C and SPI with the chip's hardware. SPI is clocked out bit by bit onto the pins, so that a chip
// sees every edge at its time; I2C is handed over as whole transactions.
import type { Device } from '../device';
import { ScriptError } from '../errors';
import type { Interpreter } from '../interpreter';
import type { Pin } from '../pin';
import { numberOr, type Script } from '../script';

interface I2cSetting {
  sda: Pin | null;
  scl: Pin | null;
  hz: number;
}

export function i2cBus({ script }: Interpreter, name: string): object {
  const { device } = script;
  const defaults = device.facts.i2c[name] as { sda: string; scl: string };
  let setting: I2cSetting | null = null;
  return script.object(name, {
    setup: (given: unknown) => {
      const options = script.options(`${name}.setup`, given, ['sda', 'scl', 'bitrate']);
      const sda = script.maybePin(options['sda'] ?? defaults.sda);
      const scl = script.maybePin(options['scl'] ?? defaults.scl);
      if (sda === null || scl === null) throw new ScriptError(`${name}: no pins`);
      device.pins.setMode(sda, 'opendrain_pullup');
      device.pins.setMode(scl, 'opendrain_pullup');
      setting = { sda, scl, hz: numberOr(options['bitrate'], 100000) };
    },
    writeTo: (target: unknown, ...parts: unknown[]) => {
      const bytes = flat(script, parts);
      const { chip, hz } = transfer(script, setting, { target, bytes: bytes.length });
      if (!chip.write(bytes, hz, device.line.wireUs)) fail(script, 'Write');
    },
    readFrom: (target: unknown, count: unknown) => {
      const length = Number(count);
      const { chip } = transfer(script, setting, { target, bytes: length });
      return script.realm.bytes(chip.read(length));
    },
  });
}

function transfer(
  script: Script,
  setting: I2cSetting | null,
  what: { target: unknown; bytes: number },
) {
  const { device } = script;
  if (setting === null) throw new ScriptError('I2C is not set up');
  const address = addressOf(script, what.target);
  const chip = device.wiring.i2cChip(setting.sda, setting.scl, address);
  if (chip === null) return fail(script, 'Address');
  device.spend(((1 + what.bytes) * 9 + 2) * (1e6 / setting.hz) + chip.stretchUs);
  return { chip, hz: setting.hz };
}

function addressOf(script: Script, target: unknown): number {
  if (typeof target === 'number') return target;
  const options = script.options('I2C address', target, ['address', 'stop']);
  return Number(options['address']);
}

function fail(script: Script, what: string): never {
  const { device } = script;
  const timesOut = device.wiring.i2cFailure === 'timeout';
  device.spend(timesOut ? device.facts.i2cTimeoutMs * 1000 : 200);
  throw new ScriptError(`I2C ${what} Error: ${timesOut ? 'Timeout' : 'no acknowledge'}`);
}

interface SpiSetting {
  sck: Pin | null;
  mosi: Pin | null;
  miso: Pin | null;
  halfUs: number;
  idles: boolean;
  /** True when data are taken on the second edge of each bit. */
  isLate: boolean;
  isLsbFirst: boolean;
}

export function spiBus({ script }: Interpreter, name: string): object {
  const { device } = script;
  let setting: SpiSetting | null = null;
  const run = (data: ArrayLike<number>, nss: unknown): number[] => {
    if (setting === null) throw new ScriptError(`${name} is not set up`);
    device.spend(device.facts.costs.pinCallUs);
    const select = nss === undefined ? null : script.pin(nss);
    if (select !== null) device.pins.write(select, false);
    const taken: number[] = [];
    for (let i = 0; i < data.length; i += 1) {
      taken.push(clockByte(script.device, setting, data[i] as number));
    }
    device.spend(1);
    if (select !== null) device.pins.write(select, true);
    return taken;
  };
  return script.object(name, {
    setup: (given: unknown) => {
      setting = spiSetting(script, name, given);
    },
    write: (...parts: unknown[]) => {
      const last = parts[parts.length - 1];
      const nss = parts.length > 1 && script.isPin(last) ? parts.pop() : undefined;
      run(flat(script, parts), nss);
    },
    send: (data: unknown, nss: unknown) => {
      const taken = run(script.bytes(data), nss);
      return typeof data === 'number' ? taken[0] : script.realm.bytes(taken);
    },
  });
}

const SPI_OPTIONS = ['sck', 'mosi', 'miso', 'baud', 'mode', 'order'];

function spiSetting(script: Script, name: string, given: unknown): SpiSetting {
  const { device } = script;
  const options = script.options(`${name}.setup`, given, SPI_OPTIONS);
  const defaults = device.facts.spi[name] as { sck: string; mosi: string; miso: string };
  const isGiven = options['sck'] !== undefined || options['mosi'] !== undefined;
  const pick = (wire: 'sck' | 'mosi' | 'miso'): Pin | null =>
    script.maybePin(isGiven ? options[wire] : defaults[wire]);
  const mode = numberOr(options['mode'], 0);
  const setting = {
    sck: pick('sck'),
    mosi: pick('mosi'),
    miso: pick('miso'),
    halfUs: 5e5 / numberOr(options['baud'], 100000),
    idles: mode >= 2,
    isLate: (mode & 1) === 1,
    isLsbFirst: options['order'] === 'lsb',
  };
  if (setting.sck === null) throw new ScriptError(`${name}: no pins`);
  drive(script.device, setting.sck, setting.idles);
  drive(script.device, setting.mosi, false);
  return setting;
}

function drive(device: Device, pin: Pin | null, level: boolean): void {
  if (pin === null) return;
  pin.output = level ? 1 : 0;
  if (pin.mode !== 'af_output') device.pins.setMode(pin, 'af_output');
  else device.pins.settle(pin);
}

function clockByte(device: Device, setting: SpiSetting, byte: number): number {
  const { mosi, miso, sck, halfUs, idles, isLate } = setting;
  let taken = 0;
  for (let i = 0; i < 8; i += 1) {
    const shift = setting.isLsbFirst ? i : 7 - i;
    const bit = ((byte >> shift) & 1) === 1;
    if (!isLate) drive(device, mosi, bit);
    device.spend(halfUs);
    drive(device, sck, !idles);
    if (isLate) drive(device, mosi, bit);
    else if (miso !== null) taken |= miso.level << shift;
    device.spend(halfUs);
    drive(device, sck, idles);
    if (isLate && miso !== null) taken |= miso.level << shift;
  }
  return taken;
}

/** All bytes of the arguments of a call. */
function flat(script: Script, parts: unknown[]): number[] {
  const bytes: number[] = [];
  for (const part of parts) {
    if (typeof part === 'number') bytes.push(part & 255);
    else bytes.push(...script.bytes(part));
  }
  return bytes;
}
