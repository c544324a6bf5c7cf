// Everything the bundle finds by name in its world, and the names of Espruino that are refused.
import type { Interpreter } from '../interpreter';
import type { Callback } from '../script';
import { i2cBus, spiBus } from './buses';
import { esp32Object, nrfObject } from './chips';
import { eObject, processObject, restartCalls, timerCalls, watchCalls } from './espruino';
import { pinCalls, pinMembers } from './pins';
import { LOOPBACKS, portObject, printCalls } from './ports';
import { flashLibrary, storageLibrary } from './storage';
import { pixlGlobals } from './pixl';

/** Espruino has these, the machine does not. */
const REFUSED = [
  'Date Promise Graphics Serial I2C SPI OneWire Waveform Bluetooth Terminal Telnet Wifi fs',
  'Modules Server Socket dump save edit echo trace peek8 peek16 peek32 poke8 poke16 poke32',
  'setBusyIndicator setSleepIndicator setSerialBluetooth compass acceleration quit interrupt',
  'atob btoa getSerial',
]
  .join(' ')
  .split(' ');

export function buildGlobals(run: Interpreter): void {
  const { script, realm } = run;
  const { device } = script;
  const world = realm.context;
  const pins = pinCalls(run);
  for (const table of [pins, timerCalls(run), watchCalls(run), restartCalls(run)]) {
    Object.assign(world, script.guarded('', table));
  }
  definePins(run, pins);
  world['E'] = eObject(run);
  world['process'] = processObject(run);
  Object.assign(world, script.guarded('', printCalls(run)));
  for (const name of [...device.serial.names(), ...LOOPBACKS]) {
    world[name] = run.definePort(name, portObject(run, name));
  }
  for (const name of Object.keys(device.facts.i2c)) world[name] = i2cBus(run, name);
  for (const name of Object.keys(device.facts.spi)) world[name] = spiBus(run, name);
  if (device.facts.family === 'esp32') world['ESP32'] = esp32Object(run);
  else Object.assign(world, { NRF: nrfObject(run), setDeepSleep: () => {} });
  if (device.facts.hasPixelLcd) Object.assign(world, pixlGlobals(run));
  world['require'] = script.guarded('', { require: requireCall(run) })['require'];
  refuse(run);
}

function requireCall(run: Interpreter): Callback {
  const { script } = run;
  const libraries: Record<string, object> = {
    Storage: storageLibrary(run),
    Flash: flashLibrary(run),
  };
  return (name: unknown) => libraries[String(name)] ?? script.refuse(`require("${String(name)}")`);
}

function definePins(run: Interpreter, calls: Record<string, unknown>): void {
  const { script, realm, device } = run;
  for (const pin of device.pins.pins) {
    const object: object = script.object(
      pin.label,
      pinMembers(calls, pin, () => object),
    );
    script.definePin(pin, object);
    realm.context[pin.label] = object;
  }
  for (const [name, label] of Object.entries(device.facts.aliases)) {
    realm.context[name] = script.pinObject(device.pins.find(label));
  }
  for (const [name, labels] of Object.entries(device.facts.sockets)) {
    const parts = Object.entries(labels).map(([part, label]) => [
      part,
      script.pinObject(device.pins.find(label)),
    ]);
    realm.context[name] = script.object(name, {
      ...Object.fromEntries(parts),
      setPower: (isOn: unknown) => setPower(run, labels, Boolean(isOn)),
    });
  }
}

/** A socket with a transistor switches ground by it; the others feed the part from two pins. */
function setPower({ device }: Interpreter, labels: Record<string, string>, isOn: boolean): void {
  const put = (part: string, level: boolean): void => {
    const label = labels[part];
    if (label !== undefined) device.pins.write(device.pins.find(label), level);
  };
  put('fet', isOn);
  put('gnd', false);
  put('vcc', isOn);
}

function refuse(run: Interpreter): void {
  for (const name of REFUSED) {
    if (name in run.realm.context) continue;
    Object.defineProperty(run.realm.context, name, {
      get: () => run.script.refuse(name),
      set: () => run.script.refuse(`${name} = …`),
      configurable: true,
    });
  }
}
